"""A prepared study: the games of its variants, its pairings, its cells and their chunks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from undercard.kernel.errors import BadOption
from undercard.kernel.game import SEEDS, Game
from undercard.lab.counts import COUNTS, MOST_SEATS
from undercard.lab.quick import Quick
from undercard.lab.study import DEALT, Study, make_game
from undercard.lab.traits import Pairing, traits_of

SLOW_CHUNK = 5
"""Deals per chunk for bots that are not compiled, which take some seconds."""


@dataclass(frozen=True)
class Chunk:
    """Some deals of a cell, from `first` up to but excluding `stop`."""

    cell: int
    first: int
    stop: int


class PreparedStudy:
    """A study with its games loaded and its pairings listed."""

    def __init__(self, study: Study) -> None:
        _check(study)
        self.study = study
        self.traits = traits_of(study.game)
        self.games = [make_game(study, variant) for variant in study.all_variants]
        self.seats = self.games[0].seats
        _check_seats(self.games)
        self.pairings = self._pairings()
        self.deals = -(-study.games // self.seats)

    def _pairings(self) -> list[Pairing]:
        kind = self.study.pairings
        if kind == DEALT:
            return [Pairing(DEALT)]
        if kind not in self.traits.groupings:
            raise BadOption(f"pairings: {self.study.game} has no pairings of the kind {kind!r}")
        return self.traits.pair(kind, self.games)

    @cached_property
    def quick(self) -> Quick | None:
        """The compiled bots that play the whole study; None if it has other bots, or a hook."""
        if self.study.hook:
            return None
        kinds = self.traits.quick(self.games[0])
        return next((it for it in kinds if set(self.study.bots) <= set(it.bots)), None)

    @cached_property
    def widths(self) -> list[int]:
        """Decisions per bin of the length histogram, in each variant."""
        return [self.traits.width(game) for game in self.games]

    @cached_property
    def tallies(self) -> int:
        """The number of the game's own tallies."""
        return sum(tally.size for tally in self.traits.tallies(self.games[0]))

    @property
    def row(self) -> int:
        """The length of a row of counts."""
        return COUNTS + self.tallies

    @property
    def cells(self) -> int:
        return len(self.games) * len(self.pairings)

    def split(self, cell: int) -> tuple[int, int]:
        """Return the numbers of a cell's variant and pairing."""
        return divmod(cell, len(self.pairings))

    def blocks(self) -> Iterator[tuple[int, int]]:
        """Yield the deals of every cell in steps of a chunk, so that all cells grow evenly."""
        size = self.study.chunk or (self.quick.chunk if self.quick else SLOW_CHUNK)
        return ((n, min(n + size, self.deals)) for n in range(0, self.deals, size))


def _check(study: Study) -> None:
    if study.games < 1:
        raise BadOption(f"games: {study.games} must be at least 1")
    if not 0 <= study.seed < SEEDS:
        raise BadOption(f"seed: {study.seed} is not a whole number from 0 to 2**64 - 1")
    names = [variant.name for variant in study.all_variants]
    if len(set(names)) < len(names):
        raise BadOption("variants: names must be different")
    if study.chunk < 0:
        raise BadOption(f"chunk: {study.chunk} must not be negative")


def _check_seats(games: list[Game]) -> None:
    if len({game.seats for game in games}) > 1:
        raise BadOption("variants: all must have the same number of players")
    if games[0].seats > MOST_SEATS:
        raise BadOption(f"the lab supports games of at most {MOST_SEATS} players")
