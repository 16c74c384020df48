"""Greedy for Fightdrome: a page of rules of thumb, no looking ahead.

Spend what is cheap, keep what is dear: low attacks first, Neurochem cards last, since each of
them shrinks the hand (F5.2). Strike where the opponent has shown to hold no answer.
"""

from __future__ import annotations

import msgspec

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

    def decide(self, view: msgspec.Struct, legal: list[str], budget: float) -> str:  # noqa: ARG002
        assert isinstance(view, View)
        if view.situation == "opening":
            return "redraw"
        if view.situation == "sleeve":
            return legal[0]
        if view.situation == "stagger":
            return min(legal, key=lambda action: cost(_face(action[1:])))
        attacks = [action for action in legal if action != "rest"]
        if view.situation == "lead":
            return self._lead(view, attacks, "rest" in legal)
        return min(attacks, key=lambda action: cost(_face(action)))

    def _lead(self, view: View, attacks: list[str], can_rest: bool) -> str:
        """A sure hit if there is one; else a Rest where it may be had; else the weakest attack."""
        sure = [action for action in attacks if self._is_sure_hit(view, _face(action))]
        if sure:
            return min(sure, key=lambda action: cost(_face(action)))
        if can_rest:
            return "rest"
        return min(attacks, key=lambda action: cost(_face(action)))

    def _is_sure_hit(self, view: View, attack: Face) -> bool:
        """Whether staggers have shown that no card of the opponent's hand answers this attack."""
        assert view.seat is not None
        other = view.fighters[1 - view.seat]
        answers = {str(face) for face in self._faces if can_answer(face, attack)}
        return len(other.cannot_hold) == other.hand_size and all(
            answers <= set(row) for row in other.cannot_hold
        )


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
