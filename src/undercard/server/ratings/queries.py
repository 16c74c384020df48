"""Database queries of ratings; each function is the work of one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Row, delete, exists, insert, select, text, update

from undercard.server.db.schema import (
    accounts,
    aliases,
    people,
    players,
    rating_changes,
    ratings,
    unsettled,
)
from undercard.server.http.wire import Pool
from undercard.server.ratings.eligibility import pool_of, ranks_of, skill_of
from undercard.server.ratings.model import Skill, rate
from undercard.server.tables.status import TableStatus

_BEGIN = text(
    "INSERT INTO ratings (person_id, game, pool, mu, sigma, games)"
    " VALUES (:person, :game, :pool, :mu, :sigma, 0) ON CONFLICT DO NOTHING"
)
_SETTLE = text(
    "INSERT INTO settled (table_id, at, pool) VALUES (:table, :at, :pool) ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True)
class Rated:
    """A current rating."""

    person: str
    name: str
    game: str
    pool: Pool
    skill: Skill
    games: int


def find_unsettled(db: Connection, limit: int) -> list[str]:
    """Return finished games that are not settled, the oldest first."""
    oldest = select(unsettled.c.table_id).order_by(unsettled.c.at).limit(limit)
    return list(db.scalars(oldest))


def find_unsettled_of(db: Connection, ids: Sequence[str], limit: int) -> list[str]:
    """Return finished games of a person that are not settled, the newest first."""
    at_table = players.c.table_id == unsettled.c.table_id
    mine = exists().where(at_table, players.c.person_id.in_(ids))
    newest = select(unsettled.c.table_id).where(mine).order_by(unsettled.c.at.desc()).limit(limit)
    return list(db.scalars(newest))


def settle(db: Connection, table: str, status: TableStatus | None, at: float) -> None:
    """Rate a game, unless it was rated already; None settles an unreadable game without rating."""
    db.execute(delete(unsettled).where(unsettled.c.table_id == table))
    pool = None if status is None else pool_of(status)
    owners = {} if status is None else _owners(db, status)
    if None in owners.values() or len(set(owners.values())) < len(owners):
        pool = None  # an unknown person, or a person against themselves
    is_new = db.execute(_SETTLE, {"table": table, "at": at, "pool": pool}).rowcount > 0
    if is_new and status is not None and pool is not None:
        _rate(db, table, status, pool, owners)


def _owners(db: Connection, status: TableStatus) -> dict[str, str | None]:
    """Return the current owner of each id at the table."""
    ids = [seat.person.id for seat in status.seats if seat.person is not None]
    adopted = select(aliases).where(aliases.c.person_id.in_(ids))
    accounts_of = {row.person_id: row.account_id for row in db.execute(adopted)}
    known = set(db.execute(select(people.c.id).where(people.c.id.in_(ids))).scalars())
    return {one: accounts_of.get(one, one) if one in known else None for one in ids}


def _rate(
    db: Connection, table: str, status: TableStatus, pool: Pool, owners: dict[str, str | None]
) -> None:
    game = status.about.game
    before = _lock(db, sorted(filter(None, owners.values())), game, pool)
    seats = [owners[seat.person.id] if seat.person else None for seat in status.seats]
    skills = [
        before[owner] if owner is not None else skill_of(game, seat) or Skill(is_fixed=True)
        for owner, seat in zip(seats, status.seats, strict=True)
    ]
    for owner, new in zip(seats, rate(skills, ranks_of(status)), strict=True):
        if owner is not None:
            _write(db, table, owner, game, pool, before[owner], new)


def _lock(db: Connection, people_: Sequence[str], game: str, pool: Pool) -> dict[str, Skill]:
    """Lock rows in the order of ids, so that two games cannot deadlock."""
    new = Skill()
    for person in people_:
        place = {"person": person, "game": game, "pool": pool}
        db.execute(_BEGIN, {**place, "mu": new.mu, "sigma": new.sigma})
    mine = ratings.c.person_id.in_(people_), ratings.c.game == game, ratings.c.pool == pool
    rows = db.execute(select(ratings).where(*mine).order_by(ratings.c.person_id).with_for_update())
    return {row.person_id: Skill(row.mu, row.sigma) for row in rows}


def _write(
    db: Connection, table: str, person: str, game: str, pool: Pool, before: Skill, new: Skill
) -> None:
    mine = ratings.c.person_id == person, ratings.c.game == game, ratings.c.pool == pool
    values = {
        "mu": new.mu,
        "sigma": new.sigma,
        "games": ratings.c.games + 1,
        "is_provisional": new.is_provisional,
    }
    db.execute(update(ratings).where(*mine).values(values))
    change = {"before": before.rating, "after": new.rating}
    db.execute(insert(rating_changes).values(table_id=table, person_id=person, **change))


def ratings_of(db: Connection, ids: Sequence[str]) -> list[Rated]:
    joined = ratings.join(people, people.c.id == ratings.c.person_id)
    found = select(ratings, people.c.name).select_from(joined).where(ratings.c.person_id.in_(ids))
    rows = db.execute(found.order_by(ratings.c.game, ratings.c.pool.desc()))
    return [_rated(row) for row in rows]


def leaders(db: Connection, game: str, pool: Pool, limit: int) -> list[Rated]:
    """Return the best accounts; guests are not listed, and provisional ratings come last."""
    # Scalars are looked up row by row, in the order of the index; a join might scan all people.
    name = select(people.c.name).where(people.c.id == ratings.c.person_id).scalar_subquery()
    account = select(accounts.c.key).where(accounts.c.person_id == ratings.c.person_id)
    has_account = account.scalar_subquery().is_not(None)
    found = select(ratings, name.label("name"))
    wanted = found.where(ratings.c.game == game, ratings.c.pool == pool, has_account)
    best: list[Rated] = []
    for is_provisional in (False, True):  # each is one range of the index
        part = wanted.where(ratings.c.is_provisional.is_(is_provisional))
        rows = db.execute(part.order_by(ratings.c.mu.desc()).limit(limit - len(best)))
        best += [_rated(row) for row in rows]
    return best


def _rated(row: Row[tuple[str, str, str, float, float, int, str]]) -> Rated:
    return Rated(row.person_id, row.name, row.game, row.pool, Skill(row.mu, row.sigma), row.games)
