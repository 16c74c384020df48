"""The check of the SQLite file at the start: a damaged one must not be written to."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from undercard.server.db.backends import SQLITE, sqlite_path
from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.sqlite_connection import BUSY_SECONDS


def check_file(url: str) -> None:
    """Raise `StoreUnavailable` if the file of a SQLite database is damaged; it may be missing.

    `quick_check` reads the whole file once; it takes about a second per gigabyte.
    """
    if not url.startswith(SQLITE):
        return
    path = sqlite_path(url)
    if not path.exists() or not path.stat().st_size:
        return
    try:
        with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        problem = " ".join(str(found).replace("*", " ").split())
        raise StoreUnavailable(
            f"{path} is damaged ({problem}); move it away and restore a backup, see docs/hosting.md"
        )
