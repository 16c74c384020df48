"""Closes what is still open when access ends: WebSockets and streams; knows the banned addresses.

A request without a valid session is refused anyway, but an open connection would not notice. Every
process therefore reads the recent revocations twice a second, and immediately after its own.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from undercard.server.db.database import Database
from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.revocations import Revocation, revoked_since
from undercard.server.db.site import banned_addresses
from undercard.server.http.errors import AddressBanned

CHECK_SECONDS = 0.5
OVERLAP_SECONDS = 600.0
"""The overlap of two checks in seconds, because the clock of another machine may be behind."""

Close = Callable[[str], None]
"""Closes a connection for a reason."""


class Revocations:
    """The open connections of this process, by the subjects whose end closes them."""

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
        self._ended: dict[str, str] = {}
        self._banned: frozenset[str] = frozenset()
        self.listeners: list[Callable[[Revocation], None]] = []
        """Called at each new revocation, whatever its subject."""

    @contextmanager
    def connected(self, close: Close, *subjects: str) -> Iterator[None]:
        """Call `close` if the access of one of the subjects ends during the block."""
        for subject in subjects:
            self._open[subject].add(close)
        try:
            yield
        finally:
            for subject in subjects:
                self._open[subject].discard(close)
                if not self._open[subject]:
                    del self._open[subject]

    def end_of(self, subject: str) -> str | None:
        """Return the reason of a recent revocation.

        A session may end after it was looked up and before its connection is known here.
        """
        return self._ended.get(subject)

    def check_address(self, address: str) -> None:
        """Raise `AddressBanned` if a host has banned the address, given by its key."""
        if address in self._banned:
            raise AddressBanned("the host of this site has banned your address")

    async def watch(self) -> None:
        """Check until cancelled; an error of the database only delays the next check."""
        while True:
            with suppress(StoreUnavailable):
                await self.check()
            await asyncio.sleep(self._seconds)

    async def check(self) -> None:
        """Close the connections whose access has ended since the last check."""
        at, since = self._clock(), self._checked_at - OVERLAP_SECONDS
        found, self._banned = await self._db.read(
            lambda db: (revoked_since(db, since), banned_addresses(db))
        )
        self._checked_at = at
        new = [it for it in found if it.id not in self._known]
        self._known = frozenset(it.id for it in found)
        self._ended = {it.subject: it.reason for it in found}
        for revocation in new:
            for listener in self.listeners:
                listener(revocation)
            for close in tuple(self._open.get(revocation.subject, ())):
                close(revocation.reason)
