"""Telling those who wait that a table has grown.

A watch keeps the highest number only: a slow reader costs no memory, and a number means "look,
there are steps up to here". Repeated and late announcements are therefore harmless.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable

Known = Callable[[], int]
"""The number up to which the reader knows everything already, from elsewhere."""


class Watch:
    """An async iterator of step numbers, each higher than the last; close it when done."""

    def __init__(self, watches: Watches, table: str, known: Known | None) -> None:
        self._watches, self._table, self._known = watches, table, known
        self._news = asyncio.Event()
        self._highest = self._told = 0
        self._closed = False

    def __aiter__(self) -> Watch:
        return self

    async def __anext__(self) -> int:
        while not self._has_news():
            if self._closed:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        self._told = self._highest
        return self._told

    def __enter__(self) -> Watch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the iteration, also for whoever waits in it now."""
        self._closed = True
        self._news.set()
        self._watches.forget(self._table, self)

    def announce(self, number: int) -> None:
        if number > self._highest:
            self._highest = number
            if self._known is None:
                self._news.set()
            else:  # whoever wrote the step may be about to tell the reader
                asyncio.get_running_loop().call_soon(self._wake)

    def _wake(self) -> None:
        if self._has_news():
            self._news.set()

    def _has_news(self) -> bool:
        known = self._known() if self._known is not None else 0
        return self._highest > max(self._told, known)


class Watches:
    """All watches of one process, by table. Lives in the event loop only."""

    def __init__(self) -> None:
        self._watches: defaultdict[str, set[Watch]] = defaultdict(set)

    def add(self, table: str, known: Known | None = None) -> Watch:
        watch = Watch(self, table, known)
        self._watches[table].add(watch)
        return watch

    def forget(self, table: str, watch: Watch) -> None:
        watches = self._watches.get(table, set())
        watches.discard(watch)
        if not watches:
            self._watches.pop(table, None)

    def announce(self, table: str, number: int) -> None:
        for watch in self._watches.get(table, ()):
            watch.announce(number)

    def tables(self) -> list[str]:
        """The tables somebody watches."""
        return list(self._watches)

    def close(self) -> None:
        for watch in [watch for watches in self._watches.values() for watch in watches]:
            watch.close()
