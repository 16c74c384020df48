"""Who sits at which table and whose turn it is, found by person.

It is worked out from the steps: each process notes the steps it takes and writes them down
together, once a second, so that play does not wait for it. What a crash has lost is worked out
again at the next start.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError

from undercard.server.notices import place_queries as queries
from undercard.server.notices.place_queries import Noted, Place
from undercard.server.people.database import Database
from undercard.server.store.errors import StoreUnavailable
from undercard.table.phase import Phase
from undercard.table.seats import Seat
from undercard.table.steps import Step
from undercard.table.table import Table

AT_ONCE = 500
"""Tables written in one transaction."""
log = logging.getLogger(__name__)


class Places:
    """The places of everybody, as all processes have written them down."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._db, self._clock = database, clock
        self._noted: dict[str, Noted] = {}
        # Only as long as somebody waits.
        self._news: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        self._writing = asyncio.Lock()

    def note(self, table: Table, _: Step) -> None:
        """After a step; only the last one of each table will be written."""
        turns = turns_of(table.seats, table.to_act)
        self.put(table.about.id, Noted(table.number, table.phase, self._clock(), turns))

    def put(self, table: str, noted: Noted) -> None:
        before = self._noted.get(table)
        self._noted[table] = noted
        if not self._news:
            return
        for person in noted.turns.keys() | (before.turns.keys() if before else set()):
            self.wake(person)

    def wake(self, person: str) -> None:
        """Something waits for the person that is not noted here."""
        news = self._news.pop(person, None)
        if news is not None:
            news.set()

    def news(self, person: str) -> asyncio.Event:
        """Set when this process notes something of the person; to be had before one looks."""
        return self._news.setdefault(person, asyncio.Event())

    async def flush(self) -> None:
        """What cannot be written now is kept for the next time."""
        async with self._writing:
            noted = list(self._noted.items())
            for first in range(0, len(noted), AT_ONCE):
                await self._write(dict(noted[first : first + AT_ONCE]))

    async def _write(self, batch: dict[str, Noted]) -> None:
        try:
            done = await self._db.write(lambda db: queries.write_places(db, batch))
        except (IntegrityError, StoreUnavailable) as error:
            log.warning("places are written later: %s", type(error).__name__)
            return
        for table in done:
            if self._noted.get(table) is batch[table]:
                del self._noted[table]

    async def of(
        self, persons: Sequence[str], *states: Phase, since: float | None = None
    ) -> list[Place]:
        """Their tables in these states, and those that were over after `since`."""
        await self.flush()
        return await self._db.read(lambda db: queries.places_of(db, persons, states, since))

    async def is_turn(self, table: str, person: str) -> bool:
        await self.flush()
        return await self._db.read(lambda db: queries.is_turn(db, table, person))

    async def find_stale(self) -> list[str]:
        """Tables that went on after they were last written down."""
        return await self._db.read(queries.find_stale)


def turns_of(seats: tuple[Seat, ...], to_act: int | None) -> dict[str, bool]:
    """Everybody who sits there, and whether it is their turn; not if a bot plays for them."""
    turns: dict[str, bool] = {}
    for number, seat in enumerate(seats):
        if seat.person is not None:
            is_turn = number == to_act and seat.bot is None
            turns[seat.person.id] = is_turn or turns.get(seat.person.id, False)
    return turns
