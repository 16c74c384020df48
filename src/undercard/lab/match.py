"""Matches: two bots against each other, every deal played twice with the seats swapped."""

from __future__ import annotations

import math
import os
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from undercard.bots.bot import make_bot
from undercard.kernel.errors import BadOption
from undercard.kernel.game import Game
from undercard.kernel.registry import load

Options: TypeAlias = tuple[tuple[str, object], ...]

BUDGET = 1.0
CONFIDENCE = 1.96


@dataclass(frozen=True)
class MatchResult:
    """How often the first bot won; a shared win counts in equal parts."""

    games: int
    won: float
    slowest: float
    """The 99th percentile of its seconds per decision."""

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def margin(self) -> float:
        """Half the 95% interval."""
        return CONFIDENCE * math.sqrt(self.share * (1 - self.share) / self.games)


@cache
def _game(name: str, options: Options) -> Game:
    return load(name, **dict(options))


def play_match(name: str, bots: tuple[str, str], games: int, options: Options) -> MatchResult:
    """`games` games on all cores; the first bot sits in every seat in turn, the others are filled
    with the second."""
    game = _game(name, options)
    for bot in bots:
        make_bot(bot, game, 0)
    if games < 1:
        raise BadOption(f"--games: {games} is not a number of games")
    workers = min(games, os.cpu_count() or 1)
    lots = [range(n, games, workers) for n in range(workers)]
    with ProcessPoolExecutor(workers) as pool:
        tasks = [pool.submit(_play_lot, name, bots, lot, options) for lot in lots]
        results = [task.result() for task in tasks]
    times = sorted(seconds for _, lot in results for seconds in lot)
    return MatchResult(games, sum(won for won, _ in results), times[len(times) * 99 // 100])


def _play_lot(
    name: str, bots: tuple[str, str], seeds: range, options: Options
) -> tuple[float, list[float]]:
    game, won, times = _game(name, options), 0.0, list[float]()
    for seed in seeds:
        won += _play_one(game, bots, seed, times)
    return won, times


def _play_one(game: Game, bots: tuple[str, str], seed: int, times: list[float]) -> float:
    """The first bot's part of the win. Neighbouring seeds share the deal."""
    seat = seed % game.seats
    players = [
        make_bot(bots[0] if p == seat else bots[1], game, seed * game.seats + p)
        for p in range(game.seats)
    ]
    state = game.new(seed // game.seats)
    while (actor := game.to_act(state)) is not None:
        view, legal = game.view(state, actor), game.legal(state)
        start = time.perf_counter()
        action = players[actor].decide(view, legal, BUDGET)
        if actor == seat:
            times.append(time.perf_counter() - start)
        state, _ = game.apply(state, action)
    outcome = game.outcome(state)
    assert outcome is not None
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
