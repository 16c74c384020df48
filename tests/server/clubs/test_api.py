"""Clubs over HTTP and the WebSocket; others than members learn nothing of a private club."""

from __future__ import annotations

import re

import pytest
from starlette.applications import Starlette

from server.clients import Client, Json, LiveClient
from server.clubs.conftest import SETTINGS, NewMember, found, invite, join
from server.host.conftest import with_role
from undercard.server.app import APIS, all_endpoints
from undercard.server.http.endpoint import Endpoint

SECRET = "Zanzibar"
"""A word that is in everything that only members may see."""


async def test_a_club_table_has_the_defaults_of_the_club(account: NewMember) -> None:
    ann, ben = await account("Ann"), await account("Ben")
    club = await found(ann)
    await join(ben, await invite(ann, club))
    made = await ben.post(f"{club}/tables", {}, 201)
    (shown,) = (await ann.get(f"{club}/tables"))["tables"]
    about = shown["line"]["about"]
    assert (shown["table"], about["clock"]["base"], about["visibility"]) == (
        made["table"],
        180.0,
        "private",
    )
    await ann.step(made["table"], {"step": "sit_down", "seat": 1})
    assert (await ben.look(made["table"]))["now"]["phase"] == "running"
    ranking = await ann.get(f"{club}/ranking", game="fightdrome")
    assert [it["person"]["name"] for it in ranking["ranks"]] == ["Ann", "Ben"]


async def test_defaults_are_checked(account: NewMember) -> None:
    ann = await account("Ann")
    for bad in (
        {"game": "chess"},
        {"game": "fightdrome", "options": {"mode": "nonsense"}},
        {"game": "fightdrome", "box": "nonsense"},
        {"game": "fightdrome", "clock": {"kind": "per_move", "seconds": -1.0}},
    ):
        await ann.post("/api/clubs", {**SETTINGS, "defaults": bad}, 422)
    await ann.post("/api/clubs", {**SETTINGS, "name": "ab"}, 422)
    assert (await ann.get("/api/clubs"))["mine"] == []


async def test_guests_are_no_members(account: NewMember, ben: Client) -> None:
    ann = await account("Ann")
    club = await found(ann, joining="open")
    assert (await ben.post("/api/clubs", SETTINGS, 403))["error"] == "needs_account"
    assert (await ben.post(f"{club}/join", {}, 403))["error"] == "needs_account"
    await ben.post("/api/account", {"name": "Ben", "password": "long enough"}, 201)
    await ben.post(f"{club}/join", {})
    assert len((await ben.get(club))["members"]) == 2


async def private_club(ann: Client) -> tuple[str, str, str]:
    """Return the path of a private club full of secrets, a table of it and an ended invitation."""
    defaults = {"game": "fightdrome"}
    club = await found(ann, name=f"{SECRET} Club", description=SECRET, defaults=defaults)
    await ann.post(f"{club}/board", {"text": f"{SECRET} at eight"}, 201)
    table = (await ann.post(f"{club}/tables", {}, 201))["table"]
    await ann.post(f"/api/tables/{table}/chat", {"text": SECRET}, 201)
    return club, str(table), await invite(ann, club)


BODIES: dict[str, Json] = {
    "change_club": SETTINGS,
    "make_club_link": {},
    "appoint_member": {"role": "owner"},
    "write_post": {"text": "hello"},
    "report_post": {},
    "make_club_table": {},
}


async def test_a_private_club_does_not_exist_for_others(
    account: NewMember, ben: Client, stranger: Client
) -> None:
    """Every endpoint with a club in its path denies; a missing club gives the same answer."""
    ann, cem = await account(SECRET), await account("Cem")
    club, table, _ = await private_club(ann)
    person = (await ann.get("/api/me"))["me"]["id"]
    inside = [it for it in all_endpoints(APIS) if it.path.startswith("/api/clubs/{club}")]
    assert len(inside) > 15
    for endpoint in inside:
        for client in (cem, ben, stranger):
            answers = [await ask(client, endpoint, it, person) for it in (club, "/api/clubs/none")]
            assert answers[0] == answers[1], endpoint
            status, error, text = answers[0]
            assert (status, error) in ((404, "unknown_club"), (401, "not_signed_in")), endpoint
            assert SECRET not in text
            assert table not in text
    assert (await ann.get(club))["club"]["members"] == 1
    assert len((await ann.get(f"{club}/board"))["posts"]) == 1


async def ask(client: Client, endpoint: Endpoint, club: str, person: str) -> tuple[int, str, str]:
    path = endpoint.path.replace("/api/clubs/{club}", club).replace("{person}", person)
    path = path.replace("{number}", "1").replace("{link}", "0")
    query = {"game": "fightdrome"} if "ranking" in path else {}
    body = BODIES[endpoint.name] if endpoint.body is not None else None
    reply = await client.http.request(endpoint.method, path, params=query, json=body)
    return reply.status_code, reply.json()["error"], reply.text


async def test_no_other_endpoint_mentions_a_private_club(account: NewMember) -> None:
    """All lists and pages that can be read without an id of the club or its table."""
    ann, cem = await account("Ann"), await account("Cem")
    club, table, _ = await private_club(ann)
    person = (await ann.get("/api/me"))["me"]["id"]
    read = 0
    for endpoint in all_endpoints(APIS):
        path = endpoint.path.replace("{person}", person).replace("{name}", "Ann")
        path = re.sub(r"\{(game|language)\}", "fightdrome", path)
        if endpoint.method != "GET" or "{" in path or endpoint.scope is not None:
            continue
        if "stream" in path or "openapi" in path:
            continue
        reply = await cem.http.get(path, params={"game": "fightdrome"} if "leader" in path else {})
        read += reply.status_code == 200
        for secret in (SECRET, table, club.removeprefix("/api/clubs/")):
            assert secret not in reply.text, endpoint
    assert read > 10


async def test_an_open_club_shows_its_poster_only(account: NewMember, stranger: Client) -> None:
    ann, cem = await account(SECRET), await account("Cem")
    club, table, _ = await private_club(ann)
    await ann.http.put(club, json={**SETTINGS, "joining": "open"})
    for client in (cem, stranger):
        (line,) = (await client.get("/api/clubs"))["open"]
        assert (line["name"], line["members"], line["faces"]) == ("Monday Club", 1, [])
        page = await client.http.get(club)
        assert page.json()["club"]["name"] == "Monday Club"
        assert SECRET not in page.text
        assert table not in page.text
        for part in ("board", "tables"):
            await client.get(f"{club}/{part}", 404)


async def test_the_live_lobby_is_for_members(account: NewMember, address: str) -> None:
    ann, cem = await account("Ann"), await account("Cem")
    club, table, token = await private_club(ann)
    name = club.removeprefix("/api/clubs/")
    async with (
        LiveClient.of(address, ann.cookie) as inside,
        LiveClient.of(address, cem.cookie) as outside,
    ):
        await inside.send("subscribe_lobby", club=name)
        shown = await inside.receive("lobby")
        assert (shown["club"], [it["table"] for it in shown["tables"]]) == (name, [table])
        await outside.send("subscribe_lobby")
        assert (await outside.receive("lobby"))["tables"] == []
        await outside.send("subscribe_lobby", club=name)
        assert (await outside.receive("lobby_unsubscribed"))["error"]["error"] == "unknown_club"
        await join(cem, token)
        assert (await inside.receive("lobby"))["version"] > shown["version"]
        await outside.send("subscribe_lobby", club=name)
        assert [it["table"] for it in (await outside.receive("lobby"))["tables"]] == [table]
        person = (await cem.get("/api/me"))["me"]["id"]
        await ann.post(f"{club}/members/{person}/remove", {})
        assert (await outside.receive("lobby_unsubscribed"))["club"] == name


async def test_hosts_handle_reports_and_end_a_club(app: Starlette, account: NewMember) -> None:
    ann, ben = await account("Ann"), await account("Ben")
    club = await found(ann)
    await join(ben, await invite(ann, club))
    rude = (await ben.post(f"{club}/board", {"text": "You are all idiots"}, 201))["number"]
    await ann.post(f"{club}/board/{rude}/report", {"reason": "rude"})
    hosted = club.replace("/api", "/api/host")
    async with with_role(app, "Hana", "host") as host, with_role(app, "Milo", "moderator") as milo:
        (report,) = (await host.get("/api/host/reports"))["reports"]
        assert (report["text"], report["name"], report["reporter"]) == (
            "You are all idiots",
            "Ben",
            "Ann",
        )
        assert f"/api/clubs/{report['club']}" == club
        seen = await milo.get(f"{hosted}/board", around=rude)
        assert [line["text"] for line in seen["lines"]] == ["You are all idiots"]
        for _, done in ((1, True), (2, False)):
            assert (await milo.post(f"{hosted}/board/{rude}/remove", {}))["done"] is done
            assert (await milo.post(f"{hosted}/board/{rude}/close", {}))["done"] is done
        assert (await ann.get(f"{club}/board"))["posts"] == []
        (line,) = (await milo.get("/api/host/clubs"))["clubs"]
        assert (line["name"], line["owner"], line["members"], line["posts"]) == (
            "Monday Club",
            "Ann",
            2,
            1,
        )
        await milo.post(f"{hosted}/end", {}, 403)
        assert (await host.post(f"{hosted}/end", {}))["done"]
        await ann.get(club, 404)
        lines = (await host.get("/api/host/audit", hosts="true"))["lines"]
        acts = [(line["act"], line["name"], line["by"]) for line in reversed(lines)]
        assert acts[-3:] == [
            ("post_removed", "Ben", "Milo"),
            ("report_closed", None, "Milo"),
            ("club_ended", None, "Hana"),
        ]


@pytest.mark.parametrize("number", ["x", "0", "-1", "99999999999"])
async def test_a_post_has_a_number(account: NewMember, number: str) -> None:
    ann = await account("Ann")
    club = await found(ann)
    await ann.post(f"{club}/board/{number}/remove", {}, 404)


@pytest.mark.parametrize("place", ["%00", "%00/board", "x" * 65, "{club}/members/%00"])
async def test_ids_that_cannot_be_stored_are_unknown(account: NewMember, place: str) -> None:
    ann = await account("Ann")
    club = (await found(ann)).removeprefix("/api/clubs/")
    path = f"/api/clubs/{place.replace('{club}', club)}"
    if "members" in path:
        await ann.post(f"{path}/remove", {}, 404)
    else:
        await ann.get(path, 404)
