"""Undercard and boardgame.io, each with its server and client processes."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
import psutil

from ports import free_port
from server.campaigns.load import clients
from server.campaigns.load.clients import Come, Leave, Order, Play, Played, Seat, Watch
from server.campaigns.processes import running

TESTS = Path(__file__).parents[3]
PEER = TESTS.parent / "benchmarks" / "boardgame_io"
LONGEST_LINE = 2**27
"""The maximum length of an answer, which contains all latencies."""
MB = 2**20


class Clients:
    """A client process, which plays at many tables on command."""

    def __init__(self, process: Process) -> None:
        self._process = process

    async def order(self, order: Order) -> bytes:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")
        answer = await self._process.stdout.readline()
        assert answer, "the client process exited; its output is above"
        return answer

    async def play(self, order: Play) -> Played:
        return msgspec.json.decode(await self.order(order), type=Played)


class Contender:
    """Server processes and their client processes."""

    def __init__(self, name: str, servers: list[psutil.Process], crowds: list[Clients]) -> None:
        self.name, self._servers, self._crowds = name, servers, crowds

    async def seat(self, tables: int) -> None:
        await self._all([Seat(count) for count in self._shares(tables)])

    async def come(self, people: int) -> None:
        await self._all([Come(count) for count in self._shares(people)])

    async def watch(self, people: int) -> None:
        await self._all([Watch(count) for count in self._shares(people)])

    async def leave(self) -> None:
        await self._all([Leave()] * len(self._crowds))

    async def play(self, seconds: float, every: float = 0.0) -> list[Played]:
        order = Play(seconds, every)
        return list(await asyncio.gather(*(it.play(order) for it in self._crowds)))

    def cpu_seconds(self) -> float:
        times = [it.cpu_times() for it in self._servers]
        return sum(it.user + it.system for it in times)

    def megabytes(self) -> float:
        return sum(it.memory_info().rss for it in self._servers) / MB

    async def _all(self, orders: list[Order]) -> None:
        pairs = zip(self._crowds, orders, strict=True)
        await asyncio.gather(*(crowd.order(it) for crowd, it in pairs))

    def _shares(self, count: int) -> list[int]:
        several = len(self._crowds)
        return [count // several + (n < count % several) for n in range(several)]


@asynccontextmanager
async def undercard(
    url: str, processes: int, crowds: int, *more: str
) -> AsyncIterator[tuple[Contender, str]]:
    """Yield the contender and the address of one server."""
    async with running(url, processes, *more) as servers, AsyncExitStack() as stack:
        people = []
        for n in range(max(crowds, processes)):
            address = servers[n % processes].address
            people.append(await _clients(stack, sys.executable, "-m", clients.__name__, address))
        name = f"Undercard, {url.partition(':')[0].partition('+')[0]}"
        yield Contender(name, [it.process for it in servers], people), servers[0].address


def has_peer() -> bool:
    """Return whether Node and boardgame.io are installed."""
    return shutil.which("node") is not None and (PEER / "node_modules").is_dir()


@asynccontextmanager
async def boardgame_io(crowds: int) -> AsyncIterator[Contender]:
    port = str(free_port())
    async with AsyncExitStack() as stack:
        server = await _start(stack, "node", str(PEER / "server.js"), port)
        assert server.stdout is not None
        assert await server.stdout.readline() == b"ready\n"
        script, address = str(PEER / "clients.js"), f"127.0.0.1:{port}"
        people = [await _clients(stack, "node", script, address) for _ in range(crowds)]
        version = _version(PEER / "node_modules" / "boardgame.io" / "package.json")
        yield Contender(f"boardgame.io {version}, memory", [psutil.Process(server.pid)], people)


def _version(package: Path) -> str:
    return str(msgspec.json.decode(package.read_bytes())["version"])


def allow_many_connections() -> None:
    """Raise the limit of open files for this process and its children."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _clients(stack: AsyncExitStack, *command: str) -> Clients:
    return Clients(await _start(stack, *command))


async def _start(stack: AsyncExitStack, *command: str) -> Process:
    """Start a process that ends with the stack; Node runs in production mode, without checks and
    log."""
    environment = {**os.environ, "PYTHONPATH": str(TESTS), "NODE_ENV": "production"}
    process = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, env=environment, limit=LONGEST_LINE
    )
    stack.push_async_callback(_end, process)
    return process


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
    await process.wait()
