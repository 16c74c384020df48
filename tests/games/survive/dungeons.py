"""Scenarios for tests: the built-in ones with another drawing or other numbers."""

from __future__ import annotations

import copy
from typing import Any

from undercard.games.survive.scenario_check import BUILT_IN
from undercard.kernel.document import read_toml

# Two rooms of 4 × 4 cells around teleporters; everybody is in everybody's way.
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
    """A built-in scenario as data that a test may change."""
    text = (BUILT_IN / f"{name}.toml").read_text(encoding="utf-8")
    raw: dict[str, Any] = copy.deepcopy(read_toml(text))  # type: ignore[assignment]
    return raw


def crowded(players: int) -> dict[str, Any]:
    """A dungeon of 40 cells in which figures meet at every step."""
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
# passages to stand beside. The vault's nest j4 is where a test puts the tokens it has no use for.
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
OPEN_MOVES = ([6, 5, 4, 2], [4, 1], [3, 3, 1], [5, 4])
OPEN_MODIFIERS = (0, 2, -1, 1)


def wide_open(players: int = 2) -> dict[str, Any]:
    """The open hall; a third player's zone is i1 j1 i2 j2."""
    raw = built_in("duel")
    raw.update(name="open", players=players, team=4 if players == 2 else 3, dungeon=OPEN)
    if players == 3:
        lines = OPEN.split("\n")
        for n in (-3, -5):
            lines[n] = lines[n].removesuffix(".   . |") + "Z   Z |"
        raw["dungeon"] = "\n".join(lines)
    for figure, moves, modifier in zip(raw["figures"], OPEN_MOVES, OPEN_MODIFIERS, strict=True):
        figure.update(moves=moves, modifier=modifier)
    raw["grabbers"]["patrol"] = ["e3", "e8"]
    raw["crawlers"]["patrol"] = ["d4", "f7"]
    return raw
