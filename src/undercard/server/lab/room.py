"""The room of the lab: a few studies at a time, and one for each visitor."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager

from undercard.server.web.errors import Busy

WAIT_SECONDS = 10.0


class Room:
    """Those who study now, by their address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: set[str] = set()
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def studies(self) -> int:
        return len(self._inside)

    @contextmanager
    def taken_by(self, visitor: str) -> Iterator[None]:
        """`Busy` if the visitor is inside already, or the room is full."""
        if visitor in self._inside:
            raise Busy("a visitor has one study at a time", WAIT_SECONDS)
        if len(self._inside) >= self._most:
            raise Busy(f"the lab has room for {self._most} studies at a time", WAIT_SECONDS)
        self._inside.add(visitor)
        try:
            yield
        finally:
            self._inside.discard(visitor)

    async def end(self, work: Coroutine[None, None, None]) -> None:
        """Run what ends a study, to its end even if the caller is cancelled."""
        task = asyncio.create_task(work)
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
        await asyncio.shield(task)

    async def close(self) -> None:
        """Wait until all studies have ended; their visitors are gone by now."""
        await asyncio.gather(*self._ending)
