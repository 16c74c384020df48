"""What a person may point at and cannot do now, each action with the rule that forbids it.

The browser holds no rules: a card that stays dim, a wall that is not passed, a figure out of reach
say why from this. It is made from the seat's own view, so it tells nothing the view does not.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from undercard.games.fightdrome.view import View as FightdromeView
from undercard.games.survive.cells import format_cell, parse_cell
from undercard.games.survive.game import Survive
from undercard.games.survive.state import SIDE
from undercard.games.survive.view import View as SurviveView
from undercard.kernel.game import Game, State


def why_not(game: Game, state: State, view: msgspec.Struct | None) -> dict[str, str]:
    """Rule ids by action; empty for whoever is not to act."""
    if not isinstance(view, FightdromeView | SurviveView) or not view.legal:
        return {}
    pointed = _cards(view) if isinstance(view, FightdromeView) else _board(game, view)
    return game.why_not(state, [action for action in pointed if action not in view.legal])


def ways_to(game: Game, state: State) -> dict[str, str]:
    """Each cell that steps may lead to, and the cell before it on the way."""
    return game.ways(state) if isinstance(game, Survive) else {}


def _cards(view: FightdromeView) -> Iterator[str]:
    """Every card in hand that can be neither played nor given up, and a Rest."""
    assert view.seat is not None
    for card in view.fighters[view.seat].hand or ():
        if f"x{card}" not in view.legal:
            yield card
    if view.situation == "lead":
        yield "rest"


def _board(game: Game, view: SurviveView) -> Iterator[str]:
    """What the active figure might do with all that is around it."""
    assert isinstance(game, Survive)
    figure = next((f for f in view.figures if f.figure == view.active), None)
    if figure is None or figure.cell is None:
        return
    yield from (f"{figure.cell}-{cell}" for cell in _beside(figure.cell))
    yield from (f"hit {f.cell}" for f in view.figures if f.cell and f.seat != view.seat)
    yield from (f"+{kind}" for kind in view.lying.get(figure.cell, ""))
    yield from (f"-{kind}" for kind in figure.load)
    yield from ("stand", "jump")
    for passage in game.scenario.passages:
        if figure.cell in passage.split("|"):
            yield f"field {passage}"


def _beside(name: str) -> Iterator[str]:
    cell = parse_cell(name)
    assert cell is not None
    row, column = divmod(cell, SIDE)
    for step_row, step_column in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        if 0 <= row + step_row < SIDE and 0 <= column + step_column < SIDE:
            yield format_cell((row + step_row) * SIDE + column + step_column)
