"""Files of the server are private, and a SQLite file has one server."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from undercard.server.admin.backup import back_up, restore
from undercard.server.db import open_store, sqlite_url
from undercard.server.db.backends import FILE
from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.server_lock import only_server
from undercard.server.db.sqlite_check import check_file


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
async def test_only_the_owner_may_read_what_the_server_makes(tmp_path: Path) -> None:
    data, backups = tmp_path / "new" / "data", tmp_path / "backups"
    backups.mkdir()
    before = os.umask(0o022)
    try:
        store = await open_store(sqlite_url(data))
        made = list(data.iterdir())
        await back_up(sqlite_url(data), backups / "copy.db")
        await back_up(sqlite_url(data), backups / "portable.gz")
        await store.close()
        await restore(sqlite_url(tmp_path / "first"), backups / "copy.db")
        await restore(sqlite_url(tmp_path / "second"), backups / "portable.gz")
    finally:
        os.umask(before)
    folders = [data, data.parent, tmp_path / "first", tmp_path / "second"]
    assert {mode(folder) for folder in folders} == {0o700}
    files = [*made, *backups.iterdir(), *(tmp_path / "first").iterdir()]
    files += (tmp_path / "second").iterdir()
    assert {path.name: mode(path) for path in files if path.exists() and mode(path) != 0o600} == {}


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with only_server(url):
        with pytest.raises(StoreUnavailable, match="another server uses"), only_server(url):
            pass
        with only_server(sqlite_url(tmp_path / "other")):
            pass
    with only_server(url):
        pass


@pytest.mark.skipif(os.name != "posix", reason="symbolic links")
def test_a_symbolic_link_to_the_file_is_the_same_file(tmp_path: Path) -> None:
    real, linked = sqlite_url(tmp_path / "real"), sqlite_url(tmp_path / "linked")
    with only_server(real):
        (tmp_path / "real" / FILE).touch()
        (tmp_path / "linked").mkdir()
        (tmp_path / "linked" / FILE).symlink_to(tmp_path / "real" / FILE)
        with pytest.raises(StoreUnavailable, match="another server uses"), only_server(linked):
            pass
    with only_server(linked), pytest.raises(StoreUnavailable), only_server(real):
        pass
    assert list((tmp_path / "linked").iterdir()) == [tmp_path / "linked" / FILE]


@pytest.mark.skipif(os.name != "posix", reason="symbolic links")
async def test_a_restore_and_a_check_follow_a_symbolic_link(tmp_path: Path) -> None:
    real, linked = tmp_path / "real", tmp_path / "linked"
    linked.mkdir()
    real.mkdir()
    (linked / FILE).symlink_to(real / FILE)
    await (await open_store(sqlite_url(linked))).close()
    await back_up(sqlite_url(linked), tmp_path / "copy.db")
    for made in real.iterdir():
        made.unlink()
    await restore(sqlite_url(linked), tmp_path / "copy.db")
    assert (linked / FILE).is_symlink()
    (real / FILE).write_bytes(b"no database here" * 100)
    with pytest.raises(StoreUnavailable, match=f"{real / FILE} is damaged"):
        check_file(sqlite_url(linked))
