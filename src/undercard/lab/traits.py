"""Traits: what the lab asks of a game beyond wins, length and decisions.

A plug-in's `lab` refers to a `Traits` of its own. The defaults count how often each action was
taken and vary the options one at a time, so a game needs none.
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
from undercard.lab.quick import Counting, Quick, is_compiled, plain_counting, random_choice

if TYPE_CHECKING:
    from undercard.lab.study import Plan, Study
    from undercard.lab.training import Training

TRIALS = 8


@dataclass(frozen=True)
class Pairing:
    """Who meets whom: a name, and the numbers that the game's kernels take."""

    name: str
    numbers: tuple[int, ...] = (-1, -1, -1, -1)


@dataclass(frozen=True)
class Grouping:
    """What the cells of paired games are added up by, such as the characters that met."""

    one: str
    many: str
    """In English, as they appear in reports: `Stack`, `Stacks`."""
    members: Callable[[Game, Pairing], Sequence[tuple[str, int]]]
    """The names of those who meet, each with the side (`counts.SIDES`) whose wins are theirs."""
    is_compared: bool = False
    """Whether the differences between variants are given for each of them."""


@dataclass(frozen=True)
class Tally:
    """Numbers that a game counts by itself: how often each of several things happened."""

    name: str
    size: int
    label: Callable[[int], str]
    is_scale: bool = False
    """Whether its labels are in order, such as numbers of cards."""


@dataclass(frozen=True)
class Bench:
    """How a visitor of the site studies a game: until the time is up, or so many are played."""

    pairings: str = "dealt"
    games: int = 40_000
    """Of each cell: more than most visitors wait for."""
    chunk: int = 25
    """Small, so that there is something to see after the first second."""


class Traits:
    """The traits of a game; a subclass overrides what its game has more to say about."""

    has_starter: ClassVar[bool] = False
    """Whether a deal decides who starts, and the starter's wins are counted."""
    score: ClassVar[str] = "points"
    """What is counted as score, in English."""
    groupings: ClassVar[Mapping[str, tuple[Grouping, ...]]] = {}
    """The kinds of pairings, each with what its cells are added up by, the finest first."""
    bench: ClassVar[Bench] = Bench()
    box_changes: ClassVar[Mapping[str, object]] = {}
    """What every changed box says, unless the change says otherwise."""

    def __init__(self, game: str) -> None:
        self.game = game

    def counting(self, game: Game) -> Counting:
        """Return how games are dealt and counted."""
        return plain_counting(game.engine, "round_n" in (game.dtype.names or ()))

    def quick(self, game: Game) -> tuple[Quick, ...]:
        """Return the compiled bots: the first set that holds both bots of a study plays it."""
        if not is_compiled(game.engine):
            return ()
        return (Quick(("random",), random_choice(game.engine)),)

    def tallies(self, game: Game) -> tuple[Tally, ...]:
        """Return what `counting` tallies, in the order of its numbers."""
        return (Tally("actions", game.actions, game.format_action),)

    def width(self, game: Game) -> int:
        """Return the decisions in a bin of the lengths: all games should fit into the bins."""
        return _usual_width(game)

    def pair(self, kind: str, games: list[Game]) -> list[Pairing]:
        """Return the pairings of a kind; `games` are those of all variants."""
        raise NotImplementedError(kind)

    def forced(self, pairing: Pairing, legal: Sequence[str]) -> str | None:  # noqa: ARG002
        """Return what the pairing makes the first bot do, if anything."""
        return None

    def options(self) -> list[Option]:
        """Return the options that change how a single game goes."""
        return list(load(self.game).all_options)

    def balance(self, plan: Plan, changes: dict[str, object]) -> list[Study]:  # noqa: ARG002
        """Return the studies of the game's balance; none: every option, one at a time."""
        return []

    def pictures(self, game: Game, bot: str) -> Iterable[tuple[str, str]]:  # noqa: ARG002
        """Return further pictures for a report: captions and SVG."""
        return ()

    def training(self) -> Training | None:
        """Return how a network learns the game; None if none does."""
        return None


@lru_cache(maxsize=64)
def _usual_width(game: Game) -> int:
    """Twice the longest of a few random games fills the bins."""
    return max(1, -(-2 * max(_length(game, seed) for seed in range(TRIALS)) // BINS))


def _length(game: Game, seed: int) -> int:
    state, chance, made = game.new(seed), random.Random(seed), 0
    while game.to_act(state) is not None:
        state, _ = game.apply(state, chance.choice(game.legal(state)))
        made += 1
    return made


def traits_of(game: str) -> Traits:
    """Return the traits of a game; `UnknownGame` lists the games there are."""
    entry = plugin_of(game).lab
    return cast(Traits, import_entry(entry)) if entry else Traits(game)
