"""The bots of a game: what the field `bots` of a plug-in refers to.

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

from undercard.bots.bot import Bot
from undercard.bots.levels import Ladder, Level, read_ladder
from undercard.kernel.game import Game
from undercard.kernel.plugin import import_entry, plugin_of

DEFAULT = "undercard.bots.default:BOTS"


class Factory(Protocol):
    """Makes a bot for one seat of one game; None if it cannot play under the game's options.

    `most_passes` bounds the passes of a search for each decision; other bots ignore it.
    """

    def __call__(self, game: Game, seed: int, most_passes: int) -> Bot | None: ...


@dataclass(frozen=True)
class BotSet:
    """The bots of one game."""

    factories: Mapping[str, Factory]
    """By name, the weakest first. Every game has `random`."""
    levels: tuple[Level, ...]
    """The five levels, the weakest first."""
    simple: tuple[str, ...] = ("random",)
    """Those that play well enough interpreted, the weakest first."""
    stand_in: str = "random"
    """The bot or level that plays on for a person who left."""
    compile_seconds: Mapping[tuple[str, ...], float] = field(default_factory=dict)
    """Bots that are compiled together after the rules, in this order, and the CPU time it takes."""
    ratings: Path | None = None
    """The ladder that `undercard lab ladder` measured."""

    @property
    def fallback(self) -> str:
        """The bot that plays for one that fails or cannot be compiled."""
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
        """The measured ratings of the levels, if there are any."""
        return read_ladder(self.ratings) if self.ratings else None


def bot_set(game: str) -> BotSet:
    """Return the bots of a game."""
    return cast(BotSet, import_entry(plugin_of(game).bots or DEFAULT))
