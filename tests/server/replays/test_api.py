"""Replays: only of finished games, correct to the last frame, from each seat's perspective."""

from __future__ import annotations

import base64
import gzip
import json

import pytest

from games.survive.dungeons import built_in
from server.clients import ME, Client, Json, play
from undercard.kernel.record import read_record, verify
from undercard.server.replays import api as replay_api
from undercard.server.replays import service as replaying
from undercard.server.replays import wire as replay_wire


async def finish(ann: Client, **body: object) -> str:
    table = await ann.make_table(seats=[ME, ME], visibility="practice", **body)
    while (await ann.look(table))["now"]["phase"] != "finished":
        await act_once(ann, table)
    return table


async def test_a_game_in_progress_has_no_replay(ann: Client, stranger: Client) -> None:
    table = await ann.make_table(seats=[ME, ME], visibility="practice")
    assert (await stranger.get(f"/api/tables/{table}/replay", 409))["error"] == "not_over"
    assert (await stranger.get("/api/tables/nope/replay", 404))["error"] == "unknown_table"


async def test_frames_lead_from_the_deal_to_the_result(ann: Client, stranger: Client) -> None:
    table = await finish(ann)
    shown = await stranger.get(f"/api/tables/{table}/replay")
    record = await stranger.get(f"/api/tables/{table}/record")
    assert [frame["action"] for frame in shown["frames"]] == [None, *record["actions"]]
    assert shown["frames"][-1]["view"]["outcome"] == shown["result"] == record["result"]
    assert shown["rounds"] == [0]
    assert shown["proof"] == record["proof"]


@pytest.mark.parametrize("name", ["duel", "trio", "crowd"])
async def test_the_record_of_a_custom_scenario_verifies_and_replays(
    ann: Client, stranger: Client, name: str
) -> None:
    raw = {**built_in(name), "name": "mine"}
    options = {"players": raw["players"]}
    seats = [ME] * raw["players"]
    table = await ann.make_table(
        game="survive", box=raw, options=options, seats=seats, visibility="practice"
    )
    for _ in range(25):
        await act_once(ann, table)
    for seat in range(raw["players"]):
        if (await ann.look(table))["now"]["phase"] != "finished":
            await ann.step(table, {"step": "resign", "seat": seat})
    record = await stranger.get(f"/api/tables/{table}/record")
    assert record["box"]["name"] == "mine"
    verify(read_record(json.dumps(record)))
    verify(read_record(json.dumps(record, sort_keys=True)))
    shown = await stranger.post("/api/replay", {"record": record})
    assert len(shown["frames"]) == len(record["actions"]) + 1


async def act_once(client: Client, table: str) -> None:
    now = (await client.look(table))["now"]
    seat = now["view"]["to_act"]
    now = (await client.look(table, seat=seat))["now"]
    step = {"step": "act", "seat": seat, "answers": now["number"]}
    await client.step(table, {**step, "action": now["view"]["legal"][0]})


async def test_the_perspective_of_a_seat_shows_what_the_seat_saw(ann: Client) -> None:
    table = await finish(ann)
    frames = (await ann.get(f"/api/tables/{table}/replay", eyes=1))["frames"]
    for frame in frames:
        assert frame["view"]["fighters"][0]["hand"] is None
        assert frame["view"]["seat"] == 1
        assert frame["action"] is None or frame["seat"] == 1
    everything = (await ann.get(f"/api/tables/{table}/replay"))["frames"]
    assert all(fighter["hand"] is not None for fighter in everything[0]["view"]["fighters"])


async def test_an_unknown_seat_has_no_perspective(ann: Client) -> None:
    table = await finish(ann)
    assert (await ann.get(f"/api/tables/{table}/replay", 400, eyes=2))["error"] == "malformed"


async def test_long_games_are_paged(ann: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "MOST_FRAMES", 5)
    table = await finish(ann, options={"first": "seat 1"})
    start = await ann.get(f"/api/tables/{table}/replay")
    rest = await ann.get(f"/api/tables/{table}/replay", first=5)
    assert [frame["number"] for frame in start["frames"]] == [0, 1, 2, 3, 4]
    assert rest["frames"][0]["number"] == 5
    assert (await ann.get(f"/api/tables/{table}/replay", first=9999))["frames"] == []


async def test_replies_are_compressed_if_the_client_accepts_it(ann: Client) -> None:
    table = await finish(ann)
    path = f"/api/tables/{table}/replay"
    packed = await ann.http.get(path)
    plain = await ann.http.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content


async def test_a_record_from_a_file_is_replayed_if_it_is_valid(
    ann: Client, stranger: Client
) -> None:
    table = await finish(ann)
    record = await ann.get(f"/api/tables/{table}/record")
    assert await stranger.post("/api/replay", {"record": record}) == await ann.get(
        f"/api/tables/{table}/replay"
    )
    changed: Json = {**record, "hash": "0" * 64}
    reply = await stranger.post("/api/replay", {"record": changed}, 422)
    assert reply["error"] == "bad_record"


async def test_two_people_may_watch_the_end_of_their_game(ann: Client, ben: Client) -> None:
    table = await ann.make_table()
    await ben.step(table, {"step": "sit_down", "seat": 1})
    await play([ann, ben], table)
    assert (await ben.get(f"/api/tables/{table}/replay", eyes=0))["players"] == ["Ann", "Ben"]


def test_a_reply_has_room_for_a_whole_bout() -> None:
    assert replay_wire.MOST_FRAMES >= 200


async def test_a_record_may_be_longer_than_other_messages(ann: Client) -> None:
    """A record may contain a pack. This one is long because of a field that is refused on
    reading."""
    table = await finish(ann)
    record = await ann.get(f"/api/tables/{table}/record")
    padded = {"record": record, "eyes": None, "first": 0, "x": "y" * 100_000}
    assert (await ann.post("/api/replay", padded, 400))["error"] == "malformed"
    padded["x"] = "y" * 1_000_000
    assert (await ann.post("/api/replay", padded, 413))["error"] == "too_large"


async def test_a_file_has_every_perspective_and_a_limited_length(
    ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record of a megabyte would otherwise become gigabytes of frames."""
    table = await finish(ann)
    path = f"/api/tables/{table}/replay.html"
    reply = await ann.http.get(path)
    assert reply.status_code == 200
    packed = reply.text.partition('id="game">')[2].partition("</script>")[0]
    content = json.loads(gzip.decompress(base64.b64decode(packed)))
    assert [it["eyes"] for it in content["replays"]] == [None, 0, 1]
    actions = len(content["record"]["actions"])
    assert {len(it["frames"]) for it in content["replays"]} == {actions + 1}
    monkeypatch.setattr(replay_api, "MOST_ACTIONS", actions - 1)
    assert (await ann.get(path, 413))["error"] == "too_large"
    record = {"record": content["record"]}
    assert (await ann.post("/api/replay.html", record, 413))["error"] == "too_large"
