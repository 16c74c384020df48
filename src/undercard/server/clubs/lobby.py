"""The private lobbies of clubs: their tables, for members only.

A club's lobby is read once for all its subscribers in a process, as the public one. A table of a
club is a private table, so no other list shows it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

from sqlalchemy import Connection, Select, insert, select, text

from undercard.kernel.errors import UndercardError
from undercard.server.clubs import queries
from undercard.server.clubs.queries import check_role
from undercard.server.clubs.service import Clubs
from undercard.server.clubs.wire import ClubDefaults, ClubTables
from undercard.server.db.people import Identity
from undercard.server.db.schema import club_tables, clubs, tables
from undercard.server.db.store import Listed, Listing
from undercard.server.logs import describe_error, short_id
from undercard.server.tables.lobby import Lobby, LobbyFeed
from undercard.server.tables.lobby_table import LobbyTable, read_listed
from undercard.table.phase import Phase
from undercard.table.steps import Rematch, Step
from undercard.table.table import Table

LISTED, FINISHED = 100, 10
"""The number of open and running tables, and of finished ones."""
_CURRENT: tuple[Phase, ...] = ("open", "running")
_INHERIT = text(
    "INSERT INTO club_tables (table_id, club_id, at) SELECT :new, club_id, :at FROM club_tables"
    " WHERE table_id = :old ON CONFLICT DO NOTHING"
)
log = logging.getLogger(__name__)


class ClubLobbies:
    """The tables of all clubs. Implements `live.services.PrivateLobbies`."""

    def __init__(self, clubs: Clubs, seconds: float) -> None:
        """`seconds` is the interval at which the lobby of a club is read for its subscribers."""
        self._db, self._clock, self._seconds = clubs.database, clubs.clock, seconds
        self._feeds: dict[str, tuple[LobbyFeed, int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def tables(self, who: Identity | None, club: str) -> ClubTables:
        def read(db: Connection) -> ClubTables:
            check_role(db, club, who)
            finished = _find(db, club, ("finished",), FINISHED)
            return ClubTables(tables=_find(db, club, _CURRENT, LISTED), finished=finished)

        return await self._db.read(read)

    async def defaults(self, who: Identity, club: str) -> ClubDefaults:
        """Return the defaults of a new table; only members create one."""

        def read(db: Connection) -> ClubDefaults:
            check_role(db, club, who)
            return queries.find_defaults(db, club)

        return await self._db.read(read)

    async def add(self, who: Identity, club: str, table: str) -> None:
        """List a table in the club."""
        row = {"table_id": table, "club_id": club, "at": self._clock()}

        def write(db: Connection) -> None:
            check_role(db, club, who)
            db.execute(insert(club_tables).values(row))

        await self._db.write(write)

    # The feed

    async def watch(self, who: Identity | None, club: str) -> AsyncGenerator[Lobby]:
        """Yield the lobby of a club now and after every change, as long as the caller is a
        member."""
        await self._check(who, club)
        feed = self._enter(club)
        try:
            async with aclosing(feed.watch()) as changes:
                async for lobby in changes:
                    await self._check(who, club)
                    yield lobby
        finally:
            self._leave(club)

    async def _check(self, who: Identity | None, club: str) -> None:
        await self._db.read(lambda db: check_role(db, club, who))

    def _enter(self, club: str) -> LobbyFeed:
        feed, users = self._feeds.get(club) or (self._feed(club), 0)
        self._feeds[club] = feed, users + 1
        return feed

    def _leave(self, club: str) -> None:
        feed, users = self._feeds.pop(club)
        if users > 1:
            self._feeds[club] = feed, users - 1

    def _feed(self, club: str) -> LobbyFeed:
        return LobbyFeed(lambda: self._db.read(lambda db: _read(db, club)), self._seconds)

    # Rematches

    def note(self, table: Table, step: Step) -> None:
        """List the rematch of a club's game in the club; called after every step."""
        if isinstance(step, Rematch):
            task = asyncio.create_task(self._inherit(table.about.id, step.table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _inherit(self, old: str, new: str) -> None:
        row = {"old": old, "new": new, "at": self._clock()}
        try:
            await self._db.write(lambda db: db.execute(_INHERIT, row))
        except UndercardError as error:
            log.warning("rematch %s is not listed: %s", short_id(new), describe_error(error))


def _read(db: Connection, club: str) -> Lobby:
    version = db.execute(select(clubs.c.version).where(clubs.c.id == club)).scalar()
    return Lobby(_find(db, club, _CURRENT, LISTED), 0, version or 0)


def _find(
    db: Connection, club: str, states: tuple[Phase, ...], limit: int
) -> tuple[LobbyTable, ...]:
    found = _of_club(club).where(tables.c.state.in_(states)).limit(limit)
    listed = (
        read_listed(Listed(row.id, Listing(row.state, row.game, row.updated_at, row.listing)))
        for row in db.execute(found)
    )
    return tuple(it for it in listed if not _is_left(it))


def _is_left(table: LobbyTable) -> bool:
    """Return whether everyone has left the table before the game."""
    return table.state == "open" and all(seat.person is None for seat in table.line.seats)


def _of_club(club: str) -> Select[Any]:
    joined = club_tables.join(tables, tables.c.id == club_tables.c.table_id)
    wanted = select(tables).select_from(joined).where(club_tables.c.club_id == club)
    return wanted.order_by(tables.c.updated_at.desc(), tables.c.id)
