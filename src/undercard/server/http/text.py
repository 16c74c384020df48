"""Checks of text from people."""

from __future__ import annotations

import unicodedata

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
