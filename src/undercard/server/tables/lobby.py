"""The feed of the lobby: read once for all subscribers, sent when it has changed.

It is read from the database, so it shows the tables of all processes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import NamedTuple

from undercard.kernel.errors import UndercardError
from undercard.server.tables.lobby_table import LobbyTable


class Lobby(NamedTuple):
    """The content of the lobby."""

    tables: tuple[LobbyTable, ...]
    online: int
    version: int = 0
    """Of a private lobby: changes with what its page shows besides tables."""


log = logging.getLogger(__name__)


class LobbyFeed:
    """Reads a lobby only while there are subscribers."""

    def __init__(self, read: Callable[[], Awaitable[Lobby]], seconds: float) -> None:
        self._read_lobby, self._seconds = read, seconds
        self._watchers = 0
        self._task: asyncio.Task[None] | None = None
        self._lobby: Lobby | None = None
        self._changed = asyncio.Event()

    async def watch(self) -> AsyncGenerator[Lobby]:
        """Yield the lobby now, and again after every change."""
        self._enter()
        try:
            sent: Lobby | None = None
            while True:
                changed = self._changed
                if self._lobby is not None and self._lobby != sent:
                    sent = self._lobby
                    yield sent
                else:
                    await changed.wait()
        finally:
            self._leave()

    def _enter(self) -> None:
        self._watchers += 1
        if self._task is None:
            self._task = asyncio.create_task(self._read(), name="undercard-lobby")

    def _leave(self) -> None:
        self._watchers -= 1
        if not self._watchers and self._task is not None:
            self._task.cancel()
            self._task = self._lobby = None

    async def _read(self) -> None:
        while True:
            try:
                self._update(await self._read_lobby())
            except UndercardError as error:
                log.warning("the lobby cannot be read: %s", error)
            await asyncio.sleep(self._seconds)

    def _update(self, lobby: Lobby) -> None:
        if lobby != self._lobby:
            self._lobby = lobby
            self._changed.set()
            self._changed = asyncio.Event()
