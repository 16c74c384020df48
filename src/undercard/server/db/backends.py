"""The backends of the database, by address."""

from __future__ import annotations

import os
from pathlib import Path

from undercard.server.db.errors import StoreError
from undercard.server.db.store import Store

FILE = "undercard.db"
SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


def sqlite_url(folder: Path) -> str:
    """Return the URL of the database in a data folder."""
    return f"{SQLITE}{folder.absolute() / FILE}"


def sqlite_path(url: str) -> Path:
    """Return the file of a SQLite URL. It is the file itself and not a symbolic link to it, so that
    lock, check, -wal and restore are beside the same one."""
    return Path(os.path.realpath(url.removeprefix(SQLITE)))


async def open_store(url: str, connections: int | None = None) -> Store:
    """Migrate the database if necessary, then open it: sqlite:///… or postgresql://…

    `connections` is the limit of the whole process for PostgreSQL; `StoreError` if the server does
    not allow them.
    """
    # A server needs one of the two; Alembic and the drivers are slow to import.
    if url.startswith(SQLITE):
        from undercard.server.db.migration import migrate_sqlite
        from undercard.server.db.sqlite import SqliteStore

        path = sqlite_path(url)
        await migrate_sqlite(path)
        return await SqliteStore.open(path)
    if url.startswith(POSTGRES):
        from undercard.server.db.connection_budget import CONNECTIONS, ConnectionBudget
        from undercard.server.db.migration import migrate_postgres
        from undercard.server.db.postgres import PostgresStore

        budget = ConnectionBudget(connections or CONNECTIONS)
        await migrate_postgres(url)
        if connections is not None:
            await budget.check(url)
        return await PostgresStore.open(url, budget.readers)
    raise StoreError(f"the database must be {SQLITE}… or {POSTGRES[0]}…, not {url.split(':')[0]}")
