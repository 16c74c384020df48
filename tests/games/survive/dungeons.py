"""Scenarios for tests: the built-in ones with another drawing or other numbers."""

from __future__ import annotations

import copy
from typing import Any

from undercard.games.survive.scenario_check import BUILT_IN
from undercard.kernel.document import read_toml

# Two rooms of 4 × 4 cells around teleporters, where figures block each other.
CROWDED = """
+---+---+---+---+---+---+---+---+---+---+
| # | # | # | # | # | # | # | # | # | # |
+---+---+---+---+---+---+---+---+---+---+
| # | # | # | # | # | # | # | # | # | # |
+---+---+---+---+---+---+---+---+---+---+
| # | # | # | # | # | # | # | # | # | # |
+---+---+---+---+---+---+---+---+---+---+
| # | # | # | # | # | # | # | # | # | # |
+---+---+---+---+---+---+---+---+---+---+
| # | # | # | # | # | # | # | # | # | # |
+---+---+---+---+---+---+---+---+---+---+
| # | # | # | # | # | # | # | # | # | # |
+---+---+---+---+---+---+---+---+---+---+
| Y   Y   Y   .   . G .   .   .   .   T |
+   +   +   +   +   +   +   +   +   +   +
| Y   .   1   .   . | .   .   2   .   . |
+   +   +   +   +   +   +   +   +   +   +
| X   .   3   T   G b C   T   4   .   n |
+   +   +   +   +   +   +   +   +   +   +
| X   X   X   .   . B .   .   Cn  .   T |
+---+---+---+---+---+---+---+---+---+---+
"""


def built_in(name: str) -> dict[str, Any]:
    """Return a built-in scenario as data that a test may change."""
    text = (BUILT_IN / f"{name}.toml").read_text(encoding="utf-8")
    raw: dict[str, Any] = copy.deepcopy(read_toml(text))
    return raw


def crowded(players: int) -> dict[str, Any]:
    """Return a dungeon of 40 cells in which figures meet at every step."""
    raw = built_in("duel")
    raw.update(name="crowded", players=players, team=2 if players == 3 else 3, dungeon=CROWDED)
    if players == 3:
        lines = CROWDED.strip("\n").split("\n")
        lines[13] = lines[13].replace("|\n", "|")
        raw["dungeon"] = "\n".join(lines).replace(
            "| Y   Y   Y   .   . G .   .   .   .   T |", "| Y   Y   Y   .   . G Z   Z   .   .   T |"
        )
    raw["grabbers"]["patrol"] = ["b2"]
    raw["crawlers"]["patrol"] = ["i3", "b3"]
    for resource in raw["resources"]:
        resource["tokens"] = 2
    return raw


# One hall without rooms, for the rule tests: a wall e6|f6, a vault in the east, the rock j6, and
# passages to stand beside. Unused tokens are in the vault's nest j4.
OPEN = """
+---+---+---+---+---+---+---+---+---+---+
| Cn  n   .   T   G   T   G | Y   Y   Y |
+   +   +   +   +   +   +   +   +   +   +
| C   .   .   .   .   .   . | Y   Y   Y |
+   +   +   +   + g +   +   +---+ g + b +
| .   .   3   .   .   .   4   .   .   . |
+   +   +   +   +   +   +   +   +   +   +
| .   .   .   .   .   .   .   .   .   . |
+   +   +   +   +   +   +   +   +   +   +
| .   . b .   .   . | .   .   .   . | # |
+   +   +   +   +   +   +   +   + G +---+
| .   .   .   .   .   .   .   . | .   . |
+   +   +   +   +   +   +   +   +   +   +
| .   .   .   .   .   .   .   . B .   n |
+   +   +   +   +   +   +   +   +---+---+
| .   . b 1   .   .   .   2   .   .   . |
+   +   +   +   +   +   +   +   +   +   +
| X   X   .   .   .   .   .   .   .   . |
+   +   +   +   +   +   +   +   +   +   +
| X   X   X   T   .   T   .   .   .   . |
+---+---+---+---+---+---+---+---+---+---+
"""
OPEN_FIGURES = (([6, 5, 4, 2], 0), ([4, 1], 2), ([3, 3, 1], -1), ([5, 4], 1))
"""Movement values by load and modifier of the figures 1 to 4."""
OPEN_GRABBERS = {
    "fallen": ("knocked_down", "stand_up", "close"),
    "close": ("enemy_near", "brawl", "prey"),
    "prey": ("carrier_in_reach", "go_for_carrier", "anybody"),
    "anybody": ("enemy_in_reach", "go_for_enemy", "patrol"),
}
OPEN_CRAWLERS = {
    "fallen": ("knocked_down", "stand_up", "home"),
    "home": ("at_nest", "loaded", "full"),
    "loaded": ("carries", "drop", "hungry"),
    "full": ("full_load", "carry_home", "found"),
    "found": ("resource_here", "pick_up", "more"),
    "more": ("resource_in_reach", "go_for_resource", "burdened"),
    "burdened": ("carries", "carry_home", "patrol"),
    "hungry": ("resource_in_reach", "go_for_resource", "patrol"),
}


def tree_of(nodes: dict[str, tuple[str, str, str]]) -> dict[str, dict[str, str]]:
    """Return a decision tree from its questions and the targets of yes and no."""
    return {name: {"ask": ask, "yes": yes, "no": no} for name, (ask, yes, no) in nodes.items()}


def wide_open(players: int = 2) -> dict[str, Any]:
    """Return the open hall; a third player's zone is i1 j1 i2 j2."""
    lines = OPEN.split("\n")
    if players == 3:
        for n in (-3, -5):
            lines[n] = lines[n].removesuffix(".   . |") + "Z   Z |"
    grabbers = {"moves": [4], "modifier": 2, "patrol": ["e3", "e8"]}
    crawlers = {"moves": [7, 6, 5], "modifier": -1, "patrol": ["d4", "f7"]}
    return {
        "name": "open",
        "players": players,
        "team": 4 if players == 2 else 3,
        "dungeon": "\n".join(lines),
        "resources": [{"code": kind, "name": kind, "tokens": 4, "cards": 3} for kind in "wfmoec"],
        "figures": [
            {"name": f"figure {n}", "moves": moves, "modifier": modifier}
            for n, (moves, modifier) in enumerate(OPEN_FIGURES, 1)
        ],
        "grabbers": {**grabbers, "tree": tree_of(OPEN_GRABBERS)},
        "crawlers": {**crawlers, "tree": tree_of(OPEN_CRAWLERS)},
    }
