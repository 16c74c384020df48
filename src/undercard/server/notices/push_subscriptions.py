"""Browsers that receive a person's push messages."""

from __future__ import annotations

import base64
import binascii
from dataclasses import dataclass, field

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from sqlalchemy import Connection, delete, insert, select

from undercard.server.db.database import Database
from undercard.server.db.schema import aliases
from undercard.server.db.schema import push_subscriptions as kept
from undercard.server.http.session import Session, hold_session
from undercard.server.notices.errors import BadKeys

MOST = 10
"""The maximum number of browsers per person; beyond it, the oldest is replaced."""
AUTH_BYTES = 16


@dataclass(frozen=True)
class PushSubscription:
    """A browser. Its endpoint is a secret and must not be logged, because it suffices to send
    messages."""

    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)

    @property
    def public(self) -> bytes:
        return decode_key(self.p256dh)

    @property
    def secret(self) -> bytes:
        return decode_key(self.auth)


def decode_key(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_keys(subscription: PushSubscription) -> None:
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), subscription.public)
        is_right = len(subscription.secret) == AUTH_BYTES
    except (ValueError, binascii.Error):
        is_right = False
    if not is_right:
        raise BadKeys("p256dh is a point of the curve P-256, auth has 16 bytes")


class PushSubscriptions:
    """All subscriptions; an endpoint belongs to the last person who subscribed in that browser."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def add(self, session: Session, subscription: PushSubscription, at: float) -> None:
        check_keys(subscription)
        person = session.who.id

        def write(db: Connection) -> None:
            hold_session(db, session)
            db.execute(delete(kept).where(kept.c.endpoint == subscription.endpoint))
            _make_room(db, person)
            db.execute(
                insert(kept).values(
                    endpoint=subscription.endpoint,
                    person_id=person,
                    p256dh=subscription.p256dh,
                    auth=subscription.auth,
                    created_at=at,
                )
            )

        await self._db.write(write)

    async def of(self, person: str) -> list[PushSubscription]:
        """Return the browsers of a person and of the account that has adopted them."""
        columns = select(kept.c.endpoint, kept.c.p256dh, kept.c.auth)
        accounts = select(aliases.c.account_id).where(aliases.c.person_id == person)

        def read(db: Connection) -> list[PushSubscription]:
            ids = [person, *db.scalars(accounts)]
            return [
                PushSubscription(*row)
                for row in db.execute(columns.where(kept.c.person_id.in_(ids)))
            ]

        return await self._db.read(read)

    async def remove(self, endpoint: str, person: str | None = None) -> bool:
        """Remove a browser; with `person`, only if it belongs to them."""
        gone = delete(kept).where(kept.c.endpoint == endpoint)
        if person is not None:
            gone = gone.where(kept.c.person_id == person)
        return await self._db.write(lambda db: db.execute(gone).rowcount > 0)


def _make_room(db: Connection, person: str) -> None:
    newest_first = (
        select(kept.c.endpoint)
        .where(kept.c.person_id == person)
        .order_by(kept.c.created_at.desc())
        .offset(MOST - 1)
    )
    old = list(db.scalars(newest_first))
    db.execute(delete(kept).where(kept.c.endpoint.in_(old)))
