"""`undercard lab ladder`: play every level of a game against every other, and rate the levels.

Ratings come from openskill, over all games in random order. On their scale, 191 points correspond
to three wins out of four.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from openskill.models import BradleyTerryFull

from undercard.bots.bot_set import bot_set
from undercard.bots.levels import Ladder, LevelRating
from undercard.lab.match import CONFIDENCE, Match, MatchResult, play_matches

MIDDLE = 1500.0
POINTS = 400 / math.log(10)
"""Points of the Elo scale for odds of e to 1."""


@dataclass(frozen=True)
class LevelPair:
    """Two levels and how often the higher one won."""

    low: int
    high: int
    result: MatchResult


def play_ladder(
    game: str, games: int, seconds: float, report: Callable[[str], None]
) -> list[LevelPair]:
    """Play all pairs of levels: at most `games` games each, in about `seconds` seconds.

    Neighbouring levels get most of the time, because their difference matters most.
    """
    pairs = list(itertools.combinations(bot_set(game).levels, 2))
    matches = [
        Match(game, (high.name, low.name), games, weight=1 / (high.number - low.number) ** 2)
        for low, high in pairs
    ]
    results = play_matches(matches, seconds)
    for match, result in zip(matches, results, strict=True):
        report(f"{game}: {match.bots[0]} against {match.bots[1]}: {result}")
    return [
        LevelPair(low.number, high.number, result)
        for (low, high), result in zip(pairs, results, strict=True)
    ]


def rate(pairings: list[LevelPair], seed: int = 1) -> dict[int, tuple[float, float]]:
    """Return each level's rating and half its 95% interval."""
    model = BradleyTerryFull(tau=0.0)
    numbers = sorted({n for pairing in pairings for n in (pairing.low, pairing.high)})
    players = {n: model.rating() for n in numbers}
    games = [
        (p.high, p.low) if n < p.result.won else (p.low, p.high)
        for p in pairings
        for n in range(p.result.games)
    ]
    random.Random(seed).shuffle(games)
    for winner, loser in games:
        [[players[winner]], [players[loser]]] = model.rate([[players[winner]], [players[loser]]])
    scale = POINTS / (model.beta * math.sqrt(2))
    return {
        n: (MIDDLE + scale * (player.mu - model.mu), CONFIDENCE * scale * player.sigma)
        for n, player in players.items()
    }


def make_ladder(game: str, pairings: list[LevelPair], command: str) -> Ladder:
    """Return the ladder that is stored and shown."""
    ratings = rate(pairings)
    levels = []
    for n, (rating, margin) in ratings.items():
        mine = [p for p in pairings if n in (p.low, p.high)]
        below = next((p.result for p in mine if p.low == n - 1), None)
        times = [p.result.slowest if p.high == n else p.result.slowest_other for p in mine]
        levels.append(
            LevelRating(
                level=n,
                rating=round(rating),
                margin=round(margin),
                against_below=round(below.share, 4) if below else None,
                against_below_margin=round(below.margin, 4) if below else None,
                games=sum(p.result.games for p in mine),
                slowest=round(max(times), 5),
            )
        )
    return Ladder(game, command, levels)
