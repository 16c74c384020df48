"""Ratings and the leaderboard."""

from __future__ import annotations

from undercard.server.ratings.queries import Rated
from undercard.server.web import wire
from undercard.server.web.call import Call
from undercard.server.web.endpoint import get_by
from undercard.server.web.games_api import check_game


async def show_leaderboard(call: Call, query: wire.LeaderboardQuery) -> wire.Leaderboard:
    check_game(query.game)
    leaders = await call.site.ratings.leaders(query.game, query.pool, query.limit)
    ranked = tuple(
        wire.Ranked(
            rank=None if one.skill.is_provisional else place,
            person=wire.PersonName(id=one.person, name=one.name),
            rating=rating_info(one),
        )
        for place, one in enumerate(leaders, 1)
    )
    return wire.Leaderboard(game=query.game, pool=query.pool, ranked=ranked)


def rating_info(rated: Rated) -> wire.RatingInfo:
    return wire.RatingInfo(
        game=rated.game,
        pool=rated.pool,
        rating=round(rated.skill.rating),
        margin=round(rated.skill.margin),
        is_provisional=rated.skill.is_provisional,
        games=rated.games,
    )


RATINGS = (
    get_by(
        "/api/leaderboard",
        "The best of a game; those of whom little is known come last.",
        wire.LeaderboardQuery,
        wire.Leaderboard,
        show_leaderboard,
    ),
)
