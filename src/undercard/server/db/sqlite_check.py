"""Checks of the SQLite file: a damaged one must not be written to, nor become a backup.

The start reads the file once (`quick_check`). `undercard admin check` and every backup compare the
indexes with their tables, too (`integrity_check`), which takes about twice as long.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path

from undercard.server.db.backends import SQLITE, sqlite_path
from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.sqlite_connection import BUSY_SECONDS

Run = Callable[[str], Iterable[Sequence[object]]]
"""Executes a statement and returns its rows."""
_NO_ACCESS = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_NOMEM,
}
"""Errors that do not mean that the file is damaged."""
_PRIMARY = 0xFF
"""The part of an extended error code that is the error itself."""
MOST = 5
"""The number of problems that are named."""
TABLES = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name IN ('tables', 'steps')"
REVISIONS = "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"
ORPHANS = """
SELECT table_id FROM steps WHERE table_id NOT IN (SELECT id FROM tables) LIMIT 3"""


def find_problems(run: Run) -> list[str]:
    """Return what is wrong with the file: pages, indexes, missing tables, steps of no table."""
    found = [str(text) for (text,) in run(f"PRAGMA integrity_check({MOST})")]
    if found != ["ok"]:
        return [_on_one_line(it) for it in found]
    if _count(run, TABLES) < 2:
        return ["its tables are missing"]
    return [f"step of no table: {table}" for (table,) in run(ORPHANS)]


def check_file(url: str) -> None:
    """Raise `StoreUnavailable` if the file of a SQLite database is damaged; it may be missing or
    new.

    `quick_check` reads the whole file once; it takes a second or two per gigabyte.
    """
    if not url.startswith(SQLITE):
        return
    path = sqlite_path(url)
    if path.exists() and path.stat().st_size:
        _refuse(path, _ask(path, _find_quickly))


def check_integrity(url: str) -> None:
    """Raise `StoreUnavailable` if the SQLite file is damaged or is no database of this project."""
    if url.startswith(SQLITE):
        _refuse(path := sqlite_path(url), _ask(path, find_problems))


def _find_quickly(run: Run) -> list[str]:
    found = [str(text) for (text,) in run("PRAGMA quick_check(1)")]
    if found != ["ok"]:
        return [_on_one_line(it) for it in found]
    is_cut = _count(run, REVISIONS) > 0 and _count(run, TABLES) < 2
    return ["its tables are missing"] if is_cut else []


def _ask(path: Path, find: Callable[[Run], list[str]]) -> list[str]:
    try:
        with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
            return find(connection.execute)
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & _PRIMARY in _NO_ACCESS:
            raise StoreUnavailable(f"{path} cannot be checked: {error}") from error
        return [_on_one_line(str(error))]


def _refuse(path: Path, problems: list[str]) -> None:
    if problems:
        raise StoreUnavailable(
            f"{path} is damaged ({'; '.join(problems[:MOST])}); move it away and restore a backup, "
            "see docs/hosting.md"
        )


def _count(run: Run, question: str) -> int:
    ((count,),) = run(question)
    assert isinstance(count, int)
    return count


def _on_one_line(problem: str) -> str:
    return " ".join(problem.replace("*", " ").split())
