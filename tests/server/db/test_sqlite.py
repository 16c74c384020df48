"""The SQLite store only: the file, its lock and its backups."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from polling import eventually
from undercard.server.db import BadBackup, Listing, StoreUnavailable, open_store, sqlite_url
from undercard.server.db.sqlite import SqliteStore
from undercard.server.db.sqlite_backup import check_backup, restore_backup
from undercard.server.db.sqlite_connection import connect

OPEN = Listing("open", "fightdrome", 1.0)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await open_store(sqlite_url(tmp_path / "data folder? #%41"))
    assert isinstance(store, SqliteStore)
    await store.create_table("t", b"header", OPEN)
    yield store
    await store.close()


async def test_commits_are_synchronous(store: SqliteStore) -> None:
    assert store.path.name == "undercard.db"
    with closing(connect(store.path)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


async def test_the_event_loop_runs_while_another_process_holds_the_lock(
    store: SqliteStore,
) -> None:
    """If the event loop waited for the lock, this test could not release it."""
    with closing(connect(store.path)) as other:
        other.execute("BEGIN IMMEDIATE")
        post = asyncio.create_task(store.append("t", 1, b"x"))
        await eventually(store._writer._waiting.empty)
        for _ in range(20):
            assert await store.header("t") == b"header"
        assert not post.done()
        other.execute("COMMIT")
    assert await post is True


async def test_steps_of_one_turn_of_the_event_loop_share_a_commit(store: SqliteStore) -> None:
    """A commit costs as much CPU time as 17 steps in it."""
    before = store.written.commits
    await asyncio.gather(*(store.append("t", number, b"x") for number in range(1, 9)))
    assert store.written.commits == before + 1


async def test_closing_waits_for_what_was_put_in_the_same_turn(store: SqliteStore) -> None:
    answer = store.put("t", 1, b"x")
    await store.close()
    assert await answer is True


async def test_a_full_disk_refuses_one_group_and_not_the_next(store: SqliteStore) -> None:
    """To SQLite, a page limit looks like a full disk."""
    connection = store._writer._connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count={pages}")
    posts = [store.append("t", i, b"x" * 10_000) for i in (1, 2)]
    for answer in await asyncio.gather(*posts, return_exceptions=True):
        assert isinstance(answer, StoreUnavailable)
    connection.execute("PRAGMA max_page_count=100000")
    assert await store.append("t", 1, b"x" * 10_000) is True


async def test_a_file_that_is_not_a_database(tmp_path: Path) -> None:
    (tmp_path / "undercard.db").write_bytes(b"no database" * 1000)
    with pytest.raises(StoreUnavailable, match="not a database"):
        await open_store(sqlite_url(tmp_path))


async def append_until(store: SqliteStore, stop: asyncio.Event) -> int:
    number = 0
    while not stop.is_set():
        number += 1
        await store.append("t", number, b"%d" % number * 50)
    return number


async def has_more_steps(store: SqliteStore, than: int) -> bool:
    return len(await store.steps("t")) > than


async def test_backup_while_writing_restores_to_a_playable_table(
    store: SqliteStore, tmp_path: Path
) -> None:
    stop = asyncio.Event()
    writer = asyncio.create_task(append_until(store, stop))
    counts = [0]
    for i in range(5):
        await eventually(lambda: has_more_steps(store, counts[-1]))
        counts.append(len(await store.steps("t")))
        await store.backup(tmp_path / f"{i}.backup")
    stop.set()
    assert await writer >= counts[-1] > 0
    assert not list(tmp_path.glob("*.part*"))

    restore_backup(tmp_path / "4.backup", tmp_path / "new" / "undercard.db")
    restored = await open_store(sqlite_url(tmp_path / "new"))
    steps = await restored.steps("t")
    assert len(steps) >= counts[-1]
    assert [it.step for it in steps] == [b"%d" % n * 50 for n in range(1, len(steps) + 1)]
    assert await restored.append("t", len(steps) + 1, b"on") is True
    await restored.close()


async def test_a_backup_is_not_restored_over_a_database(store: SqliteStore, tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    await store.backup(backup)
    with pytest.raises(BadBackup, match="move it away"):
        restore_backup(backup, store.path)
    leftover = tmp_path / "undercard.db"
    leftover.with_name("undercard.db-wal").touch()
    with pytest.raises(BadBackup, match="-wal"):
        restore_backup(backup, leftover)


async def test_a_damaged_backup_is_found(store: SqliteStore, tmp_path: Path) -> None:
    await asyncio.gather(*(store.append("t", n, b"x" * 500) for n in range(1, 200)))
    backup = tmp_path / "backup"
    await store.backup(backup)
    check_backup(backup)
    damaged = bytearray(backup.read_bytes())
    damaged[-3 * 4096 : -2 * 4096] = b"\xaa" * 4096
    backup.write_bytes(damaged)
    with pytest.raises(BadBackup):
        check_backup(backup)


def test_another_file_is_not_a_backup(tmp_path: Path) -> None:
    with pytest.raises(BadBackup):
        check_backup(tmp_path / "missing")
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE cats (name TEXT)")
    with pytest.raises(BadBackup, match="its tables are missing"):
        check_backup(tmp_path / "other.db")
