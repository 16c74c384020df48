"""The people who are viewing a table now, in all processes, and since when the others are away.

A single process keeps it in memory. With several, each also writes its own to the database with an
expiry time, so that the rows of a dead process expire, and reads those of the others.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager

from sqlalchemy import Connection, and_, bindparam, delete, exists, insert, select

from undercard.server.db.database import Database
from undercard.server.db.schema import presences

LEASE_SECONDS = 90.0
RENEW_SECONDS = 30.0
READ_SECONDS = 4.0
"""The interval at which the rows of other processes are read."""
MOST_LEFT = 10_000
"""The number of departures whose time is kept."""
RELOAD_SECONDS = 30.0
"""A person who is back within this time was here all along."""

Spot = tuple[str, str]
"""A table and a person."""


class Presence:
    """`is_shared` means that there are other processes to exchange it with."""

    def __init__(self, database: Database, clock: Callable[[], float], is_shared: bool) -> None:
        self._db, self._clock, self._is_shared = database, clock, is_shared
        self._here: Counter[Spot] = Counter()
        self._tables_of: dict[str, set[str]] = {}
        """The same by person."""
        self._changed: set[Spot] = set()
        self._process = secrets.token_urlsafe(9)
        self._renewed_at = self._read_at = clock()
        self._left: dict[Spot, float] = {}
        """When people left, the oldest first."""
        self._arrived: dict[Spot, float] = {}
        """When the people who are present arrived, and those whose departure is kept."""
        self._elsewhere: frozenset[Spot] = frozenset()
        """The people at other processes, when their rows were last read."""
        self._read: frozenset[str] = frozenset()
        """The watched tables for which they were read."""
        self._watched: Collection[str] = ()
        self._changed_at: Callable[[str], None] = lambda _: None

    def attach(self, watched: Collection[str], changed: Callable[[str], None]) -> None:
        """Call `changed` with each of the `watched` tables when a person arrives or leaves."""
        self._watched, self._changed_at = watched, changed

    @contextmanager
    def at(self, table: str, persons: Sequence[str]) -> Iterator[None]:
        """Note that a person with these ids views the table during the block."""
        spots = [(table, person) for person in persons]
        for spot in spots:
            if self.is_away(*spot):
                self._note_arrival(spot)
        self._here.update(spots)
        for person in persons:
            self._tables_of.setdefault(person, set()).add(table)
        self._changed.update(spots)
        self._changed_at(table)
        try:
            yield
        finally:
            self._here.subtract(spots)
            self._changed.update(spots)
            for spot in spots:
                if not self._here[spot]:
                    del self._here[spot]
                    self._remove_table(*spot)
                    self._note_departure(spot)
            self._changed_at(table)

    def _remove_table(self, table: str, person: str) -> None:
        tables = self._tables_of[person]
        tables.discard(table)
        if not tables:
            del self._tables_of[person]

    def _note_departure(self, spot: Spot) -> None:
        self._left.pop(spot, None)
        self._left[spot] = self._clock()
        if len(self._left) > MOST_LEFT:
            oldest = next(iter(self._left))
            del self._left[oldest]
            if self.is_away(*oldest):
                self._arrived.pop(oldest, None)

    def _note_arrival(self, spot: Spot) -> None:
        left, at = self._left.get(spot), self._clock()
        if left is None or at - left > RELOAD_SECONDS:
            self._arrived[spot] = at

    def knows(self, table: str) -> bool:
        """Return whether the people at other processes are known for this watched table."""
        return not self._is_shared or table in self._read

    def is_away(self, table: str, person: str) -> bool:
        """Return whether the person views the table through no process, as far as known."""
        return (table, person) not in self._here and (table, person) not in self._elsewhere

    def away_since(self, table: str, person: str) -> float | None:
        """Return when an absent person left, or None if that was not noticed."""
        return self._left.get((table, person))

    def present_since(self, table: str, person: str) -> float | None:
        """Return when a person arrived who is present now, or None for an absent one."""
        return None if self.is_away(table, person) else self._arrived.get((table, person))

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

    async def spots_of(self, persons: Collection[str]) -> set[Spot]:
        """Return where these people are, through any process."""
        here = {(table, one) for one in persons for table in self._tables_of.get(one, ())}
        if not self._is_shared or not persons:
            return here
        at = self._clock()
        return here | await self._db.read(lambda db: _written_spots(db, persons, at))

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
        if at - self._read_at > READ_SECONDS:
            self._read_at = at
            await self.read()

    async def read(self) -> None:
        """Read the rows of other processes, if a table is watched here."""
        watched, before, at = frozenset(self._watched), self._elsewhere, self._clock()
        spots = await self._db.read(lambda db: self._others(db, at)) if watched else frozenset()
        for spot in before - spots:
            if spot not in self._here:
                self._note_departure(spot)
        for spot in spots - before:
            if spot not in self._here:
                self._note_arrival(spot)
        new = watched - self._read
        self._elsewhere, self._read = spots, watched
        for table in new | ({table for table, _ in before ^ spots} & watched):
            self._changed_at(table)

    def _others(self, db: Connection, at: float) -> frozenset[Spot]:
        rows = select(presences.c.table_id, presences.c.person_id).where(
            presences.c.until > at, presences.c.process != self._process
        )
        return frozenset((table, person) for table, person in db.execute(rows))

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


def _written_spots(db: Connection, persons: Collection[str], at: float) -> set[Spot]:
    rows = select(presences.c.table_id, presences.c.person_id).where(
        presences.c.person_id.in_(persons), presences.c.until > at
    )
    return {(table, person) for table, person in db.execute(rows)}


def _is_written(db: Connection, table: str, person: str, at: float) -> bool:
    spot = and_(presences.c.table_id == table, presences.c.person_id == person)
    return db.execute(select(exists().where(spot, presences.c.until > at))).scalar_one()
