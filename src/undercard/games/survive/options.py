"""The options of a table: players, size of the teams, rounds (S1.1), and the rulings (SR).

The order of a `choices` tuple is the order of the numbers that the compiled rules compare with.
"""

from __future__ import annotations

from typing import Final

from undercard.kernel.options import Option

TIE_RESOURCES: Final = 0
DOWN_MAY_BRAWL: Final = 1
PICK_UP_ANY_TIME: Final = 1
ACTIVATE_ONE: Final = 1

TEAM_SIZES: Final = {"three": 3, "four": 4}
"""The values of `team` that override the scenario's size (S1.1)."""

LEAST_ROUNDS: Final = 4
MOST_ROUNDS: Final = 6

RULINGS = (
    Option("tie", "resources", "SR2", choices=("resources", "shared")),
    Option("down", "stand_first", "SR7", choices=("stand_first", "may_brawl")),
    Option("pick_up", "upright", "SR17", choices=("upright", "any_time")),
    Option("activation", "all", "SR14", choices=("all", "one")),
)

OPTIONS = (
    Option("players", 2, "S1.1", span=(2, 3)),
    Option("team", "scenario", "S1.1", choices=("scenario", *TEAM_SIZES)),
    Option("rounds", LEAST_ROUNDS, "S1.1", span=(LEAST_ROUNDS, MOST_ROUNDS)),
    *RULINGS,
)
