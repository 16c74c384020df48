"""A seat's cards by place, with what is known of each."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from undercard.games.fightdrome.state import FACE, OWNER, PUBLIC, State

Byte: TypeAlias = int
"""A card as in the state: its face and the OWNER and PUBLIC flags."""

FACES: Final = bytes(card & FACE for card in range(256))
"""The table for `bytes.translate` from cards to faces."""
NOT_PUBLIC: Final = bytes(card for card in range(256) if not card & PUBLIC)
NOT_OWNERS: Final = bytes(card for card in range(256) if not card & OWNER)


class Zones(NamedTuple):
    """A seat's cards (F5.3), a byte each.

    `discard` is in the order played, without the live attack.
    """

    hand: bytes
    pile: bytes
    face_down: bytes
    discard: bytes
    live: Byte | None


def read_zones(state: State, seat: int) -> Zones:
    row = bytes(state.deck[seat])
    pile = state.hand_n[seat]
    down = pile + state.pile_n[seat]
    up = down + state.down_n[seat]
    end = up + state.up_n[seat]
    is_live = state.live >= 0 and state.live_owner == seat
    discard = row[up + 1 if is_live else up : end]
    return Zones(
        row[:pile], row[pile:down], row[down:up], discard[::-1], row[up] if is_live else None
    )


def face_names(cards: bytes, names: list[str]) -> list[str]:
    """Return names in the order of the faces, which hides the order of the cards."""
    return [names[face] for face in sorted(cards.translate(FACES))]
