"""Transactions in SQLAlchemy Core for both databases.

A transaction is a plain function of a `Connection`. On SQLite it runs in a thread; on PostgreSQL
SQLAlchemy runs the same function over asyncpg.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol, TypeVar

import asyncpg
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import QueuePool

from undercard.server.db.backends import POSTGRES, SQLITE, sqlite_path
from undercard.server.db.connection_budget import CONNECTIONS, ConnectionBudget
from undercard.server.db.errors import StoreError, StoreUnavailable
from undercard.server.db.postgres_connection import ANSWER_SECONDS, CONNECT_SECONDS
from undercard.server.db.postgres_errors import away, unavailable
from undercard.server.db.sqlite_connection import connect
from undercard.server.db.sqlite_errors import not_written

T = TypeVar("T")
THREADS = 4
"""The number of threads, each with a connection to the SQLite file."""


class Database(Protocol):
    """Runs a function in one transaction; raises `StoreUnavailable` if it cannot.

    `IntegrityError` is passed on to the caller.
    """

    error: str | None
    """Why the last write failed; None if it did not."""

    async def read(self, ask: Callable[[Connection], T]) -> T: ...

    async def write(self, ask: Callable[[Connection], T]) -> T: ...

    async def close(self) -> None: ...


async def check_health(database: Database) -> None:
    """Raise `StoreUnavailable` if the database does not respond."""
    await database.read(lambda db: db.execute(text("SELECT 1")).scalar())


def open_database(url: str, connections: int = CONNECTIONS) -> Database:
    """Open a database that `open_store` has migrated.

    `connections` is the limit of the whole process for PostgreSQL.
    """
    if url.startswith(SQLITE):
        return SqliteDatabase(sqlite_path(url))
    if url.startswith(POSTGRES):
        return PostgresDatabase(url, ConnectionBudget(connections).others)
    raise StoreError(f"the database must be {SQLITE}… or {POSTGRES[0]}…")


class SqliteDatabase:
    """`Database` in a file; SQLite allows one writer at a time."""

    def __init__(self, path: Path) -> None:
        self.error: str | None = None
        self._threads = ThreadPoolExecutor(THREADS, "undercard-people")
        self._engine = create_engine(
            "sqlite://", creator=lambda: connect(path), poolclass=QueuePool, pool_size=THREADS
        )
        self._writing = self._engine.execution_options(writes=True)
        event.listen(self._engine, "begin", _begin)

    async def read(self, ask: Callable[[Connection], T]) -> T:
        return await self._run(self._ask, ask, False)

    async def write(self, ask: Callable[[Connection], T]) -> T:
        try:
            written = await self._run(self._ask, ask, True)
        except StoreUnavailable as error:
            self.error = str(error)
            raise
        self.error = None
        return written

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    async def _run(
        self,
        run: Callable[[Callable[[Connection], T], bool], T],
        ask: Callable[[Connection], T],
        writes: bool,
    ) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, run, ask, writes)
        except IntegrityError:
            raise
        except DBAPIError as error:
            words = "SQLite is not available"
            if writes:
                raise not_written(error.orig, words) from error
            raise StoreUnavailable(f"{words}: {error.orig}") from error

    def _ask(self, ask: Callable[[Connection], T], writes: bool) -> T:
        with (self._writing if writes else self._engine).begin() as connection:
            return ask(connection)


def _begin(connection: Connection) -> None:
    """Begin a transaction; a writer waits for the lock here, where SQLite supports a timeout."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class PostgresDatabase:
    """`Database` on PostgreSQL."""

    def __init__(self, dsn: str, connections: int) -> None:
        self.error: str | None = None
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: asyncpg.connect(
                dsn, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS
            ),
            pool_size=connections,
            max_overflow=0,
            pool_timeout=ANSWER_SECONDS,
            pool_pre_ping=True,
        )

    async def read(self, ask: Callable[[Connection], T]) -> T:
        return await self._run(ask)

    async def write(self, ask: Callable[[Connection], T]) -> T:
        try:
            written = await self._run(ask)
        except StoreUnavailable as error:
            self.error = str(error)
            raise
        self.error = None
        return written

    async def _run(self, ask: Callable[[Connection], T]) -> T:
        try:
            with unavailable():
                async with self._engine.begin() as connection:
                    return await connection.run_sync(ask)
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise away(error.orig or error) from error
        except PoolTimeout as error:
            raise StoreUnavailable("all connections to PostgreSQL are in use") from error

    async def close(self) -> None:
        await self._engine.dispose()
