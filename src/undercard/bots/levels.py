"""The five levels of each game: which bot plays it, how often by whim, how long it may think.

Names and styles are messages (`level-<game>-<number>`, with an attribute `.style`). How strong they
are was measured by `undercard lab ladder`, which writes the ratings that `ratings` reads.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from undercard.bots.deadline import ENOUGH

FOLDER = Path(__file__).parent / "ratings"


@dataclass(frozen=True)
class Level:
    """A bot made easier or not."""

    number: int
    bot: str
    whim: float = 0.0
    """How often it does anything at all."""
    most: int = ENOUGH
    """The most passes of a search."""
    budget: float = 1.0
    """Seconds for a decision."""

    @property
    def name(self) -> str:
        return f"level{self.number}"


LEVELS = {
    "fightdrome": (
        Level(1, "random"),
        Level(2, "greedy", whim=0.58),
        Level(3, "greedy", whim=0.2),
        Level(4, "search", most=500),
        Level(5, "champion", budget=0.5),
    ),
    "survive": (
        Level(1, "greedy", whim=0.08),
        Level(2, "search", whim=0.01, most=25),
        Level(3, "search", most=57),
        Level(4, "search", most=215),
        Level(5, "search", budget=0.3),
    ),
}


class LevelRating(msgspec.Struct, frozen=True):
    """What `undercard lab ladder` measured of one level."""

    level: int
    rating: float
    margin: float
    """Half the 95% interval of the rating."""
    against_below: float | None
    """The share of games won against the level below."""
    against_below_margin: float | None
    games: int
    slowest: float
    """The 99th percentile of its seconds per decision."""


class Ladder(msgspec.Struct, frozen=True):
    game: str
    made_by: str
    """The command."""
    levels: list[LevelRating]


@cache
def ratings(game: str) -> Ladder:
    """The ratings of a game's levels."""
    return msgspec.json.decode((FOLDER / f"{game}.json").read_bytes(), type=Ladder)
