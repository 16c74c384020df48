"""No box name from a client opens a file, in any request that has a box."""

from __future__ import annotations

import pytest
from starlette.applications import Starlette

from games.survive.dungeons import wide_open
from hostile import HOSTILE, folder
from server.bot_api.clients import Program, make_bot
from server.clients import ME, Client, Json

__all__ = ["folder"]
pytestmark = pytest.mark.usefixtures("folder")
SENDABLE = [name for name in HOSTILE if name != "\ud800" and len(name) < 60_000]


def assert_names_no_file(reply: Json) -> None:
    assert "no built-in" in reply["message"]
    assert len(reply["message"]) < 300


@pytest.mark.parametrize("name", SENDABLE)
async def test_a_table_is_made_with_a_built_in_box_only(ann: Client, name: str) -> None:
    for game in ("fightdrome", "survive"):
        reply = await ann.post("/api/tables", {"game": game, "box": name}, 422)
        assert reply["error"] == "bad_option"
        assert_names_no_file(reply)


async def test_programs_make_tables_with_a_built_in_box_only(app: Starlette, address: str) -> None:
    async with Program.of(address, await make_bot(app, address, "Bot")) as program:
        for name in SENDABLE:
            body = {"game": "fightdrome", "box": name}
            assert_names_no_file(await program.post("/api/bot/tables", body, 422))


async def test_a_record_to_replay_names_a_built_in_box_only(ann: Client) -> None:
    table = await ann.make_table(seats=[ME, ME], visibility="practice")
    await ann.step(table, {"step": "resign", "seat": 0})
    record = await ann.get(f"/api/tables/{table}/record")
    for name in SENDABLE:
        reply = await ann.post("/api/replay", {"record": {**record, "box": name}}, 422)
        assert_names_no_file(reply)


@pytest.mark.parametrize("path", ["/api/quick-match", "/api/lab"])
async def test_elsewhere_there_is_no_box(ann: Client, path: str) -> None:
    body = {"game": "fightdrome", "box": "LICENSE", "set": {}}
    assert (await ann.post(path, body, 400))["error"] == "malformed"


@pytest.mark.parametrize("box", [0, [], True, {"name": "x"}, {"a": "b" * 1000}])
async def test_a_box_that_is_no_pack(ann: Client, box: object) -> None:
    reply = await ann.http.post("/api/tables", json={"game": "fightdrome", "box": box})
    assert reply.status_code in (400, 422)
    assert len(reply.text) < 1000


@pytest.mark.parametrize("depth", [30, 500, 20_000])
async def test_a_box_that_is_nested_deeply(ann: Client, depth: int) -> None:
    text = '{"game": "fightdrome", "box": {"a": ' + "[" * depth + "]" * depth + "}}"
    headers = {"content-type": "application/json"}
    reply = await ann.http.post("/api/tables", content=text, headers=headers)
    assert reply.status_code in (400, 422), reply.text


@pytest.mark.parametrize("players", [-(2**63), -4])
async def test_d4_a_scenario_for_a_negative_number_of_players(ann: Client, players: int) -> None:
    box = {**wide_open(), "players": players}
    reply = await ann.post("/api/tables", {"game": "survive", "box": box}, 422)
    assert "neither 2 nor 3 (S1.1)" in reply["message"]
