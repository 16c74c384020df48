"""Following a table: one ear per table for the steps of other processes, many who listen.

A follower is a number, the last step it has heard of, and is shown the table as it is with the
steps after that. So a slow one costs nothing; one that is too slow is told to begin anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import contextmanager

from undercard.server.store.contract import Store
from undercard.server.store.errors import StoreUnavailable
from undercard.server.store.watching import Watch
from undercard.server.tables.counters import Counters
from undercard.server.tables.errors import GapError
from undercard.server.tables.live import LiveTable
from undercard.server.tables.shelf import Shelf
from undercard.server.workers.faults import describe, shorten
from undercard.table.errors import TableError
from undercard.table.snapshot import Snapshot

MOST_BEHIND = 256
"""Steps; more are better read as a snapshot."""
PAUSE_SECONDS = 0.5

Hear = Callable[[Snapshot], bool]
"""Takes what is new, or says no."""
log = logging.getLogger(__name__)


class Hearing:
    """All ears and followers of this process."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        counters: Counters,
        after_catching_up: Callable[[LiveTable], None],
    ) -> None:
        self._store, self._shelf, self._counters = store, shelf, counters
        self._after_catching_up = after_catching_up
        self._ears: dict[LiveTable, asyncio.Task[None]] = {}
        self._closed = False

    async def follow(
        self, table: str, seat: int | None, after: int, most_behind: int, hear: Hear
    ) -> AsyncGenerator[Snapshot]:
        """The table whenever there is something new to the audience after step `after`.

        `hear` is offered it first, in the very moment of the step.
        """
        async with self._shelf.use(table) as live:
            with self._ear(live):
                async with live.lock:
                    await live.catch_up()
                self._after_catching_up(live)
                if not 0 <= after <= live.table.number:
                    raise self._gap(f"there is no step {after}; the last is {live.table.number}")
                while not self._closed:
                    behind = live.table.last_told(seat) - after
                    if behind > most_behind:
                        raise self._gap(f"{behind} steps behind")
                    if behind > 0:
                        shown = live.snapshot(seat, after)
                        after = shown.number
                        yield shown
                    else:
                        waiting = Waiting(live, seat, after, most_behind, hear)
                        after = await waiting.wait()

    async def close(self) -> None:
        """All iterations end."""
        self._closed = True
        for live, ear in self._ears.items():
            ear.cancel()
            live.wake()
        await asyncio.gather(*self._ears.values(), return_exceptions=True)

    def _gap(self, what: str) -> GapError:
        self._counters.gaps += 1
        return GapError(f"{what}: ask for a snapshot")

    @contextmanager
    def _ear(self, live: LiveTable) -> Iterator[None]:
        """There is an ear at the table while anybody follows."""
        live.followers += 1
        if live not in self._ears and not self._closed:
            watch = self._store.watch(live.id, lambda: live.table.number)
            self._ears[live] = asyncio.create_task(self._listen(live, watch))
        try:
            yield
        finally:
            live.followers -= 1
            if not live.followers and live in self._ears:
                self._ears.pop(live).cancel()

    async def _listen(self, live: LiveTable, watch: Watch) -> None:
        with watch:
            async for number in watch:
                while number > live.table.number and not await self._catch_up(live, number):
                    await asyncio.sleep(PAUSE_SECONDS)

    async def _catch_up(self, live: LiveTable, number: int) -> bool:
        """False: the store is away, or holds what this version cannot replay. Later, then."""
        try:
            async with live.lock:
                if number > live.table.number and await live.catch_up():
                    self._after_catching_up(live)
        except (StoreUnavailable, TableError) as error:
            log.warning("table %s cannot catch up: %s", shorten(live.id), describe(error))
            return False
        return True


class Waiting:
    """A follower who has heard everything, until there is something that `hear` does not take."""

    def __init__(
        self, live: LiveTable, seat: int | None, after: int, most_behind: int, hear: Hear
    ) -> None:
        self._live, self._seat, self._after = live, seat, after
        self._most_behind, self._hear = most_behind, hear
        self._woken = asyncio.get_running_loop().create_future()

    async def wait(self) -> int:
        """The number of the last step that was heard."""
        self._live.listeners.add(self._look)
        try:
            await self._woken
        finally:
            self._live.listeners.discard(self._look)
        return self._after

    def _look(self) -> None:
        if self._woken.done():
            return
        try:
            if not self._is_heard():
                self._woken.set_result(None)
        except Exception as error:
            self._woken.set_exception(error)

    def _is_heard(self) -> bool:
        behind = self._live.table.last_told(self._seat) - self._after
        if not 0 < behind <= self._most_behind:
            return False
        shown = self._live.snapshot(self._seat, self._after)
        if not self._hear(shown):
            return False
        self._after = shown.number
        return True


def say_no(_: Snapshot) -> bool:
    """What hears nothing itself."""
    return False
