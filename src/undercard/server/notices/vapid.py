"""The key that identifies this server to push services (VAPID).

It is created at the first start and shared by all processes; a new key would invalidate all
subscriptions.
"""

from __future__ import annotations

import base64
from contextlib import suppress

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from undercard.server.db.database import Database
from undercard.server.db.schema import server_keys

NAME = "vapid"


async def load_key(database: Database) -> Vapid02:
    """Load the key; the first process creates it."""
    found = await database.read(_find)
    if found is None:
        made = Vapid02()
        made.generate_keys()
        pem = made.private_pem().decode()
        with suppress(IntegrityError):
            await database.write(
                lambda db: db.execute(insert(server_keys).values(name=NAME, value=pem))
            )
        found = await database.read(_find)
    assert found is not None
    return Vapid02.from_pem(found.encode())


def _find(db: Connection) -> str | None:
    return db.execute(
        select(server_keys.c.value).where(server_keys.c.name == NAME)
    ).scalar_one_or_none()


def public_key(key: Vapid02) -> str:
    """Return the public key as a browser's `applicationServerKey`."""
    point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()
