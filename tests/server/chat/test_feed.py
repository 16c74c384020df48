"""Chat and the number of visitors over the WebSocket, consistent with HTTP."""

from __future__ import annotations

from server.clients import Client, LiveClient


async def test_subscribers_receive_lines_also_after_a_reload(
    address: str, ann: Client, ben: Client
) -> None:
    table = await ann.make_table()
    async with LiveClient.of(address, ann.cookie) as a, LiveClient.of(address) as watcher:
        for live in (a, watcher):
            await live.send("subscribe", table=table)
            await live.receive("snapshot")
        await a.send("say", table=table, text="hello")
        first = await a.receive("chat")
        assert await watcher.receive("chat") == first
        await ben.post(f"/api/tables/{table}/chat", {"text": "hi"}, 201)
        second = await a.receive("chat")
        assert [line["number"] for line in second["lines"]] == [2]
    async with LiveClient.of(address, ann.cookie) as again:
        await again.send("subscribe", table=table)
        lines = (await again.receive("chat"))["lines"]
        assert lines == [*first["lines"], *second["lines"]]
        await again.send("subscribe", table=table, chat_after=1)
        assert (await again.receive("chat"))["lines"] == second["lines"]


async def test_players_see_lines_of_spectators_after_the_game(
    address: str, ann: Client, ben: Client, stranger: Client
) -> None:
    table = await ann.make_table()
    await ben.step(table, {"step": "sit_down", "seat": 1})
    await stranger.enter("Cem")
    async with LiveClient.of(address, ann.cookie) as a:
        await a.send("subscribe", table=table)
        await a.receive("snapshot")
        await stranger.post(f"/api/tables/{table}/chat", {"text": "a hint"}, 201)
        await ben.post(f"/api/tables/{table}/chat", {"text": "thinking"}, 201)
        assert [line["text"] for line in (await a.receive("chat"))["lines"]] == ["thinking"]
        await ben.step(table, {"step": "resign", "seat": 1})
        lines = (await a.receive("chat"))["lines"]
        assert [line["text"] for line in lines] == ["a hint", "thinking"]


async def test_an_invalid_line_is_a_typed_error(
    address: str, ann: Client, stranger: Client
) -> None:
    table = await ann.make_table()
    async with LiveClient.of(address, ann.cookie) as a, LiveClient.of(address) as nobody:
        await a.send("say", table=table, text="\u202e", key="k")
        error = await a.receive("error")
        assert (error["error"], error["key"], error["table"]) == ("bad_line", "k", table)
        await a.send("say", table="none", text="x")
        assert (await a.receive("error"))["error"] == "unknown_table"
        await nobody.send("say", table=table, text="x")
        assert (await nobody.receive("error"))["error"] == "not_signed_in"
    assert (await stranger.get(f"/api/tables/{table}/chat"))["lines"] == []


async def test_the_lobby_counts_visitors(address: str, ann: Client, ben: Client) -> None:
    async with LiveClient.of(address, ann.cookie) as a, LiveClient.of(address, ann.cookie):
        await a.send("subscribe_lobby")
        assert (await a.receive("lobby"))["online"] == 1
        async with LiveClient.of(address, ben.cookie):
            assert (await a.receive("lobby"))["online"] == 2
        assert (await a.receive("lobby"))["online"] == 1
