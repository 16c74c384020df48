"""Crash campaign: many concurrent tables, and a server that is killed repeatedly.

Clients reconnect and repeat unacknowledged steps. At the end the database must contain every
acknowledged step exactly once, and no step that no client posted.

    scripts/bench crash [--kills 200] [--database sqlite|postgres] [--life 4] [--groups 12]
        [--log FILE]
    scripts/bench crash --fault disk|database [--faults 20]

With `--fault` the server is not killed. Its disk is full, or PostgreSQL restarts, again and again;
`/health` must name the cause, and must be well again after it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, get_args

import httpx

from polling import LIMIT_SECONDS
from server.campaigns.aftermath import Aftermath, check_aftermath
from server.campaigns.faults import Fault, FaultName, faulty_database
from server.campaigns.groups import Group, make_groups
from server.campaigns.people import Journal
from server.campaigns.processes import Kind, ServerProcess, database

LIFE = 4.0
"""The most seconds that a server runs before its steps count; bots need some time to think."""
STEPS = 0, 40
"""The range of steps to be acknowledged before the kill; on a busy machine time is no measure."""
STEPS_SECONDS = LIMIT_SECONDS
WORKER_KILLS = 0.25
"""The probability that a bot process is killed before the server."""
FINISH_SECONDS = 1200.0
PROGRESS = 10
"""The number of kills between two progress lines."""


@dataclass
class Result:
    """The counts of a campaign."""

    kills: int = 0
    faults: int = 0
    worker_kills: int = 0
    starts: list[float] = field(default_factory=list)
    seconds: float = 0.0
    repeated: int = 0
    journal: Journal = field(default_factory=Journal)
    after: Aftermath = field(default_factory=Aftermath)


async def run(
    url: str,
    kills: int,
    groups: int,
    seed: int,
    log: Path | None = None,
    fault: Fault | None = None,
    life: float = LIFE,
) -> Result:
    """Kill the server again and again, or let the fault occur as often; raise if a step was
    lost."""
    rng, result, began = random.Random(seed), Result(), time.perf_counter()
    server = ServerProcess(url, log)
    playing = make_groups(server.address, groups, result.journal, rng)
    tasks = [asyncio.create_task(group.play()) for group in playing]
    disturb = _kill if fault is None else partial(_let_fail, fault, life)
    try:
        for number in range(1, kills + 1):
            if fault is None or number == 1:
                result.starts.append(await server.start())
            await _run_for_a_while(server, rng, result, life)
            await disturb(server, rng, result)
            _raise_if_any_failed(tasks)
            if number % PROGRESS == 0:
                _print_progress(result, time.perf_counter() - began)
        if fault is None:
            result.starts.append(await server.start())
        await _finish(server, playing, tasks)
        result.after = await check_aftermath(url, playing, result.journal)
        assert not server.orphans(), "bot processes outlived their server"
    finally:
        for task in tasks:
            task.cancel()
        await server.stop()
    for group in playing:
        await group.close()
    by_http = sum(person.repeated for group in playing for person in group.people)
    result.repeated = result.journal.repeated + by_http
    result.seconds = time.perf_counter() - began
    return result


async def _kill(server: ServerProcess, _: random.Random, result: Result) -> None:
    await server.kill()
    result.kills += 1


async def _let_fail(
    fault: Fault, life: float, server: ServerProcess, rng: random.Random, result: Result
) -> None:
    """Let a fault begin and end; `/health` must notice both."""
    await fault.begin(server)
    try:
        causes = await _await_health(server, lambda status: status == 503)
        assert fault.causes & causes, causes
        await asyncio.sleep(rng.uniform(0.0, life))
    finally:
        await fault.end(server)
    await _await_health(server, lambda status: status == 200)
    result.faults += 1


async def _await_health(server: ServerProcess, is_wanted: Callable[[int], bool]) -> set[str]:
    """Return the causes as soon as the status is as wanted."""
    async with asyncio.timeout(STEPS_SECONDS), httpx.AsyncClient(timeout=LIMIT_SECONDS) as http:
        while True:
            reply = await http.get(f"http://{server.address}/health")
            if is_wanted(reply.status_code):
                return set(reply.json()["causes"])
            await asyncio.sleep(0.05)


async def _run_for_a_while(
    server: ServerProcess, rng: random.Random, result: Result, life: float
) -> None:
    wanted = len(result.journal.acknowledged) + rng.randint(*STEPS)
    until = time.monotonic() + STEPS_SECONDS
    await asyncio.sleep(rng.uniform(0.0, life))
    workers = server.workers()
    if workers and rng.random() < WORKER_KILLS:
        rng.choice(workers).kill()
        result.worker_kills += 1
    while len(result.journal.acknowledged) < wanted and time.monotonic() < until:
        await asyncio.sleep(0.005)
    await asyncio.sleep(rng.uniform(0, 0.05))


def _print_progress(result: Result, seconds: float) -> None:
    steps = len(result.journal.acknowledged)
    times = result.kills + result.faults
    print(f"{times} times, {steps} steps, {seconds:.0f} s", file=sys.stderr, flush=True)


def _raise_if_any_failed(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


async def _finish(
    server: ServerProcess, playing: list[Group], tasks: list[asyncio.Task[None]]
) -> None:
    """Play the remaining games to the end; fail if the server exits before."""
    for group in playing:
        group.is_last = True
    games, ended = asyncio.gather(*tasks), asyncio.ensure_future(server.ended())
    either: list[asyncio.Future[Any]] = [games, ended]
    try:
        async with asyncio.timeout(FINISH_SECONDS):
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        assert not ended.done(), f"the server exited with status {ended.result()}"
        await games
    finally:
        ended.cancel()


def report(kind: Kind, result: Result) -> str:
    starts, after, journal = sorted(result.starts), result.after, result.journal
    rows = {
        "database": kind,
        "kills of the server": result.kills,
        "faults": result.faults,
        "kills of a bot process": result.worker_kills,
        "median start, seconds": f"{starts[len(starts) // 2]:.2f}",
        "connections lost": journal.lost_connections,
        "steps posted": len(journal.posts),
        "steps repeated without a response": result.repeated,
        "steps acknowledged": len(journal.acknowledged),
        "acknowledged steps lost": after.lost,
        "steps stored": after.steps,
        "steps stored twice": after.twice,
        "games finished": after.games,
        "records that verify": after.verified,
        "silences longer than a minute": journal.silences,
        "minutes": f"{result.seconds / 60:.1f}",
    }
    return "\n".join(f"| {name} | {value} |" for name, value in rows.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", choices=get_args(Kind), default="sqlite")
    parser.add_argument("--fault", choices=get_args(FaultName), help="instead of kills")
    parser.add_argument("--faults", type=int, default=20, help="how often the fault occurs")
    parser.add_argument(
        "--life", type=float, default=LIFE, help="seconds that a server or a fault lasts at most"
    )
    parser.add_argument("--groups", type=int, default=12, help="of players")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--log", type=Path, help="file for the servers' log")
    wanted = parser.parse_args()
    print(_run_faults(wanted) if wanted.fault else _run_kills(wanted))


def _run_kills(wanted: argparse.Namespace) -> str:
    with database(wanted.database) as url:
        campaign = run(url, wanted.kills, wanted.groups, wanted.seed, wanted.log, life=wanted.life)
        result = asyncio.run(campaign)
    return report(wanted.database, result)


def _run_faults(wanted: argparse.Namespace) -> str:
    with faulty_database(wanted.fault) as (url, fault):
        campaign = run(
            url, wanted.faults, wanted.groups, wanted.seed, wanted.log, fault, wanted.life
        )
        result = asyncio.run(campaign)
    return report("sqlite" if wanted.fault == "disk" else "postgres", result)


if __name__ == "__main__":
    main()
