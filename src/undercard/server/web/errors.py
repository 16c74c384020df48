"""Refusals of the web layer, and what every refusal is on the wire."""

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
from undercard.server.chat.errors import BadLine, UnknownLine
from undercard.server.people.errors import Banned, PeopleError, UnknownPerson, WrongPassword
from undercard.server.store.errors import (
    BadWrite,
    OutcomeUnknown,
    StepTaken,
    StoreUnavailable,
    TableTaken,
    UnknownTable,
)
from undercard.server.tables.errors import GapError
from undercard.server.web.wire import Refusal
from undercard.table.errors import BadAction, BadHeader, BadStep, NotYourSeat, StaleStep, TableError


class WebError(UndercardError):
    """Base; `status` is HTTP's, `code` ours."""

    code: ClassVar[str] = "bad_request"
    status: ClassVar[int] = 400


class Malformed(WebError):
    """Not JSON, or not what was to be sent here."""

    code = "malformed"


class TooLarge(WebError):
    code, status = "too_large", 413


class NotJson(WebError):
    code, status = "not_json", 415


class ForeignOrigin(WebError):
    """The request comes from a page of somebody else's."""

    code, status = "foreign_origin", 403


class NotSignedIn(WebError):
    """No session, or one that has ended."""

    code, status = "not_signed_in", 401


class NotFound(WebError):
    code, status = "not_found", 404


class TooManyFollows(WebError):
    code, status = "too_many_follows", 409


class Busy(WebError):
    """Too much of one kind; `wait` is in seconds."""

    code, status = "too_many_requests", 429

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(message)
        self.wait = wait


_KNOWN: tuple[tuple[type[UndercardError], str, int], ...] = (
    (UnknownTable, "unknown_table", 404),
    (OutcomeUnknown, "outcome_unknown", 503),
    (StoreUnavailable, "unavailable", 503),
    (StepTaken, StaleStep.code, 409),
    (TableTaken, "table_taken", 409),
    (BadWrite, "malformed", 400),
    (GapError, GapError.code, 409),
    (UnknownGame, "unknown_game", 422),
    (UnknownBot, "unknown_bot", 422),
    (BadOption, "bad_option", 422),
    (BadDocument, "bad_document", 422),
    (BadRecord, "bad_record", 422),
    (BadLine, "bad_line", 422),
    (UnknownLine, "unknown_line", 404),
)
"""Errors of other parts that have no code of their own; the first that fits."""
_UNPROCESSABLE = (BadAction, BadHeader, BadStep)


def refusal_of(error: UndercardError) -> Refusal:
    """What the sender is told. The database's troubles stay in our log."""
    code, status = _code_of(error)
    text = "the database does not answer; try again" if status == 503 else str(error)
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
    if isinstance(error, WebError):
        return error.code, error.status
    if isinstance(error, TableError):
        return error.code, _table_status(error)
    if isinstance(error, PeopleError):
        return error.code, _people_status(error)
    for kind, code, status in _KNOWN:
        if isinstance(error, kind):
            return code, status
    return "refused", 422


def _table_status(error: TableError) -> int:
    if isinstance(error, _UNPROCESSABLE):
        return 422
    return 403 if isinstance(error, NotYourSeat) else 409


def _people_status(error: PeopleError) -> int:
    if isinstance(error, WrongPassword):
        return 401
    if isinstance(error, Banned):
        return 403
    if isinstance(error, UnknownPerson):
        return 404
    return 422 if error.code in ("bad_name", "bad_password") else 409
