"""Greedy for Fightdrome: a page of rules of thumb, no looking ahead.

Spend what is cheap, keep what is dear: low attacks first, Neurochem cards last, since each of
them shrinks the hand (F5.2). Strike where the opponent has shown to hold no answer.
"""

from __future__ import annotations

import msgspec

from undercard.bots.bot import Explanation, Weighed, explain_only
from undercard.games.fightdrome.cards import (
    BLOCKS,
    NORMAL_ATTACKS,
    Face,
    Kind,
    can_answer,
    parse_face,
)
from undercard.games.fightdrome.view import View

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
            return _cheapest(legal, "reason-give-up")
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


def _cheapest(actions: list[str], reason: str) -> Explanation:
    """The card that gives least away, and those that come next."""
    ranked = sorted(actions, key=lambda action: cost(_face(action.removeprefix("x"))))
    weighed = [Weighed(action, float(n == 0)) for n, action in enumerate(ranked[:3])]
    return Explanation(ranked[0], reason, weighed)


def cost(face: Face) -> int:
    """What playing a card gives away: strength, and more for what answers anything."""
    if face.kind in NORMAL_ATTACKS:
        return face.strength
    if face.kind in BLOCKS:
        return 60 + face.strength // 4
    return COST.get(face.kind, 200)


def _face(name: str) -> Face:
    face = parse_face(name)
    assert face is not None
    return face
