"""The matches by which `lab figures` measures the bots of Survive."""

from __future__ import annotations

from undercard.lab.figures import Row
from undercard.lab.match import Options

THREE: Options = (("players", 3),)
ROWS = (
    Row("survive-greedy-random", "survive", ("greedy", "random"), (), "for two", 1000),
    Row("survive-greedy-random-3", "survive", ("greedy", "random"), THREE, "for three", 999),
    Row("survive-generic-random", "survive", ("generic", "random"), (), "for two", 100, 0.05),
    Row("survive-generic-random-3", "survive", ("generic", "random"), THREE, "for three", 99, 0.05),
    Row("survive-search-generic", "survive", ("search", "generic"), (), "for two", 40, 0.05),
    Row("survive-search-greedy", "survive", ("search", "greedy"), (), "for two", 400, 0.1),
    Row("survive-search-greedy-3", "survive", ("search", "greedy"), THREE, "for three", 399, 0.1),
)
