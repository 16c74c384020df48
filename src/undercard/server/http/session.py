"""Sessions identify the sender of a request. Features implement the protocols of this module."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from sqlalchemy import Connection, select
from starlette.requests import HTTPConnection

from undercard.server.db.people import Identity
from undercard.server.db.revocations import subject_of_person, subject_of_session
from undercard.server.db.schema import sessions
from undercard.server.http.errors import NotSignedIn
from undercard.server.http.wire import Me

Scope: TypeAlias = Literal["read", "play"]
"""A scope of an access token."""


@dataclass(frozen=True)
class Session:
    """The owner of a token, and how long it is valid."""

    who: Identity
    expires_at: float
    seen_at: float = 0.0
    """The time of its last use, accurate to a few minutes."""
    key: str = ""
    """The hash of the token; empty for programs."""


class Sessions(Protocol):
    """Sessions of browsers, by the token in their cookie."""

    async def find(self, token: str) -> Session | None:
        """Return the session of a token, or None if there is none or it has ended."""


class TokenSessions(Protocol):
    """Sessions of programs, by the access token in the header Authorization."""

    async def session_of(self, connection: HTTPConnection, scope: Scope) -> Session:
        """Return the session of the request's token, which must allow `scope`."""


def hold_session(db: Connection, session: Session) -> None:
    """Raise `NotSignedIn` if the session of a browser has ended; it cannot end before the
    transaction does.

    Acts that give access, such as a new token, call this function: a new password would not end
    what a request of an ended session adds after it.
    """
    mine = select(sessions.c.token).where(sessions.c.token == session.key)
    if db.execute(mine.with_for_update(key_share=True)).scalar_one_or_none() is None:
        raise NotSignedIn("this session has ended; sign in again")


def subjects_of(session: Session | None) -> tuple[str, ...]:
    """Return the subjects whose revocation ends the session; the first is the session itself."""
    if session is None:
        return ()
    return subject_of_session(session.key), subject_of_person(session.who.id)


def me_of(who: Identity | None) -> Me | None:
    """Return an identity for its owner."""
    if who is None:
        return None
    return Me(
        id=who.id,
        name=who.name,
        has_account=who.has_account,
        also=who.also,
        is_bot=who.is_bot,
    )
