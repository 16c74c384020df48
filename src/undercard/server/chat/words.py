"""What a line of chat may be: short, visible, and no trick of the eye."""

from __future__ import annotations

import unicodedata

from undercard.server.chat.errors import BadLine
from undercard.server.people.names import has_tower

MOST = 300
_JOINERS = str.maketrans("", "", "\u200c\u200d")
"""They hold emoji and letters of some scripts together."""


def clean_line(text: str) -> str:
    """The line as it is kept; `BadLine` if there is none.

    Control and bidirectional characters are not printable by Python's definition.
    """
    line = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(line) <= MOST:
        raise BadLine(f"a line of chat has 1 to {MOST} characters")
    if not line.translate(_JOINERS).isprintable():
        raise BadLine("a line of chat has printable characters only")
    if has_tower(line):
        raise BadLine("a line of chat has few marks on each letter")
    return line
