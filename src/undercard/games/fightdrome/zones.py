"""Reading a state: a seat's cards by where they lie, with what is known of each."""

from __future__ import annotations

from dataclasses import dataclass

from undercard.games.fightdrome.cards import Face
from undercard.games.fightdrome.state import FACE, OWNER, PUBLIC, State


@dataclass(frozen=True)
class Card:
    """A card of a deck: its face, and whether its owner and everybody have seen it there."""

    face: Face
    owner: bool
    public: bool


@dataclass(frozen=True)
class Zones:
    """A seat's cards (F5.3). `discard` is in the order played, the live attack left out."""

    hand: list[Card]
    pile: list[Card]
    face_down: list[Card]
    discard: list[Card]
    live: Card | None


def read_zones(state: State, seat: int, faces: list[Face]) -> Zones:
    row = [
        Card(faces[byte & FACE], bool(byte & OWNER), bool(byte & PUBLIC))
        for byte in state.deck[seat].tolist()
    ]
    ends = [int(n[seat]) for n in (state.hand_n, state.pile_n, state.down_n, state.up_n)]
    hand, pile, down, up = (
        row[sum(ends[:n]) : sum(ends[: n + 1])] for n in range(len(ends))
    )
    is_live = bool(state.live >= 0 and state.live_owner == seat)
    return Zones(hand, pile, down, up[is_live:][::-1], up[0] if is_live else None)


def excluded_faces(mask: int, faces: list[Face]) -> list[str]:
    """The faces outside a `limit` mask."""
    return [str(face) for n, face in enumerate(faces) if not mask >> n & 1]
