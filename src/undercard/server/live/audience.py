"""How many watch a table without a seat, through this process; sent to all its subscribers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing

from undercard.server.web.wire import AudienceHeard

PAUSE_SECONDS = 2.0
"""Between two messages to the same client, however many come and go."""

Send = Callable[[AudienceHeard], Awaitable[None]]


class Audience:
    """Of all tables."""

    def __init__(self, pause: float = PAUSE_SECONDS) -> None:
        self._pause = pause
        self._watching: Counter[str] = Counter()
        self._followed: Counter[str] = Counter()
        self._news: dict[str, asyncio.Event] = {}

    def change(self, table: str, by: int) -> None:
        self._watching[table] += by
        if not self._watching[table]:
            del self._watching[table]
        if news := self._news.get(table):
            news.set()
            self._news[table] = asyncio.Event()

    async def follow(self, table: str) -> AsyncGenerator[int]:
        """The number, and again when it is another; nobody needs to be told of nobody."""
        self._followed[table] += 1
        self._news.setdefault(table, asyncio.Event())
        told = 0
        try:
            while True:
                news = self._news[table]
                if (count := self._watching[table]) != told:
                    told = count
                    yield count
                    await asyncio.sleep(self._pause)
                else:
                    await news.wait()
        finally:
            self._leave(table)

    def _leave(self, table: str) -> None:
        self._followed[table] -= 1
        if not self._followed[table]:
            del self._followed[table], self._news[table]


class Place:
    """Where one client is: among the audience, or at a seat."""

    def __init__(self, audience: Audience, table: str, send: Send) -> None:
        self._audience, self._table, self._send = audience, table, send
        self._is_watching = False
        self._seat: int | None = None

    async def run(self) -> None:
        """Without end."""
        async with aclosing(self._audience.follow(self._table)) as counts:
            async for count in counts:
                await self._send(AudienceHeard(table=self._table, watching=count))

    @property
    def is_seated(self) -> bool:
        return self._seat is not None

    def sit(self, seat: int | None) -> None:
        self._seat = seat
        self._be(seat is None)

    def leave(self) -> None:
        self._be(False)

    def _be(self, is_watching: bool) -> None:
        if is_watching != self._is_watching:
            self._is_watching = is_watching
            self._audience.change(self._table, 1 if is_watching else -1)
