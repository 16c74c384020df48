"""The matches by which `lab figures` measures the bots of Fightdrome."""

from __future__ import annotations

from undercard.lab.figures import Row
from undercard.lab.match import Options

MATCH: Options = (("mode", "match"),)
ROWS = (
    Row("greedy-random", "fightdrome", ("greedy", "random"), (), "bouts", 20_000),
    Row("greedy-random-match", "fightdrome", ("greedy", "random"), MATCH, "matches", 2000),
    Row("learned-greedy", "fightdrome", ("learned", "greedy"), (), "bouts", 6000),
    Row("learned-greedy-match", "fightdrome", ("learned", "greedy"), MATCH, "matches", 2000),
    Row("generic-random", "fightdrome", ("generic", "random"), (), "bouts", 400, 0.05),
    Row("search-generic", "fightdrome", ("search", "generic"), (), "bouts", 400, 0.05),
    Row("search-greedy", "fightdrome", ("search", "greedy"), (), "bouts", 2000, 0.1),
    Row("champion-greedy", "fightdrome", ("champion", "greedy"), (), "bouts", 2000, 0.1),
    Row("champion-greedy-match", "fightdrome", ("champion", "greedy"), MATCH, "matches", 1000, 0.1),
    Row("champion-learned", "fightdrome", ("champion", "learned"), (), "bouts", 2000, 0.1),
    Row("champion-search-quick", "fightdrome", ("champion", "search"), (), "bouts", 2000, 0.1),
    Row("champion-search", "fightdrome", ("champion", "search"), (), "bouts", 2000, 1.0),
    Row("champion-search-match", "fightdrome", ("champion", "search"), MATCH, "matches", 1000, 1.0),
)
