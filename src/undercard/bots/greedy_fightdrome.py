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
SLEEVE_ORDER = "sleeve"


class GreedyFightdrome:
    """Plays the cheapest card that serves."""

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
        sure = [action for action in attacks if is_sure_hit(view, _face(action))]
        if sure:
            return min(sure, key=lambda action: cost(_face(action)))
        if can_rest:
            return "rest"
        return min(attacks, key=lambda action: cost(_face(action)))


def cost(face: Face) -> int:
    """What playing a card gives away: strength, and more for what answers anything."""
    if face.kind in NORMAL_ATTACKS:
        return face.strength
    if face.kind in BLOCKS:
        return 60 + face.strength // 4
    return COST.get(face.kind, 200)


def is_sure_hit(view: View, attack: Face) -> bool:
    """Whether staggers have shown that no card of the opponent's hand answers this attack."""
    assert view.seat is not None
    other = view.fighters[1 - view.seat]
    return len(other.cannot_hold) == other.hand_size and all(
        _rules_out_answers(row, attack) for row in other.cannot_hold
    )


def _rules_out_answers(cannot: list[str], attack: Face) -> bool:
    """The faces a card cannot be include all that answer the attack in the box as we know it.

    The strongest answer of each kind stands for its kind: if it is ruled out, the attack is too
    strong for the rest only when every weaker answer is ruled out as well.
    """
    ruled_out = {_face(name) for name in cannot}
    return all(
        face in ruled_out for face in _all_faces(ruled_out, attack) if can_answer(face, attack)
    )


def _all_faces(ruled_out: set[Face], attack: Face) -> set[Face]:
    neurochem = {Face(Kind(n)) for n in range(Kind.NEUROCHEM_PUNCH, Kind.WEAVE + 1)}
    return neurochem | ruled_out | {Face(Kind.GRAPPLE, attack.strength)}


def _face(name: str) -> Face:
    face = parse_face(name)
    assert face is not None
    return face
