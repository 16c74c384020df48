"""Sessions: who a request comes from. The features that keep them implement the protocols here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from starlette.requests import HTTPConnection

from undercard.server.db.people import Identity
from undercard.server.http.wire import Me

Scope: TypeAlias = Literal["read", "play"]
"""What an access token may be used for."""


@dataclass(frozen=True)
class Session:
    """The owner of a token, and how long it is valid."""

    who: Identity
    expires_at: float


class Sessions(Protocol):
    """Sessions of browsers, by the token in their cookie."""

    async def find(self, token: str) -> Session | None:
        """The session of a token; None if there is none, or it has ended."""


class TokenSessions(Protocol):
    """Sessions of programs, by the access token in the header Authorization."""

    async def session_of(self, connection: HTTPConnection, scope: Scope) -> Session:
        """The session of the token that a request brings, which must allow `scope`."""


def me_of(who: Identity | None) -> Me | None:
    """An identity as it is sent to its owner."""
    if who is None:
        return None
    return Me(
        id=who.id,
        name=who.name,
        has_account=who.has_account,
        also=who.also,
        is_bot=who.is_bot,
    )
