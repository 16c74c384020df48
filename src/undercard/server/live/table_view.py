"""A table in front of a client: its steps, its chat and its audience."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import TYPE_CHECKING

from undercard.server.live.audience import Place
from undercard.server.live.chat_feed import ChatFeed
from undercard.server.live.frames import Opcode, write_frame
from undercard.server.live.perspective import show_entries
from undercard.server.live.table_feed import Delivered, TableFeed
from undercard.server.people.queries import Who
from undercard.server.tables.live import Update
from undercard.server.web import wire
from undercard.server.web.endpoint import encoder

if TYPE_CHECKING:
    from undercard.server.live.connection import Connection


class TableView:
    """What one client receives of one table, from now until it is closed."""

    def __init__(self, connection: Connection, who: Who | None, asked: wire.Follow) -> None:
        site, table = connection.site, asked.table
        self._connection, self._table = connection, table
        self.feed = TableFeed(site.tables, table, who, self._deliver, self._fail)
        self._chat = ChatFeed(site, who, table, connection.deliver)
        self._place = Place(site.audience, table, connection.deliver)
        self._tasks = [
            asyncio.create_task(self._chat.run(asked.chat_after)),
            asyncio.create_task(self._place.run()),
        ]
        self._presence = ExitStack()
        ids = who.ids if who is not None else ()
        self._presence.enter_context(site.notices.presence.at(table, ids))
        self.feed.start(asked.seat, asked.after)

    def close(self) -> None:
        self.feed.close()
        self._place.leave()
        self._presence.close()
        for task in self._tasks:
            task.cancel()

    def _deliver(self, delivered: Delivered) -> None:
        if isinstance(delivered, Update):
            self._connection.write(self._frame(delivered))
            phase = delivered.shown.phase
        else:
            self._connection.send(delivered)
            self._place.sit(delivered.now.seat)
            phase = delivered.now.phase
        if self._chat.is_opened_by(phase) and self._place.is_seated:
            self._tasks.append(asyncio.create_task(self._chat.send_all()))

    def _frame(self, update: Update) -> bytes:
        """With the acknowledgement of the client's own step, or the same for all."""
        acknowledged = self._connection.acknowledgement(update)
        if acknowledged is None and update.frame is not None:
            return update.frame
        entries = show_entries(update.after, update.shown, acknowledged)
        frame = write_frame(Opcode.TEXT, encoder.encode(entries))
        if acknowledged is None:
            update.frame = frame
        return frame

    def _fail(self, error: Exception) -> None:
        self._connection.unsubscribed(self._table, error)
