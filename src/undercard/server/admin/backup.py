"""Backups of a whole site, taken while it runs, and their restoration.

A file whose name ends in `.db` is a copy of the SQLite database itself; any other is portable.
"""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy.exc import IntegrityError

from undercard.server.admin.databases import check_exists
from undercard.server.admin.transfer import export, fill
from undercard.server.db.backends import SQLITE, open_store, sqlite_path
from undercard.server.db.database import open_database
from undercard.server.db.errors import BadBackup
from undercard.server.db.private_files import create_file, give_to_owner, make_folder
from undercard.server.db.sqlite_backup import restore_backup, write_backup
from undercard.server.db.sqlite_connection import connect

COPY = ".db"
MAGIC = b"SQLite format 3\0"


async def back_up(url: str, path: Path) -> int | None:
    """Write a backup; return the number of rows, or None for a copy of the file."""
    check_exists(url)
    if path.suffix == COPY:
        _copy(url, path)
        return None
    database = open_database(url)
    try:
        return await database.read(lambda db: export(db, path, time.time()))
    finally:
        await database.close()


async def restore(url: str, path: Path) -> int | None:
    """Restore into an empty or missing database, then migrate it to the newest schema."""
    if _is_copy(path):
        restore_backup(path, _file_of(url, "a copy of a SQLite database can only be one again"))
        rows = None
    else:
        rows = await _fill(url, path)
    await (await open_store(url)).close()
    if url.startswith(SQLITE):
        give_to_owner(_file_of(url, ""))
    return rows


async def _fill(url: str, path: Path) -> int:
    if url.startswith(SQLITE):
        path_of_database = sqlite_path(url)
        make_folder(path_of_database.parent)
        create_file(path_of_database)
    database = open_database(url)
    try:
        return await database.write(lambda db: fill(db, path))
    except IntegrityError as error:
        raise BadBackup(f"{path} is damaged: {error.orig}") from error
    finally:
        await database.close()


def _copy(url: str, path: Path) -> None:
    file = _file_of(url, f"{path}: a copy (.db) is made of SQLite only; choose another ending")
    try:
        with closing(connect(file)) as source:
            write_backup(source, path)
    except (OSError, sqlite3.Error) as error:
        raise BadBackup(f"{path} cannot be written: {error}") from error


def _is_copy(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC
    except OSError as error:
        raise BadBackup(f"{path} cannot be read: {error.strerror or error}") from error


def _file_of(url: str, otherwise: str) -> Path:
    if not url.startswith(SQLITE):
        raise BadBackup(otherwise)
    return sqlite_path(url)
