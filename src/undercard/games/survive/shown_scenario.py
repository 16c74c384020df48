"""The scenario as clients receive it: with its drawing parsed, so that clients need no parser."""

from __future__ import annotations

import msgspec

from undercard.games.survive.cells import SEAT_LETTERS, format_cell
from undercard.games.survive.dungeon import Edge
from undercard.games.survive.scenario import Scenario
from undercard.games.survive.state import CELLS


class ShownPassage(msgspec.Struct, frozen=True):
    """An edge with an energy field, by its two cells (S1.3)."""

    name: str
    cells: tuple[str, str]
    is_green: bool


class ShownPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The contents of the dungeon, by the names of the cells."""

    rocks: tuple[str, ...]
    walls: tuple[tuple[str, str], ...]
    """The pairs of neighbouring cells with a wall between them."""
    passages: tuple[ShownPassage, ...]
    zones: dict[str, str]
    """The letter of the side whose zone a cell is in."""
    teleporters: dict[str, int]
    """The number of the teleporter on a cell."""
    terminals: tuple[str, ...]
    nests: tuple[str, ...]


class ShownScenario(Scenario, kw_only=True):
    """A scenario and the plan of its dungeon."""

    ground: ShownPlan


def show_scenario(scenario: Scenario) -> ShownScenario:
    """Return a scenario with the plan of its dungeon."""
    return ShownScenario(**msgspec.structs.asdict(scenario), ground=_show_plan(scenario))


def _show_plan(scenario: Scenario) -> ShownPlan:
    plan = scenario.plan
    floor = set(plan.floor)
    zones = zip(SEAT_LETTERS, plan.zones, strict=True)
    return ShownPlan(
        rocks=_names([cell for cell in range(CELLS) if cell not in floor]),
        walls=tuple(map(_pair, plan.walls)),
        passages=tuple(ShownPassage(p.name, _pair(p.cells), p.is_green) for p in plan.passages),
        zones={format_cell(cell): letter for letter, cells in zones for cell in cells},
        teleporters={format_cell(cell): n for n, cell in enumerate(plan.teleporters, 1)},
        terminals=_names(plan.terminals),
        nests=_names(plan.nests),
    )


def _names(cells: list[int]) -> tuple[str, ...]:
    return tuple(map(format_cell, cells))


def _pair(edge: Edge) -> tuple[str, str]:
    return format_cell(edge[0]), format_cell(edge[1])
