"""Ratings and the leaderboard."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from undercard.server.web.wire.base import Asked, Text, Told
from undercard.server.web.wire.people import PersonName

Pool: TypeAlias = Literal["people", "bots"]
"""Whom the games were played against: a rating is one game's, in one pool."""


class RatingInfo(Told, frozen=True, kw_only=True):
    """On the scale of the bots' levels: 191 points more mean three wins in four."""

    game: str
    pool: Pool
    rating: int
    margin: int
    """Half the interval in which it is with 95%."""
    is_provisional: bool
    games: int


class Ranked(Told, frozen=True, kw_only=True):
    """A line of the leaderboard; `rank` is None while the rating is provisional."""

    rank: int | None
    person: PersonName
    rating: RatingInfo


class LeaderboardQuery(Asked, frozen=True, kw_only=True):
    game: Text
    pool: Pool = "people"
    limit: Annotated[int, Meta(ge=1, le=200)] = 50


class Leaderboard(Told, frozen=True, kw_only=True):
    game: str
    pool: Pool
    ranked: tuple[Ranked, ...]
