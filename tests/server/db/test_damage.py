"""A damaged SQLite file is noticed before it is written to."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercard.server.db import Listing, StoreUnavailable, open_store, sqlite_url
from undercard.server.db.backends import FILE
from undercard.server.db.sqlite_check import check_file

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
    with pytest.raises(StoreUnavailable, match=r"is damaged .*restore a backup"):
        check_file(sqlite_url(tmp_path))
    assert file.read_bytes() == content
