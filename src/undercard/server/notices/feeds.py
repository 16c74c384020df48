"""Private addresses of feeds: whoever knows one may read what waits for its owner, no more."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import Connection, delete, insert, select

from undercard.server.people.database import Database
from undercard.server.people.queries import Who, find_person
from undercard.server.store.schema import feeds


class Feeds:
    """One for each person; a new one ends the old one."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def make(self, person: str) -> str:
        token = secrets.token_urlsafe(24)

        def write(db: Connection) -> None:
            db.execute(delete(feeds).where(feeds.c.person_id == person))
            db.execute(insert(feeds).values(person_id=person, token=_hash(token)))

        await self._db.write(write)
        return token

    async def end(self, person: str) -> bool:
        gone = delete(feeds).where(feeds.c.person_id == person)
        return await self._db.write(lambda db: db.execute(gone).rowcount > 0)

    async def find(self, token: str) -> Who | None:
        """Whose feed it is."""
        wanted = select(feeds.c.person_id).where(feeds.c.token == _hash(token))

        def read(db: Connection) -> Who | None:
            person = db.execute(wanted).scalar_one_or_none()
            return None if person is None else find_person(db, person)

        return await self._db.read(read)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
