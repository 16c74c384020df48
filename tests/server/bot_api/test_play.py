"""Bots at the table: streams that begin with the whole state, moves, and typed errors."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from starlette.applications import Starlette

from clock import AGES
from polling import eventually
from server.bot_api.clients import Lines, Program, make_bot, make_token
from server.clients import BOT, ME, Client, Json
from server.conftest import serving
from undercard.server.app import open_app
from undercard.server.http import streams
from undercard.server.settings import ServerSettings


async def play_to_the_end(program: Program, lines: Lines, table: str, line: Json | None) -> Json:
    """Play the first legal action of each turn, starting from this line; return the last state."""
    now: Json = {}
    while line is not None:
        assert line["type"] in ("snapshot", "entries")
        now = line["now"]
        if now["view"] and now["view"]["legal"]:
            action = {"action": now["view"]["legal"][0], "answers": now["number"]}
            await program.post(f"/api/bot/tables/{table}/act", action)
        line = await lines.next()
    return now


async def test_a_whole_game_against_a_level(app: Starlette, address: str) -> None:
    async with Program.of(address, await make_bot(app, address, "Bot")) as program:
        made = await program.post(
            "/api/bot/tables", {"game": "fightdrome", "seats": [ME, BOT]}, 201
        )
        table = made["table"]
        path = f"/api/bot/tables/{table}/stream"
        async with program.stream(path) as lines:
            first = await lines.until("snapshot")
        assert (first["now"]["seat"], first["after"]) == (0, 0)
        assert first["now"]["seats"][0]["person"]["is_bot"] is True
        async with program.stream(f"{path}?after=1&seat=0") as lines:
            resumed = await lines.until("snapshot")
            assert resumed["log"][0]["number"] == 2
            assert (await play_to_the_end(program, lines, table, resumed))["phase"] == "finished"


async def test_only_an_account_that_has_not_played_becomes_a_bot(
    app: Starlette, ann: Client, address: str
) -> None:
    await ann.make_table()
    await ann.post("/api/account", {"name": "Ann", "password": "correct horse"}, 201)
    token = (await ann.post("/api/tokens", {"name": "x"}, 201))["token"]
    async with Program.of(address, token) as program:
        refused = await program.post("/api/bot/account/upgrade", status=409)
        assert refused["error"] == "has_played"
    async with Program.of(address, await make_token(app, "Bot")) as program:
        refused = await program.post("/api/bot/tables", {"game": "fightdrome"}, 403)
        assert refused["error"] == "not_a_bot"
        for _ in range(2):
            upgraded = await program.post("/api/bot/account/upgrade")
            assert upgraded["is_bot"] is True


async def test_an_invited_bot_joins_and_receives_its_turns(
    app: Starlette, ann: Client, address: str
) -> None:
    token = await make_bot(app, address, "Bot")
    async with Program.of(address, token) as program, program.stream("/api/bot/events") as events:
        assert (await events.until("hello"))["me"]["is_bot"] is True
        table = await ann.make_table(visibility="private", options={"first": "seat 1"})
        await ann.post(f"/api/tables/{table}/invite", {"name": "bot"})
        invited = await events.until("invited")
        assert (invited["table"], invited["by"]) == (table, "Ann")
        await program.post(f"/api/bot/tables/{table}/sit", {})
        assert (await events.until("started"))["table"] == table
        turn = await events.until("turn")
        assert turn["number"] == (await ann.look(table))["now"]["number"]
        await program.post(f"/api/bot/tables/{table}/resign")
        over = await events.until("over")
    assert (await ann.look(table))["now"]["result"]["winners"] == [0]
    missed = f"/api/bot/events?after={over['at'] - 1}"
    async with Program.of(address, token) as program, program.stream(missed) as events:
        assert (await events.until("over"))["table"] == table


async def test_refusals_are_typed(app: Starlette, ann: Client, address: str) -> None:
    table = await ann.make_table(seats=[ME, BOT], visibility="practice")
    async with Program.of(address, await make_bot(app, address, "Bot")) as program:
        path = f"/api/bot/tables/{table}"
        assert (await program.post(f"{path}/sit", {}, 409))["error"] == "no_seat"
        assert (await program.post(f"{path}/resign", status=409))["error"] == "no_seat"
        action = {"action": "K10", "answers": 0}
        assert (await program.post(f"{path}/act", action, 409))["error"] == "no_seat"
        taken = {**action, "seat": 0}
        assert (await program.post(f"{path}/act", taken, 403))["error"] == "not_your_seat"
        assert (await program.post(f"{path}/act", {"action": 1}, 400))["error"] == "malformed"
        missing = await program.get("/api/bot/tables/nothing/stream", 404)
        assert missing["error"] == "unknown_table"


async def test_a_stream_of_another_table_shows_the_view_of_spectators(
    app: Starlette, ann: Client, address: str
) -> None:
    table = await ann.make_table(seats=[ME, BOT])
    token, path = await make_bot(app, address, "Bot"), f"/api/bot/tables/{table}/stream"
    async with Program.of(address, token) as program, program.stream(path) as lines:
        shown = await lines.until("snapshot")
    assert shown["now"]["seat"] is None
    assert [fighter["hand"] for fighter in shown["now"]["view"]["fighters"]] == [None, None]


async def test_a_stream_sends_keep_alives_and_ends_with_its_token(
    ann: Client, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "ALIVE_SECONDS", 0.05)
    monkeypatch.setattr(streams, "RECHECK_SECONDS", AGES)
    await ann.post("/api/account", {"name": "Bot", "password": "correct horse"}, 201)
    made = await ann.post("/api/tokens", {"name": "x"}, 201)
    async with Program.of(address, made["token"]) as program:
        await program.post("/api/bot/account/upgrade")
        async with program.stream("/api/bot/events") as events:
            await events.until("hello")
            await events.until_keep_alive()
            await ann.post(f"/api/tokens/{made['id']}/revoke", None)
            monkeypatch.setattr(streams, "RECHECK_SECONDS", 0.0)
            last = await events.until("error")
            assert last["error"] == "bad_token"
            assert await events.next() is None


async def test_streams_per_bot_are_limited(settings: ServerSettings) -> None:
    few = replace(settings, limits=replace(settings.limits, subscriptions=1))
    async with open_app(few) as app, serving(few, app) as address:
        token = await make_bot(app, address, "Bot")
        async with Program.of(address, token) as program:
            async with program.stream("/api/bot/events") as events:
                await events.until("hello")
                refused = await program.get("/api/bot/events", 429)
                assert refused["error"] == "too_many_requests"
            await eventually(lambda: _has_room(program))


async def _has_room(program: Program) -> bool:
    request = program.http.build_request("GET", "/api/bot/events")
    return (await program.http.send(request, stream=True)).is_success


async def test_streams_end_when_the_server_stops(settings: ServerSettings) -> None:
    stop, patient = asyncio.Event(), replace(settings, stop_seconds=60)
    async with open_app(patient) as app, serving(patient, app, stop) as address:
        token = await make_bot(app, address, "Bot")
        path = "/api/bot/events"
        async with Program.of(address, token) as program, program.stream(path) as events:
            await events.until("hello")
            stop.set()
            assert await events.next() is None
