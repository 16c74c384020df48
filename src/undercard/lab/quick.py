"""Whole games between the quick bots, compiled: one loop for every game, on the CPU and on a GPU.

A deal is played once for each seating of the bots. What `deal` sets up is the deal; what chance
brings afterwards is redrawn for each seating, so that what the games of one deal have in common
is the deal's doing alone.
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
from undercard.lab.counts import Counts, count_length, count_rounds, count_wins, end_deal
from undercard.lab.seeds import seed_of_deal, seed_of_game

Words: TypeAlias = NDArray[np.uint64]
"""Records as 64-bit words: a copy is a short loop, on a GPU in memory of the thread's own."""
Numbers: TypeAlias = NDArray[np.int8]
"""Of a pairing, or the numbers of the bots."""
Record: TypeAlias = np.record
"""A book or a state, of whatever game."""

NOTHING = np.zeros(1, np.int16)


def no_extra(_game: Game) -> object:
    """What the bots of most games need beside the book: nothing."""
    return NOTHING


@dataclass(frozen=True)
class Counting:
    """How the games of a study are dealt and what is counted of them, in kernels."""

    deal: Callable[..., None]
    """`deal(book, state, numbers, log)`: a game in a record that is blank but for its generator."""
    count: Callable[..., None]
    """`count(book, state, dealt, turn, mine, tally)`: what is special about a game that is over.

    The first bot sat in seat `turn`; wins and length are counted already.
    """
    counts_actions: bool = False
    """Whether the first tallies are the actions by their numbers."""


@dataclass(frozen=True)
class Quick:
    """Bots that play compiled, from the deal to the end."""

    bots: tuple[str, ...]
    """By their numbers."""
    choose: Callable[..., int]
    """`choose(book, state, bot, extra, out, is_first, numbers)`: an action.

    `out` is scratch for legal actions, `is_first` says whether the first bot is to act, `numbers`
    are the pairing's.
    """
    extra: Callable[[Game], object] = no_extra
    """What `choose` needs beside the book, for one piece of work; on a GPU it must be an array."""
    chunk: int = 1000
    """Deals played at a time: a fraction of a second."""
    is_for_gpu: bool = True
    thread_deals: int = 1
    """Deals of one thread of a GPU, GROUP_RUN at most."""
    gpu_deals: int = 1 << 18
    """Deals on a GPU at a time."""


@cache
def make_play(
    counting: Counting, choose: Callable[..., int], engine: Engine, dtype: np.dtype[np.void]
) -> Callable[..., None]:
    """Return the loop over the deals of a game, compiled at its first use."""
    deal, count, counts_actions = counting.deal, counting.count, counting.counts_actions
    step, winners, size = engine.step, engine.winners, dtype.itemsize // 8

    @kernel
    def play_on(
        book: Record,
        extra: object,
        numbers: Numbers,
        s: Record,
        turn: int,
        bots: Numbers,
        out: NDArray[np.int16],
        log: Log,
        tally: Counts,
    ) -> int:
        """Play to the end, seat `turn` by the first bot; return the number of decisions."""
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

    @kernel
    def play_deals(
        book: Record,
        extra: object,
        numbers: Numbers,
        bots: Numbers,
        seats: int,
        base: np.uint64,
        first: int,
        stop: int,
        width: int,
        words: Words,
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


def is_compiled(engine: Engine) -> bool:
    """Whether the rules are kernels; a game may bring plain functions, or be loaded interpreted."""
    return hasattr(engine.step, "py_func")


@cache
def plain_counting(engine: Engine, has_rounds: bool) -> Counting:
    """Return how a game is counted that says nothing about it: rounds and actions."""
    new = engine.new

    def deal(book: Record, s: Record, _numbers: Numbers, log: Log) -> None:
        new(book, s, log)

    if is_compiled(engine):
        deal = kernel(deal)
    return Counting(deal, _count_rounds if has_rounds else _count_nothing, counts_actions=True)


@kernel
def _count_rounds(
    _book: Record, s: Record, _dealt: Record, _turn: int, mine: Counts, *_: object
) -> None:
    count_rounds(mine, wide(s.round_n))


@kernel
def _count_nothing(*_: object) -> None:
    """Nothing is special about the game."""


@cache
def random_choice(engine: Engine) -> Callable[..., int]:
    """Return the kernel by which Random chooses in any game."""
    legal = engine.legal

    @kernel
    def choose(
        book: Record, s: Record, _bot: int, _extra: object, out: NDArray[np.int16], *_: object
    ) -> int:
        return wide(out[below(s, legal(book, s, out))])

    return choose
