"""Sessions of browsers: their begin, their end, and the list that their owner sees.

Tokens are random and stored as hashes; every sign-in creates a new one. Ending a session also
writes its revocation, so that every process closes its connections.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, exists, insert, select, update

from undercard.server.db.audit import NOWHERE, AuditAct, Caller, record_act
from undercard.server.db.people import Identity, identity_of, is_banned, select_people
from undercard.server.db.revocations import revoke, subject_of_session, subject_of_tokens
from undercard.server.db.schema import (
    access_tokens,
    bans,
    feeds,
    people,
    push_subscriptions,
    sessions,
)
from undercard.server.db.tokens import hash_token
from undercard.server.http.session import Session
from undercard.server.people.devices import remember_device
from undercard.server.people.errors import Banned

DAY = 86_400.0
SESSION_SECONDS = 90 * DAY
ID_LENGTH = 16
"""The characters of a token's hash that identify its session to the owner; they open nothing."""


@dataclass(frozen=True)
class SignedIn:
    """A new session; `token` goes into the cookie and nowhere else."""

    who: Identity
    token: str = field(repr=False)
    expires_at: float
    recovery_codes: tuple[str, ...] = field(default=(), repr=False)
    """New codes, of a new account or with a new password."""


@dataclass(frozen=True)
class StoredSession:
    """A session as its owner sees it."""

    id: str
    device: str
    address: str
    since: float
    seen_at: float


def open_session(
    db: Connection, who: Identity, at: float, caller: Caller = NOWHERE, act: AuditAct = "signed_in"
) -> SignedIn:
    """Open a session; raise `Banned` if the host has banned the person."""
    if is_banned(db, who.id):
        raise Banned("the host of this site has closed it to you")
    token, until = secrets.token_urlsafe(32), at + SESSION_SECONDS
    db.execute(
        insert(sessions).values(
            token=hash_token(token),
            person_id=who.id,
            expires_at=until,
            created_at=at,
            seen_at=at,
            device=caller.device,
            address=caller.address,
        )
    )
    if who.has_account:
        record_act(db, act, who.id, at, caller)
        remember_device(db, caller.device_token, who.id, at)
    return SignedIn(who, token, until)


def find_session(db: Connection, token: str, at: float) -> Session | None:
    """Return the session of a hashed token, or None for a banned person."""
    columns = select_people().add_columns(sessions.c.expires_at, sessions.c.seen_at)
    joined = columns.join(sessions, sessions.c.person_id == people.c.id)
    is_let_in = ~exists().where(bans.c.person_id == people.c.id)
    wanted = joined.where(sessions.c.token == token, sessions.c.expires_at > at, is_let_in)
    row = db.execute(wanted).one_or_none()
    if row is None:
        return None
    return Session(identity_of(db, row.id, row.name, row.key), row.expires_at, row.seen_at, token)


def prolong(db: Connection, token: str, expires_at: float, seen_at: float) -> None:
    mine = update(sessions).where(sessions.c.token == token)
    db.execute(mine.values(expires_at=expires_at, seen_at=seen_at))


def list_sessions(db: Connection, person: str, at: float) -> list[StoredSession]:
    """Return the sessions of a person, the last used first."""
    mine = select(sessions).where(sessions.c.person_id == person, sessions.c.expires_at > at)
    return [
        StoredSession(row.token[:ID_LENGTH], row.device, row.address, row.created_at, row.seen_at)
        for row in db.execute(mine.order_by(sessions.c.seen_at.desc(), sessions.c.token))
    ]


def end_session(db: Connection, token: str, at: float) -> None:
    """End a session by its hashed token."""
    _end(db, [token], at, "signed out")


def end_session_of(db: Connection, person: str, session: str, at: float) -> bool:
    """End a session by the id in the owner's list; return False if there is none."""
    ended = [it for it in _tokens(db, person) if it[:ID_LENGTH] == session]
    _end(db, ended, at, "signed out")
    return bool(ended)


def end_sessions(db: Connection, person: str, at: float, reason: str = "signed out") -> None:
    """End all sessions of a person."""
    _end(db, _tokens(db, person), at, reason)


def remove_access(db: Connection, person: str, at: float) -> None:
    """Remove access tokens, the feed and the push messages of a person."""
    for table in (access_tokens, feeds, push_subscriptions):
        db.execute(delete(table).where(table.c.person_id == person))
    revoke(db, subject_of_tokens(person), "revoked", at)


def _tokens(db: Connection, person: str) -> list[str]:
    return list(db.scalars(select(sessions.c.token).where(sessions.c.person_id == person)))


def _end(db: Connection, tokens: list[str], at: float, reason: str) -> None:
    for token in tokens:
        if db.execute(delete(sessions).where(sessions.c.token == token)).rowcount:
            revoke(db, subject_of_session(token), reason, at)


def remove_expired(db: Connection, at: float) -> int:
    """Remove expired sessions; return the number."""
    return db.execute(delete(sessions).where(sessions.c.expires_at <= at)).rowcount
