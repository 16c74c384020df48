"""Pairs people: seats one at the table of another who waits, or creates a table to wait at.

A table of a quick match is an ordinary public table: it is listed in the lobby, the waiting person
may put a bot on the open seat, and it starts automatically. A pair is confirmed by the players'
contributions to chance, which a browser makes when it shows the table. A player who does not
contribute in time loses the seat, and the other one continues to wait.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from undercard.server.db.database import Database
from undercard.server.db.errors import StoreUnavailable, UnknownTable
from undercard.server.db.people import Identity
from undercard.server.matching import queries
from undercard.server.matching.early_exits import write_exit
from undercard.server.matching.queries import CLAIM_SECONDS, Terms, Waiting
from undercard.server.tables.autostart import AutoStart
from undercard.server.tables.service import Tables
from undercard.server.tables.status import TableStatus, seats_of
from undercard.server.tables.vacancy import vacate
from undercard.table.errors import TableError
from undercard.table.seats import Person
from undercard.table.steps import SitDown

TRIES = 20
"""The maximum number of attempts; a failed one means that a waiting person has found another
game."""
CONFIRM_SECONDS = 20.0
"""The time to confirm a pair: ten seconds for a player who plays a bot meanwhile, and the interval
of requests before that."""

Make = Callable[[], Awaitable[str]]
"""Creates the table to wait at, with a seat for the caller."""


@dataclass(frozen=True)
class Matched:
    table: str
    is_waiting: bool
    since: float | None = None
    """When the wait began; None when the game has begun."""
    confirm_until: float | None = None
    """When the pair is dissolved, unless all have contributed."""


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

    async def find(self, who: Identity, terms: Terms, contributes: bool, make: Make) -> Matched:
        """Return a game with a waiting person, or a table to wait at; a repeated request returns
        the same, or the game of a pair that has become possible."""
        again = await self._go_on(who, terms, contributes)
        if again is not None:
            return again
        try:
            return await self._begin(who, terms, contributes, make)
        except IntegrityError:  # the same person in another tab was first
            return await self.find(who, terms, contributes, make)

    async def count(self, game: str, ids: Sequence[str]) -> dict[bool, int]:
        """Return how many others wait, with the game's clock (True) and without one."""
        return await self._db.read(lambda db: queries.count(db, game, ids, self._clock()))

    async def commitment_of(self, table: str) -> str:
        return (await self._tables.status(table)).about.commitment

    async def withdraw(self, who: Identity, game: str) -> str | None:
        """Stop waiting; return the table if the game has already begun."""
        own = await self._db.read(lambda db: queries.find_own(db, who, game))
        if own is None:
            return None
        await self._db.write(lambda db: queries.remove(db, own))
        status = await self._status(own.table)
        if status is None or status.phase == "finished":
            return None
        if status.phase == "running":
            return own.table
        return None if await self._leave(own.table, own.person) else own.table

    # A person who waits already

    async def _go_on(self, who: Identity, terms: Terms, contributes: bool) -> Matched | None:
        """Return the table where the person is already waiting, unless that has ended."""
        own = await self._db.read(lambda db: queries.find_own(db, who, terms.game))
        if own is None:
            return None
        if own.has_clock != terms.has_clock and own.claimed_at is None:
            await self.withdraw(who, terms.game)
            return None
        status = await self._status(own.table)
        if status is None or status.phase == "finished" or not self._sits(own, status):
            return await self._lost(own, status)
        if status.phase == "running":
            await self._db.write(lambda db: queries.remove(db, own))
            is_new = own.seen_at > self._clock() - queries.SILENT_SECONDS
            return Matched(own.table, False) if is_new else None
        await self._db.write(lambda db: queries.see(db, own, self._clock()))
        if status.is_full:
            return await self._confirm(own, status)
        return await self._look_again(who, own, status, contributes)

    def _sits(self, own: Waiting, status: TableStatus) -> bool:
        return bool(seats_of(status.seats, own.person))

    async def _lost(self, own: Waiting, status: TableStatus | None) -> Matched | None:
        """Forget a table without the person, unless another request is just taking the seat."""
        is_joining = own.claimed_at is not None and self._age(own.claimed_at) < CLAIM_SECONDS
        if status is not None and status.phase == "open" and is_joining:
            return Matched(own.table, True, own.since)
        await self._db.write(lambda db: queries.remove(db, own))
        return None

    async def _confirm(self, own: Waiting, status: TableStatus) -> Matched:
        """Return the pair while it waits for contributions; dissolve it when that takes too
        long."""
        now = self._clock()
        claimed_at = now if own.claimed_at is None else own.claimed_at
        if own.claimed_at is None:  # a person joined from the lobby
            await self._db.write(lambda db: queries.hold(db, own.table, now))
        is_late = self._age(claimed_at) > CONFIRM_SECONDS
        if not is_late or own.person in status.missing or not status.missing:
            return Matched(own.table, False, own.since, claimed_at + CONFIRM_SECONDS)
        for person in status.missing:
            await self._drop(person, own.table)
        return Matched(own.table, True, own.since)

    async def _drop(self, person: str, table: str) -> None:
        """Take the seat from a person who has not confirmed; it counts as an early exit, so that
        nobody keeps others waiting again and again."""
        at = self._clock()

        def drop(db: Connection) -> None:
            queries.remove_person(db, person, table)
            write_exit(db, person, table, at, True)

        await self._db.write(drop)
        await self._leave(table, person)

    async def _look_again(
        self, who: Identity, own: Waiting, status: TableStatus, contributes: bool
    ) -> Matched:
        """Look for a person within the range, which has widened; the own table is then given
        up."""
        if own.claimed_at is not None and self._age(own.claimed_at) > CLAIM_SECONDS:
            await self._db.write(lambda db: queries.release(db, own.table))
        is_alone = sum(seat.person is not None for seat in status.seats) == 1
        current = await self._db.read(lambda db: queries.find_own(db, who, own.game))
        if current is None or not is_alone:
            return Matched(own.table, True, own.since)
        other = await self._db.write(
            lambda db: queries.claim_again(db, current, who, self._clock())
        )
        if other is None:
            return Matched(own.table, True, own.since)
        if not await self._join(who, other, contributes):
            await self._db.write(lambda db: queries.move_back(db, own))
            return Matched(own.table, True, own.since)
        await self._leave(own.table, own.person)
        return await self._found(who, other.table, own.since)

    # A new person

    async def _begin(self, who: Identity, terms: Terms, contributes: bool, make: Make) -> Matched:
        if found := await self._claim(who, terms, contributes, None):
            return found
        table = await make()
        found = None
        try:
            found = await self._claim(who, terms, contributes, table)
        finally:
            if found is None or found.table != table:
                await self._tables.delete(table)
        assert found is not None, "a person with a table waits there"
        return found

    async def _claim(
        self, who: Identity, terms: Terms, contributes: bool, table: str | None
    ) -> Matched | None:
        """Join a person who waits; otherwise wait at the table, if there is one."""
        at = self._clock()

        def claim(db: Connection) -> Waiting | None:
            return queries.claim_or_wait(db, who, terms, table, at)

        for _ in range(TRIES):
            other = await self._db.write(claim)
            if other is None:
                return None if table is None else Matched(table, True, at)
            if await self._join(who, other, contributes):
                return await self._found(who, other.table, at)
            await self._db.write(lambda db: queries.remove_person(db, who.id, other.table))  # noqa: B023
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
        if sum(seat.is_open for seat in status.seats) > 1:  # more than two players
            await self._db.write(lambda db: queries.release(db, other.table))
        await self._autostart.start_if_ready(other.table)
        return True

    async def _found(self, who: Identity, table: str, since: float) -> Matched:
        """Return the pair, or its game if nobody contributes and it has begun."""
        if (await self._tables.status(table)).phase == "open":
            return Matched(table, False, since, self._clock() + CONFIRM_SECONDS)
        await self._db.write(lambda db: queries.remove_person(db, who.id, table))
        return Matched(table, False)

    # Tables

    async def _leave(self, table: str, person: str) -> bool:
        """Leave a seat before the deal; return False if the game has begun. The others wait
        again."""
        if not await vacate(self._tables, table, [person], by_server=True):
            return False
        await self._db.write(lambda db: queries.release(db, table))
        return True

    async def _status(self, table: str) -> TableStatus | None:
        try:
            await self._autostart.start_if_ready(table)
            return await self._tables.status(table)
        except UnknownTable:
            return None

    def _age(self, at: float) -> float:
        return self._clock() - at
