"""The store in one SQLite file: one process, nothing to install, nothing to look after."""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import Future
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from undercard.server.store.appending import Append, check_writable
from undercard.server.store.contract import (
    FIRST,
    BotTurn,
    Listed,
    Listing,
    Store,
    StoredStep,
    Written,
)
from undercard.server.store.errors import StoreClosed, StoreUnavailable, TableTaken
from undercard.server.store.lobby_query import tables_query
from undercard.server.store.sqlite_backup import write_backup
from undercard.server.store.sqlite_connection import Readers
from undercard.server.store.sqlite_writer import Change, SqliteWriter
from undercard.server.store.watching import Known, Watch, Watches
from undercard.table.header import Visibility
from undercard.table.phase import Phase

READERS = 4

CREATE = """
INSERT INTO tables (id, header, state, game, updated_at, listing, visibility)
VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
DELETE = "DELETE FROM tables WHERE id = ?"
STEPS = "SELECT number, step, key FROM steps WHERE table_id = ? AND number > ? ORDER BY number"
HEADER = "SELECT header FROM tables WHERE id = ?"
BOT_TURNS = """
SELECT number, table_id FROM bot_turns WHERE (number, table_id) > (?, ?)
ORDER BY number, table_id LIMIT ?"""
END_BOT_TURN = "DELETE FROM bot_turns WHERE number <= ? AND table_id = ?"

T = TypeVar("T")


class SqliteStore(Store):
    """`Store` on SQLite; see there."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._watches = Watches()
        self._writer = SqliteWriter(path, asyncio.get_running_loop(), self._watches.announce)
        self._readers = Readers(path)
        self._threads = ThreadPoolExecutor(READERS, "undercard-reader")
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        """The file must have been migrated."""
        store = cls(path)
        try:
            await asyncio.to_thread(store._writer.start)
        except sqlite3.Error as error:
            raise StoreUnavailable(f"{path} cannot be opened: {error}") from error
        return store

    @property
    def written(self) -> Written:
        return self._writer.counts

    async def create_table(self, table: str, header: bytes, listing: Listing) -> None:
        check_writable(table, listing)
        line = (listing.state, listing.game, listing.at, listing.content, listing.visibility)
        if not await self._change(CREATE, (table, header, *line)):
            raise TableTaken(f"there is a table {table!r} already")

    def put(
        self,
        table: str,
        number: int,
        step: bytes,
        key: str | None = None,
        listing: Listing | None = None,
        bot_turn: bool | None = None,
    ) -> Future[bool]:
        self._check_open()
        append = Append.new(table, number, step, key, listing, bot_turn)
        self._writer.put(append)
        return append.answer

    async def steps(self, table: str, after: int = 0) -> list[StoredStep]:
        rows = await self._read(lambda it: it.execute(STEPS, (table, after)).fetchall())
        return [StoredStep(*row) for row in rows]

    async def header(self, table: str) -> bytes | None:
        row = await self._read(lambda it: it.execute(HEADER, (table,)).fetchone())
        return None if row is None else bytes(row[0])

    async def tables(
        self,
        *states: Phase,
        game: str | None = None,
        before: float | None = None,
        limit: int = 100,
        visibility: Visibility | None = None,
    ) -> list[Listed]:
        sql, values = tables_query("?", states, game, before, limit, visibility)
        rows = await self._read(lambda it: it.execute(sql, values).fetchall())
        return [Listed(table, Listing(*line)) for table, *line in rows]

    async def bot_turns(self, limit: int, after: BotTurn | None = None) -> list[BotTurn]:
        values = (*(after or FIRST), limit)
        rows = await self._read(lambda it: it.execute(BOT_TURNS, values).fetchall())
        return [BotTurn(*row) for row in rows]

    async def end_bot_turn(self, turn: BotTurn) -> None:
        await self._change(END_BOT_TURN, turn)

    async def delete_table(self, table: str) -> bool:
        return await self._change(DELETE, (table,))

    def watch(self, table: str, known: Known | None = None) -> Watch:
        self._check_open()
        return self._watches.add(table, known)

    async def backup(self, path: Path) -> None:
        """A sound copy of everything committed so far, while play goes on."""
        await self._read(lambda it: write_backup(it, path))

    def announce(self, name: str, number: int) -> None:
        self._watches.announce(name, number)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._threads.shutdown)
        self._readers.close()
        self._watches.close()

    async def _change(self, sql: str, values: tuple[object, ...]) -> bool:
        self._check_open()
        change = Change(sql, values, asyncio.get_running_loop().create_future())
        self._writer.put(change)
        return await change.answer

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        self._check_open()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                self._threads, lambda: read(self._readers.connection())
            )
        except sqlite3.Error as error:
            raise StoreUnavailable(f"SQLite cannot read: {error}") from error

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed("the store is closed")
