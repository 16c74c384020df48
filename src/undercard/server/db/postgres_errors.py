"""Classifies the errors of asyncpg."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from undercard.server.db.errors import CannotStore, OutcomeUnknown, StoreUnavailable

BROKEN = (
    OSError,  # TimeoutError is one too
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # shutting down, starting up, ended by an administrator
    asyncpg.InterfaceError,  # closed during use
    asyncpg.InternalClientError,
)
"""Errors of a broken connection: the last statement may have been executed or not."""

AGAIN = (
    asyncpg.TransactionRollbackError,  # deadlock, serialization
    asyncpg.ForeignKeyViolationError,  # a table was deleted concurrently
)
"""Errors after which PostgreSQL has rolled back a correct statement."""


def away(error: BaseException) -> StoreUnavailable:
    # SQLAlchemy wraps the errors of asyncpg and keeps their `sqlstate`.
    is_full = getattr(error, "sqlstate", None) == asyncpg.DiskFullError.sqlstate
    kind = CannotStore if is_full else StoreUnavailable
    return kind(f"PostgreSQL is not available: {_words(error)}")


def unknown(error: Exception) -> OutcomeUnknown:
    return OutcomeUnknown(f"PostgreSQL went away in the middle: {_words(error)}")


def _words(error: BaseException) -> str:
    return str(error) or type(error).__name__


@contextmanager
def unavailable(*more: type[Exception]) -> Iterator[None]:
    """Convert every failure of the database into `StoreUnavailable`."""
    failures: tuple[type[Exception], ...] = (*BROKEN, asyncpg.PostgresError, *more)
    try:
        yield
    except failures as error:
        raise away(error) from error
