"""The number of spectators of a table in this process, sent to all its subscribers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing

from undercard.server.live.wire import AudienceSize

PAUSE_SECONDS = 2.0
"""The minimum seconds between two messages to the same client."""

Send = Callable[[AudienceSize], Awaitable[None]]


class Audience:
    """The spectators of all tables."""

    def __init__(self, pause: float = PAUSE_SECONDS) -> None:
        self._pause = pause
        self._watching: Counter[str] = Counter()
        self._subscribed: Counter[str] = Counter()
        self._changed: dict[str, asyncio.Event] = {}

    def change(self, table: str, by: int) -> None:
        self._watching[table] += by
        if not self._watching[table]:
            del self._watching[table]
        if changed := self._changed.get(table):
            changed.set()
            self._changed[table] = asyncio.Event()

    async def counts(self, table: str) -> AsyncGenerator[int]:
        """Yield the number of spectators whenever it has changed; the first number is not 0."""
        self._subscribed[table] += 1
        self._changed.setdefault(table, asyncio.Event())
        sent = 0
        try:
            while True:
                changed = self._changed[table]
                if (count := self._watching[table]) != sent:
                    sent = count
                    yield count
                    await asyncio.sleep(self._pause)
                else:
                    await changed.wait()
        finally:
            self._leave(table)

    def _leave(self, table: str) -> None:
        self._subscribed[table] -= 1
        if not self._subscribed[table]:
            del self._subscribed[table], self._changed[table]


class AudienceMember:
    """One client of a table: a spectator, or a player at a seat."""

    def __init__(self, audience: Audience, table: str, send: Send) -> None:
        self._audience, self._table, self._send = audience, table, send
        self._is_watching = False
        self._seat: int | None = None

    async def run(self) -> None:
        """Send the number of spectators, without end."""
        async with aclosing(self._audience.counts(self._table)) as counts:
            async for count in counts:
                await self._send(AudienceSize(table=self._table, watching=count))

    @property
    def is_seated(self) -> bool:
        return self._seat is not None

    def sit(self, seat: int | None) -> None:
        self._seat = seat
        self._set_watching(seat is None)

    def leave(self) -> None:
        self._set_watching(False)

    def _set_watching(self, is_watching: bool) -> None:
        if is_watching != self._is_watching:
            self._is_watching = is_watching
            self._audience.change(self._table, 1 if is_watching else -1)
