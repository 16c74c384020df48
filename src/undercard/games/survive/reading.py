"""Reading a state: figures, cards and resources by name, for views and positions."""

from __future__ import annotations

from undercard.games.survive.cells import format_card, format_cell
from undercard.games.survive.scenario import Scenario
from undercard.games.survive.state import (
    CELLS,
    FIRST_NPC,
    KIND_BITS,
    KIND_MASK,
    MAX_TEAM,
    PLAYING_CARDS,
    State,
)


def cards_in(mask: int) -> list[str]:
    """Playing cards, the highest first."""
    return [format_card(card) for card in range(PLAYING_CARDS - 1, -1, -1) if int(mask) >> card & 1]


def pile_letters(pile: int, kinds: str) -> str:
    """Resources as letters, in the order of their kinds: `wwf`."""
    return "".join(
        letter * (int(pile) >> KIND_BITS * n & KIND_MASK) for n, letter in enumerate(kinds)
    )


def kinds_in(mask: int, kinds: str) -> str:
    """A set of kinds as letters."""
    return "".join(letter for n, letter in enumerate(kinds) if int(mask) >> n & 1)


def lying(state: State, kinds: str) -> dict[str, str]:
    """What lies where, in the order of the cells."""
    piles = state.lying.tolist()
    return {format_cell(c): pile_letters(piles[c], kinds) for c in range(CELLS) if piles[c]}


def passages_in(mask: int, scenario: Scenario) -> list[str]:
    return [name for n, name in enumerate(scenario.passages) if int(mask) >> n & 1]


def figure_or_none(f: int, scenario: Scenario) -> str | None:
    return scenario.figure_names[f] if f >= 0 else None


def cell_or_none(c: int) -> str | None:
    return format_cell(int(c)) if c >= 0 else None


def card_or_none(card: int) -> str | None:
    return format_card(int(card)) if card >= 0 else None


def seat_or_none(seat: int) -> int | None:
    return int(seat) if seat >= 0 else None


def team_of(scenario: Scenario, seat: int) -> range:
    """The figures of a seat by number."""
    return range(seat * MAX_TEAM, seat * MAX_TEAM + len(scenario.figures))


def npcs_of(scenario: Scenario) -> range:
    return range(FIRST_NPC, len(scenario.figure_names))


def pending_in(state: State, scenario: Scenario) -> list[str]:
    return [name for f, name in enumerate(scenario.figure_names) if int(state.pending) >> f & 1]
