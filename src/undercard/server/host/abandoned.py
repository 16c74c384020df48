"""Removal of abandoned tables: open and running ones that nobody has changed for a long time."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from undercard.server.admin.changes import delete_tables
from undercard.server.db.audit import SERVER
from undercard.server.db.database import Database
from undercard.table.phase import Phase

STATES: tuple[Phase, ...] = ("open", "running")
MOST = 500
"""The number of tables of one transaction, so that play does not wait for it."""
log = logging.getLogger(__name__)


class AbandonedTables:
    """`after` is the age in seconds at which a table is removed; 0 keeps all tables."""

    def __init__(
        self, database: Database, after: float, clock: Callable[[], float] = time.time
    ) -> None:
        self._db, self._after, self._clock = database, after, clock

    async def remove(self) -> int:
        """Remove the abandoned tables; return the number. Finished games are kept."""
        count = 0
        while self._after:
            at = self._clock()
            before = at - self._after
            removed = await self._db.write(
                lambda db: delete_tables(db, STATES, before, at, MOST, SERVER)  # noqa: B023
            )
            count += removed
            if removed < MOST:
                break
        if count:
            log.info("abandoned tables removed", extra={"fields": {"count": count}})
        return count
