"""Classifies the errors of SQLite."""

from __future__ import annotations

import sqlite3

from undercard.server.db.errors import CannotStore, OutcomeUnknown, StoreUnavailable

_PRIMARY = 0xFF
"""The bits of an error code that name its kind; the others name details."""


def not_written(error: BaseException | None, words: str) -> StoreUnavailable:
    """Return the error for a write that failed before its commit."""
    kind = CannotStore if _code_of(error) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR) else None
    return (kind or StoreUnavailable)(f"{words}: {error}")


def not_committed(error: sqlite3.Error) -> StoreUnavailable:
    """Return the error for a commit that failed. Without room for it, nothing is stored; after
    another error it is unknown whether the disk has it."""
    if _code_of(error) == sqlite3.SQLITE_FULL:
        return CannotStore(f"SQLite cannot commit: {error}")
    return OutcomeUnknown(f"SQLite cannot commit: {error}")


def _code_of(error: BaseException | None) -> int:
    return int(getattr(error, "sqlite_errorcode", 0)) & _PRIMARY
