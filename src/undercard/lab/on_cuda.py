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
DEALS_OF_THREAD: Final = {"fightdrome": GROUP_RUN, "survive": 1}
DEALS_AT_ONCE: Final = {"fightdrome": 1 << 23, "survive": 1 << 18}
FIGHT_WORDS: Final = quick_fightdrome.WORDS
SURVIVE_WORDS: Final = quick_survive.WORDS
play_fightdrome, play_survive = quick_fightdrome.play_deals, quick_survive.play_deals

# The columns of the work list: one row for each thread.
CHUNK: Final = 0
VARIANT: Final = 1
PAIRING: Final = 2
FIRST: Final = 3
STOP: Final = 4
COLUMNS: Final = 5


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
    if i >= work.shape[0]:
        return
    words = cuda.local.array((2, FIGHT_WORDS), np.uint64)
    mine = cuda.local.array(GROUP, np.int64)
    for k in range(GROUP):
        mine[k] = 0
    v, p = work[i, VARIANT], work[i, PAIRING]
    first, stop = work[i, FIRST], work[i, STOP]
    play_fightdrome(
        books[v], costs[v], pairings[p], bots, bases[p], first, stop, widths[v], words, log, mine
    )
    add_up(counts, work[i, CHUNK], group_of(bases[p], first), mine)


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
    if i >= work.shape[0]:
        return
    words = cuda.local.array((2, SURVIVE_WORDS), np.uint64)
    out = cuda.local.array(MAX_LEGAL, np.int16)
    mine = cuda.local.array(GROUP, np.int64)
    for k in range(GROUP):
        mine[k] = 0
    v, p = work[i, VARIANT], work[i, PAIRING]
    first, stop = work[i, FIRST], work[i, STOP]
    play_survive(
        books[v], pairings[p], bots, bases[p], first, stop, widths[v], words, out, log, mine
    )
    add_up(counts, work[i, CHUNK], group_of(bases[p], first), mine)


class _Gpu:
    """A study's tables in the memory of the GPU."""

    def __init__(self, table: Table) -> None:
        study = table.study
        self._table, self._threads = table, fightdrome_threads
        costs = np.zeros((len(table.games), 1), np.int16)
        books = [game.book for game in table.games]
        if study.game == "fightdrome":
            games = cast(list[Fightdrome], table.games)
            costs = np.array([costs_of(game.pack.faces) for game in games])
            if study.bots == ("random", "random"):
                books = [game.simulation_book for game in games]
        else:
            self._threads = survive_threads
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
        blocks = (len(work) + BLOCK - 1) // BLOCK
        self._threads[blocks, BLOCK](*self._tables, cuda.to_device(work), self._log, counts)
        return counts

    def _work(self, chunks: list[Chunk]) -> NDArray[np.int64]:
        size = DEALS_OF_THREAD[self._table.study.game]
        parts = []
        for n, chunk in enumerate(chunks):
            cuts = np.arange(chunk.first // size * size, chunk.stop + size, size)
            cuts = np.unique(cuts.clip(chunk.first, chunk.stop))
            rows = np.empty((len(cuts) - 1, COLUMNS), np.int64)
            rows[:, :FIRST] = (n, *self._table.split(chunk.cell))
            rows[:, FIRST], rows[:, STOP] = cuts[:-1], cuts[1:]
            parts.append(rows)
        return np.concatenate(parts)


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
