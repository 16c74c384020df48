"""Checks the validation of scenarios (D4) against the rules: every flaw is named with its place.

A flaw of the drawing is named by line and column, both from 1: e5 is in line 12, column 19.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import undercard
from games.survive.dungeons import OPEN, built_in, tree_of, wide_open
from undercard.games.survive.dungeon import place_of
from undercard.games.survive.scenario_check import BUILT_IN, load_scenario
from undercard.kernel.errors import BadPack


def problems(raw: object) -> list[str]:
    with pytest.raises(BadPack) as refusal:
        load_scenario(raw)
    return [str(problem) for problem in refusal.value.problems]


def drawn(line: int, column: int, text: str, raw: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the open hall with other characters from a line and column on, both from 1."""
    raw = raw or wide_open()
    lines = raw["dungeon"].strip("\n").split("\n")
    old = lines[line - 1]
    lines[line - 1] = old[: column - 1] + text + old[column - 1 + len(text) :]
    return {**raw, "dungeon": "\n".join(lines)}


def test_d4_the_open_hall_is_sound() -> None:
    assert load_scenario(drawn(12, 19, ".")).name == "open"


DRAWING_FLAWS = [
    (drawn(12, 19, "?"), "dungeon, line 12, column 19: '?' in a cell"),
    (drawn(12, 18, "TX"), "dungeon, line 12, column 19: T and X cannot share a cell"),
    (drawn(11, 1, "-"), "dungeon, line 11, column 1: '-' at a corner"),
    (drawn(12, 5, "x"), "dungeon, line 12, column 5: 'x' at an edge"),
    (drawn(11, 2, "-- "), "dungeon, line 11, column 2: '-- ' at an edge"),
    (drawn(12, 1, " "), "dungeon, line 12, column 1: the dungeon is open to the outside"),
    (drawn(1, 2, "   "), "dungeon, line 1, column 2: the dungeon is open to the outside"),
    (drawn(16, 11, "."), "dungeon, line 1, column 1: teleporter 1 is missing"),
    (drawn(12, 19, "1"), "teleporter 1 is drawn twice"),
    (drawn(12, 19, "T"), "5 terminals"),
    (drawn(2, 15, "."), "3 terminals"),
    (drawn(5, 34, "   "), "dungeon, line 5, column 34: the passage i8|i9 has no field"),
    (drawn(5, 38, "   "), "dungeon, line 5, column 38: the passage j8|j9 has no field"),
    (drawn(2, 29, " "), "dungeon, line 2, column 29: the passage g10|h10 has no field"),
]


@pytest.mark.parametrize(("raw", "problem"), DRAWING_FLAWS)
def test_d4_a_flaw_of_the_drawing_is_named_with_line_and_column(
    raw: dict[str, Any], problem: str
) -> None:
    assert any(problem in found for found in problems(raw)), problems(raw)


def test_d4_a_thing_drawn_twice_is_named_where_it_is_drawn() -> None:
    """The second teleporter 1, in the order of cells, is the one on e5."""
    assert problems(drawn(12, 19, "1")) == [
        "dungeon, line 12, column 19: teleporter 1 is drawn twice (S1.2)"
    ]


def test_d4_lines_of_a_wrong_length_are_named() -> None:
    lines = OPEN.strip("\n").split("\n")
    lines[6] += " "
    (problem,) = problems({**wide_open(), "dungeon": "\n".join(lines)})
    assert problem.startswith("dungeon, line 7, column 42: 42 characters")
    (problem,) = problems({**wide_open(), "dungeon": "\n".join(OPEN.strip("\n").split("\n")[:-2])})
    assert problem.startswith("dungeon, line 19")


@pytest.mark.parametrize("players", [-(2**63), -4, -1, 0, 1, 4, 2**62])
def test_d4_a_wrong_number_of_players_is_the_only_problem(players: int) -> None:
    raw = {**wide_open(), "players": players}
    assert problems(raw) == [f"players: {players} is neither 2 nor 3 (S1.1)"]


def test_d4_cells_that_cannot_be_reached_with_all_fields_off() -> None:
    raw = drawn(14, 33, "|", drawn(11, 34, "---"))
    (problem,) = problems(raw)
    assert problem == "dungeon, line 14, column 35: 4 cells cannot be reached from the others (D4)"


def test_d4_cells_behind_fields_can_be_reached() -> None:
    assert load_scenario(drawn(14, 33, "|"))


def test_d4_a_zone_too_small_for_its_team() -> None:
    raw = drawn(20, 3, ".   .")
    (problem,) = problems(raw)
    assert problem == "dungeon, line 20, column 11: zone X has 3 cells for 4 figures (D4)"


def test_d4_a_zone_of_a_player_who_does_not_play() -> None:
    assert problems({**wide_open(3), "players": 2, "team": 4}) == [
        "dungeon, line 20, column 35: zone Z is drawn, but 2 play (D4)"
    ]
    (problem,) = problems({**wide_open(2), "players": 3, "team": 3})
    assert "zone Z has 0 cells for 3 figures" in problem


def test_d4_places_in_a_file_are_lines_of_the_file(tmp_path: Path) -> None:
    lines = (BUILT_IN / "duel.toml").read_text(encoding="utf-8").split("\n")
    n = next(i for i, line in enumerate(lines) if line.startswith("dungeon")) + 2
    lines[n] = f"| ?{lines[n][3:]}"
    path = tmp_path / "mine.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BadPack, match="mine") as refusal:
        undercard.load("survive", scenario=path)
    assert [problem.where for problem in refusal.value.problems] == [
        f"dungeon, line {n + 1} of the file, column 3"
    ]


def changed(**changes: object) -> dict[str, Any]:
    return {**wide_open(), **changes}


def resource(**changes: object) -> dict[str, Any]:
    first, *others = wide_open()["resources"]
    return changed(resources=[{**first, **changes}, *others])


def figure(**changes: object) -> dict[str, Any]:
    first, *others = wide_open()["figures"]
    return changed(figures=[{**first, **changes}, *others])


def grabbers(**changes: object) -> dict[str, Any]:
    return changed(grabbers={**wide_open()["grabbers"], **changes})


def asking(**nodes: tuple[str, str, str]) -> dict[str, Any]:
    return grabbers(tree=tree_of(nodes))


DATA_FLAWS = [
    (changed(players=4), "players", "S1.1"),
    (changed(team=5), "team", "5"),
    (changed(team=0), "team", "0"),
    (changed(figures=[]), "figures", "0 figures"),
    (changed(figures=wide_open()["figures"] * 2), "figures", "8 figures"),
    (figure(moves=[]), "figures[0].moves", "D2"),
    (figure(moves=[6, 5, 4, 3, 2, 1]), "figures[0].moves", "D2"),
    (figure(moves=[40]), "figures[0].moves", "numbers"),
    (figure(modifier=50), "figures[0].modifier", "50"),
    (figure(name=""), "figures[0].name", "name"),
    (changed(resources=wide_open()["resources"][:2]), "resources", "D1"),
    (resource(code="W"), "resources[0].code", "small letter"),
    (resource(code="f"), "resources[1].code", "two"),
    (resource(cards=1), "resources[0].cards", "D1"),
    (resource(tokens=99), "resources[0].tokens", "99"),
    (resource(tokens=-1), "resources[0].tokens", "-1"),
    (grabbers(moves=[0]), "grabbers.moves", "numbers"),
    (grabbers(patrol=[]), "grabbers.patrol", "patrols"),
    (grabbers(patrol=["e3", "k1"]), "grabbers.patrol[1]", "k1"),
    (grabbers(patrol=["j6"]), "grabbers.patrol[0]", "rock"),
    (grabbers(tree={}), "grabbers.tree", "0 questions"),
    (asking(a=("is_hungry", "wait", "wait")), "grabbers.tree.a.ask", "D5"),
    (asking(a=("carries", "sleep", "wait")), "grabbers.tree.a.yes", "sleep"),
    (asking(a=("carries", "wait", "b")), "grabbers.tree.a.no", "'b'"),
    (asking(wait=("carries", "drop", "drop")), "grabbers.tree.wait", "behaviour"),
    (
        asking(a=("carries", "wait", "wait"), b=("carries", "wait", "wait")),
        "grabbers.tree.b",
        "no answer leads",
    ),
    (asking(a=("carries", "wait", "a")), "grabbers.tree.a", "never ends: a → a"),
    (
        asking(a=("carries", "wait", "wait"), b=("carries", "wait", "b")),
        "grabbers.tree.b",
        "never ends: b → b",
    ),
    (
        asking(
            a=("carries", "wait", "b"),
            b=("full_load", "c", "drop"),
            c=("at_nest", "wait", "b"),
        ),
        "grabbers.tree.b",
        "never ends: b → c → b",
    ),
    ({**wide_open(), "colour": "red"}, "colour", "unknown field"),
    ({key: value for key, value in wide_open().items() if key != "team"}, "team", "missing"),
    (changed(team="four"), "team", "int"),
]


@pytest.mark.parametrize(("raw", "where", "what"), DATA_FLAWS)
def test_d4_a_flaw_of_the_data_is_named_with_its_path(
    raw: dict[str, Any], where: str, what: str
) -> None:
    with pytest.raises(BadPack) as refusal:
        load_scenario(raw)
    found = [(problem.where, problem.what) for problem in refusal.value.problems]
    assert any(place == where and what in text for place, text in found), found


def test_d4_more_resources_than_cells_for_them() -> None:
    raw = wide_open()
    raw["resources"] = [{**entry, "tokens": 15} for entry in raw["resources"]]
    (problem,) = problems(raw)
    assert "90 resources for" in problem


def ladder(steps: int) -> dict[str, Any]:
    """Both answers of each question lead to the next, so that each doubles the number of paths."""
    rungs = {f"q{n}": ("carries", f"q{n + 1}", f"q{n + 1}") for n in range(1, steps)}
    return asking(**rungs, **{f"q{steps}": ("carries", "wait", "patrol")})


@pytest.mark.parametrize("steps", [7, 31, 32])
def test_d4_a_tree_has_at_most_64_paths(steps: int) -> None:
    """A person reads a tree path by path, and so does the reference card."""
    (problem,) = problems(ladder(steps))
    assert problem.startswith(f"grabbers.tree: has {2**steps:,} paths from its first question")
    assert problem.endswith("at most 64 (D4)")


def test_d4_a_tree_of_64_paths_is_sound() -> None:
    assert load_scenario(ladder(6)).name == "open"


def test_d4_carrying_home_needs_a_nest() -> None:
    raw = changed(dungeon=OPEN.replace("n", ".").replace("C.", "C "))
    assert any("carries home" in problem for problem in problems(raw))


def test_d4_all_flaws_are_named_together() -> None:
    raw = {**drawn(12, 19, "?"), "players": 4, "team": 9}
    assert len(problems(raw)) >= 3


@pytest.mark.parametrize("name", ["duel", "trio", "crowd"])
def test_d4_the_built_in_scenarios_are_sound(name: str) -> None:
    assert load_scenario(built_in(name)).name == name


@pytest.mark.parametrize("name", ["duel", "trio", "crowd"])
def test_d4_every_opening_of_one_edge_in_a_wall_needs_a_field(name: str) -> None:
    """Each passage of the built-in dungeons loses its letter in turn; beside rock it is a
    corridor."""
    raw = built_in(name)
    corridors = {"c10|d10", "g10|h10"} if name != "duel" else set()
    for passage in load_scenario(raw).plan.passages:
        low, high = passage.cells
        line, column = place_of(low)
        spot = (line, column + 2) if high == low + 1 else (line - 1, column)
        if passage.name not in corridors:
            flaws = problems(drawn(*spot, " ", raw))
            where = f"dungeon, line {spot[0]}, column {spot[1] - (high != low + 1)}"
            assert flaws == [f"{where}: the passage {passage.name} has no field (S1.3)"]
