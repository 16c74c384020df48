"""What is measured of each contender: how much it can take, and how soon it answers."""

from __future__ import annotations

import statistics
from collections.abc import AsyncIterator
from dataclasses import dataclass

from server.campaigns.load.clients import Played
from server.campaigns.load.contenders import Contender

TICK = 0.01
"""Seconds in which the system counts a process' work: in a very short while it may see none."""


@dataclass(frozen=True)
class Latency:
    """In milliseconds."""

    median: float
    worst: float
    """The 99th percentile."""


@dataclass(frozen=True)
class Load:
    """A while of play, seen from both sides."""

    per_second: float
    per_cpu_second: float
    """Of the servers' processes."""
    acknowledged: Latency
    """From a post to its answer."""
    heard: Latency
    """From a post to the opponent's news of it."""
    bytes: float
    """Told to both, for each move."""
    clients: float
    """The share of a core that the busiest process of clients used: near 1, it was the limit."""


@dataclass(frozen=True)
class Figures:
    name: str
    tables: int
    saturated: Load
    """Each table moves as soon as everybody has heard the last move."""
    paced: Load
    megabytes: float
    """Of all server processes."""


@dataclass(frozen=True)
class Plan:
    tables: list[int]
    seconds: float
    every: float
    """Between two moves of a table, when it is paced."""
    warm_up: float = 3.0
    """Seconds of play before the first measurement: Node compiles what is used often."""


async def measure(contender: Contender, plan: Plan) -> AsyncIterator[Figures]:
    """People come and stay, so that every table is made once only."""
    there = 0
    for tables in sorted(plan.tables):
        await contender.seat(tables - there)
        if not there:
            await contender.play(plan.warm_up)
        there = tables
        saturated = await _load(contender, plan.seconds, 0.0)
        await contender.play(plan.every, plan.every)  # until what the last load has left is gone
        paced = await _load(contender, plan.seconds, plan.every)
        yield Figures(contender.name, tables, saturated, paced, contender.megabytes())


async def _load(contender: Contender, seconds: float, every: float) -> Load:
    cpu = contender.cpu_seconds()
    played = await contender.play(seconds, every)
    return summary(played, contender.cpu_seconds() - cpu)


def summary(played: list[Played], cpu: float) -> Load:
    """Of all processes of clients together."""
    moves = sum(len(it.acknowledged) for it in played)
    return Load(
        per_second=moves / max(it.seconds for it in played),
        per_cpu_second=moves / max(cpu, TICK),
        acknowledged=latency([one for it in played for one in it.acknowledged]),
        heard=latency([one for it in played for one in it.heard]),
        bytes=sum(it.bytes for it in played) / moves,
        clients=max(it.cpu / it.seconds for it in played),
    )


def latency(seconds: list[float]) -> Latency:
    cuts = statistics.quantiles(seconds, n=100)
    return Latency(1000 * cuts[49], 1000 * cuts[98])
