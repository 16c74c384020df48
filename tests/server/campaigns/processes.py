"""Server processes that a campaign can kill and restart, and their databases."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Literal

import httpx
import psutil

from polling import LIMIT_SECONDS
from ports import free_port
from server.campaigns import one_server
from undercard.server.bot_workers import worker
from undercard.server.db import sqlite_url

START_SECONDS = LIMIT_SECONDS
"""The first start on a machine compiles the rules, possibly beside other work."""
TESTS = str(Path(__file__).parents[2])
BOT_WORKER = worker.__name__
Kind = Literal["sqlite", "postgres"]


class ServerProcess:
    """One server on one port, with an optional log file."""

    def __init__(self, url: str, log: Path | None = None, *more: str) -> None:
        self._url, self._log, self._more = url, log, more
        self._port = free_port()
        self._process: Process | None = None
        self._helpers: list[psutil.Process] = []

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._port}"

    @property
    def process(self) -> psutil.Process:
        assert self._process is not None
        return psutil.Process(self._process.pid)

    async def start(self) -> float:
        """Start; return the seconds until the server responds."""
        began = time.perf_counter()
        with open(self._log or "/dev/null", "ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command(), stdout=DEVNULL, stderr=log, env=self._environment()
            )
        await self._wait_until_ready()
        return time.perf_counter() - began

    def _command(self) -> list[str]:
        script = str(Path(one_server.__file__))
        return [sys.executable, script, self._url, str(self._port), *self._more]

    def _environment(self) -> dict[str, str]:
        """Return the environment in which the server finds the modules of the tests."""
        found = os.environ.get("PYTHONPATH")
        return {**os.environ, "PYTHONPATH": os.pathsep.join([TESTS, *([found] if found else [])])}

    async def kill(self) -> None:
        """Kill the server with SIGKILL, but not its bot processes."""
        self._helpers += self._children()
        assert self._process is not None
        self._process.kill()
        await self._process.wait()

    async def stop(self) -> int:
        """Stop in order; return the exit status."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.terminate()
        return await self.ended()

    async def ended(self) -> int:
        """Wait until the process has ended; return its exit status."""
        assert self._process is not None
        return await self._process.wait()

    def workers(self) -> list[psutil.Process]:
        """Return the processes of its bots, not the one that compiles."""
        return [it for it in self._children() if BOT_WORKER in _command_of(it)]

    def _children(self) -> list[psutil.Process]:
        try:
            return self.process.children(recursive=True)
        except psutil.NoSuchProcess:
            return []

    def orphans(self) -> list[psutil.Process]:
        """Return the child processes that outlived their server."""
        return [it for it in self._helpers if it.is_running() and it.status() != "zombie"]

    async def _wait_until_ready(self) -> None:
        assert self._process is not None
        async with asyncio.timeout(START_SECONDS), httpx.AsyncClient() as http:
            while True:
                try:
                    if (await http.get(f"http://{self.address}/health")).status_code == 200:
                        return
                except httpx.TransportError:
                    assert self._process.returncode is None, "the server exited"
                await asyncio.sleep(0.02)


class SiteProcess(ServerProcess):
    """`undercard serve` with its default limits, possibly of another checkout."""

    def __init__(self, url: str, log: Path | None = None, source: Path | None = None) -> None:
        super().__init__(url, log)
        self._source = source

    def _command(self) -> list[str]:
        serve = [sys.executable, "-m", "undercard", "serve", "--log-level", "warning"]
        return [*serve, "--port", str(self._port), "--database", self._url]

    def _environment(self) -> dict[str, str]:
        found = super()._environment()
        return found if self._source is None else {**found, "PYTHONPATH": str(self._source)}


@asynccontextmanager
async def running(url: str, count: int = 1, *more: str) -> AsyncIterator[list[ServerProcess]]:
    """Start `count` servers on one database, each with the extra arguments `more`."""
    servers = [ServerProcess(url, None, *more) for _ in range(count)]
    try:
        for server in servers:
            await server.start()
        yield servers
    finally:
        for server in servers:
            await server.stop()


@contextmanager
def database(kind: Kind) -> Iterator[str]:
    """Yield the URL of an empty database, which is removed at the end."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="undercard-campaign-") as folder:
            yield sqlite_url(Path(folder))
        return
    from server.db.postgres_server import Postgres

    postgres = Postgres()
    try:
        yield asyncio.run(postgres.emptied())
    finally:
        postgres.remove()


def _command_of(process: psutil.Process) -> list[str]:
    try:
        return process.cmdline()
    except psutil.Error:
        return []
