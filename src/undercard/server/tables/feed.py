"""The feed of a table for a client: a snapshot first, then every new step.

Messages are always read from the table, after the number last sent. So a slow client misses nothing
and receives nothing twice, and the view matches the last entry.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable

from undercard.server.db.people import Identity
from undercard.server.tables.live_table import Update
from undercard.server.tables.perspective import (
    choose_perspective,
    has_moved,
    read_snapshot,
    show_entries,
    show_snapshot,
)
from undercard.server.tables.service import Tables
from undercard.server.tables.subscriptions import Received, Subscription
from undercard.server.tables.wire import TableEntries, TableSnapshot
from undercard.table.header import About
from undercard.table.seats import Seat


class TableFeed:
    """One client's subscription to one table.

    `show` receives a snapshot, then `update` receives the new entries at each step. `fail` receives
    the
    error that ends the feed.
    """

    def __init__(
        self,
        tables: Tables,
        table: str,
        who: Identity | None,
        show: Callable[[TableSnapshot], None],
        update: Callable[[Update], None],
        fail: Callable[[Exception], None],
    ) -> None:
        self._tables, self._table, self._who = tables, table, who
        self._ids = who.ids if who is not None else ()
        self._show, self._update, self._fail = show, update, fail
        self._subscription: Subscription | None = None
        self._seats: tuple[Seat, ...] = ()
        self._about: About | None = None
        self._is_paused = False
        self._showing: asyncio.Task[None] | None = None

    @property
    def about(self) -> About | None:
        """The description of the table; None before the client received it."""
        return self._about

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats when the client last received the table; empty before that."""
        return self._seats

    def start(self, wanted: int | None, after: int) -> None:
        """Choose the client's perspective (again), send a snapshot and continue from there."""
        if self._subscription is not None:
            self._subscription.pause()
        self._showing = asyncio.create_task(self._start(wanted, after))

    def pause(self) -> None:
        """Pause, because the client cannot keep up."""
        self._is_paused = True
        if self._subscription is not None:
            self._subscription.pause()

    def resume(self) -> None:
        """Continue from the cursor."""
        self._is_paused = False
        if self._subscription is not None and self._showing is None:
            self._subscription.resume()

    def close(self) -> None:
        if self._showing is not None:
            self._showing.cancel()
        if self._subscription is not None:
            self._subscription.close()
            self._subscription = None
        self._show = self._update = self._fail = _ignore  # otherwise there is a reference cycle

    async def _start(self, wanted: int | None, after: int) -> None:
        tables, table = self._tables, self._table
        try:
            if self._subscription is None:
                self._subscription = await tables.subscribe(table, None, 0, self._receive)
            while True:
                chosen = await choose_perspective(tables, table, self._who, wanted, after)
                seen, shown = await read_snapshot(tables, chosen)
                if not has_moved(shown, self._ids):
                    break  # otherwise the client took a seat at this moment
            self._subscription.seat, self._subscription.cursor = seen.seat, shown.number
            self._about, self._seats = shown.about, shown.seats
            self._show(show_snapshot(seen, shown))
            del shown  # it references the whole log
        except Exception as error:
            self._showing = None
            self._fail(error)
        else:
            self._showing = None
            if not self._is_paused:
                self._subscription.resume()

    def _receive(self, received: Received) -> None:
        if received is None:
            return
        subscription = self._subscription
        assert subscription is not None
        if not isinstance(received, Update):
            self.start(subscription.seat, subscription.cursor)
        elif received.shown.seats != self._seats and has_moved(received.shown, self._ids):
            # The client has another perspective now, and therefore another log.
            self.start(subscription.seat, received.after)
        else:
            self._seats = received.shown.seats
            self._update(received)


def _ignore(_: object) -> None:
    """Drop what arrives after the end."""


async def stream_table(
    tables: Tables, table: str, who: Identity | None, wanted: int | None, after: int
) -> AsyncGenerator[TableSnapshot | TableEntries]:
    """Yield the same messages, for a reader that takes one after the other."""
    coming: asyncio.Future[TableSnapshot | TableEntries]
    coming = asyncio.get_running_loop().create_future()

    def show(message: TableSnapshot | TableEntries) -> None:
        feed.pause()
        if not coming.done():
            coming.set_result(message)

    def update(received: Update) -> None:
        show(show_entries(received.after, received.shown))

    def fail(error: Exception) -> None:
        if not coming.done():
            coming.set_exception(error)

    feed = TableFeed(tables, table, who, show, update, fail)
    feed.start(wanted, after)
    try:
        while True:
            message = await coming
            coming = asyncio.get_running_loop().create_future()
            yield message
            feed.resume()
    finally:
        feed.close()
