"""The store on PostgreSQL, for as many processes as wanted."""

from __future__ import annotations

from asyncio import Future

import asyncpg

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
from undercard.server.store.postgres_connection import ANSWER_SECONDS, CONNECT_SECONDS
from undercard.server.store.postgres_errors import BROKEN, unavailable, unknown
from undercard.server.store.postgres_listener import PostgresListener
from undercard.server.store.postgres_sql import (
    BOT_TURNS,
    CREATE,
    DELETE,
    END_BOT_TURN,
    HEADER,
    STEPS,
)
from undercard.server.store.postgres_writer import PostgresWriter
from undercard.server.store.watching import Known, Watch, Watches
from undercard.table.header import Visibility
from undercard.table.phase import Phase


class PostgresStore(Store):
    """`Store` on PostgreSQL; see there."""

    def __init__(self, dsn: str, readers: int) -> None:
        self._watches = Watches()
        self._writer = PostgresWriter(dsn, self._watches.announce)
        self._listener = PostgresListener(dsn, self._watches)
        self._pool: asyncpg.Pool[asyncpg.Record] = asyncpg.create_pool(
            dsn,
            min_size=0,  # else it logs an error each second while the server is away
            max_size=readers,
            timeout=CONNECT_SECONDS,
            command_timeout=ANSWER_SECONDS,
        )
        self._closed = False

    @classmethod
    async def open(cls, dsn: str, readers: int) -> PostgresStore:
        """The database must have been migrated."""
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

    @property
    def written(self) -> Written:
        return self._writer.counts

    async def create_table(self, table: str, header: bytes, listing: Listing) -> None:
        check_writable(table, listing)
        line = (listing.state, listing.game, listing.at, listing.content, listing.visibility)
        if not await self._change(CREATE, table, header, *line):
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
        return [StoredStep(*row) for row in await self._read(STEPS, table, after)]

    async def header(self, table: str) -> bytes | None:
        rows = await self._read(HEADER, table)
        return bytes(rows[0][0]) if rows else None

    async def tables(
        self,
        *states: Phase,
        game: str | None = None,
        before: float | None = None,
        limit: int = 100,
        visibility: Visibility | None = None,
    ) -> list[Listed]:
        sql, values = tables_query("$", states, game, before, limit, visibility)
        rows = await self._read(sql, *values)
        return [Listed(table, Listing(*line)) for table, *line in rows]

    async def bot_turns(self, limit: int, after: BotTurn | None = None) -> list[BotTurn]:
        return [BotTurn(*row) for row in await self._read(BOT_TURNS, *(after or FIRST), limit)]

    async def end_bot_turn(self, turn: BotTurn) -> None:
        await self._change(END_BOT_TURN, *turn)

    async def delete_table(self, table: str) -> bool:
        return await self._change(DELETE, table)

    def watch(self, table: str, known: Known | None = None) -> Watch:
        self._check_open()
        return self._watches.add(table, known)

    def announce(self, name: str, number: int) -> None:
        self._watches.announce(name, number)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await self._listener.close()
        await self._pool.close()
        self._watches.close()

    async def _read(self, sql: str, *values: object) -> list[asyncpg.Record]:
        """A second time if the connection broke: reading twice does no harm."""
        self._check_open()
        with unavailable():
            try:
                return await self._pool.fetch(sql, *values)
            except BROKEN:
                return await self._pool.fetch(sql, *values)

    async def _change(self, sql: str, *values: object) -> bool:
        """Whether a row was changed."""
        self._check_open()
        with unavailable():
            async with self._pool.acquire() as connection:
                try:
                    return bool(await connection.fetch(sql, *values))
                except BROKEN as error:
                    raise unknown(error) from error

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed("the store is closed")
