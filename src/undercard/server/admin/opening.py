"""The database of a site, opened for one errand."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from undercard.server.people.database import Database, open_database
from undercard.server.store.errors import StoreUnavailable
from undercard.server.store.opening import SQLITE, open_store

T = TypeVar("T")


def check_exists(url: str) -> None:
    """SQLite would make a new file without a word."""
    path = Path(url.removeprefix(SQLITE))
    if url.startswith(SQLITE) and not path.is_file():
        raise StoreUnavailable(f"there is no database at {path}; see --data and --database")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """At the newest schema, as a server would bring it to."""
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
