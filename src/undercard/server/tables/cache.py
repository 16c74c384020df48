"""Tables in memory: those in use, and the most recently used of the others.

A table can be rebuilt from its steps, so an idle one is dropped after a while.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from undercard.server.db.errors import UnknownTable
from undercard.server.db.store import Store
from undercard.server.tables.counters import Counters
from undercard.server.tables.factory import open_table
from undercard.server.tables.live_table import LiveTable, decode_header
from undercard.table.table import Table

KEPT_IDLE = 256
"""The maximum number of idle tables; a table uses about a kilobyte per step."""
IDLE_SECONDS = 300.0


class Cache:
    """Loads a table once for any number of concurrent requests."""

    def __init__(
        self,
        store: Store,
        counters: Counters,
        kept_idle: int = KEPT_IDLE,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self._store, self._counters = store, counters
        self._kept_idle, self._idle_seconds = kept_idle, idle_seconds
        self._timer: asyncio.TimerHandle | None = None
        self._used: dict[str, LiveTable] = {}
        self._idle: OrderedDict[str, tuple[LiveTable, float]] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    @asynccontextmanager
    async def use(self, table: str) -> AsyncIterator[LiveTable]:
        """Keep the table in memory for the block; raise `UnknownTable` if there is none."""
        live = await self.load(table)
        try:
            yield live
        finally:
            self.release(live)

    async def load(self, table: str) -> LiveTable:
        """Like `acquire`, but load from the store if necessary; raise `UnknownTable` if there is
        none."""
        while (live := self.acquire(table)) is None:
            await asyncio.shield(self._load_once(table))
        return live

    def acquire(self, table: str) -> LiveTable | None:
        """Return the table and keep it in memory until it is released; None if it is not in
        memory."""
        if table in self._idle:
            self._used[table] = self._idle.pop(table)[0]
        live = self._used.get(table)
        if live is not None:
            live.users += 1
        return live

    def release(self, live: LiveTable) -> None:
        live.users -= 1
        if not live.users and self._used.get(live.id) is live:
            self._put_back(live)

    def put(self, table: Table) -> None:
        """Add a new table, so that it need not be loaded."""
        if table.about.id not in self._used:  # it may be in use already
            self._put_back(LiveTable(table, self._store))

    def forget(self, table: str) -> None:
        """Drop a deleted table; its users get `UnknownTable` at their next step, its subscribers
        immediately."""
        live = self._used.pop(table, None)
        self._idle.pop(table, None)
        self._count()
        for subscription in tuple(live.subscriptions) if live is not None else ():
            subscription.restart()

    def used(self) -> list[LiveTable]:
        return list(self._used.values())

    def _load_once(self, table: str) -> asyncio.Task[LiveTable]:
        if table not in self._loading:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table))
        return self._loading[table]

    async def _load(self, table: str) -> LiveTable:
        # PostgreSQL does not accept a text with NUL as a parameter.
        header = await self._store.header(table) if table.isprintable() else None
        if header is None:
            raise UnknownTable(f"there is no table {table!r}")
        live = LiveTable(await open_table(decode_header(header)), self._store)
        await live.catch_up()
        self._counters.loads += 1
        if table not in self._used:
            self._put_back(live)
        return live

    def _put_back(self, live: LiveTable) -> None:
        self._used.pop(live.id, None)
        self._idle[live.id] = live, asyncio.get_running_loop().time()
        self._drop_idle()

    def _drop_idle(self) -> None:
        """Drop tables that have been idle too long or are too many; set the next timer."""
        loop = asyncio.get_running_loop()
        before = loop.time() - self._idle_seconds
        while self._idle and (len(self._idle) > self._kept_idle or self._oldest() <= before):
            self._idle.popitem(last=False)
        self._count()
        if self._idle and self._timer is None:
            due = self._oldest() + self._idle_seconds
            self._timer = loop.call_at(due, self._timed_out)

    def _timed_out(self) -> None:
        self._timer = None
        self._drop_idle()

    def _oldest(self) -> float:
        return next(iter(self._idle.values()))[1]

    def _count(self) -> None:
        self._counters.tables_loaded = len(self._used) + len(self._idle)
