"""Acknowledged steps survive any crash."""

from __future__ import annotations

import asyncio
import random
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path

import pytest

from server.db import crash_writer
from server.db.postgres_server import Postgres
from undercard.server.db import Listing, Store, open_store

TABLES = [f"t{i}" for i in range(20)]
KILLS = 10


async def start_writer(url: str) -> Process:
    script = str(Path(crash_writer.__file__))
    return await asyncio.create_subprocess_exec(sys.executable, script, url, *TABLES, stdout=PIPE)


async def run_and_kill(url: str, after: int, kill: Callable[[Process], None]) -> list[str]:
    """Kill the writer after some steps; return the acknowledged ones as "table number"."""
    writer = await start_writer(url)
    assert writer.stdout is not None
    first = [await writer.stdout.readline() for _ in range(after)]
    kill(writer)
    output = b"".join(first) + await writer.stdout.read()
    lines = output.decode().splitlines(keepends=True)
    await writer.wait()
    return [line.strip() for line in lines if line.endswith("\n")]


async def prepare(url: str) -> None:
    store = await open_store(url)
    for table in TABLES:
        await store.create_table(table, b"", Listing("open", "fightdrome", 0.0))
    await store.close()


async def check(store: Store, acknowledged: set[str]) -> None:
    stored = set()
    listed = {it.table: it.listing.at for it in await store.tables()}
    for table in TABLES:
        steps = await store.steps(table)
        assert [it.number for it in steps] == list(range(1, len(steps) + 1))
        assert all(it.step == crash_writer.content(table, it.number) for it in steps)
        assert listed[table] == len(steps)
        stored |= {f"{table} {it.number}" for it in steps}
    assert acknowledged <= stored


async def test_acknowledged_steps_survive_sigkill(url: str) -> None:
    await prepare(url)
    rng = random.Random(5)
    acknowledged: set[str] = set()
    for _ in range(KILLS):
        acknowledged.update(await run_and_kill(url, rng.randint(1, 200), Process.kill))
    assert len(acknowledged) >= KILLS
    store = await open_store(url)
    await check(store, acknowledged)
    await store.close()


@pytest.mark.parametrize("after", [10, 300])
async def test_acknowledged_steps_survive_a_crash_of_postgresql(
    postgres: Postgres, postgres_url: str, after: int
) -> None:
    """The writer is then waiting for the outcome of its last group; it is killed too."""
    await prepare(postgres_url)

    def crash(writer: Process) -> None:
        postgres.crash()
        writer.kill()

    acknowledged = set(await run_and_kill(postgres_url, after, crash))
    postgres.start()
    store = await open_store(postgres_url)
    await check(store, acknowledged)
    await store.close()
