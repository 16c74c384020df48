"""Studies on a GPU: the loop of `quick`, with a few deals per thread.

Records and counts are in thread-local memory, which a GPU interleaves so that neighbouring threads
read neighbouring words. Each thread adds its counts to the totals once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, Final, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from undercard.kernel.errors import BadOption
from undercard.kernel.events import new_log
from undercard.lab.counts import COUNTS, DEAL, DEALS, GROUP, SIDES, WON, group_of
from undercard.lab.cuda import cuda
from undercard.lab.prepared_study import Chunk, PreparedStudy
from undercard.lab.quick import Quick, make_play
from undercard.lab.run import in_order
from undercard.lab.runners import Played, books_of, bot_numbers, make_runner, seed_of

Array: TypeAlias = Any

BLOCK: Final = 128
# The columns of the work list, which has one row per chunk.
VARIANT: Final = 0
PAIRING: Final = 1
FIRST: Final = 2
STOP: Final = 3
THREADS: Final = 4
"""The number of threads up to the end of the chunk."""


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def chunk_of(work: Array, thread: int) -> int:
    """Return the chunk of a thread, by binary search."""
    low, high = 0, work.shape[0] - 1
    while low < high:
        middle = (low + high) // 2
        if work[middle, THREADS] <= thread:
            low = middle + 1
        else:
            high = middle
    return low


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def first_deal(work: Array, row: int, thread: int, size: int) -> int:
    """Return the first deal of a thread; chunks are cut at multiples of `size`."""
    before = work[row - 1, THREADS] if row else 0
    cut = (work[row, FIRST] // size + thread - before) * size
    return int(max(cut, work[row, FIRST]))


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def last_deal(work: Array, row: int, first: int, size: int) -> int:
    """Return the end of a thread's deals, exclusive."""
    return int(min((first // size + 1) * size, work[row, STOP]))


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def add_up(counts: Array, row: int, group: int, mine: Array) -> None:
    """Add the counts of a thread, whose deals are all in one group."""
    for k in range(DEAL):
        if mine[k] != 0:
            cuda.atomic.add(counts, (row, k), mine[k])
    cuda.atomic.add(counts, (row, group), mine[DEALS])
    for side in range(SIDES):
        if mine[WON + side] != 0:
            cuda.atomic.add(counts, (row, group + 1 + side), mine[WON + side])


@cache
def make_threads(
    play_deals: Callable[..., None], size: int, max_legal: int, tallies: int, deals: int
) -> Array:
    """Return the CUDA kernel of a game of `size` words; each thread plays `deals` deals."""
    room = max(tallies, 1)

    @cuda.jit  # type: ignore[untyped-decorator]
    def threads(
        books: Array,
        extras: Array,
        pairings: Array,
        bots: Array,
        seats: int,
        bases: Array,
        widths: Array,
        work: Array,
        log: Array,
        counts: Array,
    ) -> None:
        i = cuda.grid(1)
        if i >= work[work.shape[0] - 1, THREADS]:
            return
        row = chunk_of(work, i)
        words = cuda.local.array((2, size), np.uint64)
        out = cuda.local.array(max_legal, np.int16)
        mine = cuda.local.array(GROUP, np.int64)
        tally = cuda.local.array(room, np.int64)
        for k in range(GROUP):
            mine[k] = 0
        for k in range(room):
            tally[k] = 0
        v, p = work[row, VARIANT], work[row, PAIRING]
        first = first_deal(work, row, i, deals)
        stop = last_deal(work, row, first, deals)
        book, extra, pair, base, width = books[v], extras[v], pairings[p], bases[p], widths[v]
        play_deals(
            book, extra, pair, bots, seats, base, first, stop, width, words, out, log, mine, tally
        )
        add_up(counts, row, group_of(base, first), mine)
        for k in range(tallies):
            if tally[k] != 0:
                cuda.atomic.add(counts, (row, COUNTS + k), tally[k])

    return threads


class _Gpu:
    """A study's arrays in the memory of the GPU."""

    def __init__(self, prepared: PreparedStudy, quick: Quick) -> None:
        self._prepared, self._size = prepared, quick.thread_deals
        game = prepared.games[0]
        counting = prepared.traits.counting(game)
        play_deals = make_play(counting, quick.choose, game.engine, game.dtype)
        self._threads = make_threads(
            play_deals,
            game.dtype.itemsize // 8,
            game.max_legal,
            prepared.tallies,
            quick.thread_deals,
        )
        extras = [cast(NDArray[np.generic], quick.extra(game)) for game in prepared.games]
        pairings = np.array([pairing.numbers for pairing in prepared.pairings], np.int8)
        bases = np.array([seed_of(prepared, n) for n in range(len(prepared.pairings))], np.uint64)
        bots, widths = bot_numbers(prepared.study, quick), np.array(prepared.widths, np.int64)
        before: list[Array] = [np.array(books_of(prepared)), np.array(extras), pairings, bots]
        self._before = [cuda.to_device(array) for array in before]
        self._after = [cuda.to_device(array) for array in (bases, widths)]
        self._log = cuda.to_device(new_log())

    def start(self, chunks: list[Chunk]) -> Array:
        """Start chunks and return their rows of counts in GPU memory; reading them waits."""
        work = self._work(chunks)
        counts = cuda.to_device(np.zeros((len(chunks), self._prepared.row), np.int64))
        blocks = (int(work[-1, THREADS]) + BLOCK - 1) // BLOCK
        tables = (*self._before, self._prepared.seats, *self._after)
        self._threads[blocks, BLOCK](*tables, cuda.to_device(work), self._log, counts)
        return counts

    def _work(self, chunks: list[Chunk]) -> NDArray[np.int64]:
        cells = [self._prepared.split(chunk.cell) for chunk in chunks]
        work = np.array(
            [(*cell, chunk.first, chunk.stop, 0) for cell, chunk in zip(cells, chunks, strict=True)]
        )
        threads = -(-work[:, STOP] // self._size) - work[:, FIRST] // self._size
        work[:, THREADS] = threads.cumsum()
        return work


def on_cuda(prepared: PreparedStudy, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Played]]:
    """Play many chunks in parallel on the GPU."""
    make_runner(prepared)
    quick = prepared.quick
    if quick is None or not quick.is_for_gpu:
        kinds = [it for it in prepared.traits.quick(prepared.games[0]) if it.is_for_gpu]
        names = " and ".join(name for it in kinds for name in it.bots) or "no bots"
        raise BadOption(f"--device cuda: only {names} play there, without --hook")
    if not cuda.is_available():
        raise BadOption("--device cuda: this machine has no GPU that CUDA can use")
    gpu = _Gpu(prepared, quick)
    batches = _batches(chunks, quick.gpu_deals)
    for batch, rows in in_order(batches, gpu.start, lambda counts: counts.copy_to_host(), 1):
        yield from ((chunk, (row, {})) for chunk, row in zip(batch, rows, strict=True))


def _batches(chunks: Iterable[Chunk], deals: int) -> Iterator[list[Chunk]]:
    batch: list[Chunk] = []
    held = 0
    for chunk in chunks:
        batch.append(chunk)
        held += chunk.stop - chunk.first
        if held >= deals:
            yield batch
            batch, held = [], 0
    if batch:
        yield batch
