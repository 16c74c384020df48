"""Traits: what the lab measures of a game beyond wins, length and decisions.

A plug-in's `lab` refers to its own `Traits`. The defaults count how often each action was
taken, and vary the options one at a time, so a game needs none.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, cast

from undercard.kernel.game import Game
from undercard.kernel.options import Option
from undercard.kernel.plugin import import_entry, plugin_of
from undercard.kernel.registry import load
from undercard.lab.counts import BINS
from undercard.lab.quick import Counting, Quick, plain_counting, random_choice

if TYPE_CHECKING:
    from undercard.lab.study import Study, StudyDefaults
    from undercard.lab.training_task import TrainingTask

TRIALS = 8


@dataclass(frozen=True)
class Pairing:
    """A pairing: its name, and the numbers that the game's kernels take."""

    name: str
    numbers: tuple[int, ...] = (-1, -1, -1, -1)


@dataclass(frozen=True)
class Grouping:
    """How the cells of paired games are grouped, such as by character."""

    one: str
    many: str
    """Singular and plural in English, for reports: `Stack`, `Stacks`."""
    members: Callable[[Game, Pairing], Sequence[tuple[str, int]]]
    """Returns the members that meet, each with the side (`counts.SIDES`) that it plays."""
    is_compared: bool = False
    """Whether the differences between variants are listed for each member."""


@dataclass(frozen=True)
class Tally:
    """A game's own counts: how often each of several things happened."""

    name: str
    size: int
    label: Callable[[int], str]
    is_scale: bool = False
    """Whether its labels have an order, such as numbers of cards."""


@dataclass(frozen=True)
class SiteStudy:
    """The limits of a visitor's study on the site: a duration and a number of games."""

    pairings: str = "dealt"
    games: int = 40_000
    """Games per cell: more than most visitors wait for."""
    chunk: int = 25
    """Small, so that the first results appear within a second."""


class Traits:
    """The traits of a game; a subclass overrides what is specific to its game."""

    has_starter: ClassVar[bool] = False
    """Whether the deal decides who starts, so that the starter's wins are counted."""
    score: ClassVar[str] = "points"
    """The English name of the score."""
    groupings: ClassVar[Mapping[str, tuple[Grouping, ...]]] = {}
    """The kinds of pairings, each with its groupings, the finest first."""
    bench: ClassVar[SiteStudy] = SiteStudy()
    box_changes: ClassVar[Mapping[str, object]] = {}
    """Values that every changed box gets, unless the change sets them."""

    def __init__(self, game: str) -> None:
        self.game = game

    def counting(self, game: Game) -> Counting:
        """Return how games are dealt and counted."""
        return plain_counting(game.engine, "round_n" in (game.dtype.names or ()))

    def quick(self, game: Game) -> tuple[Quick, ...]:
        """Return sets of compiled bots; the first set with both bots of a study plays it."""
        if not game.engine.has_kernels:
            return ()
        return (Quick(("random",), random_choice(game.engine)),)

    def tallies(self, game: Game) -> tuple[Tally, ...]:
        """Return the tallies of `counting`, in the order of its numbers."""
        return (Tally("actions", game.actions, game.format_action),)

    def width(self, game: Game) -> int:
        """Return the decisions per bin of the length histogram; the bins should hold all games."""
        return _usual_width(game)

    def pair(self, kind: str, games: list[Game]) -> list[Pairing]:
        """Return the pairings of a kind; `games` are those of all variants."""
        raise NotImplementedError(kind)

    def forced(self, pairing: Pairing, legal: Sequence[str]) -> str | None:  # noqa: ARG002
        """Return the action that the pairing forces on the first bot, or None."""
        return None

    def options(self) -> list[Option]:
        """Return the options that affect a single game."""
        return list(load(self.game).all_options)

    def balance(self, plan: StudyDefaults, changes: dict[str, object]) -> list[Study]:  # noqa: ARG002
        """Return the game's own balance studies; none selects one study per option."""
        return []

    def pictures(self, game: Game, bot: str) -> Iterable[tuple[str, str]]:  # noqa: ARG002
        """Return further charts for a report: captions and SVG."""
        return ()

    def training(self) -> TrainingTask | None:
        """Return the training task of the game; None if it has none."""
        return None


@lru_cache(maxsize=64)
def _usual_width(game: Game) -> int:
    """Return a width at which twice the longest of a few random games fills the bins."""
    return max(1, -(-2 * max(_length(game, seed) for seed in range(TRIALS)) // BINS))


def _length(game: Game, seed: int) -> int:
    state, chance, made = game.new(seed), random.Random(seed), 0
    while game.to_act(state) is not None:
        state, _ = game.apply(state, chance.choice(game.legal(state)))
        made += 1
    return made


def traits_of(game: str) -> Traits:
    """Return the traits of a game; `UnknownGame` lists the available games."""
    entry = plugin_of(game).lab
    return cast(Traits, import_entry(entry)) if entry else Traits(game)
