"""The rules as the kernel calls them: a new game, the legal actions, the effect of an action.

`legal` is the only source of legality; `step` applies an action that `legal` lists, unchecked. The
choices are computed once per step, when a situation is entered, and kept in the state.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.games.fightdrome import actions, events, situations
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.pack import MAX_STACKS
from undercard.games.fightdrome.rounds import (
    begin_game,
    choose_sleeve,
    choose_stack,
    end_round,
    redraw,
    settle,
)
from undercard.games.fightdrome.state import State
from undercard.games.fightdrome.turns import give_up, play, rest, settle_last_gasp
from undercard.kernel.bits import NONE, count, lowest, nth, without_lowest
from undercard.kernel.chance import below
from undercard.kernel.compile import inlined, kernel, wide
from undercard.kernel.events import Log, emit

MAX_LEGAL: Final = MAX_STACKS
"""All Stacks of the largest pack; a hand of eight different faces and a Rest are fewer."""

new = begin_game
"""Set up a game in a record of zeros, except its generator."""


@kernel
def to_act(s: State) -> int:
    """Return the seat to act, or -1 when the game is over."""
    return s.actor


@inlined
def _base(situation: int) -> int:
    """Return the first number of the actions that `playable` stands for in a situation."""
    if situation == situations.STAGGER:
        return actions.DISCARD
    if situation == situations.SLEEVE:
        return actions.CHOOSE_SLEEVE
    if situation == situations.STACK:
        return actions.CHOOSE_STACK
    if situation == situations.LAST_GASP:
        return actions.DRAW
    return actions.PLAY


@kernel
def legal(book: Book, s: State, out: NDArray[np.int16]) -> int:  # noqa: ARG001
    """Write the legal actions and return their number."""
    if s.situation == situations.OVER:
        return 0
    if s.situation == situations.OPENING:
        out[0] = actions.KEEP
        out[1] = actions.REDRAW
        return 2
    n = 0
    base = _base(wide(s.situation))
    left = s.playable
    while left != NONE:
        out[n] = base + lowest(left)
        left = without_lowest(left)
        n += 1
    if s.can_rest:
        out[n] = actions.REST
        n += 1
    return n


@inlined
def random_action(book: Book, s: State) -> int:  # noqa: ARG001
    """Return a random legal action, drawn from the state's own generator."""
    if s.situation == situations.OPENING:
        return actions.KEEP + below(s, 2)
    n = count(s.playable)
    i = below(s, n + wide(s.can_rest))
    return actions.REST if i == n else _base(wide(s.situation)) + nth(s.playable, i)


@kernel
def step(book: Book, s: State, action: int, log: Log) -> None:
    """Apply a legal action and all its consequences, up to the next choice."""
    if action < actions.DISCARD:
        play(book, s, action, log)
    elif action < actions.CHOOSE_SLEEVE:
        give_up(book, s, action - actions.DISCARD, log)
    elif action < actions.REST:
        choose_sleeve(book, s, action - actions.CHOOSE_SLEEVE, log)
    elif action == actions.REST:
        rest(book, s, log)
    elif action < actions.CHOOSE_STACK:
        _settle_choice(book, s, action, log)
    elif action < actions.DRAW:
        choose_stack(book, s, action - actions.CHOOSE_STACK, log)
    else:
        settle_last_gasp(book, s, action == actions.DRAW, log)
    # A new round can end before any choice.
    while s.situation == situations.ROUND_ENDS:
        end_round(book, s, log)


@kernel
def winners(book: Book, s: State) -> int:  # noqa: ARG001
    """Return the winner as a set of seats: bit 0 for seat 0."""
    return 1 << wide(s.winner)


@kernel
def _settle_choice(book: Book, s: State, action: int, log: Log) -> None:
    """Keep the unsound hand, or show it and draw another (FR2 `may`)."""
    if action == actions.KEEP:
        emit(log, events.KEPT, wide(s.actor), 0, 0)
        s.settled += 1
    else:
        redraw(book, s, wide(s.actor), log)
    settle(book, s, log)
