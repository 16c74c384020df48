"""The leaderboard of a club: ratings on the whole site, and results among members."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import Connection, case, func, select

from undercard.server.clubs.queries import check_role, find_members
from undercard.server.clubs.service import Clubs
from undercard.server.clubs.wire import ClubRank, ClubRanking
from undercard.server.db.people import Identity
from undercard.server.db.schema import aliases, club_members, club_tables, played
from undercard.server.http.wire import PersonName, RatingInfo

RatingsByPerson: TypeAlias = Callable[[Sequence[str], str], Awaitable[Mapping[str, RatingInfo]]]
"""Returns the ratings of people against people in one game."""


@dataclass(frozen=True)
class Score:
    """Games among members."""

    played: int = 0
    won: int = 0


class Rankings:
    """The leaderboards of all clubs."""

    def __init__(self, clubs: Clubs, ratings: RatingsByPerson) -> None:
        self._db, self._ratings = clubs.database, ratings

    async def read(self, who: Identity | None, club: str, game: str) -> ClubRanking:
        def read(db: Connection) -> tuple[list[PersonName], dict[str, Score]]:
            check_role(db, club, who)
            return [it.person for it in find_members(db, club)], find_scores(db, club, game)

        people, scores = await self._db.read(read)
        ratings = await self._ratings([person.id for person in people], game)
        ranks = [_rank(person, ratings, scores) for person in people]
        return ClubRanking(game=game, ranks=tuple(sorted(ranks, key=_order)))


def find_scores(db: Connection, club: str, game: str) -> dict[str, Score]:
    """Return the results of members in games of the club with at least two of them.

    Only rows of the club's own tables are read. A person who played as a guest and signed in
    later counts as the account.
    """
    person = func.coalesce(aliases.c.account_id, played.c.person_id).label("person")
    own = (
        select(played.c.table_id, person, played.c.verdict)
        .select_from(
            club_tables.join(played, played.c.table_id == club_tables.c.table_id).outerjoin(
                aliases, aliases.c.person_id == played.c.person_id
            )
        )
        .where(club_tables.c.club_id == club, played.c.game == game)
        .where(person.in_(select(club_members.c.person_id).where(club_members.c.club_id == club)))
        .cte("own")
    )
    among = select(own.c.table_id).group_by(own.c.table_id)
    shared = among.having(func.count(own.c.person.distinct()) > 1)
    won = func.sum(case((own.c.verdict == "won", 1), else_=0))
    rows = db.execute(
        select(own.c.person, func.count(), won)
        .where(own.c.table_id.in_(shared))
        .group_by(own.c.person)
    )
    return {one: Score(games, wins) for one, games, wins in rows}


def _rank(
    person: PersonName, ratings: Mapping[str, RatingInfo], scores: Mapping[str, Score]
) -> ClubRank:
    score = scores.get(person.id, Score())
    rating = ratings.get(person.id)
    return ClubRank(person=person, rating=rating, played=score.played, won=score.won)


def _order(rank: ClubRank) -> tuple[int, int, int, int]:
    rating = rank.rating
    group = 2 if rating is None else int(rating.is_provisional)
    return group, -(rating.rating if rating is not None else 0), -rank.won, -rank.played
