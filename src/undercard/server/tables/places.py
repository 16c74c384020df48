"""Seats and turns by person.

They are derived from the steps: each process notes its steps and writes them together, about once a
second, so that play does not wait. Each process also stores a mark, the time up to which it has
done so: places lost in a crash are among the tables that changed after the mark.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from undercard.server.db.database import Database
from undercard.server.db.errors import StoreUnavailable
from undercard.server.tables import place_queries as queries
from undercard.server.tables.place_queries import PersonPlace, TablePlaces
from undercard.table.phase import Phase
from undercard.table.seats import Seat
from undercard.table.steps import Step
from undercard.table.table import Table

AT_ONCE = 500
"""Tables written in one transaction."""
MARK_SECONDS = 60.0
"""The interval at which an idle process advances its mark."""
LEASE_SECONDS = 3 * MARK_SECONDS
"""A process whose mark is older has died."""
LATE_SECONDS = 180.0
"""The maximum difference between a table's time of change and its last step, with differing
clocks."""
log = logging.getLogger(__name__)


class Places:
    """The places of all people, as all processes have written them."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._db, self._clock = database, clock
        self._process = secrets.token_urlsafe(9)
        self._marked_at = 0.0
        self._noted: dict[str, TablePlaces] = {}
        # Only while a task waits for it.
        self._changed: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        self._writing = asyncio.Lock()

    @property
    def waiting(self) -> int:
        """Tables whose places are not written yet."""
        return len(self._noted)

    def note(self, table: Table, _: Step) -> None:
        """Note the table after a step; only the last note of each table is written."""
        turns = turns_of(table.seats, table.to_act)
        self.put(table.about.id, TablePlaces(table.number, table.phase, self._clock(), turns))

    def put(self, table: str, noted: TablePlaces) -> None:
        before = self._noted.get(table)
        self._noted[table] = noted
        if not self._changed:
            return
        for person in noted.turns.keys() | (before.turns.keys() if before else set()):
            self.wake(person)

    def wake(self, person: str) -> None:
        """Wake tasks that wait for a change of the person's places or invitations."""
        changed = self._changed.pop(person, None)
        if changed is not None:
            changed.set()

    def changed(self, person: str) -> asyncio.Event:
        """Return an event that is set at a change of the person's places; get it before reading."""
        return self._changed.setdefault(person, asyncio.Event())

    async def flush(self) -> None:
        """Write the notes; those that cannot be written are kept for the next time."""
        async with self._writing:
            at, noted = self._clock(), list(self._noted.items())
            is_whole = True
            for first in range(0, len(noted), AT_ONCE):
                batch = dict(noted[first : first + AT_ONCE])
                is_last = len(noted) <= first + AT_ONCE
                is_whole &= await self._write(batch, at if is_whole and is_last else None)
            if not noted and at - self._marked_at >= MARK_SECONDS:
                await self._mark(at)

    async def start(self) -> None:
        """Set the first mark; call it before the first step is noted."""
        await self._mark(self._clock())

    async def close(self) -> None:
        await self.flush()
        if not self._noted:
            await self._db.write(lambda db: queries.remove_mark(db, self._process))

    async def _mark(self, at: float) -> None:
        await self._db.write(lambda db: queries.mark(db, self._process, at))
        self._marked_at = at

    async def _write(self, batch: dict[str, TablePlaces], at: float | None) -> bool:
        """Write; return whether everything is written, so that the mark can advance."""

        def write(db: Connection) -> set[str]:
            done = queries.write_places(db, batch)
            if at is not None and done == batch.keys():
                queries.mark(db, self._process, at)
            return done

        try:
            done = await self._db.write(write)
        except (IntegrityError, StoreUnavailable) as error:
            log.warning("places are written later: %s", type(error).__name__)
            return False
        if at is not None and done == batch.keys():
            self._marked_at = at
        for table in done:
            if self._noted.get(table) is batch[table]:
                del self._noted[table]
        return done == batch.keys()

    async def of(
        self, persons: Sequence[str], *states: Phase, since: float | None = None
    ) -> list[PersonPlace]:
        """Return their tables in these states, and those that ended after `since`."""
        await self.flush()
        return await self._db.read(lambda db: queries.places_of(db, persons, states, since))

    async def is_turn(self, table: str, person: str) -> bool:
        await self.flush()
        return await self._db.read(lambda db: queries.is_turn(db, table, person))

    async def find_dead(self, *, is_alone: bool) -> dict[str, float]:
        """Return the dead processes with their marks."""
        before = math.inf if is_alone else self._clock() - LEASE_SECONDS
        return await self._db.read(lambda db: queries.find_marks(db, self._process, before))

    async def find_stale(self, since: float) -> list[str]:
        """Return tables with steps after their last written places that changed since that time."""
        return await self._db.read(lambda db: queries.find_stale(db, since - LATE_SECONDS))

    async def bury(self, process: str) -> None:
        """Remove the mark of a process whose places have been recovered."""
        await self._db.write(lambda db: queries.remove_mark(db, process))


def turns_of(seats: tuple[Seat, ...], to_act: int | None) -> dict[str, bool]:
    """Return the people with a seat and whether it is their turn; False if a bot plays for them."""
    turns: dict[str, bool] = {}
    for number, seat in enumerate(seats):
        if seat.person is not None:
            is_turn = number == to_act and seat.bot is None
            turns[seat.person.id] = is_turn or turns.get(seat.person.id, False)
    return turns
