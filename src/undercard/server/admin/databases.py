"""Opens the database of a site for one task."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection

from undercard.server.db.backends import SQLITE, open_store, sqlite_path
from undercard.server.db.database import Database, open_database
from undercard.server.db.errors import StoreUnavailable

T = TypeVar("T")


def check_exists(url: str) -> None:
    """Raise `StoreUnavailable` if there is no file, because SQLite would silently create one."""
    if url.startswith(SQLITE) and not (path := sqlite_path(url)).is_file():
        raise StoreUnavailable(f"there is no database at {path}; see --data and --database")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """Open the database and migrate it to the newest schema, as a server does."""
    check_exists(url)
    await (await open_store(url)).close()
    database = open_database(url)
    try:
        yield database
    finally:
        await database.close()


async def ask_once(url: str, ask: Callable[[Connection], T], *, writes: bool) -> T:
    async with opened(url) as database:
        return await (database.write(ask) if writes else database.read(ask))
