"""Greedy for Fightdrome: a page of rules of thumb, no looking ahead.

Spend what is cheap, keep what is dear: low attacks first, Blocks when no attack serves, Neurochem
cards last, since each of them shrinks the hand (F5.2). Strike where the opponent has shown to hold
no answer. When a card must be given up, a Block is missed less than an attack.

`GreedyFightdrome` plays at a table, from a view, and can say why; `greedy_action` is the same page
compiled, for games by the million. A test holds the two together, and the same costs serve both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from undercard.bots.bot import Explanation, Weighed, explain_only
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.cards import (
    BLOCKS,
    NORMAL_ATTACKS,
    Face,
    Kind,
    can_answer,
    parse_face,
)
from undercard.games.fightdrome.pack import MAX_FACES
from undercard.games.fightdrome.rules import CHOOSE_SLEEVE, DISCARD, REDRAW, REST
from undercard.games.fightdrome.state import LEAD, OPENING, SLEEVE, STAGGER, State
from undercard.games.fightdrome.view import View
from undercard.kernel.bits import NONE, bit, lowest, without_lowest
from undercard.kernel.compile import kernel, wide

PLAYED: Final = 0
GIVEN_UP: Final = 1

COST = {Kind.WEAVE: 110, Kind.FEINT: 120, Kind.NEUROCHEM_BLOCK: 210}


class GreedyFightdrome:
    """Plays the cheapest card that serves; `faces` are the cards of the pack."""

    def __init__(self, faces: list[Face]) -> None:
        self._faces = faces
        self._told = Explanation("", "reason-only")

    def decide(self, view: msgspec.Struct, legal: list[str], budget: float) -> str:  # noqa: ARG002
        assert isinstance(view, View)
        self._told = explain_only(legal[0]) if len(legal) == 1 else self._choose(view, legal)
        return self._told.choice

    def explain(self) -> Explanation:
        """Which rule of thumb the last choice came from."""
        return self._told

    def _choose(self, view: View, legal: list[str]) -> Explanation:
        if view.situation == "opening":
            return Explanation("redraw", "reason-redraw")
        if view.situation == "sleeve":
            return Explanation(legal[0], "reason-sleeve")
        if view.situation == "stagger":
            return _cheapest(legal, "reason-give-up", cost_given_up)
        if view.situation == "lead":
            return self._lead(view, legal)
        return _cheapest(legal, "reason-answer")

    def _lead(self, view: View, legal: list[str]) -> Explanation:
        """A sure hit if there is one; else a Rest where it may be had; else the weakest attack."""
        attacks = [action for action in legal if action != "rest"]
        sure = [action for action in attacks if self._is_sure_hit(view, _face(action))]
        if sure:
            return _cheapest(sure, "reason-sure-hit")
        if "rest" in legal:
            return Explanation("rest", "reason-rest")
        return _cheapest(attacks, "reason-lead")

    def _is_sure_hit(self, view: View, attack: Face) -> bool:
        """Whether staggers have shown that no card of the opponent's hand answers this attack."""
        assert view.seat is not None
        other = view.fighters[1 - view.seat]
        answers = {str(face) for face in self._faces if can_answer(face, attack)}
        return len(other.cannot_hold) == other.hand_size and all(
            answers <= set(row) for row in other.cannot_hold
        )


def cost(face: Face) -> int:
    """How dear a card is: strength, and more for what answers anything."""
    if face.kind in NORMAL_ATTACKS:
        return face.strength
    if face.kind in BLOCKS:
        return 60 + face.strength // 4
    return COST.get(face.kind, 200)


def cost_played(face: Face) -> int:
    """An attack that serves keeps the fight going: any is better than a Block (F4.12)."""
    return 80 + face.strength // 4 if face.kind in BLOCKS else cost(face)


def cost_given_up(face: Face) -> int:
    """A Block is missed less than an attack that is a little weaker: it never leads (F4.13)."""
    return face.strength - 20 if face.kind in BLOCKS else cost(face)


def _cheapest(
    actions: list[str], reason: str, price: Callable[[Face], int] = cost_played
) -> Explanation:
    """The card that gives least away, and those that come next."""
    ranked = sorted(actions, key=lambda action: price(_face(action.removeprefix("x"))))
    weighed = [Weighed(action, float(n == 0)) for n, action in enumerate(ranked[:3])]
    return Explanation(ranked[0], reason, weighed)


def _face(name: str) -> Face:
    face = parse_face(name)
    assert face is not None
    return face


def costs_of(faces: list[Face]) -> NDArray[np.int16]:
    """What each face of a pack costs, played and given up, for `greedy_action`."""
    costs = np.zeros((2, MAX_FACES), np.int16)
    costs[PLAYED, : len(faces)] = [cost_played(face) for face in faces]
    costs[GIVEN_UP, : len(faces)] = [cost_given_up(face) for face in faces]
    return costs


@kernel
def greedy_action(book: Book, costs: NDArray[np.int16], s: State) -> int:
    """What Greedy does; it reads of the state only what the seat to act may know."""
    if s.situation == OPENING:
        return REDRAW
    if s.situation == SLEEVE:
        return CHOOSE_SLEEVE + lowest(s.playable)
    if s.situation == STAGGER:
        return DISCARD + _cheapest_of(costs[GIVEN_UP], s.playable)
    if s.situation == LEAD:
        sure = _sure_hits(book, s)
        if sure != NONE:
            return _cheapest_of(costs[PLAYED], sure)
        if s.can_rest:
            return REST
    return _cheapest_of(costs[PLAYED], s.playable)


@kernel
def _cheapest_of(costs: NDArray[np.int16], faces: np.uint64) -> int:
    """The first of the cheapest faces of a set."""
    best = lowest(faces)
    left = without_lowest(faces)
    while left != NONE:
        face = lowest(left)
        if costs[face] < costs[best]:
            best = face
        left = without_lowest(left)
    return best


@kernel
def _sure_hits(book: Book, s: State) -> np.uint64:
    """The attacks that no card of the opponent's hand answers, as staggers have shown."""
    other = 1 - wide(s.actor)
    if s.limit_n[other] != s.hand_n[other]:
        return NONE
    may_hold = NONE
    for n in range(s.limit_n[other]):
        may_hold |= s.limit[other, n]
    sure = NONE
    left = s.playable
    while left != NONE:
        face = lowest(left)
        if book.answers[face] & may_hold == NONE:
            sure |= bit(face)
        left = without_lowest(left)
    return sure
