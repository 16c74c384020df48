"""Exchanges the spectators of tables between processes, by broadcasts when they change.

All are repeated periodically, for processes that have started or reconnected since. A process
without a broadcast for some time has ended.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.store import Store
from undercard.server.live.audience import Audience, SpectatorGroup

TOPIC = "spectators"
SEND_SECONDS = 2.0
RENEW_SECONDS = 15.0
BELIEVED_SECONDS = 40.0
log = logging.getLogger(__name__)


class SpectatorsThere(msgspec.Struct, frozen=True):
    """The spectators of a table at a process."""

    process: str
    table: str
    count: int
    names: tuple[str, ...] = ()


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(SpectatorsThere).decode


class SpectatorExchange:
    """Sends the spectators of this process, and notes those of others in the audience."""

    def __init__(
        self, audience: Audience, store: Store, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._audience, self._store, self._clock = audience, store, clock
        self._process = secrets.token_urlsafe(9)
        self._renewed_at = clock()
        self._changed: set[str] = set()
        self._heard_at: dict[tuple[str, str], float] = {}
        """When a table and process was last received."""
        self._task: asyncio.Task[None] | None = None
        store.listen(TOPIC, self._receive)
        audience.after_change.append(self._changed.add)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="undercard-spectators")

    async def close(self) -> None:
        """Report that nobody watches through this process any more."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.wait([self._task])
        with suppress(StoreUnavailable):
            for table in self._audience.watched_here():
                await self._send(table, SpectatorGroup(0))

    async def exchange(self) -> None:
        """Send what has changed, or everything if that is due; forget processes that ended."""
        at, audience = self._clock(), self._audience
        tables = set(self._changed)
        self._changed.clear()
        if at - self._renewed_at >= RENEW_SECONDS:
            self._renewed_at = at
            tables.update(audience.watched_here())
        self._forget(at - BELIEVED_SECONDS)
        for table in tables:
            await self._send(table, audience.spectators_here(table))

    async def _run(self) -> None:
        while True:
            try:
                await self.exchange()
            except StoreUnavailable as error:
                log.warning("spectators are sent later: %s", error)
            await asyncio.sleep(SEND_SECONDS)

    async def _send(self, table: str, here: SpectatorGroup) -> None:
        there = SpectatorsThere(self._process, table, here.count, here.names)
        await self._store.broadcast(TOPIC, encode(there).decode())

    def _receive(self, text: str) -> None:
        there = decode(text)
        if there.process == self._process:
            return
        key = there.table, there.process
        self._heard_at.pop(key, None)
        if there.count:
            self._heard_at[key] = self._clock()
        self._audience.change_elsewhere(*key, SpectatorGroup(there.count, there.names))

    def _forget(self, before: float) -> None:
        for key in [key for key, at in self._heard_at.items() if at < before]:
            del self._heard_at[key]
            self._audience.change_elsewhere(*key, SpectatorGroup(0))
