"""Valid lines of chat: short and visible."""

from __future__ import annotations

import unicodedata

from undercard.server.chat.errors import BadLine
from undercard.server.http.text import has_stacked_marks

MOST = 300
_JOINERS = str.maketrans("", "", "\u200c\u200d")
"""Joiners, which emoji and some scripts need."""


def clean_line(text: str) -> str:
    """Return the line as it is stored; `BadLine` if it is not valid.

    Control and bidirectional characters are not printable by Python's definition.
    """
    line = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(line) <= MOST:
        raise BadLine(f"a line of chat has 1 to {MOST} characters")
    if not line.translate(_JOINERS).isprintable():
        raise BadLine("a line of chat has printable characters only")
    if has_stacked_marks(line):
        raise BadLine("a line of chat has few marks on each letter")
    return line
