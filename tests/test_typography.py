"""Punctuation and spaces of the messages, as French and Spanish require them."""

from __future__ import annotations

import re

from undercard.locales import FOLDER

_NOT_MARKS = re.compile(r"Collect! Fight! Survive!|(?<=\s)\?(?=\s)")
"""Exceptions: the name of a game, and the question mark as a key."""
_BREAKABLE = re.compile(r"(?<=\S) [;:!?%»]|« |[\w)}][;:!?»](?!\w)|«\S")


def lines(language: str) -> list[tuple[str, str]]:
    """Return every line of text in a language with its place."""
    return [
        (f"{path.name}:{number}", _NOT_MARKS.sub("", line))
        for path in sorted((FOLDER / language).rglob("*.ftl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith("#")
    ]


def test_french_marks_never_begin_a_line() -> None:
    """French sets a space before ; : ! ? % » and after «; a line must not break at it."""
    assert [(place, line) for place, line in lines("fr") if _BREAKABLE.search(line)] == []


def test_spanish_questions_and_exclamations_are_opened() -> None:
    assert [
        (place, line)
        for place, line in lines("es")
        if line.count("¿") != line.count("?") or line.count("¡") != line.count("!")
    ] == []
