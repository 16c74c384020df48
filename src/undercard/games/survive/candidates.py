"""The actions that a player may attempt with a pointer on the board, legal or not."""

from __future__ import annotations

from collections.abc import Iterator

from undercard.games.survive.cells import format_cell, parse_cell
from undercard.games.survive.scenario import Scenario
from undercard.games.survive.state import SIDE
from undercard.games.survive.view import View


def candidates(scenario: Scenario, view: View) -> Iterator[str]:
    """Yield what the active figure might do with everything around it."""
    figure = next((f for f in view.figures if f.figure == view.active), None)
    if figure is None or figure.cell is None:
        return
    yield from (f"{figure.cell}-{cell}" for cell in _beside(figure.cell))
    yield from (f"hit {f.cell}" for f in view.figures if f.cell and f.seat != view.seat)
    yield from (f"+{kind}" for kind in view.lying.get(figure.cell, ""))
    yield from (f"-{kind}" for kind in figure.load)
    yield from ("stand", "jump")
    for passage in scenario.passages:
        if figure.cell in passage.split("|"):
            yield f"field {passage}"


def _beside(name: str) -> Iterator[str]:
    cell = parse_cell(name)
    assert cell is not None
    row, column = divmod(cell, SIDE)
    for step_row, step_column in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        if 0 <= row + step_row < SIDE and 0 <= column + step_column < SIDE:
            yield format_cell((row + step_row) * SIDE + column + step_column)
