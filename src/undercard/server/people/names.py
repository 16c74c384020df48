"""Valid names of people: short, visible, and not confusable with others by tricks."""

from __future__ import annotations

from undercard.server.db.confusables import is_invisible
from undercard.server.http.text import has_stacked_marks, one_line
from undercard.server.people.errors import BadName

MOST = 24
TAKEN = "choose another name: this one is taken, or looks like one that is"
"""One text for all reasons, so that it reveals no more than it must."""
_BLANK = "\u2800"
"""The empty pattern of Braille, which is a symbol."""
_PRINTABLE = "a name has printable characters only"


def typed_name(text: str) -> str:
    """Return the stored form of a name typed at the sign-in.

    Names from earlier versions may contain invisible characters; `clean_name` refuses them.
    """
    name = one_line(text)
    if not 1 <= len(name) <= MOST:
        raise BadName(f"a name has 1 to {MOST} characters")
    if not name.isprintable():
        raise BadName(_PRINTABLE)
    return name


def clean_name(text: str) -> str:
    """Return the name in the form that is stored and shown; `BadName` if it is not valid.

    Control and bidirectional characters are not printable by Python's definition, but many
    invisible ones are.
    """
    name = typed_name(text)
    if _BLANK in name or any(map(is_invisible, name)):
        raise BadName(_PRINTABLE)
    if has_stacked_marks(name):
        raise BadName("a name begins with a letter, a digit or a symbol, with few marks on each")
    return name
