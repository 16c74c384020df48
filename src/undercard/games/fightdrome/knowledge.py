"""Checks that a position's knowledge of hidden cards is true and can be sampled from (F11)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import cast

import numpy as np

from undercard.games.fightdrome import situations
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.position import ALWAYS_KNOWN, PlayerPosition, Position, bare_name
from undercard.games.fightdrome.rounds import is_sound
from undercard.games.fightdrome.sample import can_sample
from undercard.games.fightdrome.state import State
from undercard.kernel.errors import Problem

MOST_TRIES = 100_000
FITTING_DEALS = 8
"""Of the deals tried, so many must fit, or the position is refused as impossible to sample.

In positions that play can reach, one deal in a few fits, or in 4,000 at worst. A single deal that
fits says little: it may be found where only one in millions does.
"""
SEED = 1
"""The tries are those of a fixed seed: the generator of a position does not decide whether it is
accepted."""


def knowledge_problems(position: Position) -> Iterator[Problem]:
    """Yield marks and limits that contradict each other or the cards."""
    for n, player in enumerate(position.players):
        where = f"players[{n}]"
        marked = [card for card in player.pile if card[-1] in "~!"]
        marked += [card for card in player.hand + player.face_down if card[-1] == "!"]
        if not player.mixed and any(bare_name(card) not in ALWAYS_KNOWN for card in marked):
            yield Problem(f"{where}.mixed", "must be true, because hidden cards are marked as seen")
        yield from _limit_problems(player, where)


def _limit_problems(player: PlayerPosition, where: str) -> Iterator[Problem]:
    rows = [set(row) for row in player.cannot_hold]
    if any(not wider <= tighter for tighter, wider in pairwise(rows)):
        yield Problem(
            f"{where}.cannot_hold", "each row must rule out at least what the next row does"
        )
    elif not _fits(player):
        yield Problem(f"{where}.cannot_hold", "rules out cards that are in the hand")
    if player.face_down_cannot_be and not player.face_down:
        yield Problem(f"{where}.face_down_cannot_be", "must be empty: no card lies face down")
    elif {bare_name(card) for card in player.face_down} & set(player.face_down_cannot_be):
        yield Problem(f"{where}.face_down_cannot_be", "rules out a card that lies face down")


def _fits(player: PlayerPosition) -> bool:
    """Whether the hand can be arranged along `cannot_hold`, whose rows are nested."""
    if len(player.cannot_hold) > len(player.hand):
        return False
    hand = [bare_name(card) for card in player.hand]
    return all(
        sum(card not in row for card in hand) > n for n, row in enumerate(player.cannot_hold)
    )


def choice_problems(book: Book, position: Position, state: State) -> Iterator[Problem]:
    """Yield a problem if the rules would not put the actor in this situation (F3.5)."""
    for n, player in enumerate(position.players):
        if player.opening != "untold" and (player.opening == "sound") != is_sound(book, state, n):
            yield Problem(f"players[{n}].opening", f"the hand is not {player.opening} (F2.2)")
    actor, situation = position.to_act, position.situation
    if actor is None or situation == "opening":
        return
    if not state.playable and not state.can_rest:
        yield Problem("situation", f"seat {actor} has nothing to choose in {situation!r}")
    elif state.situation == situations.STAGGER and state.held[actor] & serving(book, state):
        yield Problem("situation", f"seat {actor} can play, so it is not Staggered (F3.5)")


def serving(book: Book, state: State) -> np.uint64:
    """Return the faces that a Staggered player would have needed."""
    return book.attacks if state.live < 0 else np.uint64(book.answers[state.live])


def sampling_problems(book: Book, state: State) -> Iterator[Problem]:
    """Yield a problem if a hand fits so few deals that sampling would take too long."""
    for seat in range(2):
        scratch = cast(State, cast(np.record, state).copy())
        scratch.rng = np.uint64(SEED)
        if not can_sample(book, scratch, seat, MOST_TRIES, FITTING_DEALS):
            yield Problem(
                f"players[{1 - seat}].hand",
                "too few deals match what is known of it, so it cannot be sampled (F11)",
            )
