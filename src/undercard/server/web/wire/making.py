"""Making a table."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from undercard.kernel.options import OptionValue
from undercard.server.web.wire.base import Asked, Text, Told
from undercard.table.clock import TimeControl, Unlimited
from undercard.table.header import Visibility


class WantMe(Asked, frozen=True, kw_only=True, tag_field="kind", tag="me"):
    """For whoever makes the table; on several seats, people share a screen (practice only)."""


class WantOpen(Asked, frozen=True, kw_only=True, tag_field="kind", tag="open"):
    """For whoever comes."""


class WantBot(Asked, frozen=True, kw_only=True, tag_field="kind", tag="bot"):
    level: Text


SeatWanted: TypeAlias = WantMe | WantOpen | WantBot


class NewTable(Asked, frozen=True, kw_only=True):
    game: Text
    options: dict[Text, OptionValue] = {}
    box: str | dict[str, object] | None = None
    clock: TimeControl = Unlimited()
    draws: bool = False
    visibility: Visibility = "public"
    open_hands: Annotated[int, Meta(ge=0, le=1000)] | None = None
    stand_in: Text | None = None
    """The bot that plays on for a person who left; None: the usual one of the game."""
    seats: Annotated[tuple[SeatWanted, ...], Meta(max_length=8)] = ()
    """One for each seat of the game; none given: whoever makes it has the first."""
    word: Annotated[str, Meta(max_length=64)] = ""
    """A word of chance for one's own seats, shown to nobody before the game is over."""
    rated: bool = True
    """Only public tables with a box of ours are."""
    starts_when_full: bool = True
    """False: who made the table starts it."""


class TableMade(Told, frozen=True, kw_only=True):
    table: str
    number: int
    """Steps taken already: those who sit down, and the start."""


class WordGiven(Told, frozen=True, kw_only=True):
    """`number` is the last step: the start, if nobody else had to come."""

    number: int


class GiveWord(Asked, frozen=True, kw_only=True):
    """Says that one is there, which a rematch waits for."""

    word: Annotated[str, Meta(max_length=64)] = ""
