"""The WebSocket: what one hears, in which order, and what nonsense gets."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from starlette.applications import Starlette
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from polling import eventually
from server.clients import BOT, ME, Client, Json, LiveClient, act
from server.conftest import NO_LIMITS, serving
from undercard.server.app import open_app
from undercard.server.settings import Rate, ServerSettings


async def post(live: LiveClient, table: str, step: Json, key: str = "k") -> int:
    await live.say("step", table=table, key=key, step=step)
    answer = await live.acknowledged()
    assert (answer["key"], answer["table"]) == (key, table)
    return int(answer["number"])


async def refusal(live: LiveClient) -> str:
    return str((await live.hear("error"))["error"])


async def test_a_client_is_told_who_it_is(ann: Client, address: str) -> None:
    headers = {"cookie": ann.cookie}
    url = f"ws://{address}/api/live"
    async with connect(
        url, origin=Origin(f"http://{address}"), additional_headers=headers
    ) as socket:
        assert '"name":"Ann"' in str(await socket.recv())


async def test_two_play_and_a_third_watches(ann: Client, ben: Client, address: str) -> None:
    table = await ann.make_table()
    async with (
        LiveClient.of(address, ann.cookie) as a,
        LiveClient.of(address, ben.cookie) as b,
        LiveClient.of(address) as watcher,
    ):
        for live in (a, b, watcher):
            await live.say("follow", table=table)
            shown = await live.hear("snapshot")
        assert shown["now"]["number"] == 1
        await post(b, table, {"step": "sit_down", "seat": 1})
        assert (await b.hear("snapshot"))["now"]["seat"] == 1, "a new place, so a new log"
        assert (await a.hear("entries"))["entries"][0]["step"]["step"] == "sit_down"
        await post(a, table, {"step": "start"})
        now = {live: (await live.hear("entries"))["now"] for live in (a, b)}
        for n in range(6):
            actor = next(live for live in (a, b) if now[live]["view"]["legal"])
            number = await post(actor, table, act(now[actor]), f"k{n}")
            for live in (a, b):
                news = await live.hear("entries")
                assert [entry["number"] for entry in news["entries"]] == [number]
                assert news["after"] == number - 1
                now[live] = news["now"]
        heard = shown["now"]["number"]
        while heard < number:
            news = await watcher.hear("entries")
            assert news["after"] == heard
            view = news["now"]["view"]
            assert view is None or all(one["hand"] is None for one in view["fighters"])
            heard = news["now"]["number"]


async def test_after_a_reload_the_log_is_as_before(ann: Client, address: str) -> None:
    """From the beginning or from where one was: together the same bytes."""
    table = await ann.make_table(seats=[ME, ME], visibility="practice")
    async with LiveClient.of(address, ann.cookie) as live:
        await live.say("follow", table=table, seat=0)
        first = await live.hear("snapshot")
        log = list(first["log"])
        now = first["now"]
        for n in range(5):
            seat = now["view"]["to_act"]
            seen = (await ann.look(table, seat=seat))["now"]
            await post(live, table, act(seen), f"k{n}")
            news = await live.hear("entries")
            log += news["entries"]
            now = news["now"]
    await ann.step(table, act((await ann.look(table))["now"]))
    async with LiveClient.of(address, ann.cookie) as live:
        await live.say("follow", table=table, seat=0)
        whole = await live.hear("snapshot")
        assert whole["log"][:-1] == log
        await live.say("follow", table=table, seat=0, after=len(log))
        rest = await live.hear("snapshot")
        assert rest["after"] == len(log)
        assert log + rest["log"] == whole["log"]


async def test_a_step_sent_twice_is_acknowledged_twice(ann: Client, address: str) -> None:
    table = await ann.make_table()
    async with LiveClient.of(address, ann.cookie) as live:
        numbers = [await post(live, table, {"step": "leave_seat", "seat": 0}) for _ in range(2)]
    assert numbers == [2, 2]


async def test_a_bot_answers(ann: Client, address: str) -> None:
    table = await ann.make_table(seats=[ME, BOT], options={"first": "seat 1"})
    async with LiveClient.of(address, ann.cookie) as live:
        await live.say("follow", table=table)
        now = (await live.hear("snapshot"))["now"]
        while not now["view"]["legal"]:
            now = (await live.hear("entries"))["now"]
        assert now["number"] > 3


async def test_unfollow(ann: Client, ben: Client, address: str) -> None:
    table = await ann.make_table()
    async with LiveClient.of(address, ann.cookie) as live:
        await live.say("follow", table=table)
        await live.say("unfollow", table=table)
        await live.hear("unfollowed")
        live.others.clear()
        await ben.step(table, {"step": "sit_down", "seat": 1})
        await live.say("ping", key="p")
        await live.hear("pong")
        assert live.others == []


async def test_the_lobby_changes(ann: Client, address: str) -> None:
    async with LiveClient.of(address) as live:
        await live.say("follow_lobby")
        assert (await live.hear("lobby"))["tables"] == []
        table = await ann.make_table()
        lines = (await live.hear("lobby"))["tables"]
        assert [line["table"] for line in lines] == [table]


async def test_refusals_go_to_the_sender_only(ann: Client, ben: Client, address: str) -> None:
    table = await ann.make_table()
    async with LiveClient.of(address, ann.cookie) as a, LiveClient.of(address, ben.cookie) as b:
        await a.say("follow", table=table)
        await a.hear("snapshot")
        await b.say("step", table=table, key="x", step={"step": "start"})
        error = await b.hear("error")
        assert (error["error"], error["key"], error["table"]) == ("not_your_seat", "x", table)
        await b.say("follow", table="nope")
        assert (await b.hear("unfollowed"))["error"]["error"] == "unknown_table"
        await a.say("ping")
        await a.hear("pong")
        assert a.others == []


async def test_strangers_only_watch(ann: Client, address: str) -> None:
    table = await ann.make_table()
    async with LiveClient.of(address) as live:
        await live.say("step", table=table, key="x", step={"step": "sit_down", "seat": 1})
        assert await refusal(live) == "not_signed_in"


NONSENSE: list[tuple[str | bytes, str]] = [
    ("", "malformed"),
    ("{", "malformed"),
    ("[]", "malformed"),
    ('{"type":"dance"}', "malformed"),
    ('{"type":"follow"}', "malformed"),
    ('{"type":"follow","table":"x","after":-1}', "malformed"),
    ('{"type":"ping","more":1}', "malformed"),
    ('{"type":"snapshot"}', "malformed"),
    (b'{"type":"ping"}', "malformed"),
    ("[" * 50_000, "malformed"),
    ("x" * 70_000, "too_large"),
]


async def test_nonsense_gets_an_error_and_the_connection_stays(address: str) -> None:
    async with LiveClient.of(address) as live:
        for text, code in NONSENSE:
            await live.socket.send(text)
            assert await refusal(live) == code
        await live.say("ping", key="still here")
        assert (await live.hear("pong"))["key"] == "still here"


async def test_who_goes_on_is_shown_the_door(settings: ServerSettings) -> None:
    strict = replace(settings, limits=replace(NO_LIMITS, mistake=Rate(3, 0.0001)))
    async with open_app(strict) as app, serving(strict, app) as where:
        async with LiveClient.of(where) as live:
            for _ in range(4):
                await live.socket.send("nonsense")
                await live.hear("error")
            with pytest.raises(ConnectionClosed) as closed:
                await live.hear("error")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


async def test_messages_have_a_rate(settings: ServerSettings) -> None:
    few = replace(settings, limits=replace(NO_LIMITS, message=Rate(2, 0.0001)))
    async with open_app(few) as app, serving(few, app) as where, LiveClient.of(where) as live:
        for _ in range(3):
            await live.say("ping")
        error = await live.hear("error")
        assert error["error"] == "too_many_requests"
        assert error["retry_after"] > 1


async def test_one_follows_only_so_many(settings: ServerSettings) -> None:
    few = replace(settings, limits=replace(NO_LIMITS, follows=1))
    async with open_app(few) as app, serving(few, app) as where, Client.of(app) as ann:
        await ann.enter("Ann")
        tables = [await ann.make_table() for _ in range(2)]
        async with LiveClient.of(where) as live:
            for table in tables:
                await live.say("follow", table=table)
            assert await refusal(live) == "too_many_follows"


@pytest.mark.parametrize("origin", [Origin("https://evil.test"), None])
async def test_foreign_pages_get_no_socket(address: str, origin: Origin | None) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"ws://{address}/api/live", origin=origin)
    assert refused.value.response.status_code == 403
    assert b"foreign_origin" in (refused.value.response.body or b"")


async def test_a_session_that_ended_elsewhere(
    ann: Client, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercard.server.live.connection.RECHECK_SECONDS", 0.0)
    table = await ann.make_table()
    async with LiveClient.of(address, ann.cookie) as live:
        await ann.http.post("/api/sign-out")
        await live.say("step", table=table, key="x", step={"step": "leave_seat", "seat": 0})
        assert await refusal(live) == "not_signed_in"


async def test_a_stop_tells_clients_to_come_again(settings: ServerSettings, app: Starlette) -> None:
    stop = asyncio.Event()
    async with serving(settings, app, stop) as where, LiveClient.of(where) as live:
        stop.set()
        with pytest.raises(ConnectionClosed) as closed:
            await live.hear("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


async def test_nothing_is_left_of_a_client_that_went(
    app: Starlette, ann: Client, address: str
) -> None:
    table = await ann.make_table()
    async with LiveClient.of(address, ann.cookie) as live:
        await live.say("follow", table=table)
        await live.say("follow_lobby")
        await live.hear("lobby")
        metrics = app.state.metrics
        assert (metrics.value("connections"), metrics.value("follows")) == (1, 2)
    await eventually(lambda: not metrics.value("connections"))
    assert metrics.value("follows") == 0
