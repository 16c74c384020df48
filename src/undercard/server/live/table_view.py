"""A table as one client receives it: steps, chat, emotes and audience."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import TYPE_CHECKING

import msgspec

from undercard.server.db.people import Identity
from undercard.server.live.audience import AudienceMember
from undercard.server.live.frames import Opcode, write_frame
from undercard.server.live.wire import Subscribe
from undercard.server.tables.feed import TableFeed
from undercard.server.tables.live_table import Update
from undercard.server.tables.perspective import show_entries
from undercard.server.tables.wire import TableSnapshot
from undercard.table.phase import Phase

if TYPE_CHECKING:
    from undercard.server.live.connection import Connection

encode = msgspec.json.Encoder().encode


class TableView:
    """The messages of one table for one client, until it is closed."""

    def __init__(self, connection: Connection, who: Identity | None, asked: Subscribe) -> None:
        services, table = connection.services, asked.table
        self._connection, self._table = connection, table
        self._phase: Phase | None = None
        self.feed = TableFeed(services.tables, table, who, self._show, self._update, self._fail)
        self._chat = services.chat.feed(who, table, connection.deliver)
        self._place = AudienceMember(
            services.audience, table, self.feed, connection.deliver, who, asked.is_learning
        )
        self._tasks = [
            asyncio.create_task(self._chat.run(asked.chat_after)),
            asyncio.create_task(self._place.run()),
        ]
        self._entered = ExitStack()
        ids = who.ids if who is not None else ()
        self._entered.enter_context(services.presence.at(table, ids))
        self._entered.enter_context(services.emotes.viewed(table, ids, connection.offer))
        self.feed.start(asked.seat, asked.after)

    def close(self) -> None:
        self.feed.close()
        self._place.leave()
        self._entered.close()
        for task in self._tasks:
            task.cancel()

    def _show(self, message: TableSnapshot) -> None:
        self._connection.send(message)
        self._place.sit(message.now.seat)
        self._note_phase(message.now.phase)

    def _update(self, update: Update) -> None:
        """Send new entries: with the key of the client's own step, or in the frame shared by
        all."""
        connection, frame = self._connection, update.frame
        if update.posted is not None and update.posted is connection.awaited:
            key, connection.unacknowledged = connection.unacknowledged, None
            entries = show_entries(update.after, update.shown, key)
            frame = write_frame(Opcode.TEXT, encode(entries))
        elif frame is None:
            entries = show_entries(update.after, update.shown)
            frame = update.frame = write_frame(Opcode.TEXT, encode(entries))
        connection.write(frame)
        if update.shown.phase != self._phase:
            self._note_phase(update.shown.phase)

    def _note_phase(self, phase: Phase) -> None:
        """Note the phase: when the game ends, players receive the lines of spectators."""
        if phase == "finished" and self._phase not in (None, phase) and self._place.is_seated:
            self._tasks.append(asyncio.create_task(self._chat.send_all()))
        self._phase = phase

    def _fail(self, error: Exception) -> None:
        self._connection.unsubscribed(self._table, error)
