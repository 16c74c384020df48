"""Messages of quick match."""

from __future__ import annotations

from undercard.server.http.wire import FromClient, Text, ToClient


class QuickMatch(FromClient, frozen=True, kw_only=True):
    """Repeat it every few seconds while waiting, and after an opponent has joined until the game
    begins; silent clients are not matched."""

    game: Text
    has_clock: bool = True
    """Whether to play with the game's `quick_clock`; otherwise without a clock."""
    contributes: bool = False
    """Whether a contribution to the chance follows, for which the game then waits. It confirms the
    match: without it, the player loses the seat after `confirm_in` seconds."""


class QuickMatchWithdrawal(FromClient, frozen=True, kw_only=True):
    game: Text


class WaitingPeople(ToClient, frozen=True, kw_only=True):
    """How many other people wait for a quick match."""

    with_clock: int
    without_clock: int


class QuickMatched(ToClient, frozen=True, kw_only=True):
    """The caller's table; `is_waiting` until an opponent joins."""

    table: str
    is_waiting: bool
    commitment: str
    """The hash of the secret of the table; keep it to check the game later."""
    waited: float
    """The seconds since the first request."""
    confirm_in: float | None
    """The seconds until a match that is not confirmed is dissolved; None while waiting and when
    the game has begun."""
    waiting: WaitingPeople
    level: str | None
    """The bot at the caller's level, to play in the meantime."""


class QuickMatchWithdrawn(ToClient, frozen=True, kw_only=True):
    """`table` is set if it was too late: an opponent has joined and the game has started."""

    table: str | None
