"""Tables over HTTP, from creation to a record that verifies."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from polling import eventually
from server.clients import BOT, ME, OPEN, Client, Json, act, play
from undercard.games.fightdrome.pack_check import load_pack
from undercard.kernel.record import Record, verify
from undercard.server.app import open_app
from undercard.server.settings import ServerSettings


async def start_for_two(ann: Client, ben: Client, **body: object) -> str:
    table = await ann.make_table(**body)
    await ben.step(table, {"step": "sit_down", "seat": 1})
    return table


async def test_games_list_their_options_levels_and_boxes(stranger: Client) -> None:
    games = {game["game"]: game for game in (await stranger.get("/api/games"))["games"]}
    assert set(games) == {"fightdrome", "survive"}
    mode = games["fightdrome"]["options"][0]
    assert (mode["name"], mode["default"]) == ("mode", "bout")
    assert "epic" in mode["choices"]
    assert len(games["survive"]["levels"]) == 5
    box = games["fightdrome"]["box"]
    assert (box["default"], box["choices"]) == ("reconstructed", ["reconstructed", "balanced"])
    assert games["survive"]["boxes"] == ["crowd", "duel", "trio"]
    assert games["survive"]["box"] is None, "the number of players names it"


async def test_two_people_play_to_the_end(ann: Client, ben: Client, stranger: Client) -> None:
    table = await start_for_two(ann, ben)
    assert (await stranger.get(f"/api/tables/{table}/record", 409))["error"] == "not_over"
    assert await play([ann, ben], table) > 3
    record = msgspec.convert(await stranger.get(f"/api/tables/{table}/record"), Record)
    verify(record)
    assert record.players == ["Ann", "Ben"]


async def test_each_player_sees_their_own_seat(ann: Client, ben: Client, stranger: Client) -> None:
    table = await start_for_two(ann, ben)
    looks = [await client.look(table) for client in (ann, ben, stranger)]
    assert [look["now"]["seat"] for look in looks] == [0, 1, None]
    for look, hidden in zip(looks, ([1], [0], [0, 1]), strict=True):
        hands = [fighter["hand"] for fighter in look["now"]["view"]["fighters"]]
        assert [n for n, hand in enumerate(hands) if hand is None] == hidden


async def test_a_request_for_another_seat_is_ignored(
    ann: Client, ben: Client, stranger: Client
) -> None:
    table = await start_for_two(ann, ben)
    assert (await ben.look(table, seat=0))["now"]["seat"] == 1
    shown = await stranger.look(table, seat=0, after=2)
    assert (shown["now"]["seat"], shown["after"]) == (None, 0)
    assert shown["log"] == (await stranger.look(table))["log"]


async def test_the_log_is_the_same_in_parts(ann: Client, ben: Client) -> None:
    table = await start_for_two(ann, ben)
    await play([ann, ben], table, 4)
    whole = await ann.look(table)
    rest = await ann.look(table, after=3, seat=0)
    assert rest["log"] == whole["log"][3:]
    assert (await ann.look(table, after=3))["log"] == whole["log"], "known from another perspective"
    assert (await ann.look(table, after=99, seat=0))["log"] == whole["log"], "more than there is"


async def test_bots_are_seated_and_the_game_begins(ann: Client) -> None:
    table = await ann.make_table(seats=[BOT, ME], visibility="practice")
    shown = await ann.look(table)
    assert shown["now"]["phase"] == "running"
    assert shown["now"]["seats"][0]["bot"]["level"] == "level1"


async def test_the_lobby_shows_public_tables(ann: Client, stranger: Client) -> None:
    shown = await ann.make_table(options={"mode": "match"})
    hidden = await ann.make_table(visibility="private")
    lines = (await stranger.get("/api/tables"))["tables"]
    assert [line["table"] for line in lines] == [shown]
    assert lines[0]["line"]["about"]["options"] == {"mode": "match"}
    assert (await stranger.look(hidden))["now"]["phase"] == "open", "by its link"
    assert (await stranger.get("/api/tables", game="survive"))["tables"] == []


async def test_a_table_names_its_box_and_deals_from_it(
    ann: Client, ben: Client, stranger: Client
) -> None:
    table = await ann.make_table(box="balanced")
    (line,) = (await stranger.get("/api/tables"))["tables"]
    assert line["line"]["about"]["box"] == "balanced"
    assert (await stranger.look(table))["about"]["box"] == "balanced"
    await ben.step(table, {"step": "sit_down", "seat": 1})
    dealt = (await stranger.get(f"/api/tables/{table}/box"))["box"]["stacks"]["cards"]
    balanced = [(stack.name, list(stack.counts)) for stack in load_pack("balanced").stacks.cards]
    assert [(stack["name"], stack["counts"]) for stack in dealt] == balanced
    await play([ann, ben], table)
    assert (await ann.get(f"/api/tables/{table}/record"))["box"] == "balanced"
    again = (await ann.post(f"/api/tables/{table}/rematch", {}, 201))["table"]
    assert (await stranger.look(again))["about"]["box"] == "balanced"


@pytest.mark.parametrize("visibility", ["public", "practice"])
async def test_the_default_box_need_not_be_sent(ann: Client, visibility: str) -> None:
    table = await ann.make_table(box="reconstructed", visibility=visibility)
    assert (await ann.look(table))["about"]["box"] is None
    three = await ann.make_table(game="survive", options={"players": 3}, box="trio")
    assert (await ann.look(three))["about"]["box"] is None


@pytest.mark.parametrize("other", [BOT, ME])
async def test_bots_and_one_screen_play_with_the_chosen_box(ann: Client, other: Json) -> None:
    table = await ann.make_table(box="balanced", seats=[ME, other], visibility="practice")
    shown = await ann.look(table)
    assert (shown["now"]["phase"], shown["about"]["box"]) == ("running", "balanced")


async def test_a_quick_match_is_played_with_the_default_box(ann: Client) -> None:
    await ann.make_table(box="balanced")
    found = await ann.post("/api/quick-match", {"game": "fightdrome"})
    assert (await ann.look(found["table"]))["about"]["box"] is None


async def test_a_step_sent_twice_is_one(ann: Client, ben: Client) -> None:
    table = await ann.make_table(starts_when_full=False)
    sit: Json = {"step": "sit_down", "seat": 1}
    first = await ben.step(table, sit, key="k1")
    assert await ben.step(table, sit, key="k1") == first
    assert (await ben.step(table, sit, 409, key="k2"))["error"] == "seat_taken"
    other = await ann.step(table, {"step": "leave_seat", "seat": 0}, key="k1")
    assert other["number"] == first["number"] + 1, "a key is its sender's own"


async def test_the_server_sets_author_and_time(ann: Client) -> None:
    table = await ann.make_table()
    for field in ("by", "at"):
        step = {"step": "resign", "seat": 0, field: 1}
        assert (await ann.step(table, step, 400))["error"] == "malformed"


async def test_refusals_are_typed(ann: Client, ben: Client, stranger: Client) -> None:
    table = await start_for_two(ann, ben)
    now = (await ann.look(table))["now"]
    waiting = 1 - now["view"]["to_act"]
    waits, acts = (ann, ben) if waiting == 0 else (ben, ann)
    seen = (await acts.look(table))["now"]
    cases: list[tuple[Client, Json, int, str]] = [
        (stranger, act(seen), 401, "not_signed_in"),
        (waits, act(seen), 403, "not_your_seat"),
        (acts, {**act(seen), "answers": 1}, 409, "stale_step"),
        (acts, {**act(seen), "action": "nonsense"}, 422, "bad_action"),
        (acts, {**act(seen), "seat": 7}, 422, "bad_step"),
        (waits, {**act(seen), "seat": waiting}, 409, "not_your_turn"),
        (acts, {"step": "take_over", "seat": 0, "bot": {"level": "x"}}, 400, "malformed"),
    ]
    for client, step, status, code in cases:
        assert (await client.step(table, step, status))["error"] == code
    assert (await ann.look(table))["now"]["number"] == now["number"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"options": {"mode": "endless"}}, "bad_option"),
        ({"options": {"target": 200, "do_you_want_fame": True}}, "bad_option"),
        ({"options": {"engine": "compiled"}}, "bad_option"),
        ({"clock": {"kind": "per_move", "seconds": -1}}, "bad_header"),
        ({"seats": [ME, {"kind": "bot", "level": "level9"}]}, "unknown_bot"),
        ({"stand_in": "nobody"}, "unknown_bot"),
        ({"seats": [ME, ME]}, "malformed"),
        ({"seats": [ME, OPEN, OPEN]}, "malformed"),
        ({"box": "../../etc"}, "bad_option"),
        ({"box": {"name": 3}}, "bad_document"),
        ({"creator": "me"}, "malformed"),
    ],
)
async def test_invalid_tables_are_rejected(ann: Client, body: Json, code: str) -> None:
    reply = await ann.http.post("/api/tables", json={"game": "fightdrome", **body})
    assert reply.status_code in (400, 422), reply.text
    assert reply.json()["error"] == code
    assert (await ann.get("/api/tables"))["tables"] == []


async def test_hot_seat_has_both_seats(ann: Client) -> None:
    table = await ann.make_table(seats=[ME, ME], visibility="practice")
    for seat in (0, 1):
        assert (await ann.look(table, seat=seat))["now"]["seat"] == seat


@pytest.mark.parametrize("path", ["", "/record", "?after=0"])
async def test_unknown_tables(ann: Client, path: str) -> None:
    for table in ("nope", "%00", "x" * 300):
        assert (await ann.get(f"/api/tables/{table}{path}", 404))["error"] == "unknown_table"


async def test_a_bot_plays_for_an_absent_player_until_they_return(ann: Client, ben: Client) -> None:
    table = await ann.make_table(visibility="private")
    await ben.step(table, {"step": "sit_down", "seat": 1})
    await ann.step(table, {"step": "leave_seat", "seat": 0})
    left = (await ben.look(table))["now"]["seats"][0]
    assert (left["away"], left["bot"]["level"]) == (True, "greedy")
    await ann.step(table, {"step": "come_back", "seat": 0})
    assert "bot" not in (await ben.look(table))["now"]["seats"][0]


async def test_a_table_without_people_that_waits_for_a_place_counts_as_a_hit(
    settings: ServerSettings,
) -> None:
    one = replace(settings, limits=replace(settings.limits, bot_tables=1))
    async with open_app(one) as app, Client.of(app) as ann:
        await ann.enter("Ann")
        for _ in range(2):
            await ann.look(await ann.make_table(seats=[BOT, BOT]))
        metrics = app.state.metrics
        await eventually(lambda: metrics.value("rate_limited_total", limit="bot_tables") > 0)
