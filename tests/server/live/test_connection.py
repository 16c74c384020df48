"""The WebSocket: which messages a client receives, in which order, and how it answers nonsense."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from starlette.applications import Starlette
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from polling import LIMIT_SECONDS, eventually
from server.clients import BOT, ME, Client, Json, LiveClient, act
from server.conftest import serving
from server.limits import NO_LIMITS
from undercard.server.app import open_app
from undercard.server.settings import Rate, ServerSettings


async def post(live: LiveClient, table: str, step: Json, key: str = "k") -> int:
    await live.send("step", table=table, key=key, step=step)
    answer = await live.acknowledged()
    assert (answer["key"], answer["table"]) == (key, table)
    return int(answer["number"])


async def refusal(live: LiveClient) -> str:
    return str((await live.receive("error"))["error"])


async def test_the_first_message_names_the_client(ann: Client, address: str) -> None:
    headers = {"cookie": ann.cookie}
    url = f"ws://{address}/api/live"
    async with connect(
        url,
        origin=Origin(f"http://{address}"),
        additional_headers=headers,
        open_timeout=LIMIT_SECONDS,
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
            await live.send("subscribe", table=table)
            shown = await live.receive("snapshot")
        assert shown["now"]["number"] == 1
        await post(b, table, {"step": "sit_down", "seat": 1})
        assert (await b.receive("snapshot"))["now"]["seat"] == 1, "a new seat, so a new log"
        assert (await a.receive("entries"))["entries"][0]["step"]["step"] == "sit_down"
        await post(a, table, {"step": "start"})
        now = {live: (await live.receive("entries"))["now"] for live in (a, b)}
        for n in range(6):
            actor = next(live for live in (a, b) if now[live]["view"]["legal"])
            number = await post(actor, table, act(now[actor]), f"k{n}")
            for live in (a, b):
                message = await live.receive("entries")
                assert [entry["number"] for entry in message["entries"]] == [number]
                assert message["after"] == number - 1
                now[live] = message["now"]
        received = shown["now"]["number"]
        while received < number:
            message = await watcher.receive("entries")
            assert message["after"] == received
            view = message["now"]["view"]
            assert view is None or all(one["hand"] is None for one in view["fighters"])
            received = message["now"]["number"]


async def test_after_a_reload_the_log_is_as_before(ann: Client, address: str) -> None:
    """A log from the beginning equals the known part plus the rest."""
    table = await ann.make_table(seats=[ME, ME], visibility="practice")
    async with LiveClient.of(address, ann.cookie) as live:
        await live.send("subscribe", table=table, seat=0)
        first = await live.receive("snapshot")
        log = list(first["log"])
        now = first["now"]
        for n in range(5):
            seat = now["view"]["to_act"]
            seen = (await ann.look(table, seat=seat))["now"]
            await post(live, table, act(seen), f"k{n}")
            message = await live.receive("entries")
            log += message["entries"]
            now = message["now"]
    await ann.step(table, act((await ann.look(table))["now"]))
    async with LiveClient.of(address, ann.cookie) as live:
        await live.send("subscribe", table=table, seat=0)
        whole = await live.receive("snapshot")
        assert whole["log"][:-1] == log
        await live.send("subscribe", table=table, seat=0, after=len(log))
        rest = await live.receive("snapshot")
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
        await live.send("subscribe", table=table)
        now = (await live.receive("snapshot"))["now"]
        while not now["view"]["legal"]:
            now = (await live.receive("entries"))["now"]
        assert now["number"] > 3


async def test_unsubscribe(ann: Client, ben: Client, address: str) -> None:
    table = await ann.make_table()
    async with LiveClient.of(address, ann.cookie) as live:
        await live.send("subscribe", table=table)
        await live.send("unsubscribe", table=table)
        await live.receive("unsubscribed")
        live.others.clear()
        await ben.step(table, {"step": "sit_down", "seat": 1})
        await live.send("ping", key="p")
        await live.receive("pong")
        assert live.others == []


async def test_the_lobby_changes(ann: Client, address: str) -> None:
    async with LiveClient.of(address) as live:
        await live.send("subscribe_lobby")
        assert (await live.receive("lobby"))["tables"] == []
        table = await ann.make_table()
        lines = (await live.receive("lobby"))["tables"]
        assert [line["table"] for line in lines] == [table]


async def test_refusals_go_to_the_sender_only(ann: Client, ben: Client, address: str) -> None:
    table = await ann.make_table()
    async with LiveClient.of(address, ann.cookie) as a, LiveClient.of(address, ben.cookie) as b:
        await a.send("subscribe", table=table)
        await a.receive("snapshot")
        await b.send("step", table=table, key="x", step={"step": "start"})
        error = await b.receive("error")
        assert (error["error"], error["key"], error["table"]) == ("not_your_seat", "x", table)
        await b.send("subscribe", table="nope")
        assert (await b.receive("unsubscribed"))["error"]["error"] == "unknown_table"
        await a.send("ping")
        await a.receive("pong")
        assert a.others == []


async def test_clients_without_a_session_only_watch(ann: Client, address: str) -> None:
    table = await ann.make_table()
    async with LiveClient.of(address) as live:
        await live.send("step", table=table, key="x", step={"step": "sit_down", "seat": 1})
        assert await refusal(live) == "not_signed_in"


NONSENSE: list[tuple[str | bytes, str]] = [
    ("", "malformed"),
    ("{", "malformed"),
    ("[]", "malformed"),
    ('{"type":"dance"}', "malformed"),
    ('{"type":"subscribe"}', "malformed"),
    ('{"type":"subscribe","table":"x","after":-1}', "malformed"),
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
        await live.send("ping", key="still here")
        assert (await live.receive("pong"))["key"] == "still here"


async def test_a_client_with_too_many_mistakes_is_disconnected(settings: ServerSettings) -> None:
    strict = replace(settings, limits=replace(NO_LIMITS, mistake=Rate(3, 0.0001)))
    async with open_app(strict) as app, serving(strict, app) as where:
        async with LiveClient.of(where) as live:
            for _ in range(4):
                await live.socket.send("nonsense")
                await live.receive("error")
            with pytest.raises(ConnectionClosed) as closed:
                await live.receive("error")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert app.state.metrics.value("rate_limited_total", limit="mistake") == 1


async def test_messages_are_rate_limited(settings: ServerSettings) -> None:
    few = replace(settings, limits=replace(NO_LIMITS, message=Rate(2, 0.0001)))
    async with open_app(few) as app, serving(few, app) as where, LiveClient.of(where) as live:
        for _ in range(3):
            await live.send("ping")
        error = await live.receive("error")
        assert error["error"] == "too_many_requests"
        assert error["retry_after"] > 1


async def test_subscriptions_per_connection_are_limited(settings: ServerSettings) -> None:
    few = replace(settings, limits=replace(NO_LIMITS, subscriptions=1))
    async with open_app(few) as app, serving(few, app) as where, Client.of(app) as ann:
        await ann.enter("Ann")
        tables = [await ann.make_table() for _ in range(2)]
        async with LiveClient.of(where) as live:
            for table in tables:
                await live.send("subscribe", table=table)
            assert await refusal(live) == "too_many_subscriptions"
            await live.send("subscribe_lobby", club="c")
            refused = await live.receive("lobby_unsubscribed")
            assert (refused["club"], refused["error"]["error"]) == ("c", "too_many_subscriptions")
        assert app.state.metrics.value("rate_limited_total", limit="subscriptions") == 2


@pytest.mark.parametrize("origin", [Origin("https://evil.test"), None])
async def test_foreign_origins_are_refused(address: str, origin: Origin | None) -> None:
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
        await live.send("step", table=table, key="x", step={"step": "leave_seat", "seat": 0})
        assert await refusal(live) == "not_signed_in"


async def test_a_stop_closes_connections_with_service_restart(
    settings: ServerSettings, app: Starlette
) -> None:
    stop = asyncio.Event()
    async with serving(settings, app, stop) as where, LiveClient.of(where) as live:
        stop.set()
        with pytest.raises(ConnectionClosed) as closed:
            await live.receive("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


async def test_a_closed_connection_leaves_no_subscription(
    app: Starlette, ann: Client, address: str
) -> None:
    table = await ann.make_table()
    async with LiveClient.of(address, ann.cookie) as live:
        await live.send("subscribe", table=table)
        await live.send("subscribe_lobby")
        await live.receive("lobby")
        metrics = app.state.metrics
        assert (metrics.value("connections"), metrics.value("subscriptions")) == (1, 2)
    await eventually(lambda: not metrics.value("connections"))
    assert metrics.value("subscriptions") == 0
