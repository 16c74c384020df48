"""Migrates a database to the newest schema at every start of every process.

Only one process at a time may migrate, by an advisory lock of PostgreSQL or SQLite's write lock.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from undercard.server.db.errors import StoreError, StoreUnavailable
from undercard.server.db.postgres_errors import unavailable
from undercard.server.db.private_files import create_file, make_folder

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x756E6465
"""The number of the lock: the letters "unde"."""


async def migrate_sqlite(path: Path) -> None:
    try:
        await asyncio.to_thread(_migrate_sqlite, path)
    except OSError as error:
        raise StoreUnavailable(f"{path} cannot be used: {error.strerror or error}") from error
    except DBAPIError as error:
        raise StoreUnavailable(f"{path} cannot be used: {error.orig}") from error


async def migrate_postgres(dsn: str) -> None:
    engine = create_async_engine(
        "postgresql+asyncpg://",
        # asyncpg parses the URL itself, because SQLAlchemy does not support all of its parts.
        async_creator=lambda: asyncpg.connect(dsn),
        poolclass=NullPool,
    )
    try:
        with unavailable(DBAPIError):
            async with engine.begin() as connection:
                await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
                await connection.run_sync(upgrade)
    except ValueError as error:
        # Without the URL, which may contain a password.
        raise StoreError(f"the address of PostgreSQL cannot be read: {error}") from None


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Migrate; raise `StoreError` if the revision of the database is unknown to this version."""
    try:
        command.upgrade(migration_config(connection), revision)
    except CommandError as error:
        raise StoreError(f"the database is not one of this version of Undercard: {error}") from None


def migration_config(connection: Connection) -> Config:
    """Return the configuration of Alembic, also for other commands such as `revision`."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    config.attributes["connection"] = connection
    return config


def _migrate_sqlite(path: Path) -> None:
    make_folder(path.parent)
    create_file(path)
    url = URL.create("sqlite", database=str(path))
    engine = create_engine(url, connect_args={"timeout": 60.0}, poolclass=NullPool)
    _make_ddl_transactional(engine)
    with engine.begin() as connection:
        upgrade(connection)


def _make_ddl_transactional(engine: Engine) -> None:
    """Begin transactions here: Python's sqlite3 begins none before DDL."""

    @event.listens_for(engine, "connect")
    def _(connection: DBAPIConnection, _record: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
