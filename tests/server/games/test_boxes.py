"""Anyone can read the complete box of a table."""

from __future__ import annotations

from server.clients import Client
from undercard.games.survive.scenario_check import load_scenario


async def test_a_built_in_box_is_shown_in_full(ann: Client, stranger: Client) -> None:
    table = await ann.make_table(options={"mode": "match"})
    shown = await stranger.get(f"/api/tables/{table}/box")
    assert shown["game"] == "fightdrome"
    assert shown["options"]["mode"] == "match"
    assert shown["options"]["target"] == 300
    assert {"name", "order"} <= set(shown["box"]["sleeves"]["cards"][0])


async def test_survive_shows_its_dungeon(ann: Client) -> None:
    table = await ann.make_table(game="survive", options={"players": 3})
    shown = await ann.get(f"/api/tables/{table}/box")
    assert shown["box"]["players"] == 3
    assert shown["box"]["dungeon"]


async def test_survive_shows_the_plan_of_its_drawing(ann: Client) -> None:
    ground = (await ann.get("/api/games/survive/box"))["box"]["ground"]
    plan = load_scenario("duel").plan
    assert len(ground["walls"]) + len(plan.open_edges) + len(plan.passages) == 2 * 10 * 9
    assert sorted(ground["teleporters"].values()) == [1, 2, 3, 4]
    assert [it["name"] for it in ground["passages"]] == [it.name for it in plan.passages]
    assert set(ground["zones"].values()) == {"X", "Y"}


async def test_an_unknown_table_has_no_box(stranger: Client) -> None:
    assert (await stranger.get("/api/tables/nope/box", 404))["error"] == "unknown_table"


async def test_the_default_box_of_a_game_needs_no_table(stranger: Client) -> None:
    shown = await stranger.get("/api/games/fightdrome/box")
    assert shown["options"]["target"] == 300
    assert shown["box"]["attacks"]["strengths"] == [20, 30, 40, 50, 60, 70, 80]
    assert (await stranger.get("/api/games/survive/box"))["box"]["figures"]


async def test_an_unknown_game_has_no_box(stranger: Client) -> None:
    assert (await stranger.get("/api/games/chess/box", 422))["error"] == "unknown_game"
