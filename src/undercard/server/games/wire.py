"""Messages about the games: their options, bots, boxes and words."""

from __future__ import annotations

from undercard.kernel.options import OptionValue
from undercard.server.http.wire import (
    FromClient,
    Language,
    SeatNumber,
    ShownBox,
    StepNumber,
    ToClient,
)
from undercard.server.tables.wire import OptionInfo
from undercard.table.clock import Fischer


class LevelInfo(ToClient, frozen=True, kw_only=True):
    """A level of bots; its display name is the message `level-<game>-<number>`."""

    level: str
    number: int
    rating: float | None
    margin: float | None


class GameInfo(ToClient, frozen=True, kw_only=True):
    game: str
    rules: int
    seats: int
    """The number of seats under the default options."""
    per_seat: tuple[str, ...]
    """The fields of its view with one item per seat."""
    options: tuple[OptionInfo, ...]
    levels: tuple[LevelInfo, ...]
    bots: tuple[str, ...]
    """Bots of the host, by name; they are not rated."""
    boxes: tuple[str, ...]
    """The built-in packs or scenarios."""
    quick_clock: Fischer
    """The clock of a quick match."""
    box: OptionInfo | None
    """The option for the box, or None if the other options determine it."""


class GamesReply(ToClient, frozen=True, kw_only=True):
    games: tuple[GameInfo, ...]


class TableBox(ToClient, frozen=True, kw_only=True):
    """The box of a table: public, and constant during the game."""

    game: str
    options: dict[str, OptionValue]
    """All options, including those at their default."""
    box: ShownBox


class WordsQuery(FromClient, frozen=True, kw_only=True):
    language: Language = "en"
    after: StepNumber = 0
    """Entries of the log after this step."""
    seat: SeatNumber | None = None
    """Selects one of several own seats."""


class EntryWords(ToClient, frozen=True, kw_only=True):
    """The events of one step."""

    number: int
    lines: tuple[str, ...]
    """A sentence for each event of the entry."""


class TableWordsReply(ToClient, frozen=True, kw_only=True):
    """The caller's view of a table in words."""

    number: int
    """The number of the last described step."""
    seat: int | None
    actions: dict[str, str]
    """A description of each legal action."""
    entries: tuple[EntryWords, ...]
