"""Studies on a GPU: the games of `quick_fightdrome` and `quick_survive`, some deals to a thread.

Records and counts lie in memory of the thread's own, which a GPU lays out so that neighbouring
threads read neighbouring words; what was counted is added up once for each thread.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from undercard.bots.greedy_fightdrome import costs_of
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.survive.rules import MAX_LEGAL
from undercard.kernel.errors import BadOption
from undercard.kernel.events import new_log
from undercard.lab import quick_fightdrome, quick_survive
from undercard.lab.counts import COUNTS, DEAL, DEALS, GROUP, GROUP_RUN, SIDES, WON, group_of
from undercard.lab.cuda import cuda
from undercard.lab.players import Played, bot_numbers, make_player, seed_of, width_of
from undercard.lab.study import Chunk, Table

Array: TypeAlias = Any

BLOCK: Final = 128
DEALS_OF_FIGHTDROME: Final = GROUP_RUN
DEALS_OF_SURVIVE: Final = 1
"""So many deals are a thread's."""
DEALS_AT_ONCE: Final = {"fightdrome": 1 << 23, "survive": 1 << 18}
FIGHT_WORDS: Final = quick_fightdrome.WORDS
SURVIVE_WORDS: Final = quick_survive.WORDS
play_fightdrome, play_survive = quick_fightdrome.play_deals, quick_survive.play_deals

# The columns of the work list: one row for each chunk.
VARIANT: Final = 0
PAIRING: Final = 1
FIRST: Final = 2
STOP: Final = 3
THREADS: Final = 4
"""How many threads there are up to the end of the chunk."""


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def chunk_of(work: Array, thread: int) -> int:
    """The chunk that a thread plays a part of."""
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
    """The deal with which a thread begins: a chunk is cut at whole multiples of `size`."""
    before = work[row - 1, THREADS] if row else 0
    cut = (work[row, FIRST] // size + thread - before) * size
    return int(max(cut, work[row, FIRST]))


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def last_deal(work: Array, row: int, first: int, size: int) -> int:
    """The deal before which it stops."""
    return int(min((first // size + 1) * size, work[row, STOP]))


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def add_up(counts: Array, row: int, group: int, mine: Array) -> None:
    """What a thread has counted: all its deals are of one group."""
    for k in range(DEAL):
        if mine[k] != 0:
            cuda.atomic.add(counts, (row, k), mine[k])
    cuda.atomic.add(counts, (row, group), mine[DEALS])
    for side in range(SIDES):
        if mine[WON + side] != 0:
            cuda.atomic.add(counts, (row, group + 1 + side), mine[WON + side])


@cuda.jit  # type: ignore[untyped-decorator]
def fightdrome_threads(
    books: Array,
    costs: Array,
    pairings: Array,
    bots: Array,
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
    words = cuda.local.array((2, FIGHT_WORDS), np.uint64)
    mine = cuda.local.array(GROUP, np.int64)
    for k in range(GROUP):
        mine[k] = 0
    v, p = work[row, VARIANT], work[row, PAIRING]
    first = first_deal(work, row, i, DEALS_OF_FIGHTDROME)
    stop = last_deal(work, row, first, DEALS_OF_FIGHTDROME)
    play_fightdrome(
        books[v], costs[v], pairings[p], bots, bases[p], first, stop, widths[v], words, log, mine
    )
    add_up(counts, row, group_of(bases[p], first), mine)


@cuda.jit  # type: ignore[untyped-decorator]
def survive_threads(
    books: Array,
    costs: Array,  # noqa: ARG001
    pairings: Array,
    bots: Array,
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
    words = cuda.local.array((2, SURVIVE_WORDS), np.uint64)
    out = cuda.local.array(MAX_LEGAL, np.int16)
    mine = cuda.local.array(GROUP, np.int64)
    for k in range(GROUP):
        mine[k] = 0
    v, p = work[row, VARIANT], work[row, PAIRING]
    first = first_deal(work, row, i, DEALS_OF_SURVIVE)
    stop = last_deal(work, row, first, DEALS_OF_SURVIVE)
    play_survive(
        books[v], pairings[p], bots, bases[p], first, stop, widths[v], words, out, log, mine
    )
    add_up(counts, row, group_of(bases[p], first), mine)


class _Gpu:
    """A study's tables in the memory of the GPU."""

    def __init__(self, table: Table) -> None:
        study = table.study
        self._table, self._threads, self._size = table, fightdrome_threads, DEALS_OF_FIGHTDROME
        costs = np.zeros((len(table.games), 1), np.int16)
        books = [game.book for game in table.games]
        if study.game == "fightdrome":
            games = cast(list[Fightdrome], table.games)
            costs = np.array([costs_of(game.pack.faces) for game in games])
            if study.bots == ("random", "random"):
                books = [game.simulation_book for game in games]
        else:
            self._threads, self._size = survive_threads, DEALS_OF_SURVIVE
        pairings = np.array([pairing.numbers for pairing in table.pairings], np.int8)
        bases = np.array([seed_of(table, n) for n in range(len(table.pairings))], np.uint64)
        widths = np.array([width_of(game) for game in table.games], np.int64)
        tables = (np.array(books), costs, pairings, bot_numbers(study), bases, widths)
        self._tables = [cuda.to_device(array) for array in tables]
        self._log = cuda.to_device(new_log())

    def start(self, chunks: list[Chunk]) -> Array:
        """A row of counts for each chunk, in the memory of the GPU: reading them waits for them."""
        work = self._work(chunks)
        counts = cuda.to_device(np.zeros((len(chunks), COUNTS), np.int64))
        blocks = (int(work[-1, THREADS]) + BLOCK - 1) // BLOCK
        self._threads[blocks, BLOCK](*self._tables, cuda.to_device(work), self._log, counts)
        return counts

    def _work(self, chunks: list[Chunk]) -> NDArray[np.int64]:
        cells = [self._table.split(chunk.cell) for chunk in chunks]
        work = np.array(
            [(*cell, chunk.first, chunk.stop, 0) for cell, chunk in zip(cells, chunks, strict=True)]
        )
        threads = -(-work[:, STOP] // self._size) - work[:, FIRST] // self._size
        work[:, THREADS] = threads.cumsum()
        return work


def on_cuda(table: Table, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Played]]:
    """Many chunks at once on the GPU."""
    study = table.study
    if not study.is_quick or "learned" in study.bots:
        raise BadOption("--device cuda: random and greedy play there, without a hook")
    make_player(table)
    gpu = _Gpu(table)
    ahead: tuple[list[Chunk], Array] | None = None
    for batch in _batches(chunks, DEALS_AT_ONCE[study.game]):
        started = batch, gpu.start(batch)
        if ahead:
            yield from _read(*ahead)
        ahead = started
    if ahead:
        yield from _read(*ahead)


def _read(batch: list[Chunk], counts: Array) -> Iterator[tuple[Chunk, Played]]:
    for chunk, row in zip(batch, counts.copy_to_host(), strict=True):
        yield chunk, (row, {})


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
