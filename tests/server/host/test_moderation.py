"""Hosts and moderators handle reports, people, addresses and tables; nobody else may."""

from __future__ import annotations

import pytest
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed

from server.clients import Client, LiveClient
from server.host.conftest import PASSWORD, id_of
from undercard.server.app import APIS, all_endpoints

DAY = 86_400


async def say(client: Client, table: str, text: str, status: int = 201) -> int:
    said = await client.post(f"/api/tables/{table}/chat", {"text": text}, status)
    return int(said["line"]["number"]) if status == 201 else 0


async def texts(client: Client, table: str) -> list[str]:
    lines = (await client.get(f"/api/tables/{table}/chat"))["lines"]
    return [line["text"] for line in lines if line.get("removes") is None]


async def acts(host: Client) -> list[tuple[str, str | None, str | None]]:
    """Return the acts of hosts in the audit log, the oldest first."""
    lines = (await host.get("/api/host/audit", hosts="true"))["lines"]
    return [(line["act"], line["name"], line["by"]) for line in reversed(lines)]


async def test_a_report_from_start_to_end(host: Client, ann: Client, ben: Client) -> None:
    table = await ann.make_table()
    await say(ann, table, "hello")
    rude = await say(ben, table, "you are all idiots")
    await ann.post(f"/api/tables/{table}/chat/{rude}/report", {"reason": "rude"})
    (report,) = (await host.get("/api/host/reports"))["reports"]
    assert (report["text"], report["reason"], report["reporter"]) == (
        "you are all idiots",
        "rude",
        "Ann",
    )
    seen = await host.get(f"/api/host/tables/{table}/chat", around=rude)
    assert [line["text"] for line in seen["lines"]] == ["hello", "you are all idiots"]
    place = f"/api/host/tables/{table}/chat/{rude}"
    assert (await host.post(f"{place}/remove", {}))["done"]
    assert not (await host.post(f"{place}/remove", {}))["done"]
    assert await texts(ann, table) == await texts(ben, table) == ["hello"]
    await host.post(f"/api/host/people/{report['by']}/mute", {"seconds": DAY, "reason": "rude"})
    await say(ben, table, "what?", 403)
    assert (await host.post(f"{place}/close", {}))["done"]
    assert (await host.get("/api/host/reports"))["reports"] == []
    (closed,) = (await host.get("/api/host/reports", closed="true"))["reports"]
    assert closed["is_removed"]
    assert (await acts(host))[1:] == [
        ("line_removed", "Ben", "Hana"),
        ("muted", "Ben", "Hana"),
        ("report_closed", None, "Hana"),
    ]
    assert (await host.post(f"/api/host/people/{report['by']}/unmute", {}))["done"]
    await say(ben, table, "sorry")


async def test_an_open_page_loses_a_removed_line(host: Client, ann: Client, address: str) -> None:
    table = await ann.make_table()
    number = await say(ann, table, "oops")
    async with LiveClient.of(address, ann.cookie) as live:
        await live.send("subscribe", table=table)
        assert (await live.receive("chat"))["lines"][0]["text"] == "oops"
        await host.post(f"/api/host/tables/{table}/chat/{number}/remove", {})
        (line,) = (await live.receive("chat"))["lines"]
        assert (line["removes"], line["text"]) == (number, "")


async def test_nobody_else_gets_in(ann: Client, stranger: Client, moderator: Client) -> None:
    for endpoint in all_endpoints(APIS):
        if not endpoint.path.startswith("/api/host"):
            continue
        path = endpoint.path.replace("{number}", "1").replace("{", "").replace("}", "")
        query = (
            {"around": "1"}
            if endpoint.query is not None and path.endswith(("chat", "board"))
            else {}
        )
        for client in (ann, stranger):
            body = {} if endpoint.body is None else _body(endpoint.name)
            reply = await client.http.request(endpoint.method, path, params=query, json=body)
            assert (reply.status_code, reply.json()["error"]) == (403, "not_host"), endpoint
    for path in ("sign-up", "server", "backups", "audit", "addresses"):
        assert (await moderator.get(f"/api/host/{path}", 403))["error"] == "not_host"


def _body(endpoint: str) -> dict[str, object]:
    bodies: dict[str, dict[str, object]] = {
        "mute": {"seconds": DAY},
        "appoint": {"role": "host"},
        "ban_address": {"address": "192.0.2.1"},
        "unban_address": {"address": "192.0.2.1"},
        "set_sign_up": {"is_invite_only": True},
        "announce": {"text": "hi"},
    }
    return bodies.get(endpoint, {})


async def test_a_moderator_cannot_touch_a_host(host: Client, moderator: Client) -> None:
    hana, milo = await id_of(host), await id_of(moderator)
    for act in ("kick", "unmute"):
        refusal = await moderator.post(f"/api/host/people/{hana}/{act}", {}, 409)
        assert refusal["error"] == "untouchable"
    await moderator.post(f"/api/host/people/{milo}/kick", {}, 409)
    await host.post(f"/api/host/people/{milo}/role", {"role": None})
    await moderator.get("/api/host/reports", 403)


async def test_a_kick_and_a_ban_close_the_connection(
    host: Client, ann: Client, address: str
) -> None:
    await ann.post("/api/account", {"name": "Ann", "password": PASSWORD}, 201)
    person = await id_of(ann)
    for act, status in (("kick", 200), ("ban", 403)):
        async with LiveClient.of(address, ann.cookie) as live:
            await host.post(f"/api/host/people/{person}/{act}", {})
            with pytest.raises(ConnectionClosed):
                await live.receive("nothing")
        assert (await ann.get("/api/me"))["me"] is None
        await ann.post("/api/sign-in", {"name": "Ann", "password": PASSWORD}, status)
    await host.post(f"/api/host/people/{person}/unban", {})
    await ann.post("/api/sign-in", {"name": "Ann", "password": PASSWORD})


async def test_a_banned_address_gets_nothing(app: Starlette, host: Client) -> None:
    async with Client.of(app, client=("198.51.100.7", 1)) as troll:
        await troll.enter("Troll")
        (line,) = (await host.get("/api/host/people", name="Troll"))["people"]
        assert line["addresses"] == ["198.51.100.7"]
        await host.post("/api/host/addresses/ban", {"address": "198.51.100.7", "reason": "spam"})
        for path in ("/api/me", "/api/games"):
            assert (await troll.get(path, 403))["error"] == "address_banned"
        (banned,) = (await host.get("/api/host/addresses"))["addresses"]
        assert (banned["address"], banned["reason"]) == ("198.51.100.7", "spam")
        await host.post("/api/host/addresses/unban", {"address": "198.51.100.7"})
        await troll.get("/api/me")
    await host.post("/api/host/addresses/ban", {"address": "192.0.2.200"}, 409)
    await host.post("/api/host/addresses/ban", {"address": "here"}, 422)


async def test_an_ipv6_ban_covers_the_network(app: Starlette, host: Client) -> None:
    await host.post("/api/host/addresses/ban", {"address": "2001:db8:1:2::7"})
    async with Client.of(app, client=("2001:db8:1:2:ffff::1", 1)) as troll:
        await troll.get("/api/me", 403)
    (banned,) = (await host.get("/api/host/addresses"))["addresses"]
    await host.post("/api/host/addresses/unban", {"address": banned["address"]})
    assert (await host.get("/api/host/addresses"))["addresses"] == []


async def test_a_ban_closes_the_connections_of_the_address(
    host: Client, ann: Client, address: str
) -> None:
    async with LiveClient.of(address, ann.cookie) as live:
        await host.post("/api/host/addresses/ban", {"address": "127.0.0.1"})
        with pytest.raises(ConnectionClosed):
            await live.receive("nothing")


async def test_an_ended_table_is_gone_for_its_players(
    host: Client, moderator: Client, ann: Client, address: str
) -> None:
    table = await ann.make_table(visibility="private")
    assert table in [it["id"] for it in (await host.get("/api/host/tables"))["tables"]]
    async with LiveClient.of(address, ann.cookie) as live:
        await live.send("subscribe", table=table)
        await live.receive("snapshot")
        assert (await moderator.post(f"/api/host/tables/{table}/end", {}))["done"]
        assert (await live.receive("unsubscribed"))["error"]["error"] == "unknown_table"
    await ann.get(f"/api/tables/{table}", 404)
    assert not (await moderator.post(f"/api/host/tables/{table}/end", {}))["done"]
    assert (await acts(host))[-1] == ("table_ended", None, "Milo")


async def test_a_link_resets_a_password(host: Client, ann: Client, stranger: Client) -> None:
    await ann.post("/api/account", {"name": "Ann", "password": PASSWORD}, 201)
    path = (await host.post(f"/api/host/people/{await id_of(ann)}/reset", {}))["path"]
    token = path.removeprefix("/reset#")
    await stranger.post("/api/reset", {"token": token, "new": "another long password"})
    assert await id_of(stranger)
