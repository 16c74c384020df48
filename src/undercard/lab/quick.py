"""Whole games between compiled bots: one loop for every game, on the CPU and on a GPU.

A deal is played once per seating of the bots. `deal` sets up the deal; later chance is redrawn for
each seating. Games of one deal therefore have only the deal in common, which isolates its
influence.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from undercard.kernel.chance import below
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log
from undercard.kernel.game import Engine, Game
from undercard.kernel.layout import AnyRecord
from undercard.lab.counts import Counts, count_length, count_rounds, count_wins, end_deal
from undercard.lab.seeds import seed_of_deal, seed_of_game

RecordWords: TypeAlias = NDArray[np.uint64]
"""Records as 64-bit words: copying is a short loop, which also works in a GPU's local memory."""
Numbers: TypeAlias = NDArray[np.int8]
"""The numbers of a pairing, or of the bots."""

NOTHING = np.zeros(1, np.int16)


def no_extra(_game: Game) -> object:
    """Return nothing: the bots of most games need only the book."""
    return NOTHING


@dataclass(frozen=True)
class Counting:
    """The kernels that deal the games of a study and count their results."""

    deal: Callable[..., None]
    """`deal(book, state, numbers, log)` deals into a record that is blank except for `rng`."""
    count: Callable[..., None]
    """`count(book, state, dealt, turn, mine, tally)` counts what is specific to a finished game.

    The first bot sat in seat `turn`; wins and length are already counted.
    """
    counts_actions: bool = False
    """Whether the first tallies count the actions by their numbers."""


@dataclass(frozen=True)
class Quick:
    """Bots that play compiled, from the deal to the end."""

    bots: tuple[str, ...]
    """The names of the bots; `choose` takes their index."""
    choose: Callable[..., int]
    """`choose(book, state, bot, extra, out, is_first, numbers)` returns an action.

    `out` is scratch memory for legal actions, `is_first` is true if the first bot is to act, and
    `numbers` are those of the pairing.
    """
    extra: Callable[[Game], object] = no_extra
    """Returns what `choose` needs besides the book; on a GPU it must be an array."""
    chunk: int = 1000
    """Deals per chunk, which take a fraction of a second."""
    is_for_gpu: bool = True
    thread_deals: int = 1
    """Deals per GPU thread, at most GROUP_RUN."""
    gpu_deals: int = 1 << 18
    """Deals per batch on a GPU."""


def _make_play_on(
    choose: Callable[..., int], step: Callable[..., None], counts_actions: bool
) -> Callable[..., int]:
    """Return the kernel that plays one dealt game to its end."""

    @kernel
    def play_on(
        book: AnyRecord,
        extra: object,
        numbers: Numbers,
        s: AnyRecord,
        turn: int,
        bots: Numbers,
        out: NDArray[np.int16],
        log: Log,
        tally: Counts,
    ) -> int:
        """Play to the end, seat `turn` by the first bot; return the number of decisions."""
        # Read once, at full width: `choose` is compiled for one width of numbers only.
        first, other = wide(bots[0]), wide(bots[1])
        made = 0
        while s.actor >= 0:
            is_first = s.actor == turn
            bot = first if is_first else other
            action = choose(book, s, bot, extra, out, is_first, numbers)
            if counts_actions:
                tally[action] += 1
            step(book, s, action, log)
            made += 1
        return made

    return play_on


@cache
def make_play(
    counting: Counting, choose: Callable[..., int], engine: Engine, dtype: np.dtype[np.void]
) -> Callable[..., None]:
    """Return the loop over the deals of a game, compiled at its first use."""
    deal, count, winners, size = counting.deal, counting.count, engine.winners, dtype.itemsize // 8
    play_on = _make_play_on(choose, engine.step, counting.counts_actions)

    @kernel
    def play_deals(
        book: AnyRecord,
        extra: object,
        numbers: Numbers,
        bots: Numbers,
        seats: int,
        base: np.uint64,
        first: int,
        stop: int,
        width: int,
        words: RecordWords,
        out: NDArray[np.int16],
        log: Log,
        mine: Counts,
        tally: Counts,
    ) -> None:
        """Play the deals from `first` to before `stop`; `words` has room for two records."""
        dealt = words[0].view(dtype)[0]
        s = words[1].view(dtype)[0]
        for n in range(first, stop):
            for k in range(size):
                words[0, k] = 0
            dealt.rng = seed_of_deal(base, n)
            deal(book, dealt, numbers, log)
            # Every seating plays a copy of the same deal, with other chance after it.
            for turn in range(seats):
                for k in range(size):
                    words[1, k] = words[0, k]
                s.rng = seed_of_game(dealt.rng, turn)
                made = play_on(book, extra, numbers, s, turn, bots, out, log, tally)
                count_length(mine, made, width)
                count_wins(mine, winners(book, s), seats, turn)
                count(book, s, dealt, turn, mine, tally)
            end_deal(mine, base, n)

    return play_deals


@cache
def plain_counting(engine: Engine, has_rounds: bool) -> Counting:
    """Return the counting of a game without its own: rounds and actions."""
    new = engine.new

    def deal(book: AnyRecord, s: AnyRecord, _numbers: Numbers, log: Log) -> None:
        new(book, s, log)

    if engine.has_kernels:
        deal = kernel(deal)
    return Counting(deal, _count_rounds if has_rounds else _count_nothing, counts_actions=True)


@kernel
def _count_rounds(
    _book: AnyRecord, s: AnyRecord, _dealt: AnyRecord, _turn: int, mine: Counts, *_: object
) -> None:
    count_rounds(mine, wide(s.round_n))


@kernel
def _count_nothing(*_: object) -> None:
    """Count nothing beyond wins and length."""


@cache
def random_choice(engine: Engine) -> Callable[..., int]:
    """Return the kernel with which Random chooses in any game."""
    legal = engine.legal

    @kernel
    def choose(
        book: AnyRecord, s: AnyRecord, _bot: int, _extra: object, out: NDArray[np.int16], *_: object
    ) -> int:
        return wide(out[below(s, legal(book, s, out))])

    return choose
