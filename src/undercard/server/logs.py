"""Logs as one JSON object a line.

What is logged is named field by field where it happens: never a cookie, a body or an address with
a table's id in it, which for a private table is the key to it.
"""

from __future__ import annotations

import logging
import sys
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
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str = "INFO", stream: TextIO | None = None) -> None:
    """For the whole process; uvicorn's own access log has addresses and stays off."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in CHATTY:
        logging.getLogger(name).setLevel(logging.WARNING)
