"""The games of a person, past and present."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import get_args

from sqlalchemy import Connection, Select, select, union_all

from undercard.server.db.database import Database
from undercard.server.db.people import Profile, find_names, find_profile
from undercard.server.db.schema import players, rating_changes, tables
from undercard.server.db.store import Listed, Listing
from undercard.server.tables.lobby_table import LobbyTable, read_listed
from undercard.table.header import Visibility
from undercard.table.phase import Phase

MOST_CURRENT = 100


@dataclass(frozen=True)
class Played:
    """A game of one person."""

    table: LobbyTable
    change: float | None
    """The change of their rating."""


@dataclass(frozen=True)
class Page:
    """A page of games; `names` are the current names, None for deleted accounts."""

    current: list[Played]
    finished: list[Played]
    next: float | None
    names: dict[str, str | None]


class History:
    """The games of people, from the lobby entries that the table `players` lists."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def find(self, wanted: str) -> Profile | None:
        return await self._db.read(lambda db: find_profile(db, wanted))

    async def page(
        self, ids: Sequence[str], before: float | None, limit: int, *, hidden: bool
    ) -> Page:
        """Return a page of games; `hidden` includes non-public ones. Current games are on every
        page."""
        return await self._db.read(lambda db: _page(db, ids, before, limit, hidden))


def _page(
    db: Connection, ids: Sequence[str], before: float | None, limit: int, hidden: bool
) -> Page:
    current = _games(db, ids, ("open", "running"), None, MOST_CURRENT, hidden)
    finished = _games(db, ids, ("finished",), before, limit + 1, hidden)
    shown = [*current, *finished[:limit]]
    changes = _changes(db, ids, [one.table for one in shown])
    people = {s.person.id for one in shown for s in one.line.seats if s.person is not None}
    return Page(
        [Played(one, None) for one in current],
        [Played(one, changes.get(one.table)) for one in finished[:limit]],
        finished[limit - 1].at if len(finished) > limit else None,
        find_names(db, people),
    )


def _games(
    db: Connection,
    ids: Sequence[str],
    states: Sequence[Phase],
    before: float | None,
    limit: int,
    hidden: bool,
) -> list[LobbyTable]:
    """Return the last games; a table with several of the ids is listed once."""
    seen = get_args(Visibility) if hidden else ("public",)
    found = {
        one.table: one
        for person in ids
        for one in _read(
            db, [_range(person, *it, before, limit) for it in product(states, seen)], limit
        )
    }
    return sorted(found.values(), key=lambda one: (-one.at, one.table))[:limit]


def _range(
    person: str, state: Phase, visibility: Visibility, before: float | None, limit: int
) -> Select[tuple[str, float]]:
    """Return a query of one range of the index of `players`, which has the required order."""
    wanted = select(players.c.table_id, players.c.updated_at).where(
        players.c.person_id == person,
        players.c.state == state,
        players.c.visibility == visibility,
    )
    if before is not None:
        wanted = wanted.where(players.c.updated_at < before)
    return select(wanted.order_by(players.c.updated_at.desc()).limit(limit).subquery())


def _read(
    db: Connection, ranges: Sequence[Select[tuple[str, float]]], limit: int
) -> list[LobbyTable]:
    """Return the latest tables of all ranges; only these are read from `tables` and decoded."""
    union = union_all(*ranges).subquery()
    latest = select(union).order_by(union.c.updated_at.desc(), union.c.table_id).limit(limit)
    mine = latest.subquery()
    rows = db.execute(select(tables).join(mine, mine.c.table_id == tables.c.id))
    return [
        read_listed(Listed(row.id, Listing(row.state, row.game, row.updated_at, row.listing)))
        for row in rows
    ]


def _changes(db: Connection, ids: Sequence[str], shown: Sequence[str]) -> dict[str, float]:
    found = select(rating_changes).where(
        rating_changes.c.table_id.in_(shown), rating_changes.c.person_id.in_(ids)
    )
    return {row.table_id: row.after - row.before for row in db.execute(found)}
