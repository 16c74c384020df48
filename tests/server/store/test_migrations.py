"""The schema, from migrations, at every start."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from server.store.postgres_server import Postgres
from undercard.server.store import StoreUnavailable, open_store, sqlite_url
from undercard.server.store.opening import SQLITE
from undercard.server.store.schema import metadata


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


async def test_migrations_give_the_schema_of_the_models(url: str) -> None:
    await (await open_store(url)).close()
    if url.startswith(SQLITE):
        with create_engine(url, poolclass=NullPool).connect() as connection:
            assert differences(connection) == []
    else:
        engine = create_async_engine(url.replace("://", "+asyncpg://"), poolclass=NullPool)
        async with engine.connect() as connection_:
            assert await connection_.run_sync(differences) == []


async def test_many_may_start_at_once(url: str) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(5)))
    for store in stores:
        await store.close()


async def test_a_database_that_is_away(postgres: Postgres, postgres_url: str) -> None:
    postgres.stop()
    with pytest.raises(StoreUnavailable):
        await open_store(postgres_url)


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnavailable):
        await open_store(sqlite_url(tmp_path / "file" / "folder"))
