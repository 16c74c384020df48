"""Exclusive access to one table, in order of arrival.

Work that finds the table free runs in the same call, without a task. Everything else is continued
by a callback when the work before it is done.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

Work = Callable[[], None]


class Queue:
    """First in, first out; each piece of work ends with `leave`, whenever it is done."""

    __slots__ = ("_is_busy", "_waiting")

    def __init__(self) -> None:
        self._is_busy = False
        self._waiting: deque[Work] = deque()

    def enter(self, work: Work) -> None:
        """Run `work` now, or when it is its turn."""
        if self._is_busy:
            self._waiting.append(work)
        else:
            self._is_busy = True
            work()

    def leave(self) -> None:
        """Admit the next one through the event loop, so that a long queue causes no deep
        recursion."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self._is_busy = False

    async def __aenter__(self) -> None:
        entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def admit() -> None:
            if entered.done():  # cancelled while it waited
                self.leave()
            else:
                entered.set_result(None)

        self.enter(admit)
        try:
            await entered
        except asyncio.CancelledError:
            if not entered.cancelled():  # cancelled at the moment of admission
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()
