"""Actions as text: `K30`, `xK30`, `rest`, `keep`, `redraw`, `sleeve 3`, and back."""

from __future__ import annotations

import re

from undercard.games.fightdrome.cards import parse_face
from undercard.games.fightdrome.pack import Pack
from undercard.games.fightdrome.rules import CHOOSE_SLEEVE, DISCARD, KEEP, PLAY, REDRAW, REST
from undercard.kernel.errors import UnknownAction, quoted

WORDS = {"rest": REST, "keep": KEEP, "redraw": REDRAW}
_WORD_OF = {number: word for word, number in WORDS.items()}
_SLEEVE = re.compile(r"sleeve ([1-9])")


def parse_action(text: str, pack: Pack) -> int:
    """The number of an action under a pack; `UnknownAction` says what would be right."""
    if not isinstance(text, str):
        raise UnknownAction(
            f"{quoted(text)} is not an action: actions are text such as 'K30' or 'rest'"
        )
    if text in WORDS:
        return WORDS[text]
    if match := _SLEEVE.fullmatch(text):
        most = len(pack.sleeves.cards)
        if int(match[1]) > most:
            raise UnknownAction(f"{quoted(text)} is not an action: Sleeves are 1 to {most}")
        return CHOOSE_SLEEVE + int(match[1]) - 1
    base, name = (DISCARD, text[1:]) if text.startswith("x") else (PLAY, text)
    if name in pack.numbers:
        return base + pack.numbers[name]
    if parse_face(name) is None:
        raise UnknownAction(
            f"{quoted(text)} is not an action: a card is written as in 'K30', a discard 'xK30'; "
            "the others are rest, keep, redraw and sleeve 1"
        )
    raise UnknownAction(f"{quoted(text)} is not an action: this pack has no card {quoted(name)}")


def format_action(action: int, pack: Pack) -> str:
    """An action's text; the inverse of `parse_action`."""
    if action in _WORD_OF:
        return _WORD_OF[action]
    if action >= CHOOSE_SLEEVE:
        return f"sleeve {action - CHOOSE_SLEEVE + 1}"
    if action >= DISCARD:
        return f"x{pack.names[action - DISCARD]}"
    return pack.names[action]
