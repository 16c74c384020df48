"""Which finished games have a card, and what it says.

Default deny: the game must be over, and either public or shared by one of its players. Everything
else gets the card of the site, so that a link does not even reveal whether there is a table.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from undercard.kernel.record import Record
from undercard.locales import Messages
from undercard.pictures.drawings import card_of, finished_game, moment_of, site_card
from undercard.server.db.database import Database
from undercard.server.db.people import Identity
from undercard.server.db.schema import shared_games, tables
from undercard.server.sharing.pictures import Key, Pictures
from undercard.server.tables.descriptions import seat_names
from undercard.server.tables.lobby_table import Line
from undercard.server.tables.service import Tables
from undercard.server.tables.status import seats_of
from undercard.table.errors import NotYourSeat

NOT_A_PLAYER = "a hidden game is shared by those who played it"


@dataclass(frozen=True)
class Card:
    """The texts beside a card."""

    title: str
    result: str
    game: str


@dataclass(frozen=True)
class FinishedGame:
    line: Line
    is_open: bool
    """Whether it is public, or a player has shared it."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players as in a record, but without the names of deleted accounts."""
        return tuple(seat.name for seat in self.line.seats)

    def is_of(self, who: Identity | None) -> bool:
        """Whether the caller played it."""
        return who is not None and bool(seats_of(self.line.seats, *who.ids))


class Sharing:
    """Reads lobby entries: a link that is looked at must not load a table."""

    def __init__(
        self, database: Database, tables: Tables, clock: Callable[[], float] = time.time
    ) -> None:
        self.pictures = Pictures()
        self._database, self._tables, self._clock = database, tables, clock

    async def find(self, table: str) -> FinishedGame | None:
        """Return a finished game; check who may see it."""
        return await self._database.read(lambda db: _find(db, table))

    async def find_open(self, table: str, who: Identity | None = None) -> FinishedGame | None:
        """Return a finished game that the caller may see as a card; None otherwise."""
        found = await self.find(table)
        return found if found is not None and (found.is_open or found.is_of(who)) else None

    async def share(self, table: str, who: Identity) -> None:
        """Open a finished game of the caller; a public one is open already."""
        found = await self.find(table)
        if found is None or not found.is_of(who):
            raise NotYourSeat(NOT_A_PLAYER)
        if not found.is_open:
            await self._insert({"table_id": table, "at": self._clock()})

    async def describe(self, table: str, language: str) -> Card | None:
        """Return the texts of an open game; they need no replay."""
        found = await self.find_open(table)
        return None if found is None else describe_game(found.line, Messages(language))

    async def draw_card(self, key: Key, game: FinishedGame, *, is_large: bool) -> bytes:
        record, language = await self._record(game), key[1]
        return await self.pictures.draw(
            key, lambda: card_of(finished_game(record, language), is_large=is_large)
        )

    async def draw_moment(self, key: Key, game: FinishedGame, step: int | None) -> bytes:
        record, language = await self._record(game), key[1]
        return await self.pictures.draw(
            key, lambda: moment_of(finished_game(record, language), step)
        )

    async def _record(self, game: FinishedGame) -> Record:
        """Return the record; a table in memory may still have the name of a deleted account."""
        record = await self._tables.record(game.line.about.id)
        return msgspec.structs.replace(record, players=list(game.names))

    async def draw_site_card(self, language: str) -> bytes:
        return await self.pictures.draw(site_key(language), lambda: site_card(language))

    async def _insert(self, row: dict[str, object]) -> None:
        def write(db: Connection) -> None:
            db.execute(insert(shared_games), [row])

        try:
            await self._database.write(write)
        except IntegrityError:
            # Another request of a player was first, or the table was deleted meanwhile.
            return


def _find(db: Connection, table: str) -> FinishedGame | None:
    joined = tables.outerjoin(shared_games, shared_games.c.table_id == tables.c.id)
    asked = select(tables.c.listing, shared_games.c.at).select_from(joined)
    wanted = asked.where(tables.c.id == table, tables.c.state == "finished")
    row = db.execute(wanted).one_or_none()
    line = None if row is None else msgspec.json.decode(row.listing, type=Line)
    if row is None or line is None or line.result is None:
        return None
    return FinishedGame(line, line.about.visibility == "public" or row.at is not None)


def describe_game(line: Line, messages: Messages) -> Card:
    game = line.about.game
    title = messages.text(game) if messages.has(game) else game
    names = seat_names(line.seats, game, messages)
    winners = line.result.winners if line.result is not None else ()
    if not winners or len(winners) == len(names):
        result = messages.text("web-result-draw")
    else:
        who = ", ".join(names[seat] for seat in winners)
        result = messages.text("web-result-won", you="no", who=who, count=len(winners))
    players = " – ".join(names)
    return Card(messages.text("share-title", names=players, game=title), result, title)


def card_key(game: FinishedGame, language: str, *, is_large: bool) -> Key:
    return game.line.about.id, language, "large" if is_large else "card", *game.names


def moment_key(game: FinishedGame, language: str, step: int | None) -> Key:
    return game.line.about.id, language, f"moment {step}", *game.names


def site_key(language: str) -> Key:
    return "", language, "site"
