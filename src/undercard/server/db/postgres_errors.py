"""What asyncpg's errors mean to us."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from undercard.server.db.errors import OutcomeUnknown, StoreUnavailable

BROKEN = (
    OSError,  # TimeoutError is one too
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # shutting down, starting up, ended by an administrator
    asyncpg.InterfaceError,  # closed under our hands
    asyncpg.InternalClientError,
)
"""The connection is no good; what was sent over it may or may not have been done."""

AGAIN = (
    asyncpg.TransactionRollbackError,  # deadlock, serialization
    asyncpg.ForeignKeyViolationError,  # a table was deleted in this very moment
)
"""PostgreSQL undid the statement for no fault of it."""


def away(error: Exception) -> StoreUnavailable:
    return StoreUnavailable(f"PostgreSQL is not available: {_words(error)}")


def unknown(error: Exception) -> OutcomeUnknown:
    return OutcomeUnknown(f"PostgreSQL went away in the middle: {_words(error)}")


def _words(error: Exception) -> str:
    return str(error) or type(error).__name__


@contextmanager
def unavailable(*more: type[Exception]) -> Iterator[None]:
    """Every failure of the database, as the one that callers know."""
    failures: tuple[type[Exception], ...] = (*BROKEN, asyncpg.PostgresError, *more)
    try:
        yield
    except failures as error:
        raise away(error) from error
