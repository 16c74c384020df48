"""Emotes through HTTP and the WebSocket, with their limits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from starlette.applications import Starlette

from server.clients import Client, LiveClient
from server.conftest import serving
from server.limits import NO_LIMITS
from undercard.server.app import open_app
from undercard.server.settings import Rate, ServerSettings


async def test_everyone_at_the_table_receives_them(
    address: str, ann: Client, ben: Client, stranger: Client
) -> None:
    table = await ann.make_table()
    await ben.step(table, {"step": "sit_down", "seat": 1})
    async with LiveClient.of(address, ann.cookie) as a, LiveClient.of(address) as watcher:
        for live in (a, watcher):
            await live.send("subscribe", table=table)
            await live.receive("snapshot")
        sent = await ben.post(f"/api/tables/{table}/emotes", {"emote": "well_played"})
        assert sent == {"table": table, "emote": "well_played"}
        for live in (a, watcher):
            shown = await live.receive("emotes")
            assert (shown["table"], shown["emotes"]) == (
                table,
                [{"emote": "well_played", "seat": 1, "count": 1}],
            )
    path = f"/api/tables/{table}/emotes"
    await stranger.post(path, {"emote": "wow"}, 401)
    await ann.post(path, {"emote": "insult"}, 400)
    await ann.post("/api/tables/nowhere/emotes", {"emote": "wow"}, 404)
    assert "undercard_emotes_total 1.0" in (await ann.http.get("/metrics")).text


@pytest.fixture
async def strict(settings: ServerSettings) -> AsyncIterator[Starlette]:
    limits = replace(NO_LIMITS, emote=Rate(2, 0.001), per_address=1.5)
    async with open_app(replace(settings, limits=limits)) as app:
        yield app


async def test_a_person_and_an_address_have_a_rate(
    settings: ServerSettings, strict: Starlette
) -> None:
    async with (
        serving(settings, strict),
        Client.of(strict) as ann,
        Client.of(strict) as ben,
        Client.of(strict) as cem,
    ):
        for client, name in ((ann, "Ann"), (ben, "Ben"), (cem, "Cem")):
            await client.enter(name)
        path = f"/api/tables/{await ann.make_table()}/emotes"
        for _ in range(2):
            await ann.post(path, {"emote": "wow"})
        refused = await ann.post(path, {"emote": "wow"}, 429)
        assert refused["error"] == "too_many_requests"
        await ben.post(path, {"emote": "wow"})
        await cem.post(path, {"emote": "wow"}, 429)
        metrics = (await ann.http.get("/metrics")).text
    assert 'undercard_rate_limited_total{limit="emote"} 1.0' in metrics
    assert 'undercard_rate_limited_total{limit="address_emote"} 1.0' in metrics
