"""The store on PostgreSQL, for any number of processes."""

from __future__ import annotations

import asyncpg

from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.postgres_connection import ANSWER_SECONDS, CONNECT_SECONDS
from undercard.server.db.postgres_errors import BROKEN, unavailable, unknown
from undercard.server.db.postgres_listener import PostgresListener
from undercard.server.db.postgres_sql import (
    BOT_TURNS,
    BROADCAST,
    CREATE,
    DELETE,
    END_BOT_TURN,
    HEADER,
    STEPS,
)
from undercard.server.db.postgres_writer import PostgresWriter
from undercard.server.db.sql_store import SqlStore, Statements

SQL = Statements("$", CREATE, DELETE, STEPS, HEADER, BOT_TURNS, END_BOT_TURN)


class PostgresStore(SqlStore):
    """`Store` on PostgreSQL."""

    def __init__(self, dsn: str, readers: int) -> None:
        super().__init__(SQL)
        self._writer: PostgresWriter = PostgresWriter(dsn, self._watches.announce)
        self._listener = PostgresListener(dsn, self._watches, self._broadcasts)
        self._pool: asyncpg.Pool[asyncpg.Record] = asyncpg.create_pool(
            dsn,
            min_size=0,  # otherwise it logs an error each second while the server is unreachable
            max_size=readers,
            timeout=CONNECT_SECONDS,
            command_timeout=ANSWER_SECONDS,
        )

    @classmethod
    async def open(cls, dsn: str, readers: int) -> PostgresStore:
        """Open a migrated database."""
        store = cls(dsn, readers)
        try:
            with unavailable():
                await store._pool
                await store._writer.start()
                await store._listener.start()
        except StoreUnavailable:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await self._listener.close()
        await self._pool.close()
        self._watches.close()

    async def broadcast(self, topic: str, text: str) -> None:
        await self._change(BROADCAST, f"{topic} {text}")  # the listener delivers it here, too

    async def _read(self, sql: str, *values: object) -> list[asyncpg.Record]:
        """Read; retry once if the connection broke, which is safe for a read."""
        self._check_open()
        with unavailable():
            try:
                return await self._pool.fetch(sql, *values)
            except BROKEN:
                return await self._pool.fetch(sql, *values)

    async def _change(self, sql: str, *values: object) -> bool:
        self._check_open()
        with unavailable():
            async with self._pool.acquire() as connection:
                try:
                    return bool(await connection.fetch(sql, *values))
                except BROKEN as error:
                    raise unknown(error) from error
