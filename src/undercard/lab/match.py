"""Matches: two bots against each other, every deal played once per seating."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

from undercard.bots.make import budget_of, make_bot
from undercard.kernel.errors import BadOption
from undercard.kernel.game import Game
from undercard.kernel.registry import load
from undercard.lab.cores import cores
from undercard.lab.run import process_pool

Options: TypeAlias = tuple[tuple[str, object], ...]
Bots: TypeAlias = tuple[str, str]

BUDGET = 1.0
CONFIDENCE = 1.96
REPORT_SECONDS = 20.0
"""Seconds between two reports."""


@dataclass(frozen=True)
class MatchResult:
    """How often the first bot won; a shared win counts in equal parts."""

    games: int
    won: float
    slowest: float
    """The 99th percentile of the first bot's seconds per decision."""
    slowest_other: float
    """The 99th percentile of the second bot's seconds per decision."""

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def margin(self) -> float:
        """Half the 95% interval (Agresti-Coull, which does not vanish at 0 and 100%)."""
        n = self.games + CONFIDENCE**2
        middle = (self.won + CONFIDENCE**2 / 2) / n
        return CONFIDENCE * math.sqrt(middle * (1 - middle) / n)

    def __str__(self) -> str:
        return f"{self.share:.1%} ± {self.margin:.1%} of {self.games} games"


@dataclass(frozen=True)
class Match:
    """Two bots and the maximum number of games.

    The first bot sits in every seat in turn; the second bot takes all other seats.
    """

    game: str
    bots: Bots
    games: int
    options: Options = ()
    budget: float = BUDGET
    weight: float = 1.0
    """Its share of the time when several matches are played together."""
    first: int = 0
    """The number of its first game; each number is another deal or seating."""


@dataclass(frozen=True)
class _Played:
    """One game: the first bot's share of the win, and the seconds of each bot's decisions."""

    won: float
    times: tuple[list[float], list[float]]


@dataclass
class _Score:
    """The score of a match so far."""

    match: Match
    begun: int = 0
    played: list[_Played] = field(default_factory=list)
    spent: float = 0.0

    @property
    def is_open(self) -> bool:
        return self.begun < self.match.games

    @property
    def turn(self) -> tuple[float, float]:
        """The sort key for the next game: the match with the least time used goes first.

        Running games count with the mean time of finished ones.
        """
        mean = self.spent / max(len(self.played), 1)
        time_taken = self.spent + mean * (self.begun - len(self.played))
        return time_taken / self.match.weight, self.begun / self.match.weight

    def add(self, played: _Played) -> None:
        self.played.append(played)
        self.spent += sum(map(sum, played.times))

    @property
    def result(self) -> MatchResult:
        slowest = [_slowest([t for one in self.played for t in one.times[n]]) for n in range(2)]
        return MatchResult(len(self.played), sum(one.won for one in self.played), *slowest)


@cache
def _game(name: str, options: Options) -> Game:
    return load(name, **dict(options))


def play_match(match: Match) -> MatchResult:
    """Play one match.

    >>> result = play_match(Match("fightdrome", ("greedy", "random"), games=40))
    >>> result.games, result.share > 0.7
    (40, True)
    """
    [result] = play_matches([match])
    return result


def play_matches(
    matches: Iterable[Match],
    seconds: float = math.inf,
    report: Callable[[list[MatchResult]], None] | None = None,
) -> list[MatchResult]:
    """Play matches together on all cores, giving slow and fast bots equal time.

    After `seconds` no further game starts, except the first of each match. `report` is called
    periodically with the results so far.
    """
    scores = [_Score(match) for match in matches]
    for match in (score.match for score in scores):
        _check(match)
    reported = time.monotonic()
    end = reported + seconds
    workers = cores()
    running: dict[Future[_Played], _Score] = {}
    with process_pool() as pool:
        while True:
            is_late = time.monotonic() >= end
            open_scores = [s for s in scores if s.is_open and not (is_late and s.begun)]
            while open_scores and len(running) < workers:
                score = min(open_scores, key=lambda s: s.turn)
                running[pool.submit(_play, score.match, score.match.first + score.begun)] = score
                score.begun += 1
                open_scores = [s for s in open_scores if s.is_open and not is_late]
            if not running:
                return [score.result for score in scores]
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                running.pop(future).add(future.result())
            if report is not None and time.monotonic() >= reported + REPORT_SECONDS:
                report([score.result for score in scores])
                reported = time.monotonic()


def _check(match: Match) -> None:
    game = _game(match.game, match.options)
    for bot in match.bots:
        make_bot(bot, game, 0)
    if match.games < 1:
        raise BadOption(f"--games: {match.games} must be at least 1")


def _slowest(times: list[float]) -> float:
    return sorted(times)[len(times) * 99 // 100] if times else 0.0


def _play(match: Match, number: int) -> _Played:
    """Play one game; games of one deal are numbered consecutively, one per seating."""
    game, times = _game(match.game, match.options), (list[float](), list[float]())
    deal, seat = divmod(number, game.seats)
    names = [match.bots[0] if p == seat else match.bots[1] for p in range(game.seats)]
    players = [make_bot(name, game, number * game.seats + p) for p, name in enumerate(names)]
    budgets = [budget_of(name, game.name, match.budget) for name in names]
    state = game.new(deal)
    while (actor := game.to_act(state)) is not None:
        view, legal = game.view(state, actor), game.legal(state)
        start = time.perf_counter()
        action = players[actor].decide(view, legal, budgets[actor])
        times[actor != seat].append(time.perf_counter() - start)
        state, _ = game.apply(state, action)
    outcome = game.outcome(state)
    assert outcome is not None
    return _Played(1 / len(outcome.winners) if seat in outcome.winners else 0.0, times)
