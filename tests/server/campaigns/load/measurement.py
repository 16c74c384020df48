"""The throughput and latency of each contender."""

from __future__ import annotations

import statistics
from collections.abc import AsyncIterator
from dataclasses import dataclass

from server.campaigns.load.clients import Played
from server.campaigns.load.contenders import Contender

TICK = 0.01
"""The resolution of CPU times in seconds; a shorter measurement may read zero."""


@dataclass(frozen=True)
class Latency:
    """Latency in milliseconds."""

    median: float
    worst: float
    """The 99th percentile."""


@dataclass(frozen=True)
class Load:
    """The result of one period of play, measured by clients and server."""

    per_second: float
    per_cpu_second: float
    """Moves per CPU-second of the server processes."""
    acknowledged: Latency
    """The time from a post to its answer."""
    received: Latency
    """The time from a post to the opponent's update."""
    bytes: float
    """Bytes sent to both players per move."""
    clients: float
    """The share of a core that the busiest client process used; near 1, it was the bottleneck."""


@dataclass(frozen=True)
class Figures:
    name: str
    tables: int
    saturated: Load
    """Each table moves as soon as all players have received the last move."""
    paced: Load
    megabytes: float
    """The memory of all server processes."""


@dataclass(frozen=True)
class Plan:
    tables: list[int]
    seconds: float
    every: float
    """Seconds between two moves of a paced table."""
    warm_up: float = 3.0
    """Seconds of play before the first measurement, so that Node has compiled the hot code."""


async def measure(contender: Contender, plan: Plan) -> AsyncIterator[Figures]:
    """Measure with a growing number of tables, each of which is created only once."""
    there = 0
    for tables in sorted(plan.tables):
        await contender.seat(tables - there)
        if not there:
            await contender.play(plan.warm_up)
        there = tables
        saturated = await _load(contender, plan.seconds, 0.0)
        await contender.play(plan.every, plan.every)  # let the backlog of the last load drain
        paced = await _load(contender, plan.seconds, plan.every)
        yield Figures(contender.name, tables, saturated, paced, contender.megabytes())


async def _load(contender: Contender, seconds: float, every: float) -> Load:
    cpu = contender.cpu_seconds()
    played = await contender.play(seconds, every)
    return summary(played, contender.cpu_seconds() - cpu)


def summary(played: list[Played], cpu: float) -> Load:
    """Return the combined result of all client processes."""
    moves = sum(len(it.acknowledged) for it in played)
    return Load(
        per_second=moves / max(it.seconds for it in played),
        per_cpu_second=moves / max(cpu, TICK),
        acknowledged=latency([one for it in played for one in it.acknowledged]),
        received=latency([one for it in played for one in it.received]),
        bytes=sum(it.bytes for it in played) / moves,
        clients=max(it.cpu / it.seconds for it in played),
    )


def latency(seconds: list[float]) -> Latency:
    cuts = statistics.quantiles(seconds, n=100)
    return Latency(1000 * cuts[49], 1000 * cuts[98])
