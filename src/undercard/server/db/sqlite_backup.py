"""Backups of the SQLite file: taken while the server runs, and checked before a restore."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from undercard.server.db.errors import BadBackup
from undercard.server.db.private_files import create_file, make_folder
from undercard.server.db.sqlite_check import find_problems


def write_backup(source: sqlite3.Connection, path: Path) -> None:
    """Write a backup; the file gets its name only when it is complete and checked.

    All pages are copied in one step: a reader of a WAL blocks no writer, and a backup in portions
    would restart at every commit.
    """
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    create_file(part)
    try:
        with closing(sqlite3.connect(part)) as target:
            source.backup(target)
            # One file that can be copied, without a -wal beside it.
            target.execute("PRAGMA journal_mode=DELETE")
        check_backup(part)
        put_in_place(part, path)
    finally:
        remove_part(part)


def check_backup(path: Path) -> None:
    """Raise `BadBackup` unless the file is an intact database of this project."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as backup:
            problems = find_problems(backup.execute)
    except sqlite3.Error as error:
        raise BadBackup(f"{path} is no backup of Undercard: {error}") from error
    if problems:
        raise BadBackup(f"{path} is damaged: {'; '.join(problems)}")


def restore_backup(path: Path, database: Path) -> None:
    """Put a checked copy in place; refuse to overwrite a database or to use a leftover WAL."""
    check_backup(path)
    for suffix in ("", "-wal", "-shm"):
        if (there := database.with_name(database.name + suffix)).exists():
            raise BadBackup(f"{there} exists: stop the server and move it away first")
    make_folder(database.parent)
    part = database.with_name(f"{database.name}.part")
    part.unlink(missing_ok=True)
    create_file(part)
    try:
        shutil.copyfile(path, part)
        put_in_place(part, database)
    finally:
        remove_part(part)


def put_in_place(part: Path, path: Path) -> None:
    """Rename a file to its final name after syncing it."""
    _sync(part)
    part.replace(path)
    _sync(path.parent)


def remove_part(part: Path) -> None:
    """Remove an incomplete file, if there is one: on a full disk, it would keep the disk full."""
    with suppress(OSError):
        part.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
