"""Backups on a schedule: private files, rotation, one process at a time, and a restore."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from polling import eventually
from server.clients import Client
from server.db.test_damage import make_database, make_index_inconsistent
from server.host.conftest import PASSWORD, id_of
from undercard.server.admin.backup import restore
from undercard.server.admin.backup_files import file_name
from undercard.server.admin.integrity import check_tables
from undercard.server.app import open_app
from undercard.server.db import open_store, sqlite_url
from undercard.server.db.backends import FILE
from undercard.server.db.database import open_database
from undercard.server.host import backups as backups_module
from undercard.server.host.backups import RETRY_SECONDS, Backups
from undercard.server.host.errors import BackupFailed
from undercard.server.settings import ServerSettings

DAY = 86_400.0


class Clock:
    def __init__(self) -> None:
        self.at = 1_800_000_000.0

    def __call__(self) -> float:
        return self.at


@asynccontextmanager
async def backups_of(url: str, folder: Path, clock: Clock, keep: int = 2) -> AsyncIterator[Backups]:
    database = open_database(url)
    yield Backups(database, url, folder, DAY, keep, clock)
    await database.close()


async def test_one_backup_a_day_and_the_newest_are_kept(url: str, tmp_path: Path) -> None:
    await (await open_store(url)).close()
    folder, clock = tmp_path / "backups", Clock()
    async with backups_of(url, folder, clock) as one, backups_of(url, folder, clock) as other:
        made = []
        for _ in range(3):
            made += [await one.make_if_due(), await other.make_if_due()]
            clock.at += DAY / 2
            assert await one.make_if_due() is None
            clock.at += DAY / 2
        names = [it.name for it in made if it is not None]
        assert len(names) == 3
        assert [it.name for it in one.files()] == sorted(names, reverse=True)[:2]
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(it.stat().st_mode) for it in folder.iterdir()} == {0o600}


async def test_other_files_in_the_folder_stay(url: str, tmp_path: Path) -> None:
    await (await open_store(url)).close()
    (tmp_path / "b").mkdir()
    mine = tmp_path / "b" / "before-the-move.gz"
    mine.touch()
    async with backups_of(url, tmp_path / "b", Clock(), keep=1) as backups:
        await backups.make_if_due()
    assert mine.exists()


async def test_a_failed_backup_is_tried_again_and_reported(tmp_path: Path) -> None:
    url, clock = sqlite_url(tmp_path), Clock()
    await (await open_store(url)).close()
    blocked = tmp_path / "backups"
    blocked.touch()
    async with backups_of(url, blocked, clock) as backups:
        assert await backups.make_if_due() is None
        assert backups.error is not None
        with pytest.raises(BackupFailed):
            await backups.make()
        blocked.unlink()
        assert await backups.make_if_due() is None
        clock.at += RETRY_SECONDS
        assert await backups.make_if_due() is not None
        assert backups.error is None


async def test_a_damaged_file_becomes_no_backup_and_the_earlier_ones_stay(tmp_path: Path) -> None:
    url, folder, clock = sqlite_url(tmp_path), tmp_path / "backups", Clock()
    await make_database(tmp_path)
    async with backups_of(url, folder, clock, keep=1) as backups:
        good = await backups.make_if_due()
        make_index_inconsistent(tmp_path / FILE)
        clock.at += DAY
        assert await backups.make_if_due() is None
        assert "is damaged" in str(backups.error)
    assert list(folder.iterdir()) == [good]


@pytest.mark.parametrize("fails", [False, True])
async def test_a_scheduled_backup_during_another_one_is_done_unless_that_one_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    url, clock = sqlite_url(tmp_path), Clock()
    await (await open_store(url)).close()
    async with backups_of(url, tmp_path / "backups", clock) as backups:
        write, claim = backups._run, backups._claim
        is_claimed = asyncio.Event()

        async def write_during_the_schedule(path: Path) -> None:
            await is_claimed.wait()
            if fails:
                raise BackupFailed("the disk is full")
            await write(path)

        async def claim_and_note(at: float, due: float) -> bool:
            is_due = await claim(at, due)
            is_claimed.set()
            return is_due

        monkeypatch.setattr(backups, "_run", write_during_the_schedule)
        monkeypatch.setattr(backups, "_claim", claim_and_note)
        by_host = asyncio.create_task(backups.make())
        await eventually(backups._lock.locked)
        assert await backups.make_if_due() is None
        await asyncio.wait([by_host])
        assert (by_host.exception() is None) is not fails
        monkeypatch.undo()
        clock.at += RETRY_SECONDS
        assert (await backups.make_if_due() is not None) is fails
        clock.at += DAY
        assert await backups.make_if_due() is not None


DYING = """
import os, signal, sys
from pathlib import Path
import msgspec
path = Path(msgspec.json.decode(sys.stdin.buffer.read())["path"])
path.with_name(path.name + ".part").write_bytes(b"half")
os.kill(os.getpid(), signal.SIGKILL)
"""
"""A process that is killed while it writes, as by a system without memory."""


async def test_a_killed_process_is_a_failed_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The schedule goes on, and nothing of the file is left."""
    url, folder, clock = sqlite_url(tmp_path), tmp_path / "backups", Clock()
    await (await open_store(url)).close()
    (tmp_path / "dying.py").write_text(DYING)
    async with backups_of(url, folder, clock) as backups:
        with monkeypatch.context() as patched:
            patched.setenv("PYTHONPATH", str(tmp_path))
            patched.setattr(backups_module, "MODULE", "dying")
            assert await backups.make_if_due() is None
        assert backups.error == "its process ended with status -9"
        assert list(folder.iterdir()) == []
        clock.at += RETRY_SECONDS
        assert await backups.make_if_due() is not None


async def test_the_scheduled_backup_of_a_site_restores(
    settings: ServerSettings, tmp_path: Path
) -> None:
    """The server makes the backup; the restored site has the account and the table."""
    async with open_app(settings) as app, Client.of(app) as ann:
        await ann.post("/api/account", {"name": "Ann", "password": PASSWORD}, 201)
        table, person = await ann.make_table(), await id_of(ann)
        core = app.state.core
        clock = Clock()
        backups = Backups(core.database, settings.url, settings.backups, DAY, 7, clock)
        path = await backups.make_if_due()
        assert path == settings.backups / file_name(clock.at)
    elsewhere = tmp_path / "elsewhere"
    await restore(sqlite_url(elsewhere), path)
    restored = ServerSettings(data=elsewhere, port=0)
    async with open_app(restored) as app, Client.of(app) as ann:
        await ann.post("/api/sign-in", {"name": "Ann", "password": PASSWORD})
        assert await id_of(ann) == person
        assert (await ann.look(table))["about"]["id"] == table
        checked = [it.problem async for it in check_tables(app.state.core.database)]
        assert checked == [None]


async def test_a_host_makes_a_backup(host: Client, settings: ServerSettings) -> None:
    assert (await host.get("/api/host/backups"))["backups"] == []
    (made,) = (await host.post("/api/host/backups", {}))["backups"]
    assert (settings.backups / made["name"]).stat().st_size == made["size"] > 0
    newest = (await host.get("/api/host/audit"))["lines"][0]
    assert (newest["act"], newest["by"], newest["detail"]) == ("backup_made", "Hana", made["name"])
