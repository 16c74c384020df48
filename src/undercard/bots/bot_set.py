"""The bots of a game: the object in the field `bots` of a plug-in.

    BOTS = BotSet(
        factories={"random": make_random, "greedy": make_greedy, "search": search_factory()},
        simple=("random", "greedy"),
        stand_in="greedy",
        compile_seconds={("search",): 8},
        levels=(Level(1, "random"), …, Level(5, "search", budget=0.5)),
    )

A game without the field has the set of `bots.default`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Protocol, cast

from undercard.bots.bot import ExplainingBot
from undercard.bots.levels import Ladder, Level, read_ladder
from undercard.kernel.game import Game
from undercard.kernel.plugin import import_entry, plugin_of

DEFAULT = "undercard.bots.default:BOTS"


class Factory(Protocol):
    """Makes a bot for one seat of one game; returns None if it does not support the options.

    `most_passes` limits the passes of a search per decision; other bots ignore it.
    """

    def __call__(self, game: Game, seed: int, most_passes: int) -> ExplainingBot | None: ...


@dataclass(frozen=True)
class BotSet:
    """The bots of one game."""

    factories: Mapping[str, Factory]
    """The factories by name, the weakest bot first. Every game has `random`."""
    levels: tuple[Level, ...]
    """The five levels, the weakest first."""
    simple: tuple[str, ...] = ("random",)
    """Bots that play well enough interpreted, the weakest first."""
    stand_in: str = "random"
    """The bot or level that replaces a person who left."""
    compile_seconds: Mapping[tuple[str, ...], float] = field(default_factory=dict)
    """Bots that are compiled together after the rules, in order, and the CPU seconds it takes."""
    ratings: Path | None = None
    """The ladder that `undercard lab ladder` measured."""

    @property
    def fallback(self) -> str:
        """The bot that replaces one that fails or cannot be compiled."""
        return self.simple[-1]

    @property
    def names(self) -> tuple[str, ...]:
        """All bots, then all levels."""
        return (*self.factories, *(level.name for level in self.levels))

    def level(self, name: str) -> Level | None:
        """Return the level of this name, or None if it is the name of a bot."""
        return next((level for level in self.levels if level.name == name), None)

    def bot_of(self, name: str) -> str:
        """Return the bot that plays a level; any other name unchanged."""
        level = self.level(name)
        return level.bot if level else name

    @cached_property
    def ladder(self) -> Ladder | None:
        """The measured ratings of the levels, or None."""
        return read_ladder(self.ratings) if self.ratings else None


def bot_set(game: str) -> BotSet:
    """Return the bots of a game."""
    return cast(BotSet, import_entry(plugin_of(game).bots or DEFAULT))
