"""Actions as text: `K30`, `xK30`, `rest`, `keep`, `redraw`, `sleeve 3`, and back."""

from __future__ import annotations

import re

from undercard.games.fightdrome.cards import Face, parse_face
from undercard.games.fightdrome.rules import CHOOSE_SLEEVE, DISCARD, KEEP, PLAY, REDRAW, REST
from undercard.kernel.errors import UnknownAction

WORDS = {"rest": REST, "keep": KEEP, "redraw": REDRAW}
_WORD_OF = {number: word for word, number in WORDS.items()}
_SLEEVE = re.compile(r"sleeve ([1-9])")


def parse_action(text: str, faces: list[Face], sleeves: int) -> int:
    """The number of an action under a pack; `UnknownAction` says what would be right."""
    if not isinstance(text, str):
        raise UnknownAction(f"{text!r} is not an action: actions are text such as 'K30' or 'rest'")
    if text in WORDS:
        return WORDS[text]
    if match := _SLEEVE.fullmatch(text):
        if int(match[1]) > sleeves:
            raise UnknownAction(f"{text!r} is not an action: Sleeves are 1 to {sleeves}")
        return CHOOSE_SLEEVE + int(match[1]) - 1
    base, name = (DISCARD, text[1:]) if text.startswith("x") else (PLAY, text)
    face = parse_face(name)
    if face is None:
        raise UnknownAction(
            f"{text!r} is not an action: a card is written as in 'K30', a discard 'xK30'; "
            "the others are rest, keep, redraw and sleeve 1"
        )
    if face not in faces:
        raise UnknownAction(f"{text!r} is not an action: this pack has no card {face}")
    return base + faces.index(face)


def format_action(action: int, faces: list[Face]) -> str:
    """An action's text; the inverse of `parse_action`."""
    if action in _WORD_OF:
        return _WORD_OF[action]
    if action >= CHOOSE_SLEEVE:
        return f"sleeve {action - CHOOSE_SLEEVE + 1}"
    if action >= DISCARD:
        return f"x{faces[action - DISCARD]}"
    return str(faces[action])
