"""SQLite's checkpoints run beside the commits, not inside them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from polling import eventually
from undercard.server.db import Listing, open_store, sqlite_checkpoints, sqlite_url
from undercard.server.db.sqlite import SqliteStore
from undercard.server.db.sqlite_checkpoints import Checkpoints
from undercard.server.db.sqlite_connection import connect


@pytest.fixture
async def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqliteStore]:
    """Open a store whose log counts as long after a few dozen pages."""
    monkeypatch.setattr(sqlite_checkpoints, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(sqlite_checkpoints, "WRITES", 15)
    monkeypatch.setattr(sqlite_checkpoints, "LOG_PAGES", 200)
    monkeypatch.setattr(sqlite_checkpoints, "REST_PAGES", 10)
    store = await open_store(sqlite_url(tmp_path))
    assert isinstance(store, SqliteStore)
    await store.create_table("t", b"header", Listing("open", "fightdrome", 1.0))
    yield store
    await store.close()


def checkpoints_of(store: SqliteStore) -> Checkpoints:
    return store._writer._checkpoints


async def append_for_ever(store: SqliteStore) -> None:
    number = 0
    while True:
        number += 1
        await store.append("t", number, b"x" * 5000)


async def test_no_commit_runs_a_checkpoint(store: SqliteStore) -> None:
    for connection in (store._writer._connection, connect(store.path)):
        assert connection.execute("PRAGMA wal_autocheckpoint").fetchone() == (0,)
    connection.close()


async def test_the_log_restarts_while_steps_arrive_continuously(store: SqliteStore) -> None:
    """Otherwise the log would grow as long as games are played."""
    writing = asyncio.create_task(append_for_ever(store))
    last, restarts = 0, 0

    def has_restarted_often() -> bool:
        nonlocal last, restarts
        now = checkpoints_of(store).log_pages
        restarts += now < last
        last = now
        return restarts >= 5 or writing.done()

    await eventually(has_restarted_often)
    writing.cancel()
    with suppress(asyncio.CancelledError):
        await writing


async def test_the_whole_log_is_checkpointed_when_idle(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A large log is also truncated."""
    monkeypatch.setattr(sqlite_checkpoints, "LARGE_BYTES", 0)
    for number in range(1, 30):
        await store.append("t", number, b"x" * 5000)
    wal = store.path.with_name(store.path.name + "-wal")
    await eventually(lambda: checkpoints_of(store).is_all_copied and not wal.stat().st_size)
    assert len(await store.steps("t")) == 29


async def test_a_long_reader_does_not_block_commits(store: SqliteStore) -> None:
    """A backup delays the restart of the log, but not the commits."""
    with closing(connect(store.path)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM steps").fetchone()
        for number in range(1, 200):
            await store.append("t", number, b"x" * 5000)
        assert not checkpoints_of(store).is_all_copied
        reader.execute("COMMIT")
    await eventually(lambda: checkpoints_of(store).is_all_copied)


@pytest.mark.skipif(not Path("/proc/locks").exists(), reason="only Linux lists locks")
async def test_the_locks_on_the_database_stay_while_it_is_watched(store: SqliteStore) -> None:
    """A process that opens the database later must see that it is in use and keep its log."""
    files = [store.path.with_name(store.path.name + it) for it in ("", "-wal", "-shm")]
    inodes = {file.stat().st_ino for file in files}
    before = locks_on(inodes)
    assert before
    for number in range(1, 60):
        await store.append("t", number, b"x" * 5000)
    await eventually(lambda: checkpoints_of(store).is_all_copied)
    assert locks_on(inodes) >= before


def locks_on(inodes: set[int]) -> set[str]:
    """Return the shared locks of this process on these files, as Linux lists them."""
    lines = [line.split() for line in Path("/proc/locks").read_text().splitlines()]
    return {
        " ".join(line[1:])
        for line in lines
        if line[3] == "READ"
        and int(line[4]) == os.getpid()
        and int(line[5].split(":")[2]) in inodes
    }
