"""Messages of quick match."""

from __future__ import annotations

from undercard.server.http.wire import FromClient, Text, ToClient


class QuickMatch(FromClient, frozen=True, kw_only=True):
    """Repeat it about every ten seconds while waiting; silent clients are not matched."""

    game: Text
    contributes: bool = False
    """Whether a contribution to the chance follows, for which the game then waits."""


class QuickMatchWithdrawal(FromClient, frozen=True, kw_only=True):
    game: Text


class QuickMatched(ToClient, frozen=True, kw_only=True):
    """The caller's table; `is_waiting` until an opponent joins."""

    table: str
    is_waiting: bool
    commitment: str
    """The hash of the secret of the table; keep it to check the game later."""


class QuickMatchWithdrawn(ToClient, frozen=True, kw_only=True):
    """`table` is set if it was too late: an opponent has joined and the game has started."""

    table: str | None
