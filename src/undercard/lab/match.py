"""Matches: two bots against each other, every deal played twice with the seats swapped."""

from __future__ import annotations

import math
import os
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from undercard.bots.make import budget_of, make_bot
from undercard.kernel.errors import BadOption
from undercard.kernel.game import Game
from undercard.kernel.registry import load

Options: TypeAlias = tuple[tuple[str, object], ...]
Bots: TypeAlias = tuple[str, str]

BUDGET = 1.0
CONFIDENCE = 1.96


@dataclass(frozen=True)
class MatchResult:
    """How often the first bot won; a shared win counts in equal parts."""

    games: int
    won: float
    slowest: float
    """The 99th percentile of its seconds per decision."""
    slowest_other: float
    """The same of the other bot."""

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def margin(self) -> float:
        """Half the 95% interval (Agresti and Coull's, which does not vanish at 0 and 100%)."""
        n = self.games + CONFIDENCE**2
        middle = (self.won + CONFIDENCE**2 / 2) / n
        return CONFIDENCE * math.sqrt(middle * (1 - middle) / n)

    def __str__(self) -> str:
        return f"{self.share:.1%} ± {self.margin:.1%} of {self.games} games"


@dataclass(frozen=True)
class _Lot:
    """The games that one process plays."""

    game: str
    bots: Bots
    options: Options
    seeds: range
    seconds: float
    budget: float


@dataclass
class _Tally:
    games: int
    won: float
    times: tuple[list[float], list[float]]


@cache
def _game(name: str, options: Options) -> Game:
    return load(name, **dict(options))


def play_match(
    name: str,
    bots: Bots,
    games: int,
    options: Options,
    seconds: float = math.inf,
    budget: float = BUDGET,
) -> MatchResult:
    """Games on all cores; the first bot sits in every seat in turn, the others are filled with the
    second. After so many seconds no further deal is begun.

    >>> result = play_match("fightdrome", ("greedy", "random"), 40, options=())
    >>> result.games, result.share > 0.7
    (40, True)
    """
    game = _game(name, options)
    for bot in bots:
        make_bot(bot, game, 0)
    if games < 1:
        raise BadOption(f"--games: {games} is not a number of games")
    deals = -(-games // game.seats)
    workers = min(deals, os.cpu_count() or 1)
    lots = [
        _Lot(name, bots, options, range(n, deals, workers), seconds, budget) for n in range(workers)
    ]
    with ProcessPoolExecutor(workers) as pool:
        tallies = list(pool.map(_play_lot, lots))
    slowest = [_slowest([t for tally in tallies for t in tally.times[n]]) for n in range(2)]
    return MatchResult(
        sum(tally.games for tally in tallies), sum(tally.won for tally in tallies), *slowest
    )


def _slowest(times: list[float]) -> float:
    return sorted(times)[len(times) * 99 // 100] if times else 0.0


def _play_lot(lot: _Lot) -> _Tally:
    """Whole deals, so that every seat comes up equally often."""
    game, tally = _game(lot.game, lot.options), _Tally(0, 0.0, ([], []))
    end = time.monotonic() + lot.seconds
    for deal in lot.seeds:
        if time.monotonic() >= end and tally.games:
            break
        for seat in range(game.seats):
            tally.won += _play_one(game, lot, deal, seat, tally.times)
            tally.games += 1
    return tally


def _play_one(
    game: Game, lot: _Lot, deal: int, seat: int, times: tuple[list[float], list[float]]
) -> float:
    """The first bot's part of the win."""
    names = [lot.bots[0] if p == seat else lot.bots[1] for p in range(game.seats)]
    first = (deal * game.seats + seat) * game.seats
    players = [make_bot(name, game, first + p) for p, name in enumerate(names)]
    budgets = [budget_of(name, game.name, lot.budget) for name in names]
    state = game.new(deal)
    while (actor := game.to_act(state)) is not None:
        view, legal = game.view(state, actor), game.legal(state)
        start = time.perf_counter()
        action = players[actor].decide(view, legal, budgets[actor])
        times[actor != seat].append(time.perf_counter() - start)
        state, _ = game.apply(state, action)
    outcome = game.outcome(state)
    assert outcome is not None
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
