"""The players and viewers of all tables, kept up to date for all processes."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from undercard.server.db.database import Database
from undercard.server.db.errors import StoreUnavailable
from undercard.server.tables.place_recovery import recover
from undercard.server.tables.places import LEASE_SECONDS, Places
from undercard.server.tables.presence import Presence
from undercard.server.tables.service import Tables
from undercard.server.tables.site_presence import SitePresence

FLUSH_SECONDS = POLL_SECONDS = 1.0
FLUSH_ALONE_SECONDS = 10.0
"""The interval without other processes; a reader in this process triggers a write first."""
ALONE_SECONDS = 60.0
log = logging.getLogger(__name__)


class Attendance:
    """The service; open it before the tables and close it after them, so that it notes their last
    steps.

    `is_alone` means that there is no other process on this database.
    """

    def __init__(self, database: Database, *, is_alone: bool) -> None:
        self._is_alone = is_alone
        self._flush_seconds = FLUSH_ALONE_SECONDS if is_alone else FLUSH_SECONDS
        self.poll_seconds = ALONE_SECONDS if is_alone else POLL_SECONDS
        """The interval at which the notes of other processes are read."""
        self.places = Places(database, time.time)
        self.presence = Presence(database, time.time, is_shared=not is_alone)
        self.site = SitePresence(self.presence, database, time.time)
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, database: Database, *, is_alone: bool) -> Attendance:
        attendance = cls(database, is_alone=is_alone)
        await attendance.places.start()
        return attendance

    def listen_to(self, tables: Tables) -> None:
        """Note the steps of these tables from now on."""
        tables.after_step.append(self.places.note)
        self._tasks = [
            asyncio.create_task(self._flush_often(), name="undercard-attendance"),
            asyncio.create_task(self._recover(tables), name="undercard-places"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreUnavailable):
            await self.places.close()
            await self.presence.close()
            await self.site.flush()

    async def _flush_often(self) -> None:
        with suppress(StoreUnavailable):
            await self.presence.remove_old()
        while True:
            await asyncio.sleep(self._flush_seconds)
            with suppress(StoreUnavailable):
                await self.places.flush()
                await self.presence.flush()
                await self.site.flush()

    async def _recover(self, tables: Tables) -> None:
        """Recover lost places: once if this process is alone, otherwise periodically, because
        another may die."""
        while True:
            try:
                await recover(self.places, tables, is_alone=self._is_alone)
                if self._is_alone:
                    return
            except StoreUnavailable:
                log.warning("places are recovered later")
            await asyncio.sleep(LEASE_SECONDS)
