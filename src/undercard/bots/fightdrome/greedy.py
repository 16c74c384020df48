"""Greedy for Fightdrome: a page of rules of thumb, no looking ahead.

Spend what is cheap, keep what is dear: low attacks first, Blocks when no attack serves, Neurochem
cards last, since each of them shrinks the hand (F5.2). Strike where the opponent has shown to hold
no answer. When a card must be given up, a Block is missed less than an attack. Of the characters
on offer it takes the one with most Neurochem cards and attacks, as `docs/balance.md` measured them.

`Greedy` plays at a table, from a view, and can say why; `greedy_action` is the same page
compiled, for games by the million. A test holds the two together, and the same costs serve both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

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
from undercard.games.fightdrome.characters import sleeves_of
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.pack import MAX_FACES, Pack
from undercard.games.fightdrome.piles import SUPPLIES
from undercard.games.fightdrome.rules import (
    CHOOSE_SLEEVE,
    CHOOSE_STACK,
    DISCARD,
    DRAW,
    REDRAW,
    REST,
)
from undercard.games.fightdrome.state import (
    LAST_GASP,
    LEAD,
    OPENING,
    SLEEVE,
    STACK,
    STAGGER,
    State,
)
from undercard.games.fightdrome.view import View
from undercard.kernel.bits import NONE, bit, lowest, without_lowest
from undercard.kernel.compile import kernel, wide
from undercard.kernel.game import Game, GameView

PLAYED: Final = 0
GIVEN_UP: Final = 1

WORTH: Final = (3, 3, 3, 0, 8)
"""What a card of each supply adds to a character's chance of winning, in points of a hundred, if
it takes the place of a Block (docs/balance.md)."""

COST = {Kind.WEAVE: 110, Kind.FEINT: 120, Kind.NEUROCHEM_BLOCK: 210}


class Greedy:
    """Plays the cheapest card that serves."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._told = Explanation("", "reason-only")

    def decide(self, view: GameView, legal: list[str], budget: float) -> str:  # noqa: ARG002
        assert isinstance(view, View)
        self._told = explain_only(legal[0]) if len(legal) == 1 else self._choose(view, legal)
        return self._told.choice

    def explain(self) -> Explanation:
        """Which rule of thumb the last choice came from."""
        return self._told

    def _choose(self, view: View, legal: list[str]) -> Explanation:
        if view.situation == "opening":
            return Explanation("redraw", "reason-redraw")
        if view.situation in ("sleeve", "stack"):
            return self._choose_character(view, legal)
        if view.situation == "last_gasp":
            return Explanation("draw", "reason-draw")
        if view.situation == "stagger":
            return _cheapest(legal, "reason-give-up", cost_given_up)
        if view.situation == "lead":
            return self._lead(view, legal)
        return _cheapest(legal, "reason-answer")

    def _choose_character(self, view: View, legal: list[str]) -> Explanation:
        assert view.seat is not None
        mine = view.fighters[view.seat]
        worths = []
        for action in legal:
            number = int(action.split()[1])
            if mine.stack is None:
                worths.append(max(self._worth(sleeve, number) for sleeve in mine.stable))
            else:
                worths.append(self._worth(number, mine.stack))
        choice = legal[worths.index(max(worths))]
        if len(set(worths)) == 1:
            return Explanation(choice, "reason-sleeve")
        return Explanation(choice, "reason-character")

    def _worth(self, sleeve: int, stack: int) -> int:
        counts = self._pack.counts(sleeve - 1, stack - 1)
        return sum(each * n for each, n in zip(WORTH, counts, strict=True))

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
        answers = {str(face) for face in self._pack.faces if can_answer(face, attack)}
        return len(other.cannot_hold) == other.hand_size and all(
            answers <= set(row) for row in other.cannot_hold
        )


def make_greedy(game: Game, seed: int, most_passes: int) -> Greedy:  # noqa: ARG001
    """Return Greedy: a factory for the bot set."""
    assert isinstance(game, Fightdrome)
    return Greedy(game.pack)


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
    if s.situation == LAST_GASP:
        return DRAW
    if s.situation >= SLEEVE:
        return _best_character(book, s)
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
def _best_character(book: Book, s: State) -> int:
    """The first of the Stacks or Sleeves that make the strongest characters."""
    p = wide(s.actor)
    is_stack = s.situation == STACK
    best, most = 0, -1
    left = s.playable
    while left != NONE:
        card = lowest(left)
        left = without_lowest(left)
        worth = -1
        sleeves = sleeves_of(s, p) if is_stack else bit(card)
        while sleeves != NONE:
            stack = card if is_stack else wide(s.stack[p])
            worth = max(worth, _worth(book, lowest(sleeves), stack))
            sleeves = without_lowest(sleeves)
        if worth > most:
            best, most = card, worth
    return best + (CHOOSE_STACK if is_stack else CHOOSE_SLEEVE)


@kernel
def _worth(book: Book, sleeve: int, stack: int) -> int:
    total = 0
    for supply in range(SUPPLIES):
        total += WORTH[supply] * wide(book.counts[sleeve, stack, supply])
    return total


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
