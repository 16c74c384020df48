"""Rated tables, early exits and shared addresses, over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select
from starlette.applications import Starlette

from polling import eventually
from server.clients import Client
from undercard.server.admin.lists import AuditLine, list_audit
from undercard.server.db import schema
from undercard.server.matching import early_exits
from undercard.server.matching.early_exits import WAITS, EarlyExits, wait_of, write_exit
from undercard.server.tables.setup import RATED_STAND_IN

PASSWORD = "long enough"


@pytest.fixture
async def cem(app: Starlette) -> AsyncIterator[Client]:
    async with Client.of(app, client=("203.0.113.7", 1)) as client:
        await client.enter("Cem")
        yield client


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"open_hands": 0}, "open hands"),
        ({"stand_in": "level3"}, RATED_STAND_IN),
        ({"visibility": "private"}, "private"),
        ({"visibility": "practice"}, "practice"),
    ],
)
async def test_a_rated_table_is_refused_what_is_unfair(
    ann: Client, body: dict[str, object], reason: str
) -> None:
    wanted = {"game": "fightdrome", "rated": True, **body}
    refused = await ann.post("/api/tables", wanted, 422)
    assert refused["error"] == "cannot_be_rated"
    assert reason in refused["message"]
    table = await ann.make_table(**body)
    assert (await ann.look(table))["about"].get("rated", False) is False


async def test_a_rated_table_has_a_weak_stand_in_and_no_takebacks(ann: Client, ben: Client) -> None:
    table = await ann.make_table(game="survive", rated=True)
    about = (await ann.look(table))["about"]
    assert (about["rated"], about["stand_in"]) == (True, RATED_STAND_IN)
    await ben.step(table, {"step": "sit_down", "seat": 1})
    for client, seat in ((ann, 0), (ben, 1)):
        assert not (await client.look(table))["now"]["can_take_back"]
        refused = await client.step(table, {"step": "ask_takeback", "seat": seat}, 409)
        assert refused["error"] == "takeback_rated"


async def test_repeated_early_exits_bring_a_growing_wait(
    ann: Client, ben: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(early_exits, "WAITS", (0.0, 500.0))
    wanted = {"game": "fightdrome"}
    for _ in range(2):
        first = await ann.post("/api/quick-match", wanted)
        await ben.post("/api/quick-match", wanted)
        seat = (await ann.look(first["table"]))["now"]["seat"]
        await ann.step(first["table"], {"step": "resign", "seat": seat})

    async def waits() -> bool:
        reply = await ann.http.post("/api/quick-match", json=wanted)
        if reply.status_code != 429:
            await ann.post("/api/quick-match/withdraw", wanted)
            return False
        refused = reply.json()
        return bool(refused["error"] == "early_exits" and 400 < refused["retry_after"] <= 500)

    await eventually(waits)
    await ben.post("/api/quick-match", wanted)


async def test_the_wait_grows_with_each_exit_of_a_day(app: Starlette, ann: Client) -> None:
    me = (await ann.get("/api/me"))["me"]["id"]
    tables = [await ann.make_table() for _ in range(len(WAITS) + 1)]
    database = app.state.core.database
    waits = []
    for n, table in enumerate(tables):
        await database.write(lambda db, t=table, at=float(n): write_exit(db, me, t, at, True))
        waits.append(await database.read(lambda db, at=float(n): wait_of(db, [me], at)))
    assert waits == [*WAITS, WAITS[-1]]
    later = await database.read(lambda db: wait_of(db, [me], 90_000.0))
    assert later <= 0
    await database.write(lambda db: write_exit(db, me, tables[-1], 10.0, False))
    back = await database.read(lambda db: wait_of(db, [me], 4.0))
    assert back == WAITS[-1]


async def test_an_exit_from_a_table_that_a_host_has_ended(app: Starlette, ann: Client) -> None:
    """It is not counted; once, no later exit was."""
    me = (await ann.get("/api/me"))["me"]["id"]
    exits = EarlyExits(app.state.core.database, app.state.core.tables, lambda: 0.0)
    exits.start()
    left = await ann.make_table()
    for table in ("ended", left):
        exits._noted.put_nowait((me, table, True))
    await exits.settled()
    await exits.close()
    counted = select(schema.early_exits.c.table_id)
    assert await app.state.core.database.read(lambda db: list(db.scalars(counted))) == [left]


async def test_accounts_of_one_address_are_reported(
    app: Starlette, ann: Client, ben: Client, cem: Client
) -> None:
    for client, name in ((ann, "Ann"), (ben, "Ben"), (cem, "Cem")):
        await client.post("/api/account", {"name": name, "password": PASSWORD}, 201)
    far = await ann.make_table(rated=True)
    await cem.step(far, {"step": "sit_down", "seat": 1})
    near = await ann.make_table(rated=True)
    await ben.step(near, {"step": "sit_down", "seat": 1})

    async def reported() -> list[AuditLine]:
        lines = await app.state.core.database.read(list_audit)
        return [line for line in lines if line.act == "shared_address"]

    await eventually(reported)
    lines = await reported()
    a, b = [(await client.get("/api/me"))["me"]["id"] for client in (ann, ben)]
    assert {(line.name, line.detail, line.device, line.address) for line in lines} == {
        ("Ann", f"table {near}, with {b}", "", ""),
        ("Ben", f"table {near}, with {a}", "", ""),
    }
