"""Actions as text (see Notation in the rules), and back."""

from __future__ import annotations

import re
from collections.abc import Callable

from undercard.games.survive import actions
from undercard.games.survive.book import DIRECTIONS, EAST, NORTH, SOUTH, WEST
from undercard.games.survive.cells import format_card, format_cell, parse_card, parse_cell
from undercard.games.survive.scenario import Scenario
from undercard.games.survive.state import SIDE, TELEPORTERS
from undercard.kernel.errors import UnknownAction, quoted

WORDS = {
    "stand": actions.STAND,
    "jump": actions.JUMP,
    "follow": actions.FOLLOW_UP,
    "stay": actions.STAY,
    "done": actions.DONE,
    "pass": actions.PASS,
}
_WORD_OF = {number: word for word, number in WORDS.items()}
_OFFSETS = {SOUTH: -SIDE, WEST: -1, EAST: 1, NORTH: SIDE}
_NUMBERED = re.compile(r"(leave|use|to) ([1-9])")
_AT_CELL = re.compile(r"(place|hit) ([a-j]\d{1,2})")
_STEP = re.compile(r"([a-j]\d{1,2})-([a-j]\d{1,2})")
_FIELD = re.compile(r"(field|green) (\S+?)( near| far)?")
_HINT = (
    "actions are written as in 'a1-a2', '+w', '-w', 'hit a2', 'place a1', 'bid KC', 'use 2', "
    "'leave 3', 'to 1', 'field b3|c3 near', 'green b3|c3', stand, jump, follow, stay, done, pass"
)


def _unknown(text: str, reason: str) -> UnknownAction:
    return UnknownAction(f"{quoted(text)} is not an action: {reason}")


def parse_action(text: str, scenario: Scenario) -> int:
    """Return the number of an action in a scenario; `UnknownAction` states the valid forms."""
    if not isinstance(text, str):
        raise UnknownAction(f"{quoted(text)} is not an action: actions are text such as 'a1-a2'")
    if text in WORDS:
        return WORDS[text]
    if match := _STEP.fullmatch(text):
        return _parse_step(text, match[1], match[2])
    if match := _AT_CELL.fullmatch(text):
        cell = parse_cell(match[2])
        if cell is None:
            raise _unknown(text, f"{match[2]} is not a cell; they are a1 to j10")
        return (actions.PUT if match[1] == "place" else actions.HIT) + cell
    if match := _NUMBERED.fullmatch(text):
        return _parse_numbered(text, match[1], int(match[2]), scenario)
    if match := _FIELD.fullmatch(text):
        return _parse_field(text, match[1], match[2], (match[3] or "").strip(), scenario)
    if len(text) == 2 and text[0] in "+-":
        if text[1] not in scenario.kinds:
            raise _unknown(text, f"the resources are {', '.join(scenario.kinds)}")
        return (actions.PICK if text[0] == "+" else actions.LAY) + scenario.kinds.index(text[1])
    if text.startswith("bid "):
        card = parse_card(text[4:])
        if card is None:
            raise _unknown(text, "a playing card is its rank and suit, such as KC, TS or 2D")
        return actions.CHOOSE_CARD + card
    raise _unknown(text, _HINT)


def _parse_step(text: str, start: str, end: str) -> int:
    one, other = parse_cell(start), parse_cell(end)
    if one is None or other is None:
        raise _unknown(text, "cells are a1 to j10")
    is_beside = abs(one % SIDE - other % SIDE) + abs(one // SIDE - other // SIDE) == 1
    if not is_beside:
        raise _unknown(text, "a step leads to one of the four neighbours (S3.1)")
    direction = next(d for d, offset in _OFFSETS.items() if one + offset == other)
    return actions.STEP + one * DIRECTIONS + direction


def _parse_numbered(text: str, word: str, number: int, scenario: Scenario) -> int:
    most = TELEPORTERS if word == "to" else len(scenario.figures)
    if number > most:
        raise _unknown(text, f"they are numbered 1 to {most}")
    base = {"leave": actions.LEAVE_FIGURE, "use": actions.USE_FIGURE, "to": actions.JUMP_TO}[word]
    return base + number - 1


def _parse_field(text: str, word: str, passage: str, side: str, scenario: Scenario) -> int:
    if passage not in scenario.passages:
        raise _unknown(text, f"the passages are {', '.join(scenario.passages)}")
    number = scenario.passages.index(passage)
    if word == "green":
        if side:
            raise _unknown(text, "near and far are for blue fields (S5.2)")
        return actions.SWITCH_GREEN + number
    return {"": actions.FIELD, "near": actions.FIELD_NEAR, "far": actions.FIELD_FAR}[side] + number


def format_action(action: int, scenario: Scenario) -> str:
    """Return an action's text; the inverse of `parse_action`."""
    if action < actions.HIT:
        cell, direction = divmod(action - actions.STEP, DIRECTIONS)
        return f"{format_cell(cell)}-{format_cell(cell + _OFFSETS[direction])}"
    if action in _WORD_OF:
        return _WORD_OF[action]
    base, write = next(entry for entry in _WRITERS if action >= entry[0])
    return write(action - base, scenario)


_WRITERS: tuple[tuple[int, Callable[[int, Scenario], str]], ...] = (
    (actions.SWITCH_GREEN, lambda n, scenario: f"green {scenario.passages[n]}"),
    (actions.FIELD_FAR, lambda n, scenario: f"field {scenario.passages[n]} far"),
    (actions.FIELD_NEAR, lambda n, scenario: f"field {scenario.passages[n]} near"),
    (actions.FIELD, lambda n, scenario: f"field {scenario.passages[n]}"),
    (actions.JUMP_TO, lambda n, _: f"to {n + 1}"),
    (actions.LEAVE_FIGURE, lambda n, _: f"leave {n + 1}"),
    (actions.USE_FIGURE, lambda n, _: f"use {n + 1}"),
    (actions.CHOOSE_CARD, lambda n, _: f"bid {format_card(n)}"),
    (actions.LAY, lambda n, scenario: f"-{scenario.kinds[n]}"),
    (actions.PICK, lambda n, scenario: f"+{scenario.kinds[n]}"),
    (actions.PUT, lambda n, _: f"place {format_cell(n)}"),
    (actions.HIT, lambda n, _: f"hit {format_cell(n)}"),
)
