"""The store in one SQLite file, for one process."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.sql_store import SqlStore, Statements
from undercard.server.db.sqlite_backup import write_backup
from undercard.server.db.sqlite_connection import Readers
from undercard.server.db.sqlite_writer import Change, SqliteWriter

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

SQL = Statements("?", CREATE, DELETE, STEPS, HEADER, BOT_TURNS, END_BOT_TURN)

T = TypeVar("T")


class SqliteStore(SqlStore):
    """`Store` on SQLite."""

    def __init__(self, path: Path) -> None:
        super().__init__(SQL)
        self.path = path
        self._writer: SqliteWriter = SqliteWriter(
            path, asyncio.get_running_loop(), self._watches.announce
        )
        self._readers = Readers(path)
        self._threads = ThreadPoolExecutor(READERS, "undercard-reader")

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        """Open a migrated file."""
        store = cls(path)
        try:
            await asyncio.to_thread(store._writer.start)
        except sqlite3.Error as error:
            raise StoreUnavailable(f"{path} cannot be opened: {error}") from error
        return store

    async def broadcast(self, topic: str, text: str) -> None:
        self._check_open()
        self._broadcasts.deliver(topic, text)

    async def backup(self, path: Path) -> None:
        """Write a consistent copy of everything committed so far, during play."""
        await self._run(lambda it: write_backup(it, path))

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._threads.shutdown)
        self._readers.close()
        self._watches.close()

    async def _change(self, sql: str, *values: object) -> bool:
        self._check_open()
        change = Change(sql, values, asyncio.get_running_loop().create_future())
        self._writer.put(change)
        return await change.answer

    async def _read(self, sql: str, *values: object) -> list[Any]:
        return await self._run(lambda it: it.execute(sql, values).fetchall())

    async def _run(self, read: Callable[[sqlite3.Connection], T]) -> T:
        self._check_open()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                self._threads, lambda: read(self._readers.connection())
            )
        except sqlite3.Error as error:
            raise StoreUnavailable(f"SQLite cannot read: {error}") from error
