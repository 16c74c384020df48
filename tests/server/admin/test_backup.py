"""A backup is complete and consistent, and restores into either database or not at all."""

from __future__ import annotations

import errno
import gzip
import os
import re
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, select, update

from games.survive.dungeons import built_in
from server.admin.conftest import PASSWORD, Site
from server.db.postgres_server import Postgres
from server.tables.participants import ANN, BEN, started
from undercard.kernel.record import read_record, verify, write_record
from undercard.server.admin import portable
from undercard.server.admin.backup import back_up, restore
from undercard.server.admin.integrity import check_clubs, check_tables
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.db import open_store, sqlite_backup, sqlite_url
from undercard.server.db.backends import FILE
from undercard.server.db.database import open_database
from undercard.server.db.errors import BadBackup, StoreUnavailable
from undercard.server.db.schema import club_members
from undercard.server.people.service import People
from undercard.server.tables.service import Tables
from undercard.table.steps import Resign


def everything(db: Connection) -> dict[str, list[str]]:
    found = MetaData()
    found.reflect(db)
    return {
        table.name: sorted(repr(tuple(row)) for row in db.execute(select(table)))
        for table in found.sorted_tables
    }


async def content_of(url: str) -> dict[str, list[str]]:
    database = open_database(url)
    try:
        return await database.read(everything)
    finally:
        await database.close()


async def test_a_restore_into_a_new_database_is_complete(site: Site, tmp_path: Path) -> None:
    before = await content_of(site.url)
    rows = await back_up(site.url, tmp_path / "backup.gz")
    new = sqlite_url(tmp_path / "elsewhere")
    assert await restore(new, tmp_path / "backup.gz") == rows
    assert await content_of(new) == before
    database = open_database(new)
    await People(database).sign_in("Ann", PASSWORD)
    await database.close()
    database = open_database(new)
    assert [one.problem async for one in check_tables(database)] == [None] * 3
    assert all(before[f"club_{it}"] for it in ("members", "bans", "links", "posts", "tables"))
    assert await database.read(check_clubs) == []
    await database.write(lambda db: db.execute(update(club_members).values(role="member")))
    assert len(await database.read(check_clubs)) == 1
    await database.close()


async def test_the_record_of_a_custom_scenario_verifies_after_a_restore(
    site: Site, tmp_path: Path
) -> None:
    async with serving_tables(site.url) as tables:
        box = {**built_in("duel"), "name": "mine"}
        table = await started(tables, "survive", ANN, BEN, box=box)
        await tables.post(table, Resign(at=0.0, by=ANN.id, seat=0))
        before = write_record(await tables.record(table))
    await back_up(site.url, tmp_path / "backup.gz")
    new = sqlite_url(tmp_path / "elsewhere")
    await restore(new, tmp_path / "backup.gz")
    async with serving_tables(new) as tables:
        assert write_record(await tables.record(table)) == before
    verify(read_record(before))


@asynccontextmanager
async def serving_tables(url: str) -> AsyncIterator[Tables]:
    store = await open_store(url)
    tables = Tables(store, BotWorkers(1), time.time)
    yield tables
    await tables.close()
    await store.close()


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_backup_of_sqlite_restores_into_postgresql(
    site: Site, postgres: Postgres, tmp_path: Path
) -> None:
    await back_up(site.url, tmp_path / "backup.gz")
    new = await postgres.emptied()
    await (await open_store(new)).close()  # empty, but not new
    await restore(new, tmp_path / "backup.gz")
    assert await content_of(new) == await content_of(site.url)


async def test_a_restore_overwrites_nothing(site: Site, tmp_path: Path) -> None:
    await back_up(site.url, tmp_path / "backup.gz")
    before = await content_of(site.url)
    with pytest.raises(BadBackup, match="not empty"):
        await restore(site.url, tmp_path / "backup.gz")
    assert await content_of(site.url) == before


@pytest.mark.parametrize("kind", ["cut", "short", "foreign", "missing"])
async def test_a_damaged_file_restores_nothing(site: Site, kind: str, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.gz", tmp_path / "bad.gz"
    await back_up(site.url, good)
    lines = gzip.decompress(good.read_bytes()).splitlines(keepends=True)
    match kind:
        case "cut":
            bad.write_bytes(good.read_bytes()[:-200])
        case "short":
            lines.remove(next(line for line in lines if line.startswith(b"[")))
            bad.write_bytes(gzip.compress(b"".join(lines)))
        case "foreign":
            bad.write_bytes(gzip.compress(b"[1, 2]\n"))
    new = sqlite_url(tmp_path / "new")
    with pytest.raises(BadBackup):
        await restore(new, bad)
    if kind != "missing":
        assert not any((await content_of(new)).values())


async def test_a_copy_of_the_sqlite_file(site: Site, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    if site.url.startswith("postgres"):
        with pytest.raises(BadBackup, match="SQLite only"):
            await back_up(site.url, copy)
        return
    await back_up(site.url, copy)
    new = sqlite_url(tmp_path / "new")
    await restore(new, copy)
    assert await content_of(new) == await content_of(site.url)


async def test_a_missing_database_is_an_error_not_an_empty_backup(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="there is no database"):
        await back_up(sqlite_url(tmp_path), tmp_path / "backup.gz")
    assert not list(tmp_path.iterdir())


async def test_a_target_that_cannot_be_written(site: Site, tmp_path: Path) -> None:
    for name in ("backup.gz", "backup.db"):
        with pytest.raises(BadBackup):
            await back_up(site.url, tmp_path / "no such folder" / name)


@pytest.mark.parametrize("name", ["backup.gz", "backup.db"])
async def test_a_full_disk_keeps_no_part_of_a_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Otherwise each attempt would leave a file, and the disk would stay full."""
    url, folder = sqlite_url(tmp_path), tmp_path / "backups"
    await (await open_store(url)).close()
    folder.mkdir()

    def full(*_: object) -> None:
        assert list(folder.iterdir()), "a part was written"
        raise OSError(errno.ENOSPC, "No space left on device")

    for module in (portable, sqlite_backup):
        monkeypatch.setattr(module, "put_in_place", full)
    with pytest.raises(BadBackup, match="No space left"):
        await back_up(url, folder / name)
    assert list(folder.iterdir()) == []


async def test_root_restores_for_the_owner_of_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under systemd the server runs as another user, who could not open a file of root."""
    await (await open_store(sqlite_url(tmp_path / "old"))).close()
    given: list[tuple[Path, int, int]] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda *arguments: given.append(arguments))
    for name in ("backup.gz", "backup.db"):
        await back_up(sqlite_url(tmp_path / "old"), tmp_path / name)
        new = tmp_path / f"new-{name}"
        await restore(sqlite_url(new), tmp_path / name)
        owner = new.stat()
        assert given.pop() == (new / FILE, owner.st_uid, owner.st_gid)


@pytest.mark.skipif(os.name != "posix", reason="a shell")
def test_a_second_restore_by_the_manual_overwrites_nothing(tmp_path: Path) -> None:
    """A damaged database of last week may be the only copy of something."""
    manual = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
    (commands,) = re.findall(r"```sh\n((?:(?!```).)*\bmv (?:(?!```).)*)```", manual, re.DOTALL)
    for content in ("first", "second"):
        (tmp_path / FILE).write_text(content)
        subprocess.run(
            ["sh", "-c", commands], env={**os.environ, "DATA": str(tmp_path)}, check=False
        )
    assert {it.read_text() for it in tmp_path.rglob(FILE)} == {"first", "second"}
