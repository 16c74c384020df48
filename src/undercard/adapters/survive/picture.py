"""A view of Survive as a picture, for `render_mode="rgb_array"`."""

from __future__ import annotations

from PIL import Image, ImageDraw

from undercard.adapters.picture import DIM, INK, NIGHT
from undercard.games.survive.cells import parse_cell
from undercard.games.survive.game import Survive
from undercard.games.survive.scenario import Scenario
from undercard.games.survive.state import SIDE
from undercard.games.survive.view import FigureView, View
from undercard.kernel.game import Game, GameView

FLOOR, WALL, BACK = "#2b2840", "#0a0912", "#6a3fa0"
SIDES = {"X": "#e2528f", "Y": "#3fb6d3", "Z": "#e0a63a", "G": "#c0392b", "C": "#7fae4b"}
BLUE, GREEN = "#3f7fff", "#37c871"
CELL = 40


def draw_picture(game: Game, view: GameView) -> Image.Image:
    """Return the dungeon with its fields, figures and resources."""
    assert isinstance(game, Survive)
    assert isinstance(view, View)
    scenario = game.scenario
    image = Image.new("RGB", (SIDE * CELL + 1, SIDE * CELL + 1), WALL)
    draw = ImageDraw.Draw(image)
    for cell in scenario.plan.floor:
        draw.rectangle(_box(cell), FLOOR)
    for letter, zone in zip("XYZ", scenario.plan.zones, strict=False):
        for cell in zone:
            draw.rectangle(_box(cell, 3), None, SIDES[letter])
    for n, cell in enumerate(scenario.plan.teleporters):
        draw.ellipse(_box(cell, 5), None, BACK, 2)
        draw.text(_box(cell, 2)[:2], str(n + 1), DIM)
    _edges(draw, scenario, view)
    for name, pile in view.lying.items():
        left, _, _, bottom = _box(_number(name), 4)
        draw.text((left, bottom - 10), pile, "#ffe08a")
    for figure in view.figures:
        if figure.cell is not None:
            _figure(draw, figure, is_active=figure.figure == view.active)
    return image


def _edges(draw: ImageDraw.ImageDraw, scenario: Scenario, view: View) -> None:
    """Draw walls between neighbouring cells, and fields in passages."""
    plan = scenario.plan
    passages = {passage.cells: passage for passage in plan.passages}
    floor, opened = set(plan.floor), set(plan.open_edges)
    for low in floor:
        for high in (low + 1, low + SIDE):
            is_row_end = high == low + 1 and high % SIDE == 0
            if high not in floor or is_row_end or (low, high) in opened:
                continue
            passage = passages.get((low, high))
            colour = WALL
            if passage is not None:
                colour = GREEN if passage.is_green else BLUE
                colour = colour if passage.name in view.fields else DIM
            draw.line(_edge(low, high), colour, 4)


def _figure(draw: ImageDraw.ImageDraw, figure: FigureView, *, is_active: bool) -> None:
    left, top, right, bottom = _box(_number(figure.cell or ""), 8)
    ink = INK if is_active else NIGHT
    draw.ellipse(
        (left, top, right, bottom), DIM if figure.down else SIDES[figure.figure[0]], ink, 2
    )
    draw.text((left + 6, top + 6), figure.figure, INK if figure.down else NIGHT)
    draw.text((left, top - 8), figure.load, "#ffe08a")


def _number(name: str) -> int:
    cell = parse_cell(name)
    assert cell is not None
    return cell


def _box(cell: int, margin: int = 0) -> tuple[int, int, int, int]:
    """Return the square of a cell; row 1 is at the bottom."""
    left, top = cell % SIDE * CELL, (SIDE - 1 - cell // SIDE) * CELL
    return left + margin, top + margin, left + CELL - margin, top + CELL - margin


def _edge(low: int, high: int) -> tuple[int, int, int, int]:
    left, top, right, bottom = _box(low)
    return (right, top, right, bottom) if high == low + 1 else (left, top, right, top)
