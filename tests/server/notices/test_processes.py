"""Two processes on one PostgreSQL: each notifies people of events in the other."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest
from starlette.applications import Starlette

from clock import AGES, LoopClock
from polling import eventually
from server.bot_api.clients import Program, make_bot
from server.clients import Client, LiveClient
from server.conftest import serving
from server.notices.push_service import push_service
from server.notices.test_push import deliver, play_until_turn_of, start
from undercard.server.app import open_app
from undercard.server.settings import Push, ServerSettings
from undercard.server.tables.attendance import FLUSH_SECONDS


@pytest.fixture
async def apps(settings: ServerSettings, postgres_url: str) -> AsyncIterator[list[Starlette]]:
    async with AsyncExitStack() as stack:
        service = await stack.enter_async_context(push_service())
        push = Push(delay=AGES, trusted=(service.origin,))
        shared = replace(settings, database=postgres_url, push=push)
        apps = [await stack.enter_async_context(open_app(shared)) for _ in range(2)]
        apps[0].state.service = service
        yield apps


async def test_a_person_present_in_another_process_is_not_notified(
    apps: list[Starlette], settings: ServerSettings, clock: LoopClock
) -> None:
    service, presence = apps[0].state.service, apps[0].state.core.attendance.presence
    async with Client.of(apps[0]) as ann, Client.of(apps[1]) as ben:
        await ann.enter("Ann")
        await ben.enter("Ben")
        person = (await ben.get("/api/me"))["me"]["id"]
        browser = service.browser()
        await ben.post("/api/push/subscribe", browser.subscription)
        tables = [await start(ann, ben) for _ in range(2)]
        async with (
            serving(settings, apps[1]) as address,
            LiveClient.of(address, ben.cookie) as live,
        ):
            await live.send("subscribe", table=tables[0])
            await live.receive("snapshot")
            for table in tables:
                await play_until_turn_of(ben, ann, table)
            await clock.advance(FLUSH_SECONDS)
            await eventually(lambda: presence.is_there(tables[0], person))
            [post] = await deliver(apps[0], service, clock)
            assert browser.read(post.body)["table"] == tables[1]


async def test_a_bot_receives_events_of_another_process(
    apps: list[Starlette], settings: ServerSettings
) -> None:
    async with serving(settings, apps[1]) as address, Client.of(apps[0]) as ann:
        await ann.enter("Ann")
        token, path = await make_bot(apps[1], address, "Bot"), "/api/bot/events"
        async with Program.of(address, token) as program, program.stream(path) as events:
            await events.until("hello")
            table = await ann.make_table(options={"first": "seat 1"})
            await ann.post(f"/api/tables/{table}/invite", {"name": "Bot"})
            assert (await events.until("invited"))["table"] == table
            await program.post(f"/api/bot/tables/{table}/sit", {})
            assert (await events.until("turn"))["table"] == table
            await ann.step(table, {"step": "resign", "seat": 0})
            assert (await events.until("over"))["table"] == table
