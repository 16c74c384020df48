"""Chat and the lobby's count over the WebSocket, as they are over HTTP."""

from __future__ import annotations

from server.clients import Client, LiveClient


async def test_lines_come_to_all_who_follow_and_are_there_after_a_reload(
    address: str, ann: Client, ben: Client
) -> None:
    table = await ann.make_table()
    async with LiveClient.of(address, ann.cookie) as a, LiveClient.of(address) as watcher:
        for live in (a, watcher):
            await live.say("follow", table=table)
            await live.hear("snapshot")
        await a.say("say", table=table, text="hello")
        first = await a.hear("chat")
        assert await watcher.hear("chat") == first
        await ben.post(f"/api/tables/{table}/chat", {"text": "hi"}, 201)
        second = await a.hear("chat")
        assert [line["number"] for line in second["lines"]] == [2]
    async with LiveClient.of(address, ann.cookie) as again:
        await again.say("follow", table=table)
        lines = (await again.hear("chat"))["lines"]
        assert lines == [*first["lines"], *second["lines"]]
        await again.say("follow", table=table, chat_after=1)
        assert (await again.hear("chat"))["lines"] == second["lines"]


async def test_players_hear_spectators_when_the_game_is_over(
    address: str, ann: Client, ben: Client, stranger: Client
) -> None:
    table = await ann.make_table()
    await ben.step(table, {"step": "sit_down", "seat": 1})
    await stranger.enter("Cem")
    async with LiveClient.of(address, ann.cookie) as a:
        await a.say("follow", table=table)
        await a.hear("snapshot")
        await stranger.post(f"/api/tables/{table}/chat", {"text": "a hint"}, 201)
        await ben.post(f"/api/tables/{table}/chat", {"text": "thinking"}, 201)
        assert [line["text"] for line in (await a.hear("chat"))["lines"]] == ["thinking"]
        await ben.step(table, {"step": "resign", "seat": 1})
        told = (await a.hear("chat"))["lines"]
        assert [line["text"] for line in told] == ["a hint", "thinking"]


async def test_what_cannot_be_said_is_a_typed_error(
    address: str, ann: Client, stranger: Client
) -> None:
    table = await ann.make_table()
    async with LiveClient.of(address, ann.cookie) as a, LiveClient.of(address) as nobody:
        await a.say("say", table=table, text="\u202e", key="k")
        error = await a.hear("error")
        assert (error["error"], error["key"], error["table"]) == ("bad_line", "k", table)
        await a.say("say", table="none", text="x")
        assert (await a.hear("error"))["error"] == "unknown_table"
        await nobody.say("say", table=table, text="x")
        assert (await nobody.hear("error"))["error"] == "not_signed_in"
    assert (await stranger.get(f"/api/tables/{table}/chat"))["lines"] == []


async def test_the_lobby_counts_who_is_there(address: str, ann: Client, ben: Client) -> None:
    async with LiveClient.of(address, ann.cookie) as a, LiveClient.of(address, ann.cookie):
        await a.say("follow_lobby")
        assert (await a.hear("lobby"))["online"] == 1
        async with LiveClient.of(address, ben.cookie):
            assert (await a.hear("lobby"))["online"] == 2
        assert (await a.hear("lobby"))["online"] == 1
