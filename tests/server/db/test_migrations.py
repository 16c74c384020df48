"""Migrations create the schema at every start."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from server.db.postgres_server import Postgres
from undercard.server.db import PendingBotTurn, StoreUnavailable, open_store, sqlite_url
from undercard.server.db.backends import SQLITE
from undercard.server.db.database import open_database
from undercard.server.db.migration import upgrade
from undercard.server.db.schema import metadata


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


LINE = """{"about": {"visibility": "%s"}, "seats": [{"person": {"id": "p"}}, %s]}"""
OLD = {
    "t1": ("running", LINE % ("public", "{}")),
    "t2": ("running", LINE % ("private", '{"bot": {"type": "bot", "level": "level1"}}')),
    "t3": ("finished", LINE % ("practice", '{"bot": {"type": "bot", "level": "level1"}}')),
    "t4": ("finished", LINE % ("public", "{}")),
    "t5": ("open", ""),
}


def write_old_rows(db: Connection) -> None:
    """Write rows as a site had them before r0021."""
    upgrade(db, "r0020")
    add = "INSERT INTO tables (id, header, state, game, updated_at, listing)"
    for number, (table, (state, line)) in enumerate(OLD.items()):
        row = {"id": table, "state": state, "at": float(number), "line": line.encode()}
        db.execute(text(f"{add} VALUES (:id, '', :state, 'fightdrome', :at, :line)"), row)
    db.execute(text("INSERT INTO players (table_id, person_id) SELECT id, 'p' FROM tables"))
    db.execute(text("INSERT INTO steps (table_id, number, step) VALUES ('t2', 7, '')"))
    db.execute(text("INSERT INTO settled (table_id, at) VALUES ('t4', 1)"))
    db.execute(
        text("INSERT INTO people (id, name, created_at) VALUES ('p', 'P', 1), ('q', 'Q', 1)")
    )
    rating = "INSERT INTO ratings (person_id, game, pool, mu, sigma, games) VALUES"
    db.execute(text(f"{rating} ('p', 'fightdrome', 'people', 25, 3.0, 40)"))
    db.execute(text(f"{rating} ('q', 'fightdrome', 'people', 25, 8.0, 1)"))


ROWS = (
    ("SELECT id, visibility FROM tables ORDER BY id", "public private practice public private"),
    ("SELECT table_id, number FROM bot_turns", "7"),
    ("SELECT at, table_id FROM unsettled", "t3 t4"),
    ("SELECT person_id, is_provisional FROM ratings ORDER BY person_id", "False True"),
    (
        "SELECT table_id, state FROM players ORDER BY table_id",
        "running running finished finished open",
    ),
    (
        "SELECT table_id, visibility FROM players ORDER BY table_id",
        "public private practice public private",
    ),
    ("SELECT table_id, updated_at FROM players ORDER BY table_id", "0.0 1.0 2.0 3.0 4.0"),
    ("SELECT at, process FROM place_marks", "r0021"),
)


def read_new_rows(db: Connection) -> list[str]:
    """Return the last column of each query."""
    found = [[row[1] for row in db.execute(text(sql))] for sql, _ in ROWS]
    found[3] = [bool(it) for it in found[3]]
    return [" ".join(map(str, it)) for it in found]


async def test_old_rows_are_filled_in(url: str) -> None:
    """The migration derives the new columns, and lists a table where a bot may be to act."""
    if url.startswith(SQLITE):
        await (await open_store(url)).close()  # creates the folder
        Path(url.removeprefix(SQLITE)).unlink()
    database = open_database(url)
    await database.write(write_old_rows)
    store = await open_store(url)
    assert await database.read(read_new_rows) == [expected for _, expected in ROWS]
    assert await store.bot_turns(9) == [PendingBotTurn(7, "t2")]
    await store.close()
    await database.close()


def write_old_accounts(db: Connection) -> None:
    """Write accounts and sessions as a site had them before r0071: two names look alike."""
    upgrade(db, "r0021")
    rows = (("a", "Ann", 2.0), ("b", "\u0410nn", 1.0), ("c", "Ben", 3.0))
    for person, name, at in rows:
        row = {"id": person, "name": name, "key": name.casefold(), "at": at}
        db.execute(text("INSERT INTO people (id, name, created_at) VALUES (:id, :name, :at)"), row)
        db.execute(
            text(
                "INSERT INTO accounts (key, person_id, password, created_at)"
                " VALUES (:key, :id, 'hash', :at)"
            ),
            row,
        )
    db.execute(
        text("INSERT INTO sessions (token, person_id, expires_at) VALUES ('t', 'a', 7776100)")
    )


async def test_old_accounts_and_sessions_are_kept(url: str) -> None:
    """The older of two names that look alike keeps the shape; both accounts can sign in."""
    if url.startswith(SQLITE):
        await (await open_store(url)).close()  # creates the folder
        Path(url.removeprefix(SQLITE)).unlink()
    database = open_database(url)
    await database.write(write_old_accounts)
    await (await open_store(url)).close()

    def read(db: Connection) -> tuple[list[object], list[object]]:
        shapes = "SELECT person_id, shape, password FROM accounts ORDER BY person_id"
        times = "SELECT token, created_at, seen_at, device FROM sessions"
        return [tuple(it) for it in db.execute(text(shapes))], [
            tuple(it) for it in db.execute(text(times))
        ]

    assert await database.read(read) == (
        [("a", None, "hash"), ("b", "ann", "hash"), ("c", "ben", "hash")],
        [("t", 100.0, 100.0, "")],
    )
    await database.close()


async def test_concurrent_starts(url: str) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(5)))
    for store in stores:
        await store.close()


async def test_an_unreachable_database(postgres: Postgres, postgres_url: str) -> None:
    postgres.stop()
    with pytest.raises(StoreUnavailable):
        await open_store(postgres_url)


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnavailable):
        await open_store(sqlite_url(tmp_path / "file" / "folder"))
