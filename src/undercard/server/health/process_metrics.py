"""Metrics of the process itself: event loop, queues, commits and compilation."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercard.server.bot_workers.readiness import Readiness
from undercard.server.db.store import Store
from undercard.server.health.loop_lag import LoopLag
from undercard.server.http.metrics import Metrics


def show_queues(metrics: Metrics, queues: Mapping[str, Callable[[], float]]) -> None:
    """Show the lengths of queues, by name."""
    for name, read in queues.items():
        metrics.watch(f"{name}_waiting", "gauge", f"Length of the queue: {name}.", read)


def show_process(metrics: Metrics, lag: LoopLag, store: Store, readiness: Readiness) -> None:
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
        "The event loop's maximum lag over half a minute.",
        lambda: lag.worst,
    )
    metrics.watch(
        "store_commits_total", "counter", "Commits of steps.", lambda: store.written.commits
    )
    metrics.watch(
        "store_failures_total",
        "counter",
        "Commits of steps that failed.",
        lambda: store.written.failures,
    )
    metrics.watch(
        "store_writes_total",
        "counter",
        "Steps and other writes; several share a commit.",
        lambda: store.written.writes,
    )
