"""The people who are viewing a table now, in all processes.

A single process keeps it in memory. With several, each also writes its own to the database with an
expiry time, so that the rows of a dead process expire.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from sqlalchemy import Connection, and_, bindparam, delete, exists, insert, select

from undercard.server.db.database import Database
from undercard.server.db.schema import presences

LEASE_SECONDS = 90.0
RENEW_SECONDS = 30.0

Spot = tuple[str, str]
"""A table and a person."""


class Presence:
    """`is_shared` means that there are other processes to exchange it with."""

    def __init__(self, database: Database, clock: Callable[[], float], is_shared: bool) -> None:
        self._db, self._clock, self._is_shared = database, clock, is_shared
        self._here: Counter[Spot] = Counter()
        self._changed: set[Spot] = set()
        self._process = secrets.token_urlsafe(9)
        self._renewed_at = clock()

    @contextmanager
    def at(self, table: str, persons: Sequence[str]) -> Iterator[None]:
        """Note that a person with these ids views the table during the block."""
        spots = [(table, person) for person in persons]
        self._here.update(spots)
        self._changed.update(spots)
        try:
            yield
        finally:
            self._here.subtract(spots)
            self._changed.update(spots)
            for spot in spots:
                if not self._here[spot]:
                    del self._here[spot]

    def is_here(self, table: str, person: str) -> bool:
        """Return whether the person views the table through this process."""
        return self._here[table, person] > 0

    async def is_there(self, table: str, person: str) -> bool:
        if self.is_here(table, person):
            return True
        if not self._is_shared:
            return False
        at = self._clock()
        return await self._db.read(lambda db: _is_written(db, table, person, at))

    async def flush(self) -> None:
        """Write the changes for the other processes; called about once a second."""
        changed, self._changed = self._changed, set()
        if not self._is_shared:
            return
        at = self._clock()
        if at - self._renewed_at > RENEW_SECONDS:
            changed |= set(self._here)
            self._renewed_at = at
        if changed:
            here = changed & self._here.keys()
            await self._db.write(lambda db: self._write(db, changed, here, at + LEASE_SECONDS))

    def _write(self, db: Connection, changed: set[Spot], here: set[Spot], until: float) -> None:
        own = and_(
            presences.c.table_id == bindparam("table"),
            presences.c.person_id == bindparam("person"),
            presences.c.process == self._process,
        )
        db.execute(delete(presences).where(own), [{"table": t, "person": p} for t, p in changed])
        rows = [
            {"table_id": t, "person_id": p, "process": self._process, "until": until}
            for t, p in here
        ]
        if rows:
            db.execute(insert(presences), rows)

    async def remove_old(self) -> None:
        """Remove the rows of processes that have ended."""
        at = self._clock()
        ended = presences.c.until <= at
        await self._db.write(lambda db: db.execute(delete(presences).where(ended)))

    async def close(self) -> None:
        if self._is_shared:
            own = presences.c.process == self._process
            await self._db.write(lambda db: db.execute(delete(presences).where(own)))


def _is_written(db: Connection, table: str, person: str, at: float) -> bool:
    spot = and_(presences.c.table_id == table, presences.c.person_id == person)
    return db.execute(select(exists().where(spot, presences.c.until > at))).scalar_one()
