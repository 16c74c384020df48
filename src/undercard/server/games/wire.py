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


class LevelInfo(ToClient, frozen=True, kw_only=True):
    """A bot to play against; its name for people is the message `level-<game>-<number>`."""

    level: str
    number: int
    rating: float | None
    margin: float | None


class GameInfo(ToClient, frozen=True, kw_only=True):
    game: str
    rules: int
    seats: int
    """Under the usual options."""
    per_seat: tuple[str, ...]
    """The fields of its view that have one item for each seat."""
    options: tuple[OptionInfo, ...]
    levels: tuple[LevelInfo, ...]
    bots: tuple[str, ...]
    """The host's own bots, by name; they are not rated."""
    boxes: tuple[str, ...]
    """Packs or scenarios that come with it."""
    box: OptionInfo | None
    """The choice among them; None where the options name the box."""


class GamesReply(ToClient, frozen=True, kw_only=True):
    games: tuple[GameInfo, ...]


class TableBox(ToClient, frozen=True, kw_only=True):
    """The same for everybody, from the first moment to the last."""

    game: str
    options: dict[str, OptionValue]
    """All of them, also those left as usual."""
    box: ShownBox


class WordsQuery(FromClient, frozen=True, kw_only=True):
    language: Language = "en"
    after: StepNumber = 0
    """Entries of the log after this step."""
    seat: SeatNumber | None = None
    """Which of several seats of one's own."""


class EntryWords(ToClient, frozen=True, kw_only=True):
    """What happened in one step."""

    number: int
    lines: tuple[str, ...]
    """A sentence for each event of the entry."""


class TableWordsReply(ToClient, frozen=True, kw_only=True):
    """What the caller sees of a table, in words."""

    number: int
    """The last step described."""
    seat: int | None
    actions: dict[str, str]
    """What each legal action does."""
    entries: tuple[EntryWords, ...]
