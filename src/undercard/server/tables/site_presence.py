"""The people who are here now, at any page, and when the others were last here.

`seen_by` is the only way to read it for another person; it applies the presence settings.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, or_, select, update

from undercard.server.db.database import Database
from undercard.server.db.people import Identity
from undercard.server.db.presence import presence_of, visible_to
from undercard.server.db.schema import people
from undercard.server.tables.presence import Presence, Spot

SITE = ""
"""The site in the place of a table: a person with any page open is there."""


@dataclass(frozen=True)
class Whereabouts:
    """Where a person is, as far as the viewer may know."""

    is_here: bool = False
    tables: frozenset[str] = frozenset()
    """The tables that the person is viewing."""
    seen_at: float | None = None


UNKNOWN = Whereabouts()
"""The whereabouts of a hidden person."""


class SitePresence:
    """Notes arrivals and departures; `flush` writes their times."""

    def __init__(self, presence: Presence, database: Database, clock: Callable[[], float]) -> None:
        self._presence, self._db, self._clock = presence, database, clock
        self._seen: dict[str, float] = {}

    @contextmanager
    def here(self, person: str) -> Iterator[None]:
        """Note that a person is here during the block."""
        self._seen[person] = self._clock()
        with self._presence.at(SITE, (person,)):
            try:
                yield
            finally:
                self._seen[person] = self._clock()

    async def is_hidden(self, who: Identity) -> bool:
        """Return whether some may not know that the person is here."""
        return await self._db.read(lambda db: presence_of(db, who.id)) != "everyone"

    async def seen_by(
        self, viewer: Identity | None, persons: Collection[str]
    ) -> Mapping[str, Whereabouts]:
        """Return the whereabouts of people by id, without those hidden from the viewer."""
        if not persons:
            return {}
        ids = viewer.ids if viewer is not None else ()

        def read(db: Connection) -> dict[str, float | None]:
            shown = visible_to(db, ids, persons)
            asked = select(people.c.id, people.c.seen_at).where(people.c.id.in_(shown))
            return {row.id: row.seen_at for row in db.execute(asked)}

        seen = await self._db.read(read)
        spots = await self._presence.spots_of(seen)
        return {person: self._whereabouts(person, at, spots) for person, at in seen.items()}

    def _whereabouts(self, person: str, seen_at: float | None, spots: set[Spot]) -> Whereabouts:
        tables = {table for table, other in spots if other == person}
        return Whereabouts(
            SITE in tables, frozenset(tables - {SITE}), self._seen.get(person, seen_at)
        )

    async def flush(self) -> None:
        """Write the times noted so far; those that cannot be written are kept for the next time."""
        if not self._seen:
            return
        seen, self._seen = self._seen, {}
        rows = [{"person": person, "at": at} for person, at in sorted(seen.items())]
        earlier = or_(people.c.seen_at.is_(None), people.c.seen_at < bindparam("at"))
        mine = people.c.id == bindparam("person"), people.c.left_at.is_(None), earlier
        written = update(people).where(*mine).values(seen_at=bindparam("at"))
        try:
            await self._db.write(lambda db: db.execute(written, rows))
        except BaseException:
            self._seen = {**seen, **self._seen}
            raise
