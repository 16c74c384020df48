"""What the log says of a failure: what and where, without words that may tell of somebody's cards,
and the table by the beginning of its id, for the whole of it is the key to a private table."""

from __future__ import annotations

import traceback
from pathlib import Path


def describe(error: BaseException) -> str:
    """Such as `KeyError at tree.py:57`."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return type(error).__name__ + where


def shorten(table: str) -> str:
    """Enough for the host to find it among all tables, not enough to get in."""
    return f"{table[:4]}…"
