"""A full disk is named as such, to the client as well; nothing was stored."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import Connection

from server.clients import Client
from undercard.server.app import open_app
from undercard.server.db import Listing, open_store, sqlite_url
from undercard.server.db.database import open_database
from undercard.server.db.errors import CannotStore, OutcomeUnknown, StoreUnavailable
from undercard.server.db.postgres_errors import away
from undercard.server.db.sqlite import SqliteStore
from undercard.server.settings import ServerSettings

OPEN = Listing("open", "fightdrome", 1.0)
LARGE = b"x" * 1_000_000


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await open_store(sqlite_url(tmp_path))
    assert isinstance(store, SqliteStore)
    yield store
    await store.close()


def fill(store: SqliteStore) -> None:
    """Let SQLite report a full disk at the next page."""
    store._writer._connection.execute("PRAGMA max_page_count=1")


async def test_a_table_is_not_stored_on_a_full_disk(store: SqliteStore) -> None:
    fill(store)
    with pytest.raises(CannotStore, match="database or disk is full"):
        await store.create_table("t", LARGE, OPEN)


async def test_a_person_is_not_stored_on_a_full_disk(tmp_path: Path) -> None:
    await (await open_store(sqlite_url(tmp_path))).close()

    def grow(db: Connection) -> None:
        db.exec_driver_sql("PRAGMA max_page_count=1")
        db.exec_driver_sql("CREATE TABLE large AS SELECT zeroblob(1000000)")

    database = open_database(sqlite_url(tmp_path))
    with pytest.raises(CannotStore, match="database or disk is full"):
        await database.write(grow)
    await database.close()


class FullAtCommit:
    """A connection whose disk has no room for the commit."""

    def __init__(self, connection: sqlite3.Connection, code: int) -> None:
        self._connection, self._code = connection, code

    def execute(self, sql: str, values: Sequence[str | bytes | float | None] = ()) -> object:
        if sql == "COMMIT":
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = self._code
            raise error
        return self._connection.execute(sql, values)

    def __getattr__(self, name: str) -> object:
        return getattr(self._connection, name)


@pytest.mark.parametrize(
    ("code", "kind"),
    [(sqlite3.SQLITE_FULL, CannotStore), (sqlite3.SQLITE_IOERR_FSYNC, OutcomeUnknown)],
)
async def test_a_commit_without_room_stores_nothing_and_one_that_fails_may(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, code: int, kind: type[Exception]
) -> None:
    writer = store._writer
    with monkeypatch.context() as patched:
        patched.setattr(writer, "_connection", FullAtCommit(writer._connection, code))
        with pytest.raises(kind) as raised:
            await store.create_table("t", b"header", OPEN)
    assert type(raised.value) is kind
    await store.create_table("t", b"header", OPEN)


def test_postgresql_names_a_full_disk_too() -> None:
    full = asyncpg.DiskFullError("could not extend file")
    assert type(away(full)) is CannotStore
    assert type(away(OSError("refused"))) is StoreUnavailable


async def test_the_refusal_of_a_request_names_the_full_disk(settings: ServerSettings) -> None:
    async with open_app(settings) as app, Client.of(app) as ann:
        await ann.enter("Ann")
        fill(app.state.core.store)
        refused: dict[str, object] = {}
        for _ in range(100):  # free pages of the file are used first
            reply = await ann.http.post("/api/tables", json={"game": "fightdrome"})
            if reply.status_code != 201:
                refused = reply.json()
                break
    assert reply.status_code == 503
    assert (refused["error"], refused["retry_after"]) == ("cannot_store", 1.0)
    assert "disk is full" in str(refused["message"])
