"""Reading a state: a seat's cards by where they lie, with what is known of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from undercard.games.fightdrome.state import FACE, State

Byte: TypeAlias = int
"""A card as the state holds it: its face and the OWNER and PUBLIC flags."""


@dataclass(frozen=True)
class Zones:
    """A seat's cards (F5.3). `discard` is in the order played, the live attack left out."""

    hand: list[Byte]
    pile: list[Byte]
    face_down: list[Byte]
    discard: list[Byte]
    live: Byte | None


def read_zones(state: State, seat: int) -> Zones:
    row: list[Byte] = state.deck[seat].tolist()
    pile = int(state.hand_n[seat])
    down = pile + int(state.pile_n[seat])
    up = down + int(state.down_n[seat])
    end = up + int(state.up_n[seat])
    is_live = state.live >= 0 and state.live_owner == seat
    discard = row[up + 1 if is_live else up : end]
    return Zones(
        row[:pile], row[pile:down], row[down:up], discard[::-1], row[up] if is_live else None
    )


def face_names(cards: list[Byte], names: list[str]) -> list[str]:
    """Names in the order of the faces, which tells nothing of how the cards lie."""
    return [names[face] for face in sorted(card & FACE for card in cards)]
