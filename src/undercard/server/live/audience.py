"""The spectators of a table in this process and its absent players, sent to all its subscribers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from typing import Protocol

from undercard.server.live.wire import AudienceNow, AwayPlayer
from undercard.server.tables.presence import Presence
from undercard.table.seats import Seat

PAUSE_SECONDS = 2.0
"""The minimum seconds between two messages to the same client."""

Send = Callable[[AudienceNow], Awaitable[None]]


class HasSeats(Protocol):
    """The table as a client has last received it."""

    @property
    def seats(self) -> tuple[Seat, ...]: ...


class Audience:
    """The audiences of all tables."""

    def __init__(self, presence: Presence, pause: float = PAUSE_SECONDS) -> None:
        self._presence, self._pause = presence, pause
        self._watching: Counter[str] = Counter()
        self._subscribed: Counter[str] = Counter()
        self._changed: dict[str, asyncio.Event] = {}
        presence.attach(self._subscribed, self.wake)

    def change(self, table: str, by: int) -> None:
        self._watching[table] += by
        if not self._watching[table]:
            del self._watching[table]
        self.wake(table)

    def wake(self, table: str) -> None:
        """Report the audience of a table again if it has changed."""
        if changed := self._changed.get(table):
            changed.set()
            self._changed[table] = asyncio.Event()

    async def reports(self, table: str, at: HasSeats) -> AsyncGenerator[AudienceNow]:
        """Yield the audience whenever it has changed; the first one is not empty."""
        self._subscribed[table] += 1
        self._changed.setdefault(table, asyncio.Event())
        sent = AudienceNow(table=table, watching=0)
        try:
            while True:
                changed = self._changed[table]
                if (report := self._report(table, at.seats)) != sent:
                    sent = report
                    yield report
                    await asyncio.sleep(self._pause)
                else:
                    await changed.wait()
        finally:
            self._leave(table)

    def _report(self, table: str, seats: tuple[Seat, ...]) -> AudienceNow:
        presence, away = self._presence, []
        if presence.knows(table):
            away = [
                AwayPlayer(seat=number, since=presence.away_since(table, seat.person.id))
                for number, seat in enumerate(seats)
                if seat.person is not None
                and seat.bot is None
                and presence.is_away(table, seat.person.id)
            ]
        return AudienceNow(table=table, watching=self._watching[table], away=tuple(away))

    def _leave(self, table: str) -> None:
        self._subscribed[table] -= 1
        if not self._subscribed[table]:
            del self._subscribed[table], self._changed[table]


class AudienceMember:
    """One client of a table: a spectator, or a player at a seat."""

    def __init__(self, audience: Audience, table: str, at: HasSeats, send: Send) -> None:
        self._audience, self._table, self._at, self._send = audience, table, at, send
        self._is_watching = False
        self._seat: int | None = None

    async def run(self) -> None:
        """Send the audience, without end."""
        async with aclosing(self._audience.reports(self._table, self._at)) as reports:
            async for report in reports:
                await self._send(report)

    @property
    def is_seated(self) -> bool:
        return self._seat is not None

    def sit(self, seat: int | None) -> None:
        self._seat = seat
        self._set_watching(seat is None)
        self._audience.wake(self._table)  # its seats are known now

    def leave(self) -> None:
        self._set_watching(False)

    def _set_watching(self, is_watching: bool) -> None:
        if is_watching != self._is_watching:
            self._is_watching = is_watching
            self._audience.change(self._table, 1 if is_watching else -1)
