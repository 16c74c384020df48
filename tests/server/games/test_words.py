"""A table in words: what the caller may see, in the caller's language, and no more."""

from __future__ import annotations

import msgspec
import pytest

from nines import registered
from server.clients import BOT, ME, OPEN, Client, Json
from undercard.kernel.plugin import game_names


async def words(client: Client, table: str, **query: str | int) -> Json:
    return await client.get(f"/api/tables/{table}/words", 200, **query)


@pytest.mark.parametrize("game", game_names())
async def test_every_event_and_action_has_words(ann: Client, game: str) -> None:
    table = await ann.make_table(game=game, seats=[ME, BOT], visibility="practice")
    shown = await ann.look(table)
    told = await words(ann, table, language="de")
    assert told["number"] == shown["now"]["number"]
    assert told["actions"].keys() == set(shown["now"]["view"]["legal"])
    events = {it["number"]: len(it["events"]) for it in shown["log"] if it.get("events")}
    assert {it["number"]: len(it["lines"]) for it in told["entries"]} == events
    assert all(line for it in told["entries"] for line in it["lines"])


async def test_words_tell_a_reader_no_more_than_the_table_does(ann: Client, ben: Client) -> None:
    """Each draws cards that only they may see."""
    table = await ann.make_table(seats=[ME, OPEN])
    await ben.step(table, {"step": "sit_down", "seat": 1})
    hand = (await ben.look(table))["now"]["view"]["fighters"][1]["hand"]
    told = {who: str(await words(who, table)) for who in (ann, ben)}
    assert "You draw" in told[ben]
    assert "Ben draws a card." in told[ann]
    assert told[ann].count("You draw") == len(hand)
    assert told[ann] != told[ben]


async def test_a_spectator_reads_as_one(ann: Client, stranger: Client) -> None:
    table = await ann.make_table(seats=[ME, BOT], visibility="private")
    told = await words(stranger, table)
    assert told["seat"] is None
    assert told["actions"] == {}
    assert "You " not in str(told["entries"])


async def test_only_what_is_new(ann: Client) -> None:
    table = await ann.make_table(seats=[ME, BOT], visibility="practice")
    number = (await ann.look(table))["now"]["number"]
    assert (await words(ann, table, after=number, seat=0))["entries"] == []


async def test_the_messages_of_a_plug_in(stranger: Client) -> None:
    with registered() as game:
        reply = await stranger.http.get(f"/api/games/{game}/messages/de")
        assert reply.headers["content-type"].startswith("text/plain")
        assert f"{game} = " in reply.text
        assert (await stranger.http.get(f"/api/games/{game}/messages/tlh")).status_code == 422
    assert (await stranger.get("/api/games/chess/messages/en", 422))["error"] == "unknown_game"


async def test_frames_of_a_replay_in_words(ann: Client, stranger: Client) -> None:
    table = await ann.make_table(seats=[ME, ME], visibility="practice")
    await ann.step(table, {"step": "resign", "seat": 0})
    plain = await stranger.get(f"/api/tables/{table}/replay")
    assert plain["frames"][0]["words"] == []
    told = await stranger.get(f"/api/tables/{table}/replay", language="de")
    assert len(told["frames"][0]["words"]) == len(told["frames"][0]["events"])
    record = await stranger.get(f"/api/tables/{table}/record")
    posted = await stranger.post("/api/replay", {"record": record, "language": "de"})
    assert msgspec.json.encode(posted["frames"]) == msgspec.json.encode(told["frames"])
