"""How the process itself is: whether its event loop keeps up, and how well commits are shared."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping

from undercard.server.readiness import Readiness
from undercard.server.store.contract import Store
from undercard.server.web.metrics import Metrics

EVERY_SECONDS = 0.5
KEPT = 60
"""The sampling window of the maximum lag, in samples."""


class LoopLag:
    """How late the event loop wakes whoever sleeps: as long as that, everybody waits."""

    def __init__(self) -> None:
        self._late: deque[float] = deque([0.0], maxlen=KEPT)

    @property
    def worst(self) -> float:
        return max(self._late)

    async def watch(self) -> None:
        """Until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY_SECONDS
            await asyncio.sleep(EVERY_SECONDS)
            self._late.append(max(0.0, loop.time() - due))


def show_queues(metrics: Metrics, queues: Mapping[str, Callable[[], float]]) -> None:
    """What waits to be written or counted, by the name of the queue."""
    for name, read in queues.items():
        metrics.watch(f"{name}_waiting", "gauge", f"Length of the queue: {name}.", read)


def show_vitals(metrics: Metrics, lag: LoopLag, store: Store, readiness: Readiness) -> None:
    metrics.watch(
        "parts_not_compiled",
        "gauge",
        "Parts of the games, rules and kinds of bots, that are not compiled.",
        lambda: readiness.missing,
    )
    metrics.watch(
        "compilation_failed",
        "gauge",
        "1 if the compilation of a game ended before it was done.",
        lambda: readiness.state == "failed",
    )
    metrics.watch(
        "loop_lag_seconds",
        "gauge",
        "The event loop's worst lag in half a minute.",
        lambda: lag.worst,
    )
    metrics.watch(
        "store_commits_total", "counter", "Commits of steps.", lambda: store.written.commits
    )
    metrics.watch(
        "store_writes_total",
        "counter",
        "Steps and other writes; several share a commit.",
        lambda: store.written.writes,
    )
