"""Seats a person at the table of another who waits, or makes a table to wait at.

A table of a quick match is a public one like any other: it is listed in the lobby, the person who
waits there may put a bot on the open seat, and it starts automatically.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from undercard.server.db.database import Database
from undercard.server.db.errors import StoreUnavailable, UnknownTable
from undercard.server.db.people import Identity
from undercard.server.matching import queries
from undercard.server.matching.queries import Waiting
from undercard.server.tables.autostart import AutoStart
from undercard.server.tables.service import Tables
from undercard.server.tables.status import TableStatus
from undercard.table.errors import TableError
from undercard.table.seats import Person
from undercard.table.steps import LeaveSeat, SitDown

TRIES = 20
"""Each failed one means that a person who waited has found another game."""

Make = Callable[[], Awaitable[str]]
"""Makes the table to wait at, where the caller has a seat."""


@dataclass(frozen=True)
class Matched:
    table: str
    is_waiting: bool


class Matchmaker:
    """Pairs people for all games; the database decides between processes."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        autostart: AutoStart,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._db, self._tables, self._autostart, self._clock = database, tables, autostart, clock

    async def find(self, who: Identity, game: str, word: str, make: Make) -> Matched:
        """A game with a person who waits, else a place to wait; asked again, the same place."""
        again = await self._go_on(who, game)
        if again is not None:
            return again
        for _ in range(TRIES):
            other = await self._db.write(lambda db: queries.claim(db, who, game, self._clock()))
            if other is None:
                return await self._wait(who, game, word, make)
            if await self._join(who, other, word):
                return Matched(other.table, False)
        raise StoreUnavailable("all who waited have gone")

    async def withdraw(self, who: Identity, game: str) -> str | None:
        """Stop waiting; return the table if it is too late because another person has come."""
        own = await self._db.read(lambda db: queries.find_own(db, who, game))
        if own is None:
            return None
        await self._db.write(lambda db: queries.remove(db, own))
        try:
            status = await self._tables.status(own.table)
        except UnknownTable:
            return None
        return own.table if status.is_full else await self._clear_away(own, status)

    async def _clear_away(self, own: Waiting, status: TableStatus) -> str | None:
        """Leave the seat first: a person who sits down in this moment finds it empty, and no game
        starts."""
        for number, seat in enumerate(status.seats):
            if seat.person is not None and seat.person.id == own.person:
                try:
                    step = LeaveSeat(at=0.0, by=own.person, seat=number)
                    await self._tables.post(own.table, step)
                except TableError:
                    return own.table
        status = await self._tables.status(own.table)
        if status.phase == "running":
            return own.table
        if all(seat.person is None for seat in status.seats):
            await self._tables.delete(own.table)
        return None

    async def _go_on(self, who: Identity, game: str) -> Matched | None:
        """Return the place where the person waits already, unless that is over."""
        own = await self._db.read(lambda db: queries.find_own(db, who, game))
        if own is None:
            return None
        try:
            await self._autostart.start_if_ready(own.table)
            status = await self._tables.status(own.table)
        except UnknownTable:
            status = None
        sits = status is not None and any(
            seat.person is not None and seat.person.id == own.person for seat in status.seats
        )
        if status is None or status.phase == "finished" or not sits:
            await self._db.write(lambda db: queries.remove(db, own))
            return None
        if status.phase == "running":
            await self._db.write(lambda db: queries.remove(db, own))
            is_new = own.seen_at > self._clock() - queries.SILENT_SECONDS
            return Matched(own.table, False) if is_new else None
        await self._db.write(lambda db: queries.see(db, own, self._clock()))
        return Matched(own.table, not status.is_full)

    async def _wait(self, who: Identity, game: str, word: str, make: Make) -> Matched:
        table = await make()

        def claim_or_wait(db: Connection) -> Waiting | None:
            return queries.claim_or_wait(db, who, game, table, self._clock())

        try:
            for _ in range(TRIES):
                other = await self._db.write(claim_or_wait)
                if other is None:
                    return Matched(table, True)
                if await self._join(who, other, word):
                    await self._tables.delete(table)
                    return Matched(other.table, False)
        except IntegrityError:  # the same person in another tab was first
            await self._tables.delete(table)
            return await self._go_on(who, game) or await self.find(who, game, word, make)
        raise StoreUnavailable("all who waited have gone")

    async def _join(self, who: Identity, other: Waiting, word: str) -> bool:
        """Sit down at another person's table; False if the seat or the table is gone.

        The person who waited keeps the claimed place, so that asking again returns the game.
        """
        try:
            status = await self._tables.status(other.table)
            seat = next(n for n, seat in enumerate(status.seats) if seat.is_open)
            await self._autostart.given.give(other.table, who.id, word)
            sitting = Person(who.id, who.name, who.is_bot)
            await self._tables.post(other.table, SitDown(at=0.0, by=who.id, seat=seat, who=sitting))
        except (StopIteration, TableError, UnknownTable):
            await self._db.write(lambda db: queries.remove(db, other))
            return False
        await self._autostart.start_if_ready(other.table)
        return True
