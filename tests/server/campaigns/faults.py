"""Faults of a server's surroundings that begin and end while it runs."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, Protocol

from server.campaigns.processes import ServerProcess, database
from server.db.postgres_server import Postgres

FaultName = Literal["disk", "database"]


class Fault(Protocol):
    """A fault; while it lasts, `/health` names one of the causes."""

    causes: frozenset[str]

    async def begin(self, server: ServerProcess) -> None: ...

    async def end(self, server: ServerProcess) -> None: ...


class FullDisk:
    """No file can be written: the limit on their size is 0. Unlike a small disk, this needs no
    privileges."""

    causes = frozenset({"writes"})

    async def begin(self, server: ServerProcess) -> None:
        _, most = server.process.rlimit(resource.RLIMIT_FSIZE)
        server.process.rlimit(resource.RLIMIT_FSIZE, (0, most))

    async def end(self, server: ServerProcess) -> None:
        _, most = server.process.rlimit(resource.RLIMIT_FSIZE)
        server.process.rlimit(resource.RLIMIT_FSIZE, (most, most))


class DatabaseRestart:
    """PostgreSQL is stopped, or crashes, in turn; then it starts again."""

    causes = frozenset({"database", "writes"})

    def __init__(self, postgres: Postgres) -> None:
        self._postgres, self._crashes = postgres, False

    async def begin(self, _: ServerProcess) -> None:
        await asyncio.to_thread(self._postgres.crash if self._crashes else self._postgres.stop)
        self._crashes = not self._crashes

    async def end(self, _: ServerProcess) -> None:
        await asyncio.to_thread(self._postgres.start)


@contextmanager
def faulty_database(name: FaultName) -> Iterator[tuple[str, Fault]]:
    """Yield the URL of an empty database, and its fault: SQLite has a disk, PostgreSQL restarts."""
    if name == "disk":
        with database("sqlite") as url:
            yield url, FullDisk()
        return
    postgres = Postgres()
    try:
        yield asyncio.run(postgres.emptied()), DatabaseRestart(postgres)
    finally:
        postgres.start()
        postgres.remove()
