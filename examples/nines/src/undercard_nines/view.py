"""What a seat may know, and the whole state as a document."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from undercard.kernel.document import Struct
from undercard.kernel.game import PER_SEAT, GameView
from undercard_nines.events import card_name
from undercard_nines.state import CARDS


class View(GameView, frozen=True, kw_only=True, tag="nines"):
    """The table as one seat sees it."""

    led: str | None
    played: list[str]
    hands: Annotated[list[list[str] | None], PER_SEAT]
    """None: hidden from this seat."""
    cards_left: Annotated[list[int], PER_SEAT]
    tricks: Annotated[list[int], PER_SEAT]


class Position(Struct, kw_only=True):
    """The whole state, secrets included."""

    game: str | None = None
    rng: str
    hands: list[list[str]]
    played: list[str]
    tricks: list[int]
    led: str | None
    to_act: int | None


def names(cards: int) -> list[str]:
    """Return the names of a set of cards."""
    return [card_name(card) for card in range(CARDS) if int(cards) >> card & 1]


def bits(cards: Iterable[str]) -> int:
    """Return a set of cards from their names."""
    return sum(1 << int(card[1:]) - 1 for card in cards)
