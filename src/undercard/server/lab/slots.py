"""Slots for studies: a few in total, and one per visitor."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager

from undercard.server.http.errors import Busy

WAIT_SECONDS = 10.0


class StudySlots:
    """The visitors with a running study, by address; `limited` is called when one is refused."""

    def __init__(self, most: int, limited: Callable[[], None] = lambda: None) -> None:
        self._most, self._limited = most, limited
        self._visitors: set[str] = set()
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def studies(self) -> int:
        return len(self._visitors)

    @contextmanager
    def taken_by(self, visitor: str) -> Iterator[None]:
        """Hold a slot for the block; raise `Busy` if the visitor has one or none is free."""
        if visitor in self._visitors:
            self._limited()
            raise Busy("a visitor has one study at a time", WAIT_SECONDS)
        if len(self._visitors) >= self._most:
            self._limited()
            raise Busy(f"the lab has room for {self._most} studies at a time", WAIT_SECONDS)
        self._visitors.add(visitor)
        try:
            yield
        finally:
            self._visitors.discard(visitor)

    async def end(self, work: Coroutine[None, None, None]) -> None:
        """Run the clean-up of a study to its end, even if the caller is cancelled."""
        task = asyncio.create_task(work)
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
        await asyncio.shield(task)

    async def close(self) -> None:
        """Wait until all studies have been cleaned up."""
        await asyncio.gather(*self._ending)
