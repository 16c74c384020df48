"""One attack on a new server, with bystanders, as a row of figures."""

from __future__ import annotations

import asyncio
import math
import os
import sys
import tempfile
from asyncio.subprocess import PIPE
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import psutil

from polling import LIMIT_SECONDS
from server.campaigns.attack import attacker
from server.campaigns.attack.attacks import Attack
from server.campaigns.attack.bystanders import Bystanders
from server.campaigns.attack.raw import Tally
from server.campaigns.processes import SiteProcess
from undercard.server.db import sqlite_url

MALLORY = "127.0.0.4"
TESTS = Path(__file__).parents[3]
WARM_UP_SECONDS = 2.0
SAMPLE_SECONDS = 0.25
MB = 2**20


@dataclass(frozen=True)
class Plan:
    seconds: float = 20.0
    every: float = 0.1
    """Seconds between two moves of the bystanders."""
    source: Path | None = None
    """The package of another checkout, whose server is measured."""
    is_patient: bool = True
    """Whether the attack waits for the end of compilation, which would disturb the figures."""


@dataclass
class Row:
    """The result of an attack, or of none."""

    attack: Attack | None
    tally: Tally = field(default_factory=Tally)
    moves: list[float] = field(default_factory=list)
    """Seconds from a bystander's move until the opponent has received it."""
    bots: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)
    cpu: float = 0.0
    """The share of a core that the server used, without its bots."""
    megabytes: float = 0.0
    """The maximum of the server's memory, without its bots."""
    failure: str = ""
    """Why the bystanders could not go on."""


def percentile(seconds: list[float], share: float) -> float:
    """Return the least time that this share of all times does not exceed, in milliseconds."""
    if not seconds:
        return math.inf
    return 1000 * sorted(seconds)[max(0, math.ceil(share * len(seconds)) - 1)]


async def measure(attack: Attack | None, plan: Plan) -> Row:
    """Measure one attack; None measures the bystanders alone."""
    with tempfile.TemporaryDirectory(prefix="undercard-attack-") as folder:
        server = SiteProcess(sqlite_url(Path(folder)), Path(folder) / "log", plan.source)
        try:
            await server.start()
            if plan.is_patient:
                await _await_compilation(server.address)
            return await _measure(attack, plan, server)
        finally:
            await server.stop()


async def _await_compilation(address: str) -> None:
    async with asyncio.timeout(LIMIT_SECONDS), httpx.AsyncClient(timeout=LIMIT_SECONDS) as http:
        while True:
            shown = (await http.get(f"http://{address}/health")).json()
            if shown["compilation"] == "ready":
                return
            await asyncio.sleep(SAMPLE_SECONDS)


async def _measure(attack: Attack | None, plan: Plan, server: SiteProcess) -> Row:
    row, bystanders = Row(attack), Bystanders(server.address)
    await bystanders.sit_down()
    await bystanders.play(WARM_UP_SECONDS, plan.every)
    before = _cpu(server.process)
    watch = asyncio.create_task(_watch_memory(server.process, row))
    attacking = asyncio.create_task(_attack(attack, plan, server.address, bystanders.table))
    try:
        await bystanders.play(plan.seconds, plan.every)
        row.cpu = (_cpu(server.process) - before) / plan.seconds
    except* (OSError, TimeoutError, httpx.HTTPError) as group:
        row.failure = type(group.exceptions[0]).__name__
    row.moves, row.bots, row.health = bystanders.moves, bystanders.bots, bystanders.health
    row.tally = await attacking
    watch.cancel()
    with suppress(OSError, TimeoutError):
        await bystanders.leave()
    return row


async def _attack(attack: Attack | None, plan: Plan, address: str, table: str) -> Tally:
    if attack is None:
        return Tally()
    order = (address, MALLORY, table, str(plan.seconds), attack.name)
    environment = {**os.environ, "PYTHONPATH": f"{TESTS.parent / 'src'}:{TESTS}"}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        attacker.__name__,
        *order,
        stdout=PIPE,
        env=environment,
        start_new_session=True,  # Linux shares CPU time between sessions first
    )
    try:
        answer, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    assert process.returncode == 0, "the attacker failed; its output is above"
    return msgspec.json.decode(answer, type=Tally)


def _cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


async def _watch_memory(process: psutil.Process, row: Row) -> None:
    while True:
        row.megabytes = max(row.megabytes, process.memory_info().rss / MB)
        await asyncio.sleep(SAMPLE_SECONDS)
