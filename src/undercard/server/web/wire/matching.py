"""Quick match: a game with whoever waits."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from undercard.server.web.wire.base import Asked, Text, Told


class QuickMatch(Asked, frozen=True, kw_only=True):
    """Repeat it about every ten seconds while waiting: who is silent for long is not matched."""

    game: Text
    word: Annotated[str, Meta(max_length=64)] = ""
    """A word of chance."""


class QuickMatchWithdrawal(Asked, frozen=True, kw_only=True):
    game: Text


class QuickMatched(Told, frozen=True, kw_only=True):
    """Where the caller sits; `is_waiting` as long as nobody else does."""

    table: str
    is_waiting: bool


class QuickMatchWithdrawn(Told, frozen=True, kw_only=True):
    """`table` if it was too late: somebody came, and the game is on."""

    table: str | None
