"""Logs with one line per record: readable in a terminal, otherwise JSON.

Logged fields are listed explicitly: never a cookie, a body or an address with the id of a table,
which grants access to a private table.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, TextIO

import msgspec

LogFormat = Literal["text", "json"]
CHATTY = ("alembic.runtime.plugins",)
"""Loggers whose messages are not useful to a host."""


class JsonFormatter(logging.Formatter):
    """Writes time, level, logger, message, and the fields of `extra={"fields": {...}}`."""

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


class TextFormatter(logging.Formatter):
    """The same for people: the time of day, the level unless it is INFO, and the message."""

    def __init__(self) -> None:
        super().__init__(datefmt="%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        words = [self.formatTime(record, self.datefmt)]
        if record.levelno != logging.INFO:
            words.append(f"{record.levelname.lower()}:")
        words.append(record.getMessage())
        fields: dict[str, object] = getattr(record, "fields", {})
        words += (f"{name}={value}" for name, value in fields.items())
        lines = [" ".join(words)]
        if record.exc_info and record.exc_info[1] is not None:
            lines += (f"    {frame}" for frame in _frames(record.exc_info[1]))
        return "\n".join(lines)


def _frames(error: BaseException) -> Iterator[str]:
    """Return types and places, cause first, without messages, which may contain a hand or a
    token."""
    before = error.__cause__ or error.__context__
    if before is not None:
        yield from _frames(before)
    for frame in traceback.extract_tb(error.__traceback__):
        yield f"{frame.filename}:{frame.lineno} {frame.name}"
    yield type(error).__name__


def set_up_logs(
    level: str = "INFO", form: LogFormat = "json", stream: TextIO | None = None
) -> None:
    """Configure the logs of the process; uvicorn's access log contains addresses and stays off."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(TextFormatter() if form == "text" else JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in CHATTY:
        logging.getLogger(name).setLevel(logging.WARNING)


def describe_error(error: BaseException) -> str:
    """Return the type and place of an error, such as `KeyError at tree.py:57`.

    The message is omitted, because it may reveal cards.
    """
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return type(error).__name__ + where


def short_id(table: str) -> str:
    """Return the beginning of a table's id, because the whole id grants access to a private
    table."""
    return f"{table[:4]}…"
