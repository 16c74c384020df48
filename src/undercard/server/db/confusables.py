"""Names that look alike, by Unicode's table of confusable characters (UTS #39).

Two names of the same shape look alike: the Cyrillic А is shown like the Latin A, and a capital I
like an l. The table is `confusables.txt`; `scripts/confusables.py` writes it. Invisible characters
(Default_Ignorable_Code_Point) have the empty prototype.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib.resources import files


def shape_of(name: str) -> str:
    """Return the shape of a name; capitals count as small letters."""
    letters = _replace(unicodedata.normalize("NFKC", name))
    return _replace(letters.casefold())


def is_invisible(character: str) -> bool:
    """Return whether a character is not shown, such as a variation selector."""
    return _prototypes().get(character) == ""


def _replace(text: str) -> str:
    """Return the skeleton of UTS #39: every character is replaced by its prototype."""
    table = _prototypes()
    decomposed = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(table.get(it, it) for it in decomposed))


@cache
def _prototypes() -> dict[str, str]:
    text = files(__package__).joinpath("confusables.txt").read_text("utf-8")
    table = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            prototype, _, others = line.partition("=")
            for span in others.split():
                table.update(dict.fromkeys(_characters(span), _word(prototype)))
    return table


def _characters(span: str) -> Iterator[str]:
    """Return one character, or those from a first to a last."""
    first, _, last = span.partition("-")
    return map(chr, range(int(first, 16), int(last or first, 16) + 1))


def _character(code: str) -> str:
    return chr(int(code, 16))


def _word(codes: str) -> str:
    return "".join(map(_character, codes.split()))
