"""People of the database at tables of the service, for what they do together; on both databases."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

import pytest
from argon2 import PasswordHasher

from server.store.conftest import postgres, postgres_url, url
from server.tables.playing import legal_in
from undercard.server.people import People
from undercard.server.people.database import open_database
from undercard.server.people.passwords import Passwords
from undercard.server.people.queries import Who
from undercard.server.store import Store, open_store
from undercard.server.tables.service import Tables
from undercard.server.together import Together
from undercard.server.workers.pool import BotWorkers
from undercard.table.header import About, Visibility
from undercard.table.seats import Bot, Person
from undercard.table.steps import Act, Resign, SitDown, Start

__all__ = ["company", "postgres", "postgres_url", "url"]
QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


@dataclass(frozen=True)
class Company:
    """What one process has."""

    store: Store
    tables: Tables
    people: People
    together: Together

    async def guest(self, name: str) -> Who:
        return (await self.people.make_guest(name)).who

    async def account(self, name: str) -> Who:
        return (await self.people.make_account(name, "long enough", None)).who

    async def table(self, creator: Who, **more: object) -> str:
        about = About(id="", game="fightdrome", creator=Person(creator.id, creator.name))
        for name, value in more.items():
            about = About(**{**_fields(about), name: value})  # type: ignore[arg-type]
        return await self.tables.create(about)

    async def sit(self, table: str, seat: int, who: Who | Bot, host: Who | None = None) -> None:
        sitting = who if isinstance(who, Bot) else Person(who.id, who.name)
        by = host.id if host is not None else getattr(who, "id", None)
        await self.tables.post(table, SitDown(at=0.0, by=by, seat=seat, who=sitting))

    async def started(self, *who: Who | Bot, **more: object) -> str:
        """A table where these sit, just dealt; the first is a person and made it."""
        host = who[0]
        assert isinstance(host, Who)
        table = await self.table(host, **more)
        for seat, one in enumerate(who):
            await self.sit(table, seat, one, host if isinstance(one, Bot) else None)
        await self.tables.post(table, Start(at=0.0, by=host.id))
        return table

    async def act(self, table: str, seat: int, who: Who) -> bool:
        """The first legal action, if it is the seat's turn."""
        shown = await self.tables.snapshot(table, seat)
        if not legal_in(shown):
            return False
        action, answers = legal_in(shown)[0], shown.number
        step = Act(at=0.0, by=who.id, seat=seat, action=action, answers=answers)
        await self.tables.post(table, step)
        return True

    async def finished(
        self, winner: Who, loser: Who, visibility: Visibility = "public", acts: bool = True
    ) -> str:
        """A rated game in which both acted before one gave up."""
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
    """A process of its own, as far as the database can tell."""
    async with AsyncExitStack() as stack:
        store = await open_store(url)
        stack.push_async_callback(store.close)
        people = People(open_database(url), Passwords(QUICK))
        stack.push_async_callback(people.close)
        workers = BotWorkers(1)
        stack.push_async_callback(workers.close)
        tables = Tables(store, workers, time.time)
        stack.push_async_callback(tables.close)
        together = Together(people.database, store, tables)
        stack.push_async_callback(together.close)
        yield Company(store, tables, people, together)


@pytest.fixture
async def company(url: str) -> AsyncIterator[Company]:
    async with open_company(url) as company:
        yield company
