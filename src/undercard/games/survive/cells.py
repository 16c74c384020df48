"""Names of cells, passages, figures and playing cards (see Notation in the rules), and back."""

from __future__ import annotations

import re

from undercard.games.survive.state import FIRST_NPC, MAX_TEAM, NPC_SIDE, SIDE

COLUMNS = "abcdefghij"
SEAT_LETTERS = "XYZ"
SIDE_LETTERS = SEAT_LETTERS + "N"
RANKS = "23456789TJQKA"
SUITS = "DHSC"
"""The suits in ascending order: among equal ranks, a later one acts first (S2.2)."""

_CELL = re.compile(r"([a-j])([1-9]|10)")


def format_cell(cell: int) -> str:
    return f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}"


def parse_cell(text: str) -> int | None:
    """Return the cell of a name, or None."""
    match = _CELL.fullmatch(text)
    return None if match is None else (int(match[2]) - 1) * SIDE + COLUMNS.index(match[1])


def format_passage(cells: tuple[int, int]) -> str:
    return f"{format_cell(cells[0])}|{format_cell(cells[1])}"


def format_card(card: int) -> str:
    """Return the name of a playing card; higher numbers act earlier (S2.2)."""
    return RANKS[card // len(SUITS)] + SUITS[card % len(SUITS)]


def parse_card(text: str) -> int | None:
    if len(text) != 2 or text[0] not in RANKS or text[1] not in SUITS:
        return None
    return RANKS.index(text[0]) * len(SUITS) + SUITS.index(text[1])


def player_figure(f: int) -> str:
    """Return the name of a figure: `X2` for the first player's second figure."""
    return f"{SEAT_LETTERS[f // MAX_TEAM]}{f % MAX_TEAM + 1}"


def figure_names(grabbers: int, crawlers: int) -> list[str]:
    """Return the names of all figures by number; NPCs count from 1 in each kind."""
    names = [player_figure(f) for f in range(FIRST_NPC)]
    names += [f"G{n + 1}" for n in range(grabbers)]
    return names + [f"C{n + 1}" for n in range(crawlers)]


def format_side(side: int) -> str:
    return SIDE_LETTERS[side]


assert SIDE_LETTERS[NPC_SIDE] == "N"
