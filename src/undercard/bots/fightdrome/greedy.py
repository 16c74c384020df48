"""Greedy for Fightdrome: a page of heuristics, without search.

It spends cheap cards and keeps strong ones: low attacks first, Blocks if no attack serves,
Neurochem cards last, since each of them shrinks the hand (F5.2). It attacks where the opponent has
shown to hold no answer. When it must discard, a Block is a smaller loss than an attack. Of the
characters on offer it takes the one with most Neurochem cards and attacks, following the
measurements in `docs/balance.md`.

`greedy_action` is that page as a kernel, for millions of games; it reads only what the seat to act
may know. `Greedy` plays it at a table, from a view, and explains each choice.
"""

from __future__ import annotations

from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from undercard.bots.bot import SHOWN, Explanation, Weighed, explain_only
from undercard.games.fightdrome import actions, situations
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.cards import BLOCKS, NORMAL_ATTACKS, Face, Kind
from undercard.games.fightdrome.characters import sleeves_of
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.pack import MAX_FACES
from undercard.games.fightdrome.piles import SUPPLIES
from undercard.games.fightdrome.state import State
from undercard.games.fightdrome.view import View
from undercard.kernel.bits import NONE, bit, lowest, without_lowest
from undercard.kernel.compile import kernel, wide
from undercard.kernel.game import Game, GameView

PLAYED: Final = 0
GIVEN_UP: Final = 1

WORTH: Final = (3, 3, 3, 0, 8)
"""The percentage points of wins that a card of each supply adds, compared with a Block.

The numbers are from docs/balance.md.
"""

COST = {Kind.WEAVE: 110, Kind.FEINT: 120, Kind.NEUROCHEM_BLOCK: 210}


REASONS: dict[str, str] = {
    "opening": "reason-redraw",
    "last_gasp": "reason-draw",
    "stagger": "reason-give-up",
    "lead": "reason-lead",
}
"""The reason in each situation; in any other situation it answers an attack."""


class Greedy:
    """Plays the kernel on a state imagined from the view."""

    def __init__(self, game: Fightdrome) -> None:
        self._game = game
        self._costs = costs_of(game.pack.faces)
        self._told = Explanation("", "reason-only")

    def decide(self, view: GameView, legal: list[str], budget: float) -> str:  # noqa: ARG002
        assert isinstance(view, View)
        self._told = explain_only(legal[0]) if len(legal) == 1 else self._choose(view, legal)
        return self._told.choice

    def explain(self) -> Explanation:
        """Return the heuristic behind the last choice."""
        return self._told

    def _choose(self, view: View, legal: list[str]) -> Explanation:
        game, state = self._game, cast(State, self._game.imagine(view))
        book = cast(Book, game.book)
        choice = game.format_action(greedy_action(book, state, self._costs))
        numbers = {action: game.parse_action(action) for action in legal}
        if view.situation in ("sleeve", "stack"):
            base = actions.CHOOSE_STACK if view.situation == "stack" else actions.CHOOSE_SLEEVE
            worths = {character_worth(book, state, n - base) for n in numbers.values()}
            reason = "reason-sleeve" if len(worths) == 1 else "reason-character"
            return Explanation(choice, reason)
        if choice == "rest":
            return Explanation(choice, "reason-rest")
        reason = REASONS.get(view.situation, "reason-answer")
        sure = int(sure_hits(book, state)) if view.situation == "lead" else 0
        if sure:
            reason = "reason-sure-hit"
            numbers = {
                action: n for action, n in numbers.items() if n < actions.DISCARD and sure >> n & 1
            }
        return Explanation(choice, reason, self._weigh(numbers))

    def _weigh(self, numbers: dict[str, int]) -> list[Weighed]:
        """Return the cheapest cards, with shares."""
        cards = {action: n for action, n in numbers.items() if n < actions.CHOOSE_SLEEVE}
        costs = self._costs.ravel().tolist()
        ranked = sorted(cards, key=lambda action: costs[cards[action]])
        return [Weighed(action, float(n == 0)) for n, action in enumerate(ranked[:SHOWN])]


def make_greedy(game: Game, seed: int, most_passes: int) -> Greedy:  # noqa: ARG001
    """Return Greedy: a factory for the bot set."""
    assert isinstance(game, Fightdrome)
    return Greedy(game)


def cost(face: Face) -> int:
    """Return the value of a card: its strength, and more if it answers anything."""
    if face.kind in NORMAL_ATTACKS:
        return face.strength
    if face.kind in BLOCKS:
        return 60 + face.strength // 4
    return COST.get(face.kind, 200)


def cost_played(face: Face) -> int:
    """Return the cost of playing a card: an attack that serves is better than any Block (F4.12)."""
    return 80 + face.strength // 4 if face.kind in BLOCKS else cost(face)


def cost_given_up(face: Face) -> int:
    """Return the cost of discarding a card: a Block costs less, because it never leads (F4.13)."""
    return face.strength - 20 if face.kind in BLOCKS else cost(face)


def costs_of(faces: list[Face]) -> NDArray[np.int16]:
    """Return the costs of each face of a pack, played and discarded, for `greedy_action`."""
    costs = np.zeros((2, MAX_FACES), np.int16)
    costs[PLAYED, : len(faces)] = [cost_played(face) for face in faces]
    costs[GIVEN_UP, : len(faces)] = [cost_given_up(face) for face in faces]
    return costs


@kernel
def greedy_action(book: Book, s: State, costs: NDArray[np.int16]) -> int:
    """Return Greedy's action; it reads only what the seat to act may know."""
    if s.situation == situations.OPENING:
        # Only an unsound hand can be redrawn (FR2).
        return actions.REDRAW
    if s.situation == situations.LAST_GASP:
        return actions.DRAW
    if s.situation >= situations.SLEEVE:
        return _best_character(book, s)
    if s.situation == situations.STAGGER:
        return actions.DISCARD + _cheapest_of(costs[GIVEN_UP], s.playable)
    if s.situation == situations.LEAD:
        sure = sure_hits(book, s)
        if sure != NONE:
            return _cheapest_of(costs[PLAYED], sure)
        # A Rest gains a card in exchange for the Lead.
        if s.can_rest:
            return actions.REST
    return _cheapest_of(costs[PLAYED], s.playable)


@kernel
def _best_character(book: Book, s: State) -> int:
    """Return the first Stack or Sleeve that allows the strongest character."""
    best, most = 0, -1
    left = s.playable
    while left != NONE:
        card = lowest(left)
        left = without_lowest(left)
        worth = character_worth(book, s, card)
        if worth > most:
            best, most = card, worth
    return best + (
        actions.CHOOSE_STACK if s.situation == situations.STACK else actions.CHOOSE_SLEEVE
    )


@kernel
def character_worth(book: Book, s: State, card: int) -> int:
    """Return the worth of the actor's strongest character with a Stack or Sleeve."""
    p, worth = wide(s.actor), -1
    is_stack = s.situation == situations.STACK
    sleeves = sleeves_of(s, p) if is_stack else bit(card)
    while sleeves != NONE:
        stack = card if is_stack else wide(s.stack[p])
        worth = max(worth, _worth(book, lowest(sleeves), stack))
        sleeves = without_lowest(sleeves)
    return worth


@kernel
def _worth(book: Book, sleeve: int, stack: int) -> int:
    total = 0
    for supply in range(SUPPLIES):
        total += WORTH[supply] * wide(book.counts[sleeve, stack, supply])
    return total


@kernel
def _cheapest_of(costs: NDArray[np.int16], faces: np.uint64) -> int:
    """Return the first of the cheapest faces of a set."""
    best = lowest(faces)
    left = without_lowest(faces)
    while left != NONE:
        face = lowest(left)
        if costs[face] < costs[best]:
            best = face
        left = without_lowest(left)
    return best


@kernel
def sure_hits(book: Book, s: State) -> np.uint64:
    """Return the attacks that no card of the opponent's hand answers, according to staggers."""
    other = 1 - wide(s.actor)
    # A card without a limit could answer anything.
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
