"""The games of a person, past and present, and what they say about the person."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select

from undercard.kernel.record import Record
from undercard.server.db.database import Database
from undercard.server.db.errors import UnknownTable
from undercard.server.db.people import Profile, find_profile
from undercard.server.db.schema import played
from undercard.server.history.achievements import Earned, find_earned, find_new
from undercard.server.history.queries import (
    Cursor,
    Filters,
    PastOpponent,
    Played,
    find_current,
    find_finished,
    find_opponents,
    find_people,
    owned,
    read_played,
)
from undercard.server.history.statistics import (
    Results,
    Statistics,
    count_facts,
    find_statistics,
    level_results,
)
from undercard.server.tables.service import Tables
from undercard.table.errors import TableError

ALL = Filters()
RECENT = 7
EXPORT_PAGE = 100


@dataclass(frozen=True)
class Page:
    """A page of games; `names` are the current names, None for deleted accounts."""

    current: list[Played]
    finished: list[Played]
    next: Cursor | None
    names: dict[str, str | None]


@dataclass(frozen=True)
class ProfileContent:
    """A profile: the last games and the numbers of all games."""

    page: Page
    statistics: Statistics


@dataclass(frozen=True)
class SettledGame:
    """A settled game, and the results against the bots of its game."""

    played: Played
    names: dict[str, str | None]
    against_bots: dict[str, Results]
    earned: list[str]
    """The achievements that the person earned in it for the first time."""


class History:
    """The games of people. Finished ones are listed when they are settled."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self._db, self._tables = database, tables

    async def find(self, wanted: str) -> Profile | None:
        return await self._db.read(lambda db: find_profile(db, wanted))

    async def page(
        self,
        ids: Sequence[str],
        before: Cursor | None,
        limit: int,
        *,
        hidden: bool,
        filters: Filters = ALL,
    ) -> Page:
        """Return a page of games; `hidden` includes non-public ones. Current games are on every
        page."""
        return await self._db.read(lambda db: _page(db, ids, before, limit, hidden, filters))

    async def opponents(self, ids: Sequence[str]) -> list[PastOpponent]:
        """Return everyone whom a person has played against, the most frequent first."""
        return await self._db.read(lambda db: find_opponents(db, ids))

    async def summary(self, ids: Sequence[str], *, hidden: bool) -> ProfileContent:
        def ask(db: Connection) -> ProfileContent:
            statistics = find_statistics(db, ids, hidden=hidden)
            page = _page(db, ids, None, RECENT, hidden, ALL)
            if statistics.longest is not None:
                page.names.update(find_people(db, [statistics.longest]))
            return ProfileContent(page, statistics)

        return await self._db.read(ask)

    async def result(self, ids: Sequence[str], table: str) -> SettledGame | None:
        """Return a settled game of the person; None before it is settled."""

        def ask(db: Connection) -> SettledGame | None:
            wanted = select(played).where(owned(ids, hidden=True), played.c.table_id == table)
            for one in read_played(db, wanted):
                facts = count_facts(db, ids, hidden=True)
                results = level_results(facts, one.table.line.about.game)
                earned = find_new(db, ids, table)
                return SettledGame(one, find_people(db, [one]), results, earned)
            return None

        return await self._db.read(ask)

    async def against_bots(self, ids: Sequence[str], game: str) -> dict[str, Results]:
        """Return the results against each bot of a game."""
        facts = await self._db.read(lambda db: count_facts(db, ids, hidden=True))
        return level_results(facts, game)

    async def achievements(self, ids: Sequence[str], *, hidden: bool) -> list[Earned]:
        """Return the achievements; `hidden` includes those from non-public games."""
        return await self._db.read(lambda db: find_earned(db, ids, hidden=hidden))

    async def records(self, ids: Sequence[str]) -> AsyncIterator[Record]:
        """Yield the records of all finished games, newest first, without those of old rules."""
        cursor: Cursor | None = None
        while True:
            page = await self.page(ids, cursor, EXPORT_PAGE, hidden=True)
            for one in page.finished:
                try:
                    yield await self._tables.record(one.table.table)
                except (TableError, UnknownTable):
                    continue
            cursor = page.next
            if cursor is None:
                return


def _page(
    db: Connection,
    ids: Sequence[str],
    before: Cursor | None,
    limit: int,
    hidden: bool,
    filters: Filters,
) -> Page:
    current = find_current(db, ids, hidden=hidden)
    found = find_finished(db, ids, filters, before, limit + 1, hidden=hidden)
    finished, last = found[:limit], found[limit - 1] if len(found) > limit else None
    following = None if last is None else Cursor(last.at, last.table.table)
    return Page(current, finished, following, find_people(db, [*current, *finished]))
