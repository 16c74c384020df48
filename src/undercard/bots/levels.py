"""The levels of a game: which bot plays each, how often by whim, how long it may think.

The plug-in's messages name them (`level-<game>-<number>`, with an attribute `.style`). Their
strength was measured by `undercard lab ladder`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec

from undercard.bots.deadline import ENOUGH


@dataclass(frozen=True)
class Level:
    """A bot, possibly made easier."""

    number: int
    bot: str
    whim: float = 0.0
    """The share of its decisions that are random."""
    most_passes: int = ENOUGH
    """The most passes of a search."""
    budget: float = 1.0
    """Seconds for a decision."""
    otherwise: str = "random"
    """The bot that plays where `bot` cannot: under unusual options, with an unusual box."""

    @property
    def name(self) -> str:
        return f"level{self.number}"


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
    """The ratings of all levels of a game."""

    game: str
    made_by: str
    """The command."""
    levels: list[LevelRating]

    def rating_of(self, level: int) -> LevelRating | None:
        return next((rated for rated in self.levels if rated.level == level), None)


def read_ladder(file: Path) -> Ladder:
    """Read what `undercard lab ladder --out` wrote."""
    return msgspec.json.decode(file.read_bytes(), type=Ladder)
