"""The lobby for those who watch it: looked at once for all, told when it has changed.

Looking is right on one process and on ten: whoever changed a table, its line is in the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from typing import NamedTuple

from undercard.kernel.errors import UndercardError
from undercard.server.people.visitors import Visitors
from undercard.server.tables.line import LobbyTable
from undercard.server.web.contract import Tables


class Lobby(NamedTuple):
    """What is told."""

    tables: tuple[LobbyTable, ...]
    online: int


log = logging.getLogger(__name__)


class LobbyFeed:
    """Asks the tables only while somebody watches."""

    def __init__(self, tables: Tables, visitors: Visitors, seconds: float) -> None:
        self._tables, self._visitors, self._seconds = tables, visitors, seconds
        self._watchers = 0
        self._task: asyncio.Task[None] | None = None
        self._lines: Lobby | None = None
        self._news = asyncio.Event()

    async def watch(self) -> AsyncGenerator[Lobby]:
        """The lobby now, and again after every change."""
        self._enter()
        try:
            told: Lobby | None = None
            while True:
                news = self._news
                if self._lines is not None and self._lines != told:
                    told = self._lines
                    yield told
                else:
                    await news.wait()
        finally:
            self._leave()

    def _enter(self) -> None:
        self._watchers += 1
        if self._task is None:
            self._task = asyncio.create_task(self._look(), name="undercard-lobby")

    def _leave(self) -> None:
        self._watchers -= 1
        if not self._watchers and self._task is not None:
            self._task.cancel()
            self._task = self._lines = None

    async def _look(self) -> None:
        while True:
            try:
                lines = tuple(await self._tables.lobby("open", "running"))
                self._tell(Lobby(lines, self._visitors.count))
            except UndercardError as error:
                log.warning("the lobby cannot be read: %s", error)
            await asyncio.sleep(self._seconds)

    def _tell(self, lines: Lobby) -> None:
        if lines != self._lines:
            self._lines = lines
            self._news.set()
            self._news = asyncio.Event()
