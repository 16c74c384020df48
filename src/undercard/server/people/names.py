"""Valid names of people: short, visible, and not confusable with others by tricks."""

from __future__ import annotations

import unicodedata

from undercard.server.http.text import has_stacked_marks
from undercard.server.people.errors import BadName

MOST = 24
TAKEN = "choose another name: this one is taken, or looks like one that is"
"""One text for all reasons, so that it reveals no more than it must."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that count as letters or symbols but are invisible."""


def clean_name(text: str) -> str:
    """Return the name in the form that is stored and shown; `BadName` if it is not valid.

    Control and bidirectional characters are not printable by Python's definition.
    """
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(name) <= MOST:
        raise BadName(f"a name has 1 to {MOST} characters")
    if not name.isprintable() or not _BLANK.isdisjoint(name):
        raise BadName("a name has printable characters only")
    if has_stacked_marks(name):
        raise BadName("a name begins with a letter, a digit or a symbol, with few marks on each")
    return name
