"""Playouts of all actions of a position, with common chance, compiled for any game.

A sample redraws what the seat cannot know. Every action is then played from the same sampled state
with the same generator, so that differences between actions depend little on luck.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from undercard.kernel.bits import count
from undercard.kernel.chance import below, unit
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log
from undercard.kernel.game import Engine
from undercard.kernel.layout import AnyRecord
from undercard.lab.quick import Numbers, RecordWords
from undercard.lab.seeds import seed_of_deal, seed_of_game

WHIM: Final = 0.1
"""The share of random actions, because bots without any repeat one mistake in every sample."""

LATER: Final = 0
THIS_ROUND: Final = 1
AT_ONCE: Final = 2
"""The game ended before the seat had another choice."""

Playouts = Callable[..., None]


def _round_of(s: AnyRecord) -> int:
    return wide(s.round_n)


def _no_round(s: AnyRecord) -> int:  # noqa: ARG001
    return 0


@cache
def make_playouts(
    engine: Engine, choose: Callable[..., int], dtype: np.dtype[np.void], *, has_kernels: bool
) -> Playouts:
    """Return the function that plays the actions of one position on many samples."""
    mark = kernel if has_kernels else _unchanged
    play_on = mark(_make_play_on(engine, choose))
    round_of = mark(_round_of if "round_n" in (dtype.names or ()) else _no_round)
    sample, winners = engine.sample, engine.winners

    def play_all(
        book: AnyRecord,
        extra: object,
        numbers: Numbers,
        bot: int,
        words: RecordWords,
        out: NDArray[np.int16],
        log: Log,
        seat: int,
        actions: NDArray[np.int64],
        base: np.uint64,
        first: int,
        most: int,
        shares: NDArray[np.float32],
        when: NDArray[np.int8],
        ends: NDArray[np.uint64],
    ) -> None:
        """Play the samples from the number `first`; the position is `words[0]`.

        A sample has a row: in `shares` the seat's share of the win after each action, in `when` the
        time of the end. The first ones also have a row of final states in `ends`.
        """
        drawn, s = words[1].view(dtype)[0], words[2].view(dtype)[0]
        for row in range(shares.shape[0]):
            copy_words(words[0], words[1])
            drawn.rng = seed_of_deal(base, first + row)
            sample(book, drawn, seat)
            for i in range(actions.shape[0]):
                copy_words(words[1], words[2])
                s.rng = seed_of_game(drawn.rng, 0)
                own = play_on(book, extra, numbers, bot, s, out, log, seat, actions[i], most)
                is_same_round = round_of(s) == round_of(drawn)
                when[row, i] = AT_ONCE if own == 1 else THIS_ROUND if is_same_round else LATER
                won = winners(book, s) if s.actor < 0 else 0
                shares[row, i] = ((won >> seat) & 1) / max(1, count(np.uint64(won)))
                if row < ends.shape[0]:
                    copy_words(words[2], ends[row, i])

    return cast(Playouts, mark(play_all))


def _make_play_on(engine: Engine, choose: Callable[..., int]) -> Callable[..., int]:
    """Return the function that plays one action, and then all seats to the end."""
    step = engine.step

    def play_on(
        book: AnyRecord,
        extra: object,
        numbers: Numbers,
        bot: int,
        s: AnyRecord,
        out: NDArray[np.int16],
        log: Log,
        seat: int,
        action: int,
        most: int,
    ) -> int:
        """Make at most `most` decisions; return the number of the seat's."""
        decisions = own = 0
        # One call of `step`: Numba compiles it again for every call site.
        while s.actor >= 0 and decisions < most:
            own += s.actor == seat
            if decisions > 0:
                player = 0 if unit(s) < WHIM else bot
                action = choose(book, s, player, extra, out, False, numbers)
            step(book, s, action, log)
            decisions += 1
        return own

    return play_on


@kernel
def copy_words(source: NDArray[np.uint64], target: NDArray[np.uint64]) -> None:
    """Copy a record as words."""
    for k in range(source.shape[0]):
        target[k] = source[k]


def _unchanged(function: Callable[..., object]) -> Callable[..., object]:
    return function


@cache
def random_choice(engine: Engine) -> Callable[..., int]:
    """Return how Random chooses in a game whose rules are plain functions."""
    legal = engine.legal

    def choose(
        book: AnyRecord, s: AnyRecord, _bot: int, _extra: object, out: NDArray[np.int16], *_: object
    ) -> int:
        return int(out[below(s, legal(book, s, out))])

    return choose
