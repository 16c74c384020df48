"""A person's climb on the ladder of a game's levels."""

from __future__ import annotations

from collections.abc import Mapping

from undercard.bots.bot_set import bot_set
from undercard.server.history.statistics import Results
from undercard.server.history.wire import LadderClimb, LevelTally, ResultCounts


def climb_of(game: str, results: Mapping[str, Results]) -> LadderClimb:
    """Return the results against each level; the next one is the weakest that is not beaten."""
    bots = bot_set(game)
    levels = []
    for level in bots.levels:
        rated = bots.ladder.rating_of(level.number) if bots.ladder else None
        tally = tally_of(results.get(level.name, Results()))
        rating = None if rated is None else rated.rating
        levels.append(LevelTally(level=level.name, number=level.number, rating=rating, tally=tally))
    following = next((it.level for it in levels if not it.tally.won), None)
    return LadderClimb(game=game, levels=tuple(levels), next=following)


def tally_of(results: Results) -> ResultCounts:
    return ResultCounts(won=results.won, lost=results.lost, drawn=results.drawn)
