"""Achievements of people; each function is part of one transaction.

The database has every game in which an achievement was earned. The first one counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, exists, func, or_, select

from undercard.server.db.schema import achievements

_it = achievements.c


@dataclass(frozen=True)
class Earned:
    """An achievement of a person, with its first game and the number of games."""

    game: str
    achievement: str
    table: str
    at: float
    count: int


def find_earned(db: Connection, ids: Sequence[str], *, hidden: bool) -> list[Earned]:
    """Return the achievements of a person, oldest first; `hidden` includes non-public games."""
    mine = _owned(ids, hidden)
    by = _it.game, _it.achievement
    first = (
        select(*by, func.min(_it.at).label("at"), func.count(_it.table_id.distinct()).label("n"))
        .where(mine)
        .group_by(*by)
        .subquery()
    )
    same = and_(*(_it[name] == first.c[name] for name in ("game", "achievement", "at")))
    table = func.min(_it.table_id).label("table_id")
    rows = (
        select(*by, _it.at, first.c.n, table)
        .join(first, same)
        .where(mine)
        .group_by(*by, _it.at, first.c.n)
        .order_by(_it.at, *by)
    )
    return [
        Earned(row.game, row.achievement, row.table_id, row.at, row.n) for row in db.execute(rows)
    ]


def find_new(db: Connection, ids: Sequence[str], table: str) -> list[str]:
    """Return what a person earned in a game for the first time."""
    earlier = achievements.alias()
    is_earlier = or_(
        earlier.c.at < _it.at,
        and_(earlier.c.at == _it.at, earlier.c.table_id < _it.table_id),
    )
    has_earlier = exists().where(
        earlier.c.person_id.in_(ids),
        earlier.c.game == _it.game,
        earlier.c.achievement == _it.achievement,
        is_earlier,
    )
    wanted = select(_it.achievement).where(
        _it.table_id == table, _it.person_id.in_(ids), ~has_earlier
    )
    return sorted(db.scalars(wanted))


def _owned(ids: Sequence[str], hidden: bool) -> ColumnElement[bool]:
    mine = _it.person_id.in_(ids)
    return mine if hidden else and_(mine, _it.visibility == "public")
