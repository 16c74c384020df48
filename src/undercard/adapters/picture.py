"""A view as a picture: what `render_mode="rgb_array"` gives.

Like the text, it is made from a view alone and shows what that seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from undercard.games.fightdrome.view import Fighter
from undercard.games.fightdrome.view import View as FightdromeView
from undercard.games.survive.cells import parse_cell
from undercard.games.survive.game import Survive
from undercard.games.survive.scenario import Scenario
from undercard.games.survive.state import SIDE
from undercard.games.survive.view import FigureView
from undercard.games.survive.view import View as SurviveView
from undercard.kernel.game import Game, GameView

NIGHT, FLOOR, WALL, INK, BACK = "#14121f", "#2b2840", "#0a0912", "#f4f1ff", "#6a3fa0"
SIDES = {"X": "#e2528f", "Y": "#3fb6d3", "Z": "#e0a63a", "G": "#c0392b", "C": "#7fae4b"}
KINDS = {"P": "#a33a4e", "K": "#a3653a", "G": "#8f3aa3"}
BLUE, GREEN, DIM = "#3f7fff", "#37c871", "#55516f"
CARD_WIDTH, CARD_HEIGHT, GAP = 44, 60, 6
CELL = 40


def draw_picture(game: Game, view: GameView) -> NDArray[np.uint8]:
    """The picture, as rows of pixels of three bytes."""
    if isinstance(view, FightdromeView):
        image = _fightdrome(view)
    else:
        assert isinstance(game, Survive)
        assert isinstance(view, SurviveView)
        image = _survive(game.scenario, view)
    return np.asarray(image, np.uint8)


def _fightdrome(view: FightdromeView) -> Image.Image:
    """The other fighter above, this seat below, the live attack between them."""
    me = view.seat or 0
    image = Image.new("RGB", (9 * (CARD_WIDTH + GAP) + GAP, 3 * (CARD_HEIGHT + 24)), NIGHT)
    draw = ImageDraw.Draw(image)
    for place, fighter in ((0, view.fighters[1 - me]), (2, view.fighters[me])):
        top = place * (CARD_HEIGHT + 24) + 18
        draw.text((GAP, top - 15), _standing(fighter), INK)
        _hand(draw, top, fighter, [action.removeprefix("x") for action in view.legal])
    if view.live is not None:
        middle = (image.width - CARD_WIDTH) // 2
        _card(draw, middle, CARD_HEIGHT + 42, view.live, is_lifted=True)
    return image


def _standing(fighter: Fighter) -> str:
    gone = len(fighter.discard) + fighter.face_down_size
    return f"fame {fighter.fame}   pile {fighter.pile_size}   discard {gone}"


def _hand(draw: ImageDraw.ImageDraw, top: int, fighter: Fighter, lifted: Sequence[str]) -> None:
    cards: Sequence[str | None] = fighter.hand or [None] * fighter.hand_size
    for n, card in enumerate(cards):
        _card(draw, GAP + n * (CARD_WIDTH + GAP), top, card, is_lifted=card in lifted)


def _card(
    draw: ImageDraw.ImageDraw, left: int, top: int, name: str | None, *, is_lifted: bool
) -> None:
    colour = BACK if name is None else KINDS.get(name.rstrip("0123456789"), "#2f6f8f")
    box = (left, top, left + CARD_WIDTH, top + CARD_HEIGHT)
    draw.rounded_rectangle(box, 5, colour, INK if is_lifted else DIM, 2 if is_lifted else 1)
    draw.text((left + 8, top + CARD_HEIGHT // 2 - 6), name or "", INK)


def _survive(scenario: Scenario, view: SurviveView) -> Image.Image:
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


def _edges(draw: ImageDraw.ImageDraw, scenario: Scenario, view: SurviveView) -> None:
    """Walls between cells that lie beside each other, fields in passages."""
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
    """A cell's square; row 1 is at the bottom."""
    left, top = cell % SIDE * CELL, (SIDE - 1 - cell // SIDE) * CELL
    return left + margin, top + margin, left + CELL - margin, top + CELL - margin


def _edge(low: int, high: int) -> tuple[int, int, int, int]:
    left, top, right, bottom = _box(low)
    return (right, top, right, bottom) if high == low + 1 else (left, top, right, top)
