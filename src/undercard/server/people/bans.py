"""Bans by the host, who writes them to the database while the server runs.

A request of a banned person finds no session. An open WebSocket would not notice, so each process
reads the new bans every few seconds and closes the connections of those people.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

from sqlalchemy import Connection, select

from undercard.server.db.database import Database
from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.schema import bans

CHECK_SECONDS = 2.0
OVERLAP_SECONDS = 600.0
"""The overlap of two checks in seconds, because the clock of the host's machine may be behind."""

Close = Callable[[], Awaitable[None]]


class Bans:
    """Closes the connections of banned people in this process."""

    def __init__(
        self,
        database: Database,
        seconds: float = CHECK_SECONDS,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._db, self._seconds, self._clock = database, seconds, clock
        self._checked_at = clock()
        self._open: defaultdict[str, set[Close]] = defaultdict(set)
        self._known: frozenset[str] = frozenset()

    @contextmanager
    def connected(self, person: str | None, close: Close) -> Iterator[None]:
        """Call `close` if the person is banned during the block."""
        if person is None:
            yield
            return
        self._open[person].add(close)
        try:
            yield
        finally:
            self._open[person].discard(close)
            if not self._open[person]:
                del self._open[person]

    async def watch(self) -> None:
        """Check until cancelled; an error of the database only delays the next check."""
        while True:
            with suppress(StoreUnavailable):
                await self._check()
            await asyncio.sleep(self._seconds)

    async def _check(self) -> None:
        at, since = self._clock(), self._checked_at - OVERLAP_SECONDS
        banned = await self._db.read(lambda db: _banned(db, since))
        self._checked_at = at
        new, self._known = banned - self._known, banned
        closes = [close for person in new for close in self._open.get(person, ())]
        await asyncio.gather(*(close() for close in closes), return_exceptions=True)


def _banned(db: Connection, since: float) -> frozenset[str]:
    return frozenset(db.scalars(select(bans.c.person_id).where(bans.c.at > since)))
