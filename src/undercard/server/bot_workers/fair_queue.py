"""A fair queue for workers: the address that has used them least is next, then the person.

Time of workers is counted, not requests, because a strong level thinks a hundred times as long as a
weak one. An address that begins to wait starts at the share of those already served, so it cannot
save up time.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple


class Owner(NamedTuple):
    """The person for whose table a bot thinks, and that person's address."""

    address: str = ""
    person: str = ""


class FairQueue:
    """Lends `size` workers."""

    def __init__(self, size: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._size = self._free = size
        self._clock = clock
        self._waiting: dict[Owner, deque[asyncio.Future[None]]] = {}
        self._used: dict[str | Owner, float] = {}
        """Seconds by address and by owner since the queue was last idle."""
        self._served = 0.0
        """The seconds of the address that was served last."""

    @asynccontextmanager
    async def worker(self, owner: Owner, seconds: float) -> AsyncIterator[None]:
        """Hold a worker during the block; `seconds` is the expected duration."""
        await self._enter(owner)
        began = self._clock()
        self._charge(owner, seconds)
        try:
            yield
        finally:
            self._charge(owner, self._clock() - began - seconds)
            self._release()

    async def _enter(self, owner: Owner) -> None:
        if all(owner.address != it.address for it in self._waiting):
            used = self._used.get(owner.address, 0.0)
            self._used[owner.address] = max(used, self._served)
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._drop(owner, turn)
            else:
                self._release()
            raise

    def _charge(self, owner: Owner, seconds: float) -> None:
        for key in (owner.address, owner):
            self._used[key] = self._used.get(key, 0.0) + seconds

    def _release(self) -> None:
        """Give the worker to the next, or keep it."""
        if not self._waiting:
            self._free += 1
            if self._free == self._size:
                self._used.clear()
                self._served = 0.0
            return
        owner = min(self._waiting, key=self._share)
        self._served = self._share(owner)[0]
        turn = self._waiting[owner][0]
        self._drop(owner, turn)
        turn.set_result(None)

    def _share(self, owner: Owner) -> tuple[float, float]:
        return self._used.get(owner.address, 0.0), self._used.get(owner, 0.0)

    def _drop(self, owner: Owner, turn: asyncio.Future[None]) -> None:
        self._waiting[owner].remove(turn)
        if not self._waiting[owner]:
            del self._waiting[owner]
