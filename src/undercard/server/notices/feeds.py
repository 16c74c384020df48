"""Private addresses of feeds: an address grants access to its owner's notices and nothing else."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from undercard.server.db.database import Database
from undercard.server.db.people import Identity, find_identity
from undercard.server.db.schema import feeds
from undercard.server.db.tokens import hash_token, new_token
from undercard.server.http.session import Session, hold_session


class Feeds:
    """One feed per person; a new one replaces the old one."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def make(self, session: Session) -> str:
        token, person = new_token(24), session.who.id

        def write(db: Connection) -> None:
            hold_session(db, session)
            db.execute(delete(feeds).where(feeds.c.person_id == person))
            db.execute(insert(feeds).values(person_id=person, token=hash_token(token)))

        await self._db.write(write)
        return token

    async def end(self, person: str) -> bool:
        gone = delete(feeds).where(feeds.c.person_id == person)
        return await self._db.write(lambda db: db.execute(gone).rowcount > 0)

    async def find(self, token: str) -> Identity | None:
        """Return the owner of a feed."""
        wanted = select(feeds.c.person_id).where(feeds.c.token == hash_token(token))

        def read(db: Connection) -> Identity | None:
            person = db.execute(wanted).scalar_one_or_none()
            return None if person is None else find_identity(db, person)

        return await self._db.read(read)
