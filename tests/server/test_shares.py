"""What one address can take from others: tables, reads, places in the lobby, bots."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import pytest
from starlette.applications import Starlette

from polling import eventually
from server.clients import BOT, Client, Json
from server.limits import NO_LIMITS
from undercard.server.app import open_app
from undercard.server.settings import Rate, ServerSettings

SLOW = 0.0001


@asynccontextmanager
async def site(settings: ServerSettings, **limits: object) -> AsyncIterator[Starlette]:
    changed = replace(NO_LIMITS, **limits)  # type: ignore[arg-type]
    async with open_app(replace(settings, limits=changed)) as app:
        yield app


@asynccontextmanager
async def person(app: Starlette, name: str, address: str) -> AsyncIterator[Client]:
    async with Client.of(app, client=(address, 1)) as client:
        await client.enter(name)
        yield client


def hits(app: Starlette, limit: str) -> float:
    return float(app.state.metrics.value("rate_limited_total", limit=limit))


@pytest.mark.parametrize(
    "elsewhere", ["203.0.113.2", "2001:db8:0:2::1"], ids=["another IPv4", "another IPv6 network"]
)
async def test_new_guests_do_not_make_more_tables(settings: ServerSettings, elsewhere: str) -> None:
    """Six guests of one address once made 120 tables."""
    async with site(settings, table=Rate(2, SLOW), per_address=2) as app:
        for number, name in enumerate(["Ann", "Ben"]):
            async with person(app, name, f"2001:db8:0:1::{number + 1}") as client:
                await client.make_table()
                await client.make_table()
                await client.post("/api/tables", {"game": "fightdrome"}, 429)
        async with person(app, "Cleo", "2001:db8:0:1::9") as third:
            await third.post("/api/tables", {"game": "fightdrome"}, 429)
        assert hits(app, "table") == 2
        assert hits(app, "address_table") == 1
        async with person(app, "Dora", elsewhere) as other:
            await other.make_table()


@pytest.mark.parametrize(
    ("limit", "status"), [("open_table", 429), ("bot_table", 201), ("table", 429)]
)
async def test_tables_that_wait_for_people_have_a_limit_of_their_own(
    settings: ServerSettings, limit: str, status: int
) -> None:
    slow = {limit: Rate(1, SLOW)}
    async with site(settings, **slow) as app, person(app, "Ann", "203.0.113.1") as ann:
        await ann.make_table()
        await ann.post("/api/tables", {"game": "fightdrome"}, status)


async def test_reads_of_a_table_are_limited(settings: ServerSettings) -> None:
    async with site(settings, snapshot=Rate(2, SLOW), per_address=1) as app:
        async with person(app, "Ann", "203.0.113.1") as ann:
            table = await ann.make_table()
            for _ in range(2):
                await ann.look(table)
            await ann.get(f"/api/tables/{table}", 429)
        async with person(app, "Ben", "203.0.113.2") as ben:
            await ben.look(table)


async def test_lines_of_chat_are_limited_by_address(settings: ServerSettings) -> None:
    async with site(settings, chat=Rate(1, SLOW), per_address=1) as app:
        async with person(app, "Ann", "203.0.113.1") as ann:
            table = await ann.make_table()
            await ann.post(f"/api/tables/{table}/chat", {"text": "hello"}, 201)
        async with person(app, "Ben", "203.0.113.1") as ben:
            await ben.post(f"/api/tables/{table}/chat", {"text": "hello"}, 429)
        assert hits(app, "address_chat") == 1


async def test_the_lobby_shows_few_tables_of_one_address_and_those_that_wait(
    settings: ServerSettings,
) -> None:
    async with site(settings, lobby_tables=2) as app:
        async with person(app, "Ann", "203.0.113.1") as ann:
            waiting = await ann.make_table()
        made = []
        for name in ("Eve", "Mallory"):
            async with person(app, name, "203.0.113.66") as client:
                made += [await client.make_table() for _ in range(3)]
                shown = await client.get("/api/tables", limit=3)
        listed = [it["table"] for it in shown["tables"]]
        assert waiting in listed
        assert [table for table in made if table in listed] == made[:2]


async def test_a_table_of_bots_plays_only_while_it_is_watched(settings: ServerSettings) -> None:
    """Neither an unwatched one nor one of the time before a restart uses a worker."""
    async with site(settings) as app, person(app, "Ann", "203.0.113.1") as ann:
        table = await ann.make_table(seats=[BOT, BOT])
        tables = app.state.core.tables
        assert (await tables.status(table)).phase == "running"
        assert table not in tables._bots._tasks
        number = (await tables.status(table)).number
    async with site(settings) as app, person(app, "Ben", "203.0.113.2") as ben:
        tables = app.state.core.tables
        await eventually(lambda: not tables._tasks)
        assert (await tables.status(table)).number == number
        await eventually(partial(_has_moved, ben, table, number))


async def _has_moved(client: Client, table: str, number: int) -> bool:
    shown: Json = await client.look(table)
    return int(shown["now"]["number"]) > number
