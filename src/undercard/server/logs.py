"""Logs as one JSON object a line.

What is logged is named field by field where it happens: never a cookie, a body or an address with
a table's id in it, which for a private table is the key to it.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator
from typing import TextIO

import msgspec

CHATTY = ("alembic.runtime.plugins",)
"""Loggers whose information is of no use to a host."""


class JsonFormatter(logging.Formatter):
    """Time, level, logger, message, and what was given as `extra={"fields": {...}}`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        fields: dict[str, object] = getattr(record, "fields", {})
        line |= fields
        if record.exc_info and record.exc_info[1] is not None:
            line["traceback"] = list(_frames(record.exc_info[1]))
        return msgspec.json.encode(line).decode()


def _frames(error: BaseException) -> Iterator[str]:
    """Types and places, cause first. An error's words may hold a hand, or a row with a token."""
    before = error.__cause__ or error.__context__
    if before is not None:
        yield from _frames(before)
    for frame in traceback.extract_tb(error.__traceback__):
        yield f"{frame.filename}:{frame.lineno} {frame.name}"
    yield type(error).__name__


def set_up_logs(level: str = "INFO", stream: TextIO | None = None) -> None:
    """For the whole process; uvicorn's own access log has addresses and stays off."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in CHATTY:
        logging.getLogger(name).setLevel(logging.WARNING)
