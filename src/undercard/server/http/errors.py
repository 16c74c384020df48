"""Errors of requests, and the representation of all errors of the server on the wire."""

from __future__ import annotations

from typing import ClassVar

from undercard.bots.make import UnknownBot
from undercard.kernel.errors import (
    BadDocument,
    BadOption,
    BadRecord,
    UndercardError,
    UnknownGame,
)
from undercard.server.db.errors import (
    BadWrite,
    CannotStore,
    OutcomeUnknown,
    Silenced,
    StepConflict,
    StoreUnavailable,
    TableTaken,
    UnknownTable,
)
from undercard.server.http.wire import Refusal
from undercard.table.errors import BadAction, BadHeader, BadStep, NotYourSeat, StaleStep, TableError


class ApiError(UndercardError):
    """Base of all errors of requests, with HTTP's `status` and a stable `code`."""

    code: ClassVar[str] = "bad_request"
    status: ClassVar[int] = 400


class MalformedRequest(ApiError):
    """The request is not JSON, or not of the type that the endpoint expects."""

    code = "malformed"


class TooLarge(ApiError):
    code, status = "too_large", 413


class TooSlow(ApiError):
    code, status = "too_slow", 408


class NotJson(ApiError):
    code, status = "not_json", 415


class ForeignOrigin(ApiError):
    """The request comes from a page of another site."""

    code, status = "foreign_origin", 403


class WrongHost(ApiError):
    """The request names a host that is not this server."""

    code, status = "wrong_host", 421


class NotSignedIn(ApiError):
    """There is no session, or it has ended."""

    code, status = "not_signed_in", 401


class AddressBanned(ApiError):
    """A host has banned the address of the client."""

    code, status = "address_banned", 403


class NotFound(ApiError):
    code, status = "not_found", 404


# Errors of several features


class UnknownPerson(ApiError):
    """No person, or no other one, has that name or id."""

    code, status = "unknown_person", 404


class UnknownLine(ApiError):
    """A line of chat or a post does not exist, or the caller may not see it."""

    code, status = "unknown_line", 404


class NeedsAccount(ApiError):
    """A guest cannot do it: the session may end with the browser's."""

    code, status = "needs_account", 403


class Blocked(ApiError):
    """One of the two has blocked the other."""

    code, status = "blocked", 403


class Busy(ApiError):
    """A rate limit was exceeded; `wait` is in seconds."""

    code, status = "too_many_requests", 429

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(message)
        self.wait = wait


_KNOWN: tuple[tuple[type[UndercardError], str, int], ...] = (
    (UnknownTable, "unknown_table", 404),
    (OutcomeUnknown, "outcome_unknown", 503),
    (CannotStore, "cannot_store", 503),
    (StoreUnavailable, "unavailable", 503),
    (StepConflict, StaleStep.code, 409),
    (TableTaken, "table_taken", 409),
    (Silenced, "silenced", 403),
    (BadWrite, "malformed", 400),
    (UnknownGame, "unknown_game", 422),
    (UnknownBot, "unknown_bot", 422),
    (BadOption, "bad_option", 422),
    (BadDocument, "bad_document", 422),
    (BadRecord, "bad_record", 422),
)
"""Code and status of errors of other packages; the first match counts."""
_AWAY = "the database does not answer; try again"
_FULL = "the server cannot store anything now, because its disk is full or fails; try again later"
_UNPROCESSABLE = (BadAction, BadHeader, BadStep)


def refusal_of(error: UndercardError) -> Refusal:
    """Return an error for the client. Details of database errors are only logged."""
    code, status = _code_of(error)
    text = str(error)
    if status == 503:
        text = _FULL if isinstance(error, CannotStore) else _AWAY
    return Refusal(
        error=code,
        message=text,
        rule=error.rule if isinstance(error, BadAction) else None,
        retry_after=_wait_of(error, status),
    )


def status_of(error: UndercardError) -> int:
    return _code_of(error)[1]


def _wait_of(error: UndercardError, status: int) -> float | None:
    if isinstance(error, Busy):
        return round(error.wait, 3)
    return 1.0 if status == 503 else None


def _code_of(error: UndercardError) -> tuple[str, int]:
    if isinstance(error, ApiError):
        return error.code, error.status
    if isinstance(error, TableError):
        return error.code, _table_status(error)
    for kind, code, status in _KNOWN:
        if isinstance(error, kind):
            return code, status
    return "refused", 422


def _table_status(error: TableError) -> int:
    if isinstance(error, _UNPROCESSABLE):
        return 422
    return 403 if isinstance(error, NotYourSeat) else 409
