"""The levels of a game: the bot of each, its share of random decisions, its time limit.

The plug-in's messages name them (`level-<game>-<number>`, with an attribute `.style`). `undercard
lab ladder` measured their strength.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec

from undercard.bots.deadline import ENOUGH


@dataclass(frozen=True)
class Level:
    """A bot, possibly weakened."""

    number: int
    bot: str
    whim: float = 0.0
    """The share of random decisions."""
    most_passes: int = ENOUGH
    """The maximum number of passes of a search."""
    budget: float = 1.0
    """Seconds per decision."""
    otherwise: str = "random"
    """The bot that replaces `bot` under options or boxes that it does not support."""

    @property
    def name(self) -> str:
        return f"level{self.number}"


class LevelRating(msgspec.Struct, frozen=True):
    """The measurements of `undercard lab ladder` for one level."""

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
    """The command that measured them."""
    levels: list[LevelRating]

    def rating_of(self, level: int) -> LevelRating | None:
        return next((rated for rated in self.levels if rated.level == level), None)


_decode_ladder = msgspec.json.Decoder(Ladder).decode


def read_ladder(file: Path) -> Ladder:
    """Read the file that `undercard lab ladder --out` wrote."""
    return _decode_ladder(file.read_bytes())
