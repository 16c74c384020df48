"""Early exits: rated games that a player resigned or left after the deal and before acting, and
quick matches that a player did not confirm.

Each counts for a day. The first is free; with every further one the player waits longer before the
next quick match. A player who comes back has not left.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

from sqlalchemy import Connection, delete, exists, func, insert, select
from sqlalchemy.exc import IntegrityError

from undercard.server.db.database import Database
from undercard.server.db.errors import StoreError
from undercard.server.db.people import Identity
from undercard.server.db.schema import early_exits, people, tables
from undercard.server.http.errors import Busy
from undercard.server.logs import describe_error
from undercard.server.tables.service import Tables
from undercard.table.steps import Abandon, Act, ComeBack, LeaveSeat, Resign, Step, TakeOver
from undercard.table.table import Table

COUNTED_SECONDS = 86_400.0
WAITS = (0.0, 60.0, 300.0, 900.0, 3600.0)
"""Seconds of waiting after the first exit of a day, the second, and so on; the last is the
longest."""
_NOTED = (Resign, LeaveSeat, ComeBack, Abandon, TakeOver)
log = logging.getLogger(__name__)


class MustWait(Busy):
    """The player has left too many games early."""

    code = "early_exits"


class EarlyExits:
    """Notes early exits from `start` on."""

    def __init__(
        self, database: Database, tables: Tables, clock: Callable[[], float] = time.time
    ) -> None:
        self._db, self._tables, self._clock = database, tables, clock
        self._noted: asyncio.Queue[tuple[str, str, bool]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._tables.after_step.append(self.note)
        self._task = asyncio.create_task(self._run(), name="undercard-early-exits")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def check(self, who: Identity) -> None:
        """Raise `MustWait` if the person has to wait before the next quick match."""
        at = self._clock()
        wait = await self._db.read(lambda db: wait_of(db, who.ids, at))
        if wait > 0:
            raise MustWait(f"games left early; wait {wait:.0f} seconds", wait)

    def note(self, table: Table, step: Step) -> None:
        if not isinstance(step, _NOTED) or not table.about.is_competitive:
            return
        person = _leaver(table, step)
        if person is None or table.phase == "open" or has_acted(table, person):
            return
        self._noted.put_nowait((person, table.about.id, not isinstance(step, ComeBack)))

    async def _run(self) -> None:
        while True:
            person, table, has_left = await self._noted.get()
            at = self._clock()
            try:
                await self._db.write(lambda db: write_exit(db, person, table, at, has_left))  # noqa: B023
            except (StoreError, IntegrityError) as error:
                log.warning("an early exit is not noted: %s", describe_error(error))
            finally:
                self._noted.task_done()

    async def settled(self) -> None:
        """Return when all exits so far are stored."""
        await self._noted.join()


def _leaver(table: Table, step: Step) -> str | None:
    """Return the person who left or came back; a claim is a step of another player."""
    if isinstance(step, Abandon | TakeOver):
        person = table.seats[step.seat].person
        return person.id if person is not None and step.by is not None else None
    return step.by


def has_acted(table: Table, person: str) -> bool:
    return any(isinstance(step, Act) and step.by == person for step in table.steps)


def write_exit(db: Connection, person: str, table: str, at: float, has_left: bool) -> None:
    mine = early_exits.c.person_id == person
    old = early_exits.c.at < at - COUNTED_SECONDS
    db.execute(delete(early_exits).where(mine, old | (early_exits.c.table_id == table)))
    known = select(people.c.id).where(people.c.id == person, exists().where(tables.c.id == table))
    if has_left and db.execute(known).first():  # a host may have ended the table
        db.execute(insert(early_exits).values(person_id=person, table_id=table, at=at))


def wait_of(db: Connection, ids: Sequence[str], at: float) -> float:
    """Return the seconds until the person's next quick match; 0 or less if there is no wait."""
    counted = early_exits.c.person_id.in_(ids), early_exits.c.at > at - COUNTED_SECONDS
    asked = select(func.count(), func.max(early_exits.c.at)).where(*counted)
    count, last = db.execute(asked).one()
    return float(last + WAITS[min(count, len(WAITS)) - 1] - at) if count else 0.0
