"""Names that look alike, by Unicode's table of confusable characters (UTS #39).

Two names of the same shape look alike: the Cyrillic А is shown like the Latin A, and a capital I
like an l. The table is `confusables.txt`; `scripts/confusables.py` writes it.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files


def shape_of(name: str) -> str:
    """Return the shape of a name; capitals count as small letters."""
    letters = _replace(unicodedata.normalize("NFKC", name))
    return _replace(letters.casefold())


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
            table.update(dict.fromkeys(map(_character, others.split()), _word(prototype)))
    return table


def _character(code: str) -> str:
    return chr(int(code, 16))


def _word(codes: str) -> str:
    return "".join(map(_character, codes.split()))
