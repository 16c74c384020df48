"""A damaged SQLite file is noticed before it is written to."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from undercard.server.admin.backup import back_up
from undercard.server.db import Listing, StoreUnavailable, open_store, sqlite_check, sqlite_url
from undercard.server.db.backends import FILE
from undercard.server.db.errors import BadBackup
from undercard.server.db.sqlite_check import check_file, check_integrity

PAGE = 4096


async def make_database(folder: Path) -> Path:
    store = await open_store(sqlite_url(folder))
    for number in range(200):
        await store.create_table(f"t{number}", b"x" * 500, Listing("open", "fightdrome", 1.0))
    await store.close()
    return folder / FILE


async def test_an_intact_file_passes(tmp_path: Path) -> None:
    check_file(sqlite_url(tmp_path))  # missing
    await make_database(tmp_path)
    check_file(sqlite_url(tmp_path))
    check_file("postgresql://127.0.0.1/x")


def make_index_inconsistent(file: Path) -> None:
    """Change rows while SQLite does not know the index of a table."""
    named = "name = 'ix_tables_state_visibility_updated_at'"
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("PRAGMA writable_schema=ON")
        kept = db.execute(f"SELECT * FROM sqlite_master WHERE {named}").fetchone()
        db.execute(f"DELETE FROM sqlite_master WHERE {named}")
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("UPDATE tables SET updated_at = updated_at + 1")
        db.execute("PRAGMA writable_schema=ON")
        db.execute("INSERT INTO sqlite_master VALUES (?, ?, ?, ?, ?)", kept)


def drop_the_tables(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA foreign_keys=OFF")
        for table in ("steps", "tables"):
            db.execute(f"DROP TABLE {table}")
        db.commit()


async def test_an_index_that_differs_from_its_table_is_found_by_the_check(tmp_path: Path) -> None:
    make_index_inconsistent(await make_database(tmp_path))
    check_file(sqlite_url(tmp_path))  # the start only reads the file once
    with pytest.raises(
        StoreUnavailable, match=r"is damaged \(.*ix_tables_state_visibility_updated_at"
    ):
        check_integrity(sqlite_url(tmp_path))


async def test_a_file_without_its_tables_is_damaged(tmp_path: Path) -> None:
    drop_the_tables(await make_database(tmp_path))
    for check in (check_file, check_integrity):
        with pytest.raises(StoreUnavailable, match=r"is damaged \(its tables are missing\)"):
            check(sqlite_url(tmp_path))


async def test_a_file_that_is_in_use_is_not_called_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = await make_database(tmp_path)
    monkeypatch.setattr(sqlite_check, "BUSY_SECONDS", 0.0)
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        for check in (check_file, check_integrity):
            with pytest.raises(StoreUnavailable, match="cannot be checked: database is locked"):
                check(sqlite_url(tmp_path))
    check_integrity(sqlite_url(tmp_path))


@pytest.mark.parametrize("name", ["backup.gz", "backup.db"])
async def test_a_damaged_file_becomes_no_backup(tmp_path: Path, name: str) -> None:
    make_index_inconsistent(await make_database(tmp_path))
    with pytest.raises(BadBackup, match=r"is damaged: .*ix_tables_state_visibility_updated_at"):
        await back_up(sqlite_url(tmp_path), tmp_path / name)
    assert not [it for it in tmp_path.iterdir() if it.name.startswith("backup")]


@pytest.mark.parametrize("kind", ["overwritten", "cut", "foreign"])
async def test_damage_is_named_with_the_file(tmp_path: Path, kind: str) -> None:
    file = await make_database(tmp_path)
    content = bytearray(file.read_bytes())
    match kind:
        case "overwritten":
            middle = len(content) // PAGE // 2 * PAGE
            content[middle : middle + 20 * PAGE] = b"\xff" * (20 * PAGE)
        case "cut":
            del content[len(content) // 2 :]
        case "foreign":
            content[:16] = b"no database here"
    file.write_bytes(content)
    for check in (check_file, check_integrity):
        with pytest.raises(StoreUnavailable, match=r"is damaged .*restore a backup"):
            check(sqlite_url(tmp_path))
    assert file.read_bytes() == content
