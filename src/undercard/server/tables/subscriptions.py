"""Subscriptions to tables: one callback per subscriber, called at every committed step.

A subscription is a cursor: the number of the last step that its subscriber has received. It
receives the current table with the steps after the cursor, so a paused one costs nothing and
continues where it was. The steps of other processes arrive through one watch per table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable

from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.store import Store
from undercard.server.db.watches import StepWatch
from undercard.server.logs import describe_error, short_id
from undercard.server.tables.cache import Cache
from undercard.server.tables.counters import Counters
from undercard.server.tables.errors import GapError
from undercard.server.tables.live_table import LiveTable, Shared, Update
from undercard.table.errors import TableError
from undercard.table.snapshot import Snapshot

MOST_BEHIND = 256
"""The maximum number of steps behind; beyond it, a snapshot is better."""
PAUSE_SECONDS = 0.5

Received = Update | GapError | None
"""New steps, or an end: the subscriber is too far behind, or the server stops."""
Receive = Callable[[Received], None]
log = logging.getLogger(__name__)


class Subscription:
    """One subscriber of one table. `seat` and `cursor` may be set while it is paused."""

    __slots__ = ("_hub", "_live", "_most_behind", "_receive", "cursor", "is_paused", "seat")

    def __init__(
        self,
        hub: Subscriptions,
        live: LiveTable,
        seat: int | None,
        cursor: int,
        receive: Receive,
        most_behind: int,
    ) -> None:
        self._hub, self._live, self._receive = hub, live, receive
        self.seat, self.cursor, self._most_behind = seat, cursor, most_behind
        self.is_paused = True

    def pause(self) -> None:
        """Receive nothing until `resume`."""
        self.is_paused = True

    def resume(self) -> None:
        """Receive new steps from now on, and pending ones immediately."""
        self.is_paused = False
        self.notify({}, None)

    def close(self) -> None:
        """End the subscription; the table may be unloaded."""
        self.is_paused = True
        self._hub.remove(self._live, self)

    def notify(self, shared: Shared, posted: asyncio.Future[int] | None) -> None:
        """Send the steps after the cursor; `shared` holds the updates of other subscribers for
        reuse."""
        table, seat, cursor = self._live.table, self.seat, self.cursor
        behind = table.last_shown(seat) - cursor
        if self.is_paused or behind <= 0:
            return
        if behind > self._most_behind:
            self.is_paused = True
            self._receive(self._hub.gap(f"{behind} steps behind"))
            return
        update = shared.get((seat, cursor))
        if update is None:
            update = Update(cursor, table.snapshot(seat, cursor), posted)
            shared[seat, cursor] = update
        self.cursor = update.shown.number
        self._receive(update)

    def restart(self) -> None:
        """Ask the subscriber to start again, because its table may have been deleted."""
        if not self.is_paused:
            self.is_paused = True
            self._receive(self._hub.gap("the table has left the memory"))

    def end(self) -> None:
        """End the subscription, because the server stops."""
        if not self.is_paused:
            self.is_paused = True
            self._receive(None)


class Subscriptions:
    """All subscriptions of this process; `is_alone` means that no other process stores steps."""

    def __init__(
        self,
        store: Store,
        cache: Cache,
        counters: Counters,
        after_catching_up: Callable[[LiveTable], None],
        *,
        is_alone: bool,
    ) -> None:
        self._store, self._cache, self._counters = store, cache, counters
        self._after_catching_up, self._is_alone = after_catching_up, is_alone
        self._watches: dict[LiveTable, asyncio.Task[None]] = {}
        self._closed = False

    async def subscribe(
        self, table: str, seat: int | None, after: int, receive: Receive, most_behind: int
    ) -> Subscription:
        """Return a paused subscription to a current table; raise `GapError` for a future step."""
        live = await self._cache.load(table)
        subscription = Subscription(self, live, seat, after, receive, most_behind)
        live.subscriptions[subscription] = None
        self._watch(live)
        try:
            async with live.queue:
                await live.catch_up()
            self._after_catching_up(live)
            if not 0 <= after <= live.table.number:
                raise self.gap(f"there is no step {after}; the last is {live.table.number}")
        except BaseException:
            subscription.close()
            raise
        return subscription

    async def stream(
        self, table: str, seat: int | None, after: int, most_behind: int
    ) -> AsyncGenerator[Snapshot]:
        """Yield the same items, for a reader that takes one after the other."""
        coming: asyncio.Future[Received]

        def receive(received: Received) -> None:
            subscription.pause()
            if not coming.done():  # a reader that was cancelled
                coming.set_result(received)

        subscription = await self.subscribe(table, seat, after, receive, most_behind)
        try:
            while True:
                coming = asyncio.get_running_loop().create_future()
                subscription.resume()
                received = await coming if coming.done() or not self._closed else None
                if received is None:
                    return
                if isinstance(received, GapError):
                    raise received
                yield received.shown
        finally:
            subscription.close()

    def remove(self, live: LiveTable, subscription: Subscription) -> None:
        if subscription in live.subscriptions:
            del live.subscriptions[subscription]
            self._cache.release(live)
            if not live.subscriptions and live in self._watches:
                self._watches.pop(live).cancel()

    def gap(self, what: str) -> GapError:
        self._counters.gaps += 1
        return GapError(f"{what}: ask for a snapshot")

    async def close(self) -> None:
        """End all subscriptions."""
        self._closed = True
        watches = list(self._watches.values())
        for watch in watches:
            watch.cancel()
        for live in self._cache.used():
            for subscription in tuple(live.subscriptions):
                subscription.end()
        await asyncio.gather(*watches, return_exceptions=True)

    def _watch(self, live: LiveTable) -> None:
        """Watch for steps of other processes while there are subscribers."""
        if live not in self._watches and not self._closed and not self._is_alone:
            watch = self._store.watch(live.id, lambda: live.table.number)
            self._watches[live] = asyncio.create_task(self._follow(live, watch))

    async def _follow(self, live: LiveTable, watch: StepWatch) -> None:
        with watch:
            async for number in watch:
                while number > live.table.number and not await self._catch_up(live, number):
                    await asyncio.sleep(PAUSE_SECONDS)

    async def _catch_up(self, live: LiveTable, number: int) -> bool:
        """Read the steps of other processes; return False if the store is unreachable or cannot be
        replayed."""
        try:
            async with live.queue:
                if number > live.table.number and await live.catch_up():
                    self._after_catching_up(live)
        except (StoreUnavailable, TableError) as error:
            log.warning("table %s cannot catch up: %s", short_id(live.id), describe_error(error))
            return False
        return True
