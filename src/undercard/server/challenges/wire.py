"""Messages of challenges."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from undercard.server.http.wire import FromClient, PersonName, ToClient
from undercard.server.tables.lobby_table import Line
from undercard.server.tables.wire import NewTable

DeclineReason: TypeAlias = Literal["", "later", "game", "options", "clock", "rated", "casual"]
"""Why a person declines; a choice and no text, so that no reason insults and each is translated."""
ChallengeState: TypeAlias = Literal["pending", "accepted", "declined", "expired"]
NameOrId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class NewChallenge(FromClient, frozen=True, kw_only=True):
    """A new table whose open seats are for the named people."""

    people: Annotated[tuple[NameOrId, ...], Meta(min_length=1, max_length=7)]
    """The ids of people, or the names of accounts."""
    table: NewTable


class NewInvitation(FromClient, frozen=True, kw_only=True):
    """A challenge at an existing table."""

    name: NameOrId


class Acceptance(FromClient, frozen=True, kw_only=True):
    contributes: bool = False
    """Whether a contribution to the chance follows."""


class Refusing(FromClient, frozen=True, kw_only=True):
    reason: DeclineReason = ""


class Challenge(ToClient, frozen=True, kw_only=True):
    table: str
    line: Line
    """The terms and the seats of the table."""
    by: PersonName
    to: PersonName
    at: float
    expires_at: float
    state: ChallengeState
    reason: DeclineReason


class ChallengesReply(ToClient, frozen=True, kw_only=True):
    """The challenges of tables that have not started, oldest first."""

    incoming: tuple[Challenge, ...]
    """Those that the caller can accept."""
    outgoing: tuple[Challenge, ...]
