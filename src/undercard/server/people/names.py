"""Names people may have: short, visible, and not to be mistaken for another's by a trick."""

from __future__ import annotations

import unicodedata

from undercard.server.people.errors import BadName

MOST = 24
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols by their category, nothing to the eye."""
_MOST_MARKS = 2
"""Accents on one letter; a tower of them covers the lines above."""


def clean_name(text: str) -> str:
    """The name in the one form it is stored and shown; `BadName` if there is none.

    Control and bidirectional characters are not printable by Python's definition.
    """
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(name) <= MOST:
        raise BadName(f"a name has 1 to {MOST} characters")
    if not name.isprintable() or not _BLANK.isdisjoint(name):
        raise BadName("a name has printable characters only")
    if has_tower(name):
        raise BadName("a name begins with a letter, a digit or a symbol, with few marks on each")
    return name


def account_key(name: str) -> str:
    """How names of accounts are compared: `Ann`, `ann` and `Ａｎｎ` are the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def has_tower(name: str) -> bool:
    marks = _MOST_MARKS
    for character in name:
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks > _MOST_MARKS:
            return True
    return False
