"""A table in words: what the caller may see and no more, in the caller's language."""

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
    found = await words(ann, table, language="de")
    assert found["number"] == shown["now"]["number"]
    assert found["actions"].keys() == set(shown["now"]["view"]["legal"])
    events = {it["number"]: len(it["events"]) for it in shown["log"] if it.get("events")}
    assert {it["number"]: len(it["lines"]) for it in found["entries"]} == events
    assert all(line for it in found["entries"] for line in it["lines"])


async def test_words_reveal_no_more_than_the_view(ann: Client, ben: Client) -> None:
    """Each player draws cards that only that player may see."""
    table = await ann.make_table(seats=[ME, OPEN])
    await ben.step(table, {"step": "sit_down", "seat": 1})
    hand = (await ben.look(table))["now"]["view"]["fighters"][1]["hand"]
    found = {who: str(await words(who, table)) for who in (ann, ben)}
    assert "You draw" in found[ben]
    assert "Ben draws a card." in found[ann]
    assert found[ann].count("You draw") == len(hand)
    assert found[ann] != found[ben]


async def test_a_spectator_gets_words_without_a_seat(ann: Client, stranger: Client) -> None:
    table = await ann.make_table(seats=[ME, BOT], visibility="private")
    found = await words(stranger, table)
    assert found["seat"] is None
    assert found["actions"] == {}
    assert "You " not in str(found["entries"])


async def test_only_new_entries(ann: Client) -> None:
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
    found = await stranger.get(f"/api/tables/{table}/replay", language="de")
    assert len(found["frames"][0]["words"]) == len(found["frames"][0]["events"])
    record = await stranger.get(f"/api/tables/{table}/record")
    posted = await stranger.post("/api/replay", {"record": record, "language": "de"})
    assert msgspec.json.encode(posted["frames"]) == msgspec.json.encode(found["frames"])
