"""Bans that the host puts on beside the server: whoever is connected then is shown the door.

Every request looks its session up and finds it gone; an open WebSocket would not notice, so each
process asks every few seconds who was banned since.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

from sqlalchemy import Connection, select

from undercard.server.people.database import Database
from undercard.server.store.errors import StoreUnavailable
from undercard.server.store.schema import bans

LOOK_SECONDS = 2.0
OVERLAP_SECONDS = 600.0
"""So far back each look goes again: the clock of the host's machine may be behind ours."""

Shut = Callable[[], Awaitable[None]]


class Doors:
    """The open connections of people in this process."""

    def __init__(
        self,
        database: Database,
        seconds: float = LOOK_SECONDS,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._db, self._seconds, self._clock = database, seconds, clock
        self._looked_at = clock()
        self._open: defaultdict[str, set[Shut]] = defaultdict(set)
        self._known: frozenset[str] = frozenset()

    @contextmanager
    def open(self, person: str | None, shut: Shut) -> Iterator[None]:
        """`shut` is called if the person is banned while the block lasts."""
        if person is None:
            yield
            return
        self._open[person].add(shut)
        try:
            yield
        finally:
            self._open[person].discard(shut)
            if not self._open[person]:
                del self._open[person]

    async def watch(self) -> None:
        """Until cancelled; a database that does not answer is asked again."""
        while True:
            with suppress(StoreUnavailable):
                await self._look()
            await asyncio.sleep(self._seconds)

    async def _look(self) -> None:
        at, since = self._clock(), self._looked_at - OVERLAP_SECONDS
        banned = await self._db.read(lambda db: _banned(db, since))
        self._looked_at = at
        new, self._known = banned - self._known, banned
        shuts = [shut for person in new for shut in self._open.get(person, ())]
        await asyncio.gather(*(shut() for shut in shuts), return_exceptions=True)


def _banned(db: Connection, since: float) -> frozenset[str]:
    return frozenset(db.scalars(select(bans.c.person_id).where(bans.c.at > since)))
