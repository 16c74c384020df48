"""Actions as text, such as `K30`, `xK30`, `rest`, `sleeve 3`, and back."""

from __future__ import annotations

import re

from undercard.games.fightdrome import actions
from undercard.games.fightdrome.cards import parse_face
from undercard.games.fightdrome.pack import Pack
from undercard.kernel.errors import UnknownAction, quoted

WORDS = {
    "rest": actions.REST,
    "keep": actions.KEEP,
    "redraw": actions.REDRAW,
    "draw": actions.DRAW,
    "pass": actions.PASS,
}
_WORD_OF = {number: word for word, number in WORDS.items()}
_CHOICE = re.compile(r"(sleeve|stack) ([1-9][0-9]?)")


def parse_action(text: str, pack: Pack) -> int:
    """Return the number of an action under a pack; `UnknownAction` states the valid forms."""
    if not isinstance(text, str):
        raise UnknownAction(
            f"{quoted(text)} is not an action: actions are text such as 'K30' or 'rest'"
        )
    if text in WORDS:
        return WORDS[text]
    if match := _CHOICE.fullmatch(text):
        return _parse_choice(text, match[1] == "sleeve", int(match[2]), pack)
    base, name = (actions.DISCARD, text[1:]) if text.startswith("x") else (actions.PLAY, text)
    if name in pack.numbers:
        return base + pack.numbers[name]
    if parse_face(name) is None:
        raise UnknownAction(
            f"{quoted(text)} is not an action: a card is written as in 'K30', a discard 'xK30'; "
            "the others are rest, keep, redraw, draw, pass, sleeve 1 and stack 1"
        )
    raise UnknownAction(f"{quoted(text)} is not an action: this pack has no card {quoted(name)}")


def _parse_choice(text: str, is_sleeve: bool, number: int, pack: Pack) -> int:
    most = len(pack.sleeves.cards if is_sleeve else pack.stacks.cards)
    if number > most:
        kind = "Sleeves" if is_sleeve else "Stacks"
        raise UnknownAction(f"{quoted(text)} is not an action: {kind} are 1 to {most}")
    return (actions.CHOOSE_SLEEVE if is_sleeve else actions.CHOOSE_STACK) + number - 1


def format_action(action: int, pack: Pack) -> str:
    """Return an action's text; the inverse of `parse_action`."""
    if action in _WORD_OF:
        return _WORD_OF[action]
    if action >= actions.CHOOSE_STACK:
        return f"stack {action - actions.CHOOSE_STACK + 1}"
    if action >= actions.CHOOSE_SLEEVE:
        return f"sleeve {action - actions.CHOOSE_SLEEVE + 1}"
    if action >= actions.DISCARD:
        return f"x{pack.names[action - actions.DISCARD]}"
    return pack.names[action]
