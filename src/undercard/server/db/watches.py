"""Notifications that a table has new steps.

A watch keeps only the highest number, so a slow reader costs no memory. A number means that all
steps up to it exist, so repeated and late announcements are harmless.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable

Known = Callable[[], int]
"""Returns the number up to which the reader has received everything from another source."""


class StepWatch:
    """An async iterator of step numbers, each higher than the last; close it when done."""

    def __init__(self, watches: Watches, table: str, known: Known | None) -> None:
        self._watches, self._table, self._known = watches, table, known
        self._changed = asyncio.Event()
        self._highest = self._announced = 0
        self._closed = False

    def __aiter__(self) -> StepWatch:
        return self

    async def __anext__(self) -> int:
        while not self._is_behind():
            if self._closed:
                raise StopAsyncIteration
            self._changed.clear()
            await self._changed.wait()
        self._announced = self._highest
        return self._announced

    def __enter__(self) -> StepWatch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the iteration, also for a reader that is waiting in it."""
        self._closed = True
        self._changed.set()
        self._watches.forget(self._table, self)

    def announce(self, number: int) -> None:
        if number > self._highest:
            self._highest = number
            if self._known is None:
                self._changed.set()
            else:  # the process that wrote the step may notify the reader directly
                asyncio.get_running_loop().call_soon(self._wake)

    def _wake(self) -> None:
        if self._is_behind():
            self._changed.set()

    def _is_behind(self) -> bool:
        known = self._known() if self._known is not None else 0
        return self._highest > max(self._announced, known)


class Watches:
    """All watches of one process, by table; used in the event loop only."""

    def __init__(self) -> None:
        self._watches: defaultdict[str, set[StepWatch]] = defaultdict(set)

    def add(self, table: str, known: Known | None = None) -> StepWatch:
        watch = StepWatch(self, table, known)
        self._watches[table].add(watch)
        return watch

    def forget(self, table: str, watch: StepWatch) -> None:
        watches = self._watches.get(table, set())
        watches.discard(watch)
        if not watches:
            self._watches.pop(table, None)

    def announce(self, table: str, number: int) -> None:
        for watch in self._watches.get(table, ()):
            watch.announce(number)

    def tables(self) -> list[str]:
        """Return the watched tables."""
        return list(self._watches)

    def close(self) -> None:
        for watch in [watch for watches in self._watches.values() for watch in watches]:
            watch.close()
