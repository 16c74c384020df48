"""The map of a dungeon; a cell has 100 units, and row 10 is at the top."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from undercard.games.survive.shown_scenario import ShownPlan
from undercard.games.survive.view import View
from undercard.pictures.artist import seat_colour
from undercard.pictures.survive.marks import draw_figure, draw_resource
from undercard.pictures.svg import ACCENT, INK, line, placed

CELL, SIDE = 100, 10
EDGE = CELL * SIDE
FLOOR, GRID, WALL, ROCK = "#1a1530", "#3a3459", "#a79cd8", "#4f4773"
NEST, TERMINAL = "#ff8a80", "#6ee7a8"
FIELDS = {True: "#3fe08f", False: "#35c9f2"}
"""Colours of energy fields: green ones, and blue ones."""
NEST_PATH = (
    "M-40 20Q-20 44 0 34Q22 46 40 18M-42 4Q-30 -34 4 -40Q36 -34 42 2"
    "M-32 12Q-26 -20 2 -26Q28 -20 32 10"
)
TERMINAL_PATH = "M-34 -30H34V18H-34ZM-14 34H14M0 18V34M-20 -10L-8 -2L-20 6M0 6H18"
LADDER = "M16 -6H84M16 6H84M28 -6V6M42 -6V6M58 -6V6M72 -6V6"
LIGHTNING = "M16 0L24 -7L36 7L48 -7L60 7L72 -7L80 6L84 0"
Point = tuple[float, float]


def corner_of(cell: str) -> Point:
    """Return the top left corner of a cell."""
    return ("abcdefghij".index(cell[0]) * CELL, (SIDE - int(cell[1:])) * CELL)


def middle_of(cell: str) -> Point:
    x, y = corner_of(cell)
    return x + CELL / 2, y + CELL / 2


def draw_dungeon(plan: ShownPlan, view: View, kinds: str, places: Mapping[str, Point]) -> str:
    """Return the map in a box of 1000; `places` are those of the figures, by label."""
    figures = sorted(view.figures, key=lambda it: it.figure == view.active)
    return (
        draw_ground(plan, view)
        + _lying(view, kinds)
        + "".join(
            placed(draw_figure(it, kinds, is_active=it.figure == view.active), *places[it.figure])
            for it in figures
            if it.figure in places
        )
    )


def places_of(view: View) -> dict[str, Point]:
    """Return the places of all figures on the map."""
    return {it.figure: middle_of(it.cell) for it in view.figures if it.cell and not it.out}


def draw_ground(plan: ShownPlan, view: View) -> str:
    """Return floor, zones, walls and everything that stays."""
    grid = "".join(f"M{n * CELL} 0V{EDGE}M0 {n * CELL}H{EDGE}" for n in range(1, SIDE))
    walls = _walls(plan.walls)
    return (
        f'<rect width="{EDGE}" height="{EDGE}" fill="{FLOOR}"/>{_zones(plan)}'
        f'<path fill="none" stroke="{GRID}" stroke-width="1.5" opacity="0.75" d="{grid}"/>'
        f"{_signs(plan)}"
        f'<path fill="{ROCK}" d="{"".join(map(_square, plan.rocks))}"/>'
        f'<path fill="none" stroke="#7a5cff" stroke-opacity="0.35" stroke-width="18" d="{walls}"/>'
        f'<path fill="none" stroke="{WALL}" stroke-width="8" stroke-linecap="square" d="{walls}"/>'
        + "".join(_field(it.cells, it.name in view.fields, it.is_green) for it in plan.passages)
    )


def _zones(plan: ShownPlan) -> str:
    return "".join(
        f'<path fill="{seat_colour("XYZ".index(letter))}" opacity="0.17" d="{_square(cell)}"/>'
        for cell, letter in plan.zones.items()
    )


def _signs(plan: ShownPlan) -> str:
    nests = (_sign(cell, NEST_PATH, NEST, 0.55) for cell in plan.nests)
    terminals = (_sign(cell, TERMINAL_PATH, TERMINAL, 0.8) for cell in plan.terminals)
    teleporters = (
        placed(_teleporter(number), *middle_of(cell)) for cell, number in plan.teleporters.items()
    )
    return "".join([*nests, *terminals, *teleporters])


def _sign(cell: str, path: str, colour: str, opacity: float) -> str:
    drawn = f'<path fill="none" stroke="{colour}" stroke-width="4" opacity="{opacity}" d="{path}"/>'
    return placed(drawn, *middle_of(cell))


def _teleporter(number: int) -> str:
    return (
        f'<g fill="none" stroke="{ACCENT}" stroke-width="3"><circle r="40"/>'
        '<circle r="31" stroke-dasharray="14 8"/><circle r="21" stroke-dasharray="6 9"/></g>'
        f'<rect x="-47" y="23" width="24" height="25" rx="6" fill="{ACCENT}"/>'
        + line(-35, 43, str(number), 22, INK, "middle")
    )


def _square(cell: str) -> str:
    x, y = corner_of(cell)
    return f"M{x:g} {y:g}h{CELL}v{CELL}h-{CELL}z"


def _walls(walls: Iterable[tuple[str, str]]) -> str:
    """Return all walls as one path, including the outer wall."""
    parts = []
    for pair in walls:
        x, y, is_upright = _edge(pair)
        parts.append(f"M{x:g} {y:g}{'v' if is_upright else 'h'}{CELL}")
    return "".join(parts) + f"M0 0H{EDGE}V{EDGE}H0Z"


def _edge(pair: tuple[str, str]) -> tuple[float, float, bool]:
    """Return the start of the edge between two neighbours, the lower one first."""
    low, high = pair
    x, y = corner_of(low)
    is_upright = low[1:] == high[1:]
    return (x + CELL if is_upright else x), y, is_upright


def _field(pair: tuple[str, str], is_on: bool, is_green: bool) -> str:
    x, y, is_upright = _edge(pair)
    colour, turned = FIELDS[is_green], " rotate(90)" if is_upright else ""
    power = (
        f'<path fill="none" stroke="{colour}" stroke-width="5" d="'
        f'{LADDER if is_green else LIGHTNING}"/>'
        if is_on
        else f'<path stroke="{colour}" stroke-width="3" stroke-dasharray="2 8" d="M20 0H80"/>'
    )
    posts = f'<path fill="{colour}" d="M10 -9h8v18h-8zM82 -9h8v18h-8z"/>'
    stumps = f'<path stroke="{WALL}" stroke-width="8" d="M0 0H12M88 0H100"/>'
    return placed(stumps + power + posts, x, y, 1, turned)


def _lying(view: View, kinds: str) -> str:
    parts = []
    for cell, letters in view.lying.items():
        x, y = middle_of(cell)
        wide = min(30.0, 66 / max(1, len(letters) - 1))
        for n, letter in enumerate(letters):
            shift = (n - (len(letters) - 1) / 2) * wide
            parts.append(placed(draw_resource(letter, kinds), x + shift, y + 24, 1.15))
    return "".join(parts)
