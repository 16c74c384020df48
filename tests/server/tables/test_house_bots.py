"""Bots of the host are offered and play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.applications import Starlette

from polling import LIMIT_SECONDS, pause
from server.clients import ME, Client, act
from undercard.bots.house import examine
from undercard.server.app import open_app
from undercard.server.settings import ServerSettings

EXAMPLE = Path(__file__).parents[3] / "examples" / "my_bot.py"
MINE = {"kind": "bot", "level": "Penny Pincher"}


@pytest.fixture
async def app(settings: ServerSettings) -> AsyncIterator[Starlette]:
    """The site with the bot of the example."""
    async with open_app(replace(settings, house_bots=tuple(examine(str(EXAMPLE))))) as app:
        yield app


async def test_it_is_offered_for_the_games_it_plays(ann: Client) -> None:
    games = (await ann.get("/api/games"))["games"]
    assert {it["game"]: it["bots"] for it in games} == {
        "fightdrome": ["Penny Pincher"],
        "survive": [],
    }


async def test_it_plays_a_game_to_the_end_and_again(ann: Client) -> None:
    """The table is public and rated, but a game against a bot without a rating does not count."""
    table = await ann.make_table(seats=[ME, MINE], rated=True)
    await play_on(ann, table)
    again = str((await ann.post(f"/api/tables/{table}/rematch", {}, 201))["table"])
    await play_on(ann, again)
    me = (await ann.get("/api/me"))["me"]
    assert (await ann.get(f"/api/people/{me['id']}"))["ratings"] == []


async def play_on(client: Client, table: str) -> None:
    async with asyncio.timeout(LIMIT_SECONDS):
        while (now := (await client.look(table))["now"])["phase"] != "finished":
            if now["view"] and now["view"]["legal"]:
                await client.step(table, act(now))
            else:
                await pause()
    assert "Penny Pincher" in [seat["bot"]["level"] for seat in now["seats"] if "bot" in seat]


async def test_it_plays_no_other_game_and_replaces_no_player(ann: Client) -> None:
    for body in (
        {"game": "survive", "seats": [ME, MINE]},
        {"game": "fightdrome", "stand_in": "Penny Pincher"},
        {"game": "fightdrome", "seats": [ME, {"kind": "bot", "level": "MyBot"}]},
    ):
        refused = await ann.post("/api/tables", body, 422)
        assert refused["error"] == "unknown_bot"


async def test_it_is_seated_at_an_open_table(ann: Client) -> None:
    table = await ann.make_table(visibility="private")
    await ann.step(table, {"step": "sit_down", "seat": 1, "bot": "Penny Pincher"})
    await ann.step(table, {"step": "start"})
    assert (await ann.look(table))["now"]["phase"] == "running"
