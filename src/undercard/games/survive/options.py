"""The options of a table: how many play how long (S1.1), and the rulings with a name (R).

The order of a `choices` tuple is the order of the numbers the compiled rules compare with.
"""

from __future__ import annotations

from typing import Final

from undercard.kernel.options import Option

TIE_RESOURCES: Final = 0
DOWN_MAY_BRAWL: Final = 1
ACTIVATE_ONE: Final = 1

LEAST_ROUNDS: Final = 4
MOST_ROUNDS: Final = 6

OPTIONS = (
    Option("players", 2, "S1.1", span=(2, 3)),
    Option("rounds", LEAST_ROUNDS, "S1.1", span=(LEAST_ROUNDS, MOST_ROUNDS)),
    Option("tie", "resources", "SR2", choices=("resources", "shared")),
    Option("down", "stand_first", "SR7", choices=("stand_first", "may_brawl")),
    Option("activation", "all", "SR14", choices=("all", "one")),
)
