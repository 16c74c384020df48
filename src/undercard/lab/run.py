"""Running a study: somewhere plays the chunks, here they are added up in the study's own order.

Whatever plays them, the order in which they are added is the same, and so is the point at which a
run stops early: the same study gives the same numbers on threads, processes, a cluster and a GPU.

    >>> from undercard.lab.study import Study
    >>> from undercard.lab.table import Table
    >>> study = Study(name="trial", game="fightdrome", bots=("greedy", "random"), games=2000)
    >>> table = Table(study)
    >>> result = run_study(table, on_threads)
    >>> print(Summary.of(result.total(cells_of(table, 0))).share)
    86.9% ± 1.4%
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias, TypeVar

import msgspec

from undercard.lab.cores import cores
from undercard.lab.players import Played, make_player, player_of
from undercard.lab.results import Result, new_result, resume, write_result
from undercard.lab.summary import Summary
from undercard.lab.table import Chunk, Table

Item = TypeVar("Item")
Task = TypeVar("Task")
Done = TypeVar("Done")
Place: TypeAlias = Callable[[Table, Iterable[Chunk]], Iterator[tuple[Chunk, Played]]]
"""Plays chunks, and gives them back in the order in which it got them."""

SAVE_SECONDS = 5.0
AHEAD = 3
"""Chunks in flight for each core."""
LEAST_DEALS = 100
"""An interval from fewer is not trusted to be narrow."""


@dataclass
class Progress:
    """How far a run is."""

    games: int
    of: int
    seconds: float
    """Since it began."""
    before: int
    """Games that were there already."""

    @property
    def seconds_left(self) -> float:
        new = self.games - self.before
        return self.seconds * (self.of - self.games) / new if new else math.inf


@dataclass(frozen=True)
class Limits:
    """When a run stops before all its games are played."""

    within: float = 0.0
    """Every variant's interval is as narrow as this, to either side."""
    seconds: float = math.inf


NO_LIMITS = Limits()


def run_study(
    table: Table,
    place: Place,
    path: Path | None = None,
    limits: Limits = NO_LIMITS,
    report: Callable[[Progress, Result], None] | None = None,
) -> Result:
    """Play what is left of a study. Ctrl-C ends it; what was counted by then is kept."""
    result = resume(table, path) if path else new_result(table)
    before = sum_games(result)
    progress = Progress(before, table.cells * table.deals * table.seats, 0.0, before)
    start = saved = time.monotonic()
    blocks_end = table.cells - 1
    try:
        for chunk, (counts, seen) in place(table, result.todo(table)):
            result.add(chunk, counts, seen)
            now = time.monotonic()
            progress.games += (chunk.stop - chunk.first) * table.seats
            progress.seconds = now - start
            if report:
                report(progress, result)
            if path and now - saved > SAVE_SECONDS:
                write_result(result, path)
                saved = time.monotonic()
            if progress.seconds > limits.seconds:
                break
            if chunk.cell == blocks_end and is_narrow(table, result, limits.within):
                break
    except KeyboardInterrupt:
        pass
    finally:
        if path:
            write_result(result, path)
    return result


def sum_games(result: Result) -> int:
    return sum(Summary(cell.counts).games for cell in result.cells)


def is_narrow(table: Table, result: Result, within: float) -> bool:
    """Whether every variant's interval is within what was asked."""
    if within <= 0:
        return False
    for variant in range(len(table.games)):
        total = Summary.of(result.total(cells_of(table, variant)))
        if total.deals < LEAST_DEALS or total.share.margin > within:
            return False
    return True


def cells_of(table: Table, variant: int) -> range:
    n = len(table.pairings)
    return range(variant * n, (variant + 1) * n)


def on_one(table: Table, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Played]]:
    """In this very thread."""
    player = make_player(table)
    return ((chunk, player.play(chunk)) for chunk in chunks)


def here(table: Table, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Played]]:
    """On all cores: threads for the quick bots, processes for those written in Python."""
    return (on_threads if table.quick else on_processes)(table, chunks)


def on_threads(table: Table, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Played]]:
    player = make_player(table)
    with _pool(ThreadPoolExecutor(cores())) as pool:
        yield from in_order(
            chunks, lambda chunk: pool.submit(player.play, chunk), Future.result, AHEAD * cores()
        )


def on_processes(table: Table, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Played]]:
    make_player(table)
    document = msgspec.json.encode(table.study)
    with _pool(ProcessPoolExecutor(cores(), initializer=_leave_interrupts_to_parent)) as pool:
        yield from in_order(
            chunks,
            lambda chunk: pool.submit(play_chunk, document, chunk),
            Future.result,
            AHEAD * cores(),
        )


@contextmanager
def _pool(pool: Executor) -> Iterator[Executor]:
    """Begin nothing more when nobody asks on."""
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def play_chunk(document: bytes, chunk: Chunk) -> Played:
    return player_of(document).play(chunk)


def _leave_interrupts_to_parent() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_order(
    items: Iterable[Item], begin: Callable[[Item], Task], end: Callable[[Task], Done], ahead: int
) -> Iterator[tuple[Item, Done]]:
    """Begin up to `ahead` tasks before the first is waited for; yield them in their order."""
    waiting: deque[tuple[Item, Task]] = deque()
    for item in items:
        waiting.append((item, begin(item)))
        if len(waiting) > ahead:
            first, task = waiting.popleft()
            yield first, end(task)
    yield from ((first, end(task)) for first, task in waiting)
