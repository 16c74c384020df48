"""Moves on the short way: what they are told is what they are told on the long way, in order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace

import msgspec
import pytest
from starlette.applications import Starlette

from server.web.clients import ME, Client, Json, LiveClient, act
from server.web.conftest import NO_LIMITS, serving
from undercard.server.serve import open_app
from undercard.server.settings import Rate, Settings
from undercard.server.store.errors import StepTaken
from undercard.server.tables.service import Tables
from undercard.server.web.direct import DirectWebSockets
from undercard.table.steps import Act

Post = Callable[..., Coroutine[None, None, int]]


@pytest.fixture
def long_way(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys of the moves that went the long way."""
    keys: list[str] = []
    post: Post = Tables.post

    async def noted(self: Tables, table: str, step: object, key: str) -> int:
        if isinstance(step, Act):
            keys.append(key)
        return await post(self, table, step, key)

    monkeypatch.setattr(Tables, "post", noted)
    return keys


async def sit_down(client: Client, live: LiveClient) -> tuple[str, Json]:
    """Alone with oneself, seen from the seat that is to act."""
    table = await client.make_table(
        seats=[ME, ME], visibility="practice", options={"first": "seat 0"}
    )
    await live.say("follow", table=table, seat=0)
    return table, (await live.hear("snapshot"))["now"]


async def next_act(client: Client, table: str) -> Json:
    now = (await client.look(table))["now"]
    return act((await client.look(table, seat=now["view"]["to_act"]))["now"])


async def test_moves_go_the_short_way_with_news_and_answer(
    ann: Client, address: str, long_way: list[str]
) -> None:
    async with LiveClient.of(address, ann.cookie) as live:
        table, now = await sit_down(ann, live)
        for n in range(1, 4):
            await live.say("step", table=table, key=f"k{n}", step=await next_act(ann, table))
            answer, news = await live.hear("acknowledged"), await live.hear("entries")
            assert answer["number"] == news["now"]["number"] == now["number"] + n
    assert long_way == []


async def test_refused_and_repeated_moves_go_the_long_way(
    ann: Client, address: str, long_way: list[str]
) -> None:
    async with LiveClient.of(address, ann.cookie) as live:
        table, _ = await sit_down(ann, live)
        step = await next_act(ann, table)
        await live.say("step", table=table, key="bad", step={**step, "action": "K1"})
        assert (await live.hear("error"))["key"] == "bad"
        await live.say("step", table=table, key="good", step=step)
        first = await live.hear("acknowledged")
        await live.say("step", table=table, key="good", step=step)
        assert await live.hear("acknowledged") == first
    assert long_way == ["bad", "good"]


async def test_what_comes_after_a_move_waits_for_its_answer(ann: Client, address: str) -> None:
    async with LiveClient.of(address, ann.cookie) as live:
        table, _ = await sit_down(ann, live)
        for n in range(3):
            step = await next_act(ann, table)
            await live.say("step", table=table, key=f"k{n}", step=step)
            await live.say("step", table=table, key=f"k{n}", step=step)
            await live.say("ping", key=f"p{n}")
            heard = [msgspec.json.decode(await live.socket.recv()) for _ in range(4)]
            answers = [(it["type"], it["key"]) for it in heard if "key" in it]
            told = [("acknowledged", f"k{n}"), ("acknowledged", f"k{n}"), ("pong", f"p{n}")]
            assert answers == told


async def test_a_step_that_was_taken_meanwhile_goes_on_the_long_way(
    ann: Client, app: Starlette, address: str, monkeypatch: pytest.MonkeyPatch, long_way: list[str]
) -> None:
    store = app.state.site.tables._store
    put = store.put

    def taken(*_: object) -> asyncio.Future[bool]:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        answer.set_exception(StepTaken("for a test"))
        monkeypatch.setattr(store, "put", put)
        return answer

    async with LiveClient.of(address, ann.cookie) as live:
        table, now = await sit_down(ann, live)
        step = await next_act(ann, table)
        monkeypatch.setattr(store, "put", taken)
        await live.say("step", table=table, key="k", step=step)
        assert (await live.hear("acknowledged"))["number"] == now["number"] + 1
        assert (await live.hear("entries"))["after"] == now["number"]
    assert long_way == ["k"]


async def test_a_client_that_reads_too_slowly_misses_nothing(
    ann: Client, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be said at once waits, and is told together when there is room."""
    full = True

    def say(self: DirectWebSockets, text: bytes) -> bool:
        return not full and told(self, text)

    told = DirectWebSockets.say
    monkeypatch.setattr(DirectWebSockets, "say", say)
    async with LiveClient.of(address, ann.cookie) as live:
        table, now = await sit_down(ann, live)
        numbers = []
        for n in range(6):
            full = n < 3
            await live.say("step", table=table, key=f"k{n}", step=await next_act(ann, table))
            await live.hear("acknowledged")
            numbers += [it["number"] for it in (await live.hear("entries"))["entries"]]
        assert numbers == [now["number"] + n for n in range(1, 7)]


async def test_a_step_takes_one_token_of_each_kind(settings: Settings) -> None:
    """Also one that went both ways."""
    limits = replace(NO_LIMITS, step=Rate(2, 0.001))
    async with (
        open_app(replace(settings, limits=limits)) as app,
        serving(settings, app) as address,
        Client.of(app) as ann,
    ):
        await ann.enter("Ann")
        async with LiveClient.of(address, ann.cookie) as live:
            table, _ = await sit_down(ann, live)
            step = await next_act(ann, table)
            await live.say("step", table=table, key="bad", step={**step, "action": "K1"})
            assert (await live.hear("error"))["error"] != "too_many_requests"
            await live.say("step", table=table, key="good", step=step)
            await live.hear("acknowledged")
            step = await next_act(ann, table)
            await live.say("step", table=table, key="more", step=step)
            assert (await live.hear("error"))["error"] == "too_many_requests"
