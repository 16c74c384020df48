"""Load scenarios and check that they are playable (D4)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

from undercard.games.survive.cells import SEAT_LETTERS, format_cell, parse_cell
from undercard.games.survive.dungeon import DungeonPlan, Flaw, place_of, read_drawing
from undercard.games.survive.options import TEAM_SIZES
from undercard.games.survive.scenario import (
    MAX_LOAD,
    MAX_NODES,
    MAX_PATROL,
    NpcKind,
    Resource,
    Scenario,
)
from undercard.games.survive.state import (
    KIND_MASK,
    MAX_KINDS,
    MAX_NPCS,
    MAX_PASSAGES,
    MAX_TEAM,
    NEEDS,
    OPEN_CARDS,
)
from undercard.games.survive.tree import behaviours_of, tree_problems
from undercard.kernel.box import Box, Boxes
from undercard.kernel.document import MOST_NAME, is_name
from undercard.kernel.errors import BadOption, Problem, quoted
from undercard.kernel.options import OptionValue

BUILT_IN = Path(__file__).parent / "scenarios"
PLAYERS = (2, 3)
LEAST_MOVE, MOST_MOVE = 1, 12
MOST_MODIFIER = 9
SPARE_CELLS = 10
"""The minimum of free cells, so that a figure that is out always finds one (SR11)."""

_DRAWING = re.compile(r"^dungeon\s*=\s*('''|\"\"\")", re.MULTILINE)


def choose_team(scenario: Scenario, options: Mapping[str, OptionValue]) -> int:
    """Return the figures of a side that play (S1.1); `BadOption` if the scenario is too small."""
    team = TEAM_SIZES.get(str(options["team"]), scenario.team)
    problems = [
        *_profile_shortage(scenario, team),
        *(what for _, what in _small_zones(scenario, scenario.plan, team)),
        *_cell_shortage(scenario, scenario.plan, team),
    ]
    if problems:
        raise BadOption(f"team: {options['team']}: {'; '.join(problems)}")
    return team


def _first_line(text: str) -> int | None:
    """Return the line of the file on which the drawing begins."""
    match = _DRAWING.search(text)
    if match is None:
        return None
    start = match.end()
    while text[start : start + 1] == "\n":
        start += 1
    return text.count("\n", 0, start) + 1


def _at(flaw: Flaw, first_line: int | None) -> Problem:
    """Return a flaw as a problem, located in the file, or in the drawing if there is no file."""
    if first_line is None:
        return Problem(f"dungeon, line {flaw.line}, column {flaw.column}", flaw.what)
    line = first_line + flaw.line - 1
    return Problem(f"dungeon, line {line} of the file, column {flaw.column}", flaw.what)


def _number_problems(scenario: Scenario) -> Iterator[Problem]:
    yield from _name_problems("name", scenario.name)
    if scenario.players not in PLAYERS:
        yield Problem("players", f"{scenario.players} is neither 2 nor 3 (S1.1)")
    if not 1 <= len(scenario.figures) <= MAX_TEAM:
        yield Problem("figures", f"{len(scenario.figures)} figures; a team has 1 to {MAX_TEAM}")
    if scenario.team < 1:
        yield Problem("team", f"{scenario.team} figures; a team has 1 to {MAX_TEAM}")
    for what in _profile_shortage(scenario, scenario.team):
        yield Problem("team", what)
    for n, figure in enumerate(scenario.figures):
        yield from _profile_problems(f"figures[{n}]", figure.moves, figure.modifier)
        yield from _name_problems(f"figures[{n}].name", figure.name)
    yield from _resource_problems(scenario)


def _profile_problems(where: str, moves: list[int], modifier: int) -> Iterator[Problem]:
    if not 1 <= len(moves) <= MAX_LOAD + 1:
        yield Problem(f"{where}.moves", f"needs 1 to {MAX_LOAD + 1} numbers, has {len(moves)} (D2)")
    if any(not LEAST_MOVE <= move <= MOST_MOVE for move in moves):
        yield Problem(f"{where}.moves", f"must be numbers from {LEAST_MOVE} to {MOST_MOVE}")
    if not -MOST_MODIFIER <= modifier <= MOST_MODIFIER:
        yield Problem(
            f"{where}.modifier", f"{modifier} is not from {-MOST_MODIFIER} to {MOST_MODIFIER}"
        )


def _name_problems(where: str, name: str | dict[str, str]) -> Iterator[Problem]:
    texts = [name] if isinstance(name, str) else [*name, *name.values()]
    if not texts or not all(map(is_name, texts)):
        yield Problem(where, f"a name, or one for each language, of 1 to {MOST_NAME} characters")


def _resource_problems(scenario: Scenario) -> Iterator[Problem]:
    resources, players = scenario.resources, scenario.players
    if not NEEDS <= len(resources) <= MAX_KINDS:
        yield Problem("resources", f"{len(resources)} kinds; there are {NEEDS} to {MAX_KINDS} (D1)")
        return
    codes = [resource.code for resource in resources]
    for n, resource in enumerate(resources):
        where = f"resources[{n}]"
        yield from _name_problems(f"{where}.name", resource.name)
        yield from _code_problems(f"{where}.code", resource, codes[:n])
        if not 0 <= resource.tokens <= KIND_MASK:
            yield Problem(f"{where}.tokens", f"{resource.tokens} is not from 0 to {KIND_MASK}")
    if players in PLAYERS:
        yield from _card_problems(resources, players)


def _card_problems(resources: list[Resource], players: int) -> Iterator[Problem]:
    for n, resource in enumerate(resources):
        if not players <= resource.cards <= KIND_MASK:
            yield Problem(
                f"resources[{n}].cards",
                f"{resource.cards} is not from {players} to {KIND_MASK}: each of {players} players "
                "may need one (D1)",
            )
    if sum(resource.cards for resource in resources) < NEEDS * players + OPEN_CARDS:
        yield Problem("resources", f"too few cards: {NEEDS} a player and {OPEN_CARDS} open (S1.5)")


def _code_problems(where: str, resource: Resource, before: list[str]) -> Iterator[Problem]:
    code = resource.code
    if len(code) != 1 or not (code.isascii() and code.islower()):
        yield Problem(where, f"{quoted(code)} is not one small letter")
    elif code in before:
        yield Problem(where, f"{code!r} stands for two resources")


def _npc_problems(scenario: Scenario) -> Iterator[Problem]:
    for where, npc in (("grabbers", scenario.grabbers), ("crawlers", scenario.crawlers)):
        yield from _profile_problems(where, npc.moves, npc.modifier)
        yield from tree_problems(npc.tree, f"{where}.tree", MAX_NODES)
        if len(npc.patrol) > MAX_PATROL:
            yield Problem(f"{where}.patrol", f"{len(npc.patrol)} cells; at most {MAX_PATROL}")
        if not npc.patrol and "patrol" in behaviours_of(npc.tree):
            yield Problem(f"{where}.patrol", "the tree patrols; name the cells to go to")
        for n, name in enumerate(npc.patrol):
            if parse_cell(name) is None:
                yield Problem(
                    f"{where}.patrol[{n}]", f"{quoted(name)} is not a cell from a1 to j10"
                )


def _profile_shortage(scenario: Scenario, team: int) -> Iterator[str]:
    if team > len(scenario.figures):
        yield f"{team} figures; the scenario has {len(scenario.figures)} (S1.1)"


def _small_zones(scenario: Scenario, plan: DungeonPlan, team: int) -> Iterator[tuple[int, str]]:
    """Yield the seats whose zone is too small for a team, each with the problem."""
    for seat, zone in enumerate(plan.zones[: scenario.players]):
        if len(zone) < team:
            letter = SEAT_LETTERS[seat]
            yield seat, f"zone {letter} has {len(zone)} cells for {team} figures (D4)"


def _cell_shortage(scenario: Scenario, plan: DungeonPlan, team: int) -> Iterator[str]:
    figures = scenario.players * team + len(plan.grabbers) + len(plan.crawlers)
    if len(plan.floor) < figures + SPARE_CELLS:
        yield f"{len(plan.floor)} cells are too few for {figures} figures"


def _zone_flaws(scenario: Scenario, plan: DungeonPlan) -> Iterator[Flaw]:
    found = dict(_small_zones(scenario, plan, scenario.team))
    for seat in range(scenario.players, len(plan.zones)):
        if plan.zones[seat]:
            letter = SEAT_LETTERS[seat]
            found[seat] = f"zone {letter} is drawn, but {scenario.players} play (D4)"
    for seat, what in found.items():
        zone = plan.zones[seat]
        yield Flaw(*(place_of(zone[0]) if zone else (1, 1)), what)


def _plan_problems(scenario: Scenario, plan: DungeonPlan) -> Iterator[Problem]:
    npcs = len(plan.grabbers) + len(plan.crawlers)
    if npcs > MAX_NPCS:
        yield Problem("dungeon", f"{npcs} NPCs; there are at most {MAX_NPCS}")
    if len(plan.passages) > MAX_PASSAGES:
        yield Problem("dungeon", f"{len(plan.passages)} passages; at most {MAX_PASSAGES}")
    tokens = sum(resource.tokens for resource in scenario.resources)
    room = sum(len(cells) for cells in plan.resource_rooms)
    if tokens > room:
        yield Problem("dungeon", f"{tokens} resources for {room} cells, one on each (S1.4)")
    for where, npc in (("grabbers", scenario.grabbers), ("crawlers", scenario.crawlers)):
        yield from _place_problems(where, npc, plan)


def _place_problems(where: str, npc: NpcKind, plan: DungeonPlan) -> Iterator[Problem]:
    if not plan.nests and "carry_home" in behaviours_of(npc.tree):
        yield Problem(f"{where}.tree", "carries home, but the dungeon has no nest `n`")
    for n, cell in enumerate(npc.patrol_cells):
        if cell not in plan.floor:
            yield Problem(f"{where}.patrol[{n}]", f"{format_cell(cell)} is solid rock")


def _problems(box: Box, text: str) -> Iterator[Problem]:
    scenario, first_line = cast(Scenario, box), _first_line(text)
    yield from _number_problems(scenario)
    yield from _npc_problems(scenario)
    plan, flaws = read_drawing(scenario.dungeon)
    if not flaws:
        if scenario.players in PLAYERS:
            flaws = list(_zone_flaws(scenario, plan))
            for what in _cell_shortage(scenario, plan, scenario.team):
                yield Problem("dungeon", what)
        yield from _plan_problems(scenario, plan)
    yield from (_at(flaw, first_line) for flaw in flaws)


BOXES = Boxes("scenario", BUILT_IN, "D3", Scenario, _problems)


def load_scenario(source: object) -> Scenario:
    """Return a scenario by name, from a `Path` to a TOML file, or from data."""
    return cast(Scenario, BOXES.load(source))
