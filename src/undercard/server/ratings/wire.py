"""Messages of the leaderboard."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from undercard.server.http.wire import FromClient, PersonName, Pool, RatingInfo, Text, ToClient


class Ranked(ToClient, frozen=True, kw_only=True):
    """A line of the leaderboard; `rank` is None while the rating is provisional."""

    rank: int | None
    person: PersonName
    rating: RatingInfo


class LeaderboardQuery(FromClient, frozen=True, kw_only=True):
    game: Text
    pool: Pool = "people"
    limit: Annotated[int, Meta(ge=1, le=200)] = 50


class Leaderboard(ToClient, frozen=True, kw_only=True):
    game: str
    pool: Pool
    ranked: tuple[Ranked, ...]
