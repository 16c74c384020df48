"""The common part of both stores: everything but the SQL and its execution."""

from __future__ import annotations

from abc import abstractmethod
from asyncio import Future
from typing import Any, NamedTuple, Protocol

from undercard.server.db.append import Append, check_writable
from undercard.server.db.broadcasts import Broadcasts, Receive
from undercard.server.db.errors import StoreClosed, TableTaken
from undercard.server.db.lobby_query import tables_query
from undercard.server.db.store import (
    FIRST,
    Listed,
    Listing,
    PendingBotTurn,
    Store,
    StoredStep,
    Written,
)
from undercard.server.db.watches import Known, StepWatch, Watches
from undercard.table.header import Visibility
from undercard.table.phase import Phase


class Statements(NamedTuple):
    """The SQL of one kind of database; `mark` precedes the number of a parameter."""

    mark: str
    create: str
    delete: str
    steps: str
    header: str
    bot_turns: str
    end_bot_turn: str


class StepWriter(Protocol):
    """Makes appends durable, several with one commit."""

    @property
    def counts(self) -> Written: ...

    def put(self, write: Append) -> None: ...


class SqlStore(Store):
    """`Store` on an SQL database."""

    _writer: StepWriter

    def __init__(self, sql: Statements) -> None:
        self._sql = sql
        self._watches = Watches()
        self._broadcasts = Broadcasts()
        self._closed = False

    @abstractmethod
    async def _read(self, sql: str, *values: object) -> list[Any]:
        """Return the rows of a query."""

    @abstractmethod
    async def _change(self, sql: str, *values: object) -> bool:
        """Run a statement; return whether a row was changed."""

    @property
    def written(self) -> Written:
        return self._writer.counts

    async def create_table(self, table: str, header: bytes, listing: Listing) -> None:
        check_writable(table, listing)
        line = (listing.state, listing.game, listing.at, listing.content, listing.visibility)
        if not await self._change(self._sql.create, table, header, *line):
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
        return [StoredStep(*row) for row in await self._read(self._sql.steps, table, after)]

    async def header(self, table: str) -> bytes | None:
        rows = await self._read(self._sql.header, table)
        return bytes(rows[0][0]) if rows else None

    async def tables(
        self,
        *states: Phase,
        game: str | None = None,
        before: float | None = None,
        limit: int = 100,
        visibility: Visibility | None = None,
        oldest_since: float | None = None,
    ) -> list[Listed]:
        sql, values = tables_query(
            self._sql.mark, states, game, before, limit, visibility, oldest_since
        )
        rows = await self._read(sql, *values)
        return [Listed(table, Listing(*line)) for table, *line in rows]

    async def bot_turns(
        self, limit: int, after: PendingBotTurn | None = None
    ) -> list[PendingBotTurn]:
        rows = await self._read(self._sql.bot_turns, *(after or FIRST), limit)
        return [PendingBotTurn(*row) for row in rows]

    async def end_bot_turn(self, turn: PendingBotTurn) -> None:
        await self._change(self._sql.end_bot_turn, *turn)

    async def delete_table(self, table: str) -> bool:
        return await self._change(self._sql.delete, table)

    def watch(self, table: str, known: Known | None = None) -> StepWatch:
        self._check_open()
        return self._watches.add(table, known)

    def announce(self, name: str, number: int) -> None:
        self._watches.announce(name, number)

    def listen(self, topic: str, receive: Receive) -> None:
        self._broadcasts.listen(topic, receive)

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed("the store is closed")
