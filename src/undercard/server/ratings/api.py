"""Ratings over HTTP: the leaderboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from undercard.server.http.call import Call
from undercard.server.http.endpoint import get_by
from undercard.server.http.wire import PersonName, RatingInfo
from undercard.server.ratings import wire
from undercard.server.ratings.queries import Rated
from undercard.server.ratings.service import Ratings
from undercard.server.tables.games import check_game


@dataclass(frozen=True)
class RatingsApi:
    ratings: Ratings

    @get_by(
        "/api/leaderboard",
        "The best of a game; provisional ratings come last.",
        wire.LeaderboardQuery,
        wire.Leaderboard,
    )
    async def show_leaderboard(self, _: Call, query: wire.LeaderboardQuery) -> wire.Leaderboard:
        check_game(query.game)
        leaders = await self.ratings.leaders(query.game, query.pool, query.limit)
        ranked = tuple(
            wire.Ranked(
                rank=None if one.skill.is_provisional else place,
                person=PersonName(id=one.person, name=one.name),
                rating=rating_info(one),
            )
            for place, one in enumerate(leaders, 1)
        )
        return wire.Leaderboard(game=query.game, pool=query.pool, ranked=ranked)

    async def ratings_of(self, ids: Sequence[str]) -> tuple[RatingInfo, ...]:
        """Return the ratings of a person, for other features."""
        return tuple(map(rating_info, await self.ratings.of(*ids)))

    async def ratings_by_person(self, ids: Sequence[str], game: str) -> dict[str, RatingInfo]:
        """Return the ratings of several people against people in one game, for other features."""
        found = await self.ratings.of(*ids)
        return {
            it.person: rating_info(it) for it in found if it.game == game and it.pool == "people"
        }


def rating_info(rated: Rated) -> RatingInfo:
    """Return a rating for clients."""
    return RatingInfo(
        game=rated.game,
        pool=rated.pool,
        rating=round(rated.skill.rating),
        margin=round(rated.skill.margin),
        is_provisional=rated.skill.is_provisional,
        games=rated.games,
    )
