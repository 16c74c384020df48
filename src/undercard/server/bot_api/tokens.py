"""Personal access tokens, with which a program acts for an account.

A token is random, shown once and stored as a hash. It opens only the endpoints for tokens: it
cannot create another token, change the account or read its settings.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

from sqlalchemy import Connection, delete, func, insert, select
from starlette.requests import HTTPConnection

from undercard.server.bot_api.errors import BadToken, NotAllowed, TooManyTokens
from undercard.server.db.audit import NOWHERE, Caller, record_act
from undercard.server.db.database import Database
from undercard.server.db.people import find_identity, is_banned
from undercard.server.db.revocations import revoke, subject_of_tokens
from undercard.server.db.schema import access_tokens as kept
from undercard.server.db.tokens import hash_token
from undercard.server.http.session import Scope, Session, hold_session

SCOPES: tuple[Scope, ...] = ("read", "play")
MOST = 20
PREFIX = "uc_"
"""The prefix identifies a leaked token."""
FOREVER = float("inf")


@dataclass(frozen=True)
class StoredToken:
    """A token as its owner sees it after its creation."""

    id: str
    name: str
    scopes: tuple[Scope, ...]
    created_at: float


@dataclass(frozen=True)
class NewAccessToken:
    """A new token; `token` is sent to its owner and nowhere else."""

    stored: StoredToken
    token: str = field(repr=False)


class AccessTokens:
    """The access tokens of all accounts."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self._db, self._clock = database, clock

    async def make(
        self, session: Session, name: str, scopes: tuple[Scope, ...], caller: Caller = NOWHERE
    ) -> NewAccessToken:
        person = session.who.id
        made = NewAccessToken(
            StoredToken(secrets.token_urlsafe(6), name, scopes, self._clock()),
            PREFIX + secrets.token_urlsafe(32),
        )

        def add(db: Connection) -> None:
            hold_session(db, session)
            _add(db, person, made)
            record_act(db, "token_made", person, made.stored.created_at, caller)

        await self._db.write(add)
        return made

    async def of(self, person: str) -> list[StoredToken]:
        return await self._db.read(lambda db: _list(db, person))

    async def revoke(self, person: str, token_id: str, caller: Caller = NOWHERE) -> bool:
        """Revoke a token; streams that use it end within a second."""
        gone = delete(kept).where(kept.c.person_id == person, kept.c.id == token_id)

        def remove(db: Connection) -> bool:
            if not db.execute(gone).rowcount:
                return False
            at = self._clock()
            revoke(db, subject_of_tokens(person), "revoked", at)
            record_act(db, "token_revoked", person, at, caller)
            return True

        return await self._db.write(remove)

    async def session_of(self, connection: HTTPConnection, scope: Scope) -> Session:
        """Return the session of the request's token; raise `BadToken` if there is none."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise BadToken("send an access token: Authorization: Bearer …")
        hashed = hash_token(token.strip())
        session = await self._db.read(lambda db: _find(db, hashed, scope))
        if session is None:
            raise BadToken("there is no such token; was it revoked?")
        return session


def _add(db: Connection, person: str, made: NewAccessToken) -> None:
    count = select(func.count()).select_from(kept).where(kept.c.person_id == person)
    if db.execute(count).scalar_one() >= MOST:
        raise TooManyTokens(f"an account has {MOST} tokens at most; revoke one first")
    db.execute(
        insert(kept).values(
            token=hash_token(made.token),
            id=made.stored.id,
            person_id=person,
            name=made.stored.name,
            scopes=" ".join(made.stored.scopes),
            created_at=made.stored.created_at,
        )
    )


def _list(db: Connection, person: str) -> list[StoredToken]:
    columns = select(kept.c.id, kept.c.name, kept.c.scopes, kept.c.created_at)
    rows = db.execute(columns.where(kept.c.person_id == person).order_by(kept.c.created_at))
    return [StoredToken(row.id, row.name, _scopes(row.scopes), row.created_at) for row in rows]


def _find(db: Connection, hashed: str, scope: Scope) -> Session | None:
    row = db.execute(
        select(kept.c.person_id, kept.c.scopes).where(kept.c.token == hashed)
    ).one_or_none()
    who = None if row is None else find_identity(db, row.person_id)
    if row is None or who is None or is_banned(db, who.id):
        return None
    if scope not in _scopes(row.scopes):
        raise NotAllowed(f"the token does not allow: {scope}")
    return Session(who, FOREVER)


def _scopes(text: str) -> tuple[Scope, ...]:
    return cast(tuple[Scope, ...], tuple(text.split()))
