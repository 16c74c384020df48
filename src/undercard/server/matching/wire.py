"""Messages of quick match."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from undercard.server.http.wire import FromClient, Text, ToClient


class QuickMatch(FromClient, frozen=True, kw_only=True):
    """Repeat it about every ten seconds while waiting: who is silent for long is not matched."""

    game: Text
    word: Annotated[str, Meta(max_length=64)] = ""
    """A word of chance."""


class QuickMatchWithdrawal(FromClient, frozen=True, kw_only=True):
    game: Text


class QuickMatched(ToClient, frozen=True, kw_only=True):
    """Where the caller sits; `is_waiting` as long as nobody else does."""

    table: str
    is_waiting: bool


class QuickMatchWithdrawn(ToClient, frozen=True, kw_only=True):
    """`table` if it was too late: an opponent was found, and the game is on."""

    table: str | None
