"""A table in words, for a client that has no words of its own for the game."""

from __future__ import annotations

from undercard.server.web.wire.base import Asked, Language, SeatNumber, StepNumber, Told


class WordsQuery(Asked, frozen=True, kw_only=True):
    language: Language = "en"
    after: StepNumber = 0
    """Entries of the log after this step."""
    seat: SeatNumber | None = None
    """Which of several seats of one's own."""


class EntryWords(Told, frozen=True, kw_only=True):
    """What happened in one step."""

    number: int
    lines: tuple[str, ...]
    """A sentence for each event of the entry."""


class TableWordsReply(Told, frozen=True, kw_only=True):
    """What the caller sees of a table, in words."""

    number: int
    """The last step described."""
    seat: int | None
    actions: dict[str, str]
    """What each legal action does."""
    entries: tuple[EntryWords, ...]
