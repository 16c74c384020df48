"""Seats a person at the table of a waiting one, or creates a table to wait at.

A table of a quick match is an ordinary public table: it is listed in the lobby, the waiting person
may put a bot on the open seat, and it starts automatically.
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
"""The maximum number of attempts; a failed one means that a waiting person has found another
game."""

Make = Callable[[], Awaitable[str]]
"""Creates the table to wait at, with a seat for the caller."""


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

    async def find(self, who: Identity, game: str, contributes: bool, make: Make) -> Matched:
        """Return a game with a waiting person, or a table to wait at; a repeated request returns
        the same."""
        again = await self._go_on(who, game)
        if again is not None:
            return again
        for _ in range(TRIES):
            other = await self._db.write(lambda db: queries.claim(db, who, game, self._clock()))
            if other is None:
                return await self._wait(who, game, contributes, make)
            if await self._join(who, other, contributes):
                return Matched(other.table, False)
        raise StoreUnavailable("all who waited have gone")

    async def commitment_of(self, table: str) -> str:
        return (await self._tables.status(table)).about.commitment

    async def withdraw(self, who: Identity, game: str) -> str | None:
        """Stop waiting; return the table if another person has already joined."""
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
        """Leave the seat first, so that no game starts if another person joins at this moment."""
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
        """Return the table where the person is already waiting, unless that has ended."""
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

    async def _wait(self, who: Identity, game: str, contributes: bool, make: Make) -> Matched:
        table = await make()

        def claim_or_wait(db: Connection) -> Waiting | None:
            return queries.claim_or_wait(db, who, game, table, self._clock())

        try:
            for _ in range(TRIES):
                other = await self._db.write(claim_or_wait)
                if other is None:
                    return Matched(table, True)
                if await self._join(who, other, contributes):
                    await self._tables.delete(table)
                    return Matched(other.table, False)
        except IntegrityError:  # the same person in another tab was first
            await self._tables.delete(table)
            return await self._go_on(who, game) or await self.find(who, game, contributes, make)
        raise StoreUnavailable("all who waited have gone")

    async def _join(self, who: Identity, other: Waiting, contributes: bool) -> bool:
        """Take a seat at another person's table; return False if the seat or the table is gone.

        The waiting person keeps the claimed row, so that a repeated request returns the game.
        """
        try:
            status = await self._tables.status(other.table)
            seat = next(n for n, seat in enumerate(status.seats) if seat.is_open)
            sitting = Person(who.id, who.name, who.is_bot)
            step = SitDown(at=0.0, by=who.id, seat=seat, who=sitting, contributes=contributes)
            await self._tables.post(other.table, step)
        except (StopIteration, TableError, UnknownTable):
            await self._db.write(lambda db: queries.remove(db, other))
            return False
        await self._autostart.start_if_ready(other.table)
        return True
