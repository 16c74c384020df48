"""The services of one process on a real database, with players and tables to test them together."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from argon2 import PasswordHasher

from server.tables.participants import legal_in
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.challenges.service import Challenges
from undercard.server.chat.service import Chat
from undercard.server.db import Store, open_store
from undercard.server.db.database import Database, open_database
from undercard.server.db.people import Identity
from undercard.server.emotes.service import Emotes
from undercard.server.friends.service import Friends
from undercard.server.history.archive import archive_game
from undercard.server.history.service import History
from undercard.server.live.visitors import Visitors
from undercard.server.matching.service import Matchmaker
from undercard.server.people.passwords import Passwords
from undercard.server.people.service import People
from undercard.server.ratings.service import Ratings
from undercard.server.tables.attendance import Attendance
from undercard.server.tables.autostart import AutoStart
from undercard.server.tables.service import Tables
from undercard.table.header import About, Visibility
from undercard.table.seats import Bot, Person
from undercard.table.steps import Act, Resign, SitDown, Start

QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


@dataclass(frozen=True)
class Company:
    """The services of one process."""

    store: Store
    tables: Tables
    people: People
    database: Database
    history: History
    chat: Chat
    ratings: Ratings
    autostart: AutoStart
    matchmaker: Matchmaker
    visitors: Visitors
    attendance: Attendance
    friends: Friends
    challenges: Challenges
    emotes: Emotes

    async def guest(self, name: str) -> Identity:
        return (await self.people.make_guest(name)).who

    async def account(self, name: str) -> Identity:
        return (await self.people.make_account(name, "long enough", None)).who

    async def table(self, creator: Identity, **more: object) -> str:
        about = About(id="", game="fightdrome", creator=Person(creator.id, creator.name))
        for name, value in more.items():
            about = About(**{**_fields(about), name: value})  # type: ignore[arg-type]
        return await self.tables.create(about)

    async def sit(
        self, table: str, seat: int, who: Identity | Bot, host: Identity | None = None
    ) -> None:
        sitting = who if isinstance(who, Bot) else Person(who.id, who.name)
        by = host.id if host is not None else getattr(who, "id", None)
        await self.tables.post(table, SitDown(at=0.0, by=by, seat=seat, who=sitting))

    async def started(self, *who: Identity | Bot, **more: object) -> str:
        """Return a started table with these players; the first one is a person and created it."""
        host = who[0]
        assert isinstance(host, Identity)
        table = await self.table(host, **more)
        for seat, one in enumerate(who):
            await self.sit(table, seat, one, host if isinstance(one, Bot) else None)
        await self.tables.post(table, Start(at=0.0, by=host.id))
        return table

    async def act(self, table: str, seat: int, who: Identity) -> bool:
        """Post the first legal action; return whether it was the seat's turn."""
        shown = await self.tables.snapshot(table, seat)
        if not legal_in(shown):
            return False
        action, answers = legal_in(shown)[0], shown.number
        step = Act(at=0.0, by=who.id, seat=seat, action=action, answers=answers)
        await self.tables.post(table, step)
        return True

    async def finished(
        self,
        winner: Identity,
        loser: Identity,
        visibility: Visibility = "public",
        acts: bool = True,
    ) -> str:
        """Return a finished rated game: both players act, then the loser resigns."""
        table = await self.started(winner, loser, visibility=visibility, rated=True)
        acted: set[int] = set()
        while acts and len(acted) < 2:
            for seat, who in enumerate((winner, loser)):
                if await self.act(table, seat, who):
                    acted.add(seat)
        await self.tables.post(table, Resign(at=0.0, by=loser.id, seat=1))
        return table


def _fields(about: About) -> dict[str, object]:
    return {name: getattr(about, name) for name in about.__struct_fields__}


@asynccontextmanager
async def open_company(url: str) -> AsyncIterator[Company]:
    """Open services with their own connections, which is a separate process to the database."""
    async with AsyncExitStack() as stack:
        store = await open_store(url)
        stack.push_async_callback(store.close)
        database = open_database(url)
        stack.push_async_callback(database.close)
        people = People(database, Passwords(QUICK))
        workers = BotWorkers(1)
        stack.push_async_callback(workers.close)
        tables = Tables(store, workers, time.time)
        stack.push_async_callback(tables.close)
        ratings = Ratings(database, tables, note=archive_game)
        visitors = Visitors(database)
        stack.push_async_callback(ratings.close)
        autostart = AutoStart(tables)
        attendance = Attendance(database, is_alone=False)
        tables.after_step.append(attendance.places.note)
        yield Company(
            store,
            tables,
            people,
            database,
            History(database, tables),
            Chat(database, store, tables),
            ratings,
            autostart,
            Matchmaker(database, tables, autostart),
            visitors,
            attendance,
            Friends(database, attendance),
            Challenges(database),
            Emotes(database, store, tables, gather_seconds=0),
        )
