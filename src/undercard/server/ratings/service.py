"""Rates finished games, each once, with any number of processes that may die at any time.

A game is rated in the transaction that marks it as settled. The process that took the last step
does that immediately; a game that was missed is found later, by any process.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeAlias

from sqlalchemy import Connection

from undercard.server.db.database import Database
from undercard.server.db.errors import StoreError, UnknownTable
from undercard.server.http.wire import Pool
from undercard.server.logs import describe_error, short_id
from undercard.server.ratings import queries
from undercard.server.ratings.queries import Rated
from undercard.server.tables.ended import EndedGame
from undercard.server.tables.service import Tables
from undercard.table.errors import TableError
from undercard.table.steps import Rematch, Step
from undercard.table.table import Table

CHECK_SECONDS = 60.0
"""The interval of searches for missed games."""
PAGE = 200
LAST = 5
"""Games that a person's request settles; after a migration many more may be waiting."""
Note: TypeAlias = Callable[[Connection, str, EndedGame | None], None]
"""Writes what another feature keeps of a settled game."""
log = logging.getLogger(__name__)


class Ratings:
    """All ratings; after `start` they are updated when games end."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        clock: Callable[[], float] = time.time,
        note: Note | None = None,
    ) -> None:
        """`note` is called in the transaction that settles a game, after its ratings; with None
        for a game that cannot be replayed any more."""
        self._db, self._tables, self._clock, self._note_game = database, tables, clock, note
        self._ended: asyncio.Queue[str] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._tables.after_step.append(self._note)
        self._task = asyncio.create_task(self._run(), name="undercard-ratings")

    async def close(self) -> None:
        """Stop; games that are left are found at the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    @property
    def waiting(self) -> int:
        """The number of finished games that are not settled."""
        return self._ended.qsize()

    async def of(self, *ids: str) -> list[Rated]:
        return await self._db.read(lambda db: queries.ratings_of(db, ids))

    async def in_game(self, game: str, ids: Sequence[str]) -> dict[str, int]:
        """Return the ratings of people against people, by id, for other features."""
        found = await self.of(*ids) if ids else []
        return {
            it.person: round(it.skill.rating)
            for it in found
            if it.game == game and it.pool == "people"
        }

    async def leaders(self, game: str, pool: Pool, limit: int) -> list[Rated]:
        return await self._db.read(lambda db: queries.leaders(db, game, pool, limit))

    async def settle(self, table: str) -> None:
        """Rate a finished game, if it counts and was not rated yet."""
        try:
            ended = await self._tables.ended(table)
        except TableError as error:  # created under rules that no longer exist
            log.warning("table %s is not rated: %s", short_id(table), describe_error(error))
            await self._db.write(lambda db: self._write(db, table, None))
            return
        if ended is not None:
            await self._db.write(lambda db: self._write(db, table, ended))

    async def settle_of(self, ids: Sequence[str]) -> None:
        """Settle the last games of a person, so that a list of their games is complete."""
        found = await self._db.read(lambda db: queries.find_unsettled_of(db, ids, LAST))
        for table in reversed(found):
            with suppress(UnknownTable):
                await self.settle(table)

    async def settle_missed(self) -> int:
        """Settle all missed games; return their number."""
        count = 0
        while missed := await self._db.read(lambda db: queries.find_unsettled(db, PAGE)):
            for table in missed:
                await self.settle(table)
            count += len(missed)
            if len(missed) < PAGE:
                break
        return count

    def _write(self, db: Connection, table: str, ended: EndedGame | None) -> None:
        queries.settle(db, table, None if ended is None else ended.status, self._clock())
        if self._note_game is not None:
            self._note_game(db, table, ended)

    def _note(self, table: Table, step: Step) -> None:
        if table.is_over and not isinstance(step, Rematch):
            self._ended.put_nowait(table.about.id)

    async def _run(self) -> None:
        due = 0.0
        while True:
            try:
                if time.monotonic() >= due:
                    due = time.monotonic() + CHECK_SECONDS
                    await self.settle_missed()
                with suppress(TimeoutError):
                    async with asyncio.timeout(max(0.0, due - time.monotonic())):
                        table = await self._ended.get()
                    await self.settle(table)
            except UnknownTable:
                continue
            except StoreError as error:
                log.warning("ratings wait for the database: %s", describe_error(error))
                await asyncio.sleep(1.0)
            except Exception:
                log.exception("a game could not be rated")
                await asyncio.sleep(1.0)
