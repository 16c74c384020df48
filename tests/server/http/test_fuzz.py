"""Almost valid requests: no 500, no broken table, and a typed error for every refusal."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette

from server.clients import Client, Json, LiveClient
from undercard.server.app import all_endpoints
from undercard.server.tables import wire

LOOSE = settings(
    max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
WORDS = st.sampled_from(
    ["", "me", "bot", "open", "none", "fightdrome", "survive", "level1", "greedy", "public",
     "practice", "per_move", "fischer", "act", "sit_down", "start", "resign", "mode", "epic",
     "players", "basic", "ask_takeback", "withdraw_draw", "\0", "\u202e", "𝔄" * 30]
)  # fmt: skip
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.integers(-1, 8)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=40)
    | WORDS
)
FIELDS = st.sampled_from(
    ["name", "password", "game", "options", "box", "clock", "kind", "seconds", "base", "seats",
     "visibility", "open_hands", "stand_in", "level", "contributes", "step", "seat", "bot",
     "action", "answers", "rated", "type", "table", "after", "key", "mode", "players", "draws",
     "text", "reason", "old", "new", "theme", "volume", "language", "limit", "before",
     "pool", "state"]
)  # fmt: skip
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(FIELDS, inner, max_size=5),
    max_leaves=12,
)
SEATS = st.integers(0, 1) | st.integers(-1, 8)
VALUES: dict[str, st.SearchStrategy[object]] = {
    "seat": SEATS,
    "absent": SEATS,
    "bot": st.none() | WORDS,
    "action": WORDS | st.text(max_size=10),
    "answers": st.integers(0, 9),
    "contributes": st.booleans(),
}


def step_like(kind: type[msgspec.Struct]) -> st.SearchStrategy[Json]:
    """Return steps with the right field names; otherwise most would be refused before the table."""
    fields = {name: VALUES[name] for name in kind.__struct_fields__}
    return st.fixed_dictionaries({"step": st.just(kind.__struct_config__.tag), **fields})


STEPS = st.one_of(*map(step_like, get_args(wire.ClientStep)))
TABLES = st.fixed_dictionaries(
    {"game": st.sampled_from(["fightdrome", "survive"])},
    optional={
        "options": st.dictionaries(st.sampled_from(["mode", "players", "rounds", "x"]), SCALARS),
        "box": ANYTHING,
        "clock": st.fixed_dictionaries(
            {"kind": WORDS}, optional={"seconds": SCALARS, "base": SCALARS, "days": SCALARS}
        ),
        "open_hands": st.integers(-1, 1001),
        "visibility": st.sampled_from(["public", "private", "practice", "x"]),
        "seats": st.lists(st.fixed_dictionaries({"kind": WORDS}, optional={"level": WORDS})),
        "contributes": st.booleans(),
    },
)
POSTS = [endpoint.path for endpoint in all_endpoints() if endpoint.method == "POST"]
GETS = [endpoint.path for endpoint in all_endpoints() if endpoint.method == "GET"]


async def check(client: Client, path: str, body: object) -> None:
    reply = await client.http.post(
        path, content=msgspec.json.encode(body), headers={"content-type": "application/json"}
    )
    assert reply.status_code < 500, reply.text
    if reply.status_code >= 400:
        assert {"error", "message"} <= set(reply.json())


@LOOSE
@given(path=st.sampled_from(POSTS), body=ANYTHING | STEPS | TABLES)
async def test_any_body(app: Starlette, path: str, body: object) -> None:
    async with Client.of(app) as client:
        await client.enter("Ann")
        table = await client.make_table()
        await check(client, path.replace("{table}", table), body)
        assert (await client.look(table))["table"] == table


@LOOSE
@given(body=TABLES, steps=st.lists(STEPS, max_size=8))
async def test_any_table_and_steps(app: Starlette, body: Json, steps: list[Json]) -> None:
    async with Client.of(app) as client:
        await client.enter("Ann")
        await check(client, "/api/tables", body)
        table = await client.make_table()
        for step in steps:
            await check(client, f"/api/tables/{table}/steps", step)
        await client.look(table)


@LOOSE
@given(
    path=st.sampled_from(GETS),
    table=st.text(min_size=1, max_size=20),
    query=st.dictionaries(FIELDS, st.text(max_size=10) | st.integers().map(str), max_size=3),
)
async def test_any_address(app: Starlette, path: str, table: str, query: dict[str, str]) -> None:
    async with Client.of(app) as client:
        client.http.cookies.set("undercard", "stale")
        filled = re.sub(r"{\w+}", table.encode().hex(), path)
        reply = await client.http.get(filled, params=query)
        assert reply.status_code < 500, reply.text


MESSAGES = (
    ANYTHING
    | st.fixed_dictionaries(
        {
            "type": st.sampled_from(
                ["subscribe", "unsubscribe", "subscribe_lobby", "say", "ping", "x"]
            )
        },
        optional={
            "table": st.just("TABLE") | WORDS,
            "after": st.integers(-1, 99),
            "chat_after": st.integers(-1, 99),
            "text": st.text(max_size=400),
            "seat": SCALARS,
        },
    )
    | st.fixed_dictionaries(
        {"type": st.just("step"), "table": st.just("TABLE"), "key": WORDS | st.just("k")},
        optional={"step": STEPS | ANYTHING},
    )
)


@settings(LOOSE, max_examples=40)
@given(messages=st.lists(MESSAGES | st.text(max_size=50) | st.binary(max_size=20), max_size=8))
async def test_any_messages(
    app: Starlette, ann: Client, address: str, messages: list[object]
) -> None:
    table = await ann.make_table()
    async with LiveClient.of(address, ann.cookie) as live, LiveClient.of(address) as other:
        for message in messages:
            is_plain = isinstance(message, str | bytes)
            text = message if is_plain else msgspec.json.encode(message).decode()
            assert isinstance(text, str | bytes)
            if isinstance(text, str):
                text = text.encode("utf-8", "ignore").decode().replace("TABLE", table)
            await live.socket.send(text)
        for client in (live, other):
            await client.send("ping", key="end")
            while (await client.receive("pong"))["key"] != "end":
                pass
    assert app.state.metrics.value("failures_total") == 0
    await ann.look(table)
