"""The games of a person, past and present."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select

from undercard.server.people.database import Database
from undercard.server.people.finding import Named, find_named, find_names
from undercard.server.store.contract import Listed, Listing
from undercard.server.store.schema import players, rating_changes, tables
from undercard.server.tables.line import LobbyTable, read_listed
from undercard.table.phase import Phase

PAGE = 100
MOST_CURRENT = 100


@dataclass(frozen=True)
class Played:
    """A game of somebody's."""

    table: LobbyTable
    change: float | None
    """What it did to their rating."""


@dataclass(frozen=True)
class Page:
    """`names` are those that the players have now; None for who has left."""

    current: list[Played]
    finished: list[Played]
    next: float | None
    names: dict[str, str | None]


class History:
    """Read from the lobby's lines; `players` says which ones."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def find(self, wanted: str) -> Named | None:
        return await self._db.read(lambda db: find_named(db, wanted))

    async def page(
        self, ids: Sequence[str], before: float | None, limit: int, *, hidden: bool
    ) -> Page:
        """`hidden`: also those that are not for everybody's eyes. Current ones on every page."""
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
    """Page by page, for the database does not know which are hidden."""
    found: list[LobbyTable] = []
    while len(found) < limit:
        page = _read(db, ids, states, before)
        found += [one for one in page if hidden or one.line.about.visibility == "public"]
        if len(page) < PAGE:
            break
        before = page[-1].at
    return found[:limit]


def _read(
    db: Connection, ids: Sequence[str], states: Sequence[Phase], before: float | None
) -> list[LobbyTable]:
    mine = select(players.c.table_id).where(players.c.person_id.in_(ids))
    wanted = select(tables).where(tables.c.id.in_(mine), tables.c.state.in_(states))
    if before is not None:
        wanted = wanted.where(tables.c.updated_at < before)
    rows = db.execute(wanted.order_by(tables.c.updated_at.desc(), tables.c.id).limit(PAGE))
    return [
        read_listed(Listed(row.id, Listing(row.state, row.game, row.updated_at, row.listing)))
        for row in rows
    ]


def _changes(db: Connection, ids: Sequence[str], shown: Sequence[str]) -> dict[str, float]:
    found = select(rating_changes).where(
        rating_changes.c.table_id.in_(shown), rating_changes.c.person_id.in_(ids)
    )
    return {row.table_id: row.after - row.before for row in db.execute(found)}
