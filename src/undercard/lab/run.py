"""Run a study: a backend plays the chunks, and this module adds them up in the study's order.

The order of addition, and the point at which a run stops early, do not depend on the backend. The
same study therefore gives the same numbers on threads, processes, a cluster and a GPU.

    >>> from undercard.lab.study import Study
    >>> from undercard.lab.prepared_study import PreparedStudy
    >>> study = Study(name="trial", game="fightdrome", bots=("greedy", "random"), games=2000)
    >>> prepared = PreparedStudy(study)
    >>> result = run_study(prepared, on_threads)
    >>> print(Summary.of(result.total(cells_of(prepared, 0))).share)
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
from undercard.lab.prepared_study import Chunk, PreparedStudy
from undercard.lab.results import Result, new_result, resume, write_result
from undercard.lab.runners import Played, make_runner, runner_of
from undercard.lab.summary import Summary

Item = TypeVar("Item")
Task = TypeVar("Task")
Done = TypeVar("Done")
Backend: TypeAlias = Callable[[PreparedStudy, Iterable[Chunk]], Iterator[tuple[Chunk, Played]]]
"""Plays chunks and yields them in the order in which it received them."""

SAVE_SECONDS = 5.0
AHEAD = 3
"""Chunks in flight per core."""
LEAST_DEALS = 100
"""With fewer deals, an interval is too unreliable to stop a run."""


@dataclass
class RunProgress:
    """The progress of a run."""

    games: int
    of: int
    seconds: float
    """Seconds since the start."""
    before: int
    """Games from an earlier run."""

    @property
    def seconds_left(self) -> float:
        new = self.games - self.before
        return self.seconds * (self.of - self.games) / new if new else math.inf


@dataclass(frozen=True)
class StopLimits:
    """Limits that stop a run before all its games are played."""

    within: float = 0.0
    """Stop when the margin of every variant is at most this."""
    seconds: float = math.inf


NO_LIMITS = StopLimits()


def run_study(
    prepared: PreparedStudy,
    backend: Backend,
    path: Path | None = None,
    limits: StopLimits = NO_LIMITS,
    report: Callable[[RunProgress, Result], None] | None = None,
) -> Result:
    """Play the rest of a study. Ctrl-C stops it and keeps the counts so far."""
    result = resume(prepared, path) if path else new_result(prepared)
    before = sum_games(result)
    progress = RunProgress(before, prepared.cells * prepared.deals * prepared.seats, 0.0, before)
    start = saved = time.monotonic()
    blocks_end = prepared.cells - 1
    try:
        for chunk, (counts, seen) in backend(prepared, result.todo(prepared)):
            result.add(chunk, counts, seen)
            now = time.monotonic()
            progress.games += (chunk.stop - chunk.first) * prepared.seats
            progress.seconds = now - start
            if report:
                report(progress, result)
            if path and now - saved > SAVE_SECONDS:
                write_result(result, path)
                saved = time.monotonic()
            if progress.seconds > limits.seconds:
                break
            if chunk.cell == blocks_end and is_narrow(prepared, result, limits.within):
                break
    except KeyboardInterrupt:
        pass
    finally:
        if path:
            write_result(result, path)
    return result


def sum_games(result: Result) -> int:
    return sum(Summary(cell.counts).games for cell in result.cells)


def is_narrow(prepared: PreparedStudy, result: Result, within: float) -> bool:
    """Whether the margin of every variant is at most `within`."""
    if within <= 0:
        return False
    for variant in range(len(prepared.games)):
        total = Summary.of(result.total(cells_of(prepared, variant)))
        if total.deals < LEAST_DEALS or total.share.margin > within:
            return False
    return True


def cells_of(prepared: PreparedStudy, variant: int) -> range:
    n = len(prepared.pairings)
    return range(variant * n, (variant + 1) * n)


def on_one(prepared: PreparedStudy, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Played]]:
    """Play in the calling thread."""
    runner = make_runner(prepared)
    return ((chunk, runner.play(chunk)) for chunk in chunks)


def on_all_cores(
    prepared: PreparedStudy, chunks: Iterable[Chunk]
) -> Iterator[tuple[Chunk, Played]]:
    """Play on all cores: in threads for compiled bots, in processes for Python bots."""
    return (on_threads if prepared.quick else on_processes)(prepared, chunks)


def on_threads(prepared: PreparedStudy, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Played]]:
    runner = make_runner(prepared)
    with _pool(ThreadPoolExecutor(cores())) as pool:
        yield from in_order(
            chunks, lambda chunk: pool.submit(runner.play, chunk), Future.result, AHEAD * cores()
        )


def on_processes(
    prepared: PreparedStudy, chunks: Iterable[Chunk]
) -> Iterator[tuple[Chunk, Played]]:
    make_runner(prepared)
    document = msgspec.json.encode(prepared.study)
    with process_pool() as pool:
        yield from in_order(
            chunks,
            lambda chunk: pool.submit(play_chunk, document, chunk),
            Future.result,
            AHEAD * cores(),
        )


@contextmanager
def process_pool() -> Iterator[Executor]:
    """Yield processes. If the consumer stops early, end them: a chunk of a bot that searches takes
    minutes, and nobody counts its games."""
    pool = ProcessPoolExecutor(cores(), initializer=_leave_interrupts_to_parent)
    with _pool(pool):
        try:
            yield pool
        except BaseException:
            for process in list(pool._processes.values()):
                process.terminate()
            raise


@contextmanager
def _pool(pool: Executor) -> Iterator[Executor]:
    """Cancel pending work on exit, when the consumer stops early."""
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def play_chunk(document: bytes, chunk: Chunk) -> Played:
    return runner_of(document).play(chunk)


def _leave_interrupts_to_parent() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_order(
    items: Iterable[Item], begin: Callable[[Item], Task], end: Callable[[Task], Done], ahead: int
) -> Iterator[tuple[Item, Done]]:
    """Start up to `ahead` tasks before waiting for the first; yield results in order."""
    waiting: deque[tuple[Item, Task]] = deque()
    for item in items:
        waiting.append((item, begin(item)))
        if len(waiting) > ahead:
            first, task = waiting.popleft()
            yield first, end(task)
    yield from ((first, end(task)) for first, task in waiting)
