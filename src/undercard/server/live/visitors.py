"""The number of people on the site: those of this process, and the last reports of others."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable

from sqlalchemy import Connection, delete, func, select, text

from undercard.server.db.database import Database
from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.schema import visitors

REPORT_SECONDS = 10.0
BELIEVED_SECONDS = 35.0
"""The seconds after which a process without a report counts as ended."""
_REPORT = text(
    "INSERT INTO visitors (process, people, at) VALUES (:process, :people, :at)"
    " ON CONFLICT (process) DO UPDATE SET people = excluded.people, at = excluded.at"
)
log = logging.getLogger(__name__)


class Visitors:
    """Counts people by id: three tabs are one person, unless three processes serve them. People who
    hide their presence are not counted: with few visitors, the number would reveal them."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self._db, self._clock = database, clock
        self._process = secrets.token_urlsafe(9)
        self._here: Counter[str] = Counter()
        self._hidden: set[str] = set()
        self._elsewhere = 0
        self._task: asyncio.Task[None] | None = None

    def count(self) -> int:
        return self._count_here() + self._elsewhere

    def _count_here(self) -> int:
        return len(self._here.keys() - self._hidden)

    def enter(self, name: str, *, is_hidden: bool = False) -> None:
        """Count a person, by id or, without a session, by address."""
        self._here[name] += 1
        self.hide(name, is_hidden=is_hidden)

    def hide(self, name: str, *, is_hidden: bool) -> None:
        """Note whether a person hides their presence."""
        if is_hidden and name in self._here:
            self._hidden.add(name)
        else:
            self._hidden.discard(name)

    def is_hidden(self, name: str) -> bool:
        return name in self._hidden

    def leave(self, name: str) -> None:
        self._here[name] -= 1
        if not self._here[name]:
            del self._here[name]
            self._hidden.discard(name)

    def start(self) -> None:
        """Exchange numbers with other processes from now on."""
        self._task = asyncio.create_task(self._run(), name="undercard-visitors")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def exchange(self) -> None:
        self._elsewhere = await self._db.write(self._exchange)

    def _exchange(self, db: Connection) -> int:
        at = self._clock()
        mine = {"process": self._process, "people": self._count_here(), "at": at}
        db.execute(_REPORT, mine)
        db.execute(delete(visitors).where(visitors.c.at < at - BELIEVED_SECONDS))
        others = select(func.sum(visitors.c.people)).where(visitors.c.process != self._process)
        return int(db.execute(others).scalar() or 0)

    async def _run(self) -> None:
        while True:
            try:
                await self.exchange()
            except StoreUnavailable as error:
                log.warning("visitors cannot be counted: %s", error)
            await asyncio.sleep(REPORT_SECONDS)
