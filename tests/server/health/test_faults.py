"""Real faults of a real server process: `/health`, a line of the log and a metric name each."""

from __future__ import annotations

import resource
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from polling import LIMIT_SECONDS, eventually
from server.campaigns.faults import DatabaseRestart, FullDisk
from server.campaigns.groups import ME, Group, Kind, bot
from server.campaigns.people import Journal, Person
from server.campaigns.processes import ServerProcess
from server.db.postgres_server import Postgres
from undercard.server.db import sqlite_url


class Watched:
    """A server, its log, and a connection to it that stays open."""

    def __init__(self, server: ServerProcess, log: Path, http: httpx.AsyncClient) -> None:
        self.server, self._log, self._http = server, log, http

    async def health(self) -> tuple[int, list[str]]:
        reply = await self._http.get("/health")
        return reply.status_code, reply.json()["causes"]

    async def is_well(self) -> bool:
        status, causes = await self.health()
        return status == 200 and not set(causes) - {"disk"}

    async def metric(self, sample: str) -> float:
        lines = (await self._http.get("/metrics")).text.splitlines()
        found = [line.split()[-1] for line in lines if line.startswith(f"{sample} ")]
        return float(found[0]) if found else 0.0

    def has_logged(self, text: str) -> bool:
        return text in self._log.read_text(encoding="utf-8")


@asynccontextmanager
async def watched(url: str, log: Path) -> AsyncIterator[Watched]:
    server = ServerProcess(url, log)
    await server.start()
    try:
        async with httpx.AsyncClient(
            base_url=f"http://{server.address}",
            headers={"origin": f"http://{server.address}"},
            timeout=LIMIT_SECONDS,
        ) as http:
            yield Watched(server, log, http)
    finally:
        await server.stop()


async def has_cause(site: Watched, status: int, cause: str) -> bool:
    found, causes = await site.health()
    return found == status and cause in causes


async def try_to_write(site: Watched) -> bool:
    """Write until a write fails; nobody else does."""
    reply = await site._http.post("/api/guest", json={"name": "Ann"})
    return reply.status_code == 503


async def check_cause(site: Watched, status: int, cause: str) -> None:
    await eventually(lambda: has_cause(site, status, cause))
    assert await site.metric(f'undercard_troubles_total{{cause="{cause}"}}') == 1


async def test_a_full_disk(tmp_path: Path) -> None:
    """The log is on the same disk, so its line appears only when there is space again."""
    async with watched(sqlite_url(tmp_path), tmp_path / "log") as site:
        fault = FullDisk()
        await fault.begin(site.server)
        await eventually(lambda: try_to_write(site))
        await check_cause(site, 503, "writes")
        await fault.end(site.server)
        await eventually(site.is_well)
        assert await site.metric("undercard_health") < 2
        assert site.has_logged("health: writes is well again")


async def test_a_database_that_stops(postgres: Postgres, postgres_url: str, tmp_path: Path) -> None:
    async with watched(postgres_url, tmp_path / "log") as site:
        fault = DatabaseRestart(postgres)
        await fault.begin(site.server)
        await check_cause(site, 503, "database")
        assert site.has_logged("health: database: ")
        await fault.end(site.server)
        await eventually(site.is_well)
        assert site.has_logged("health: database is well again")


async def test_no_descriptors_are_left(tmp_path: Path) -> None:
    async with watched(sqlite_url(tmp_path), tmp_path / "log") as site:
        assert await site.is_well()
        process = site.server.process
        before = process.rlimit(resource.RLIMIT_NOFILE)
        process.rlimit(resource.RLIMIT_NOFILE, (process.num_fds(), before[1]))
        await check_cause(site, 200, "descriptors")
        assert site.has_logged("health: descriptors: ")
        process.rlimit(resource.RLIMIT_NOFILE, before)
        await eventually(site.is_well)


async def test_a_bot_worker_that_is_killed_is_replaced_and_counted(tmp_path: Path) -> None:
    """The game continues: the worker is lost while nobody looks, or during a decision."""
    async with watched(sqlite_url(tmp_path), tmp_path / "log") as site:
        ann = Person("Ann", site.server.address)
        kind = Kind("fightdrome", (ME, bot("level1")))
        for number in range(3):
            for worker in site.server.workers() if number else ():
                worker.send_signal(signal.SIGKILL)
            group = Group(kind, [ann], Journal(), seed=1)
            group.is_last = True
            await group.play()
        assert await site.metric("undercard_tables_worker_restarts_total") >= 1
        if await site.metric("undercard_tables_bot_failures_total"):
            assert site.has_logged("failed: worker "), "the worker was lost during a decision"
        await eventually(site.is_well)
        await group.close()
