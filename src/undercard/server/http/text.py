"""Checks of text from people."""

from __future__ import annotations

import unicodedata

_JOINERS = str.maketrans("", "", "\u200c\u200d")
"""Joiners, which emoji and some scripts need."""
MOST_MARKS = 2
"""The maximum number of accents on one letter; more would cover the lines above."""


def has_stacked_marks(text: str) -> bool:
    """Return whether a letter has more accents than any script needs, or the text begins with
    one."""
    marks = MOST_MARKS
    for character in text:
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks > MOST_MARKS:
            return True
    return False


def one_line(text: str) -> str:
    """Return a text in its normal form, with single spaces."""
    return unicodedata.normalize("NFC", " ".join(text.split()))


def problem_in(line: str, most: int, least: int = 1) -> str | None:
    """Return what a line should have, if it is not valid.

    Control and bidirectional characters are not printable by Python's definition.
    """
    if not least <= len(line) <= most:
        return f"{least} to {most} characters"
    if not line.translate(_JOINERS).isprintable():
        return "printable characters only"
    return "few marks on each letter" if has_stacked_marks(line) else None
