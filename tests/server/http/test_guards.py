"""Requests that are refused by origin, size, type or rate."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from server.clients import ORIGIN, Client
from undercard.server.app import open_app
from undercard.server.settings import Rate, ServerSettings, UsageLimits

GUEST = {"name": "Ann"}


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": ORIGIN}, 201),
        ({"origin": "https://evil.test"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://["}, 403),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"origin": "https://evil.test", "sec-fetch-site": "same-origin"}, 403),
        ({}, 403),
    ],
)
async def test_only_the_own_origin_may_post(
    stranger: Client, headers: dict[str, str], status: int
) -> None:
    del stranger.http.headers["origin"]
    reply = await stranger.http.post("/api/guest", json=GUEST, headers=headers)
    assert reply.status_code == status
    if status == 403:
        assert reply.json()["error"] == "foreign_origin"
        assert "set-cookie" not in reply.headers


async def test_only_listed_origins_may_post(settings: ServerSettings) -> None:
    ours = replace(settings, origins=("https://play.test",))
    async with open_app(ours) as app, Client.of(app) as client:
        await client.post("/api/guest", GUEST, 403)
        client.http.headers["origin"] = "https://play.test"
        await client.post("/api/guest", GUEST, 201)


async def test_bodies_are_json_and_not_too_large(stranger: Client) -> None:
    as_text = {"content-type": "text/plain"}
    reply = await stranger.http.post("/api/guest", content=b'{"name":"A"}', headers=as_text)
    assert (reply.status_code, reply.json()["error"]) == (415, "not_json")
    as_json = {"content-type": "application/json; charset=utf-8"}
    for body, status, code in (
        (b'{"name":"' + b"x" * 70_000 + b'"}', 413, "too_large"),
        (b'{"name":', 400, "malformed"),
        (b"\xff\xfe", 400, "malformed"),
        (b"[" * 60_000, 400, "malformed"),
        (b"", 400, "malformed"),
    ):
        reply = await stranger.http.post("/api/guest", content=body, headers=as_json)
        assert (reply.status_code, reply.json()["error"]) == (status, code)


@pytest.mark.parametrize(("path", "limit"), [("guest", "body_bytes"), ("replay", "record_bytes")])
async def test_a_body_that_is_too_large_counts_as_a_hit(
    settings: ServerSettings, path: str, limit: str
) -> None:
    small = replace(settings.limits, body_bytes=100, record_bytes=200)
    async with open_app(replace(settings, limits=small)) as app, Client.of(app) as client:
        refused = await client.post(f"/api/{path}", {"name": "x" * 300}, 413)
        assert refused["error"] == "too_large"
        assert app.state.metrics.value("rate_limited_total", limit=limit) == 1


@pytest.mark.parametrize("depth", [100, 500, 900, 5000])
async def test_deeply_nested_boxes_are_refused(ann: Client, depth: int) -> None:
    box = '{"a":' * depth + "1" + "}" * depth
    reply = await ann.http.post(
        "/api/tables",
        content=f'{{"game":"survive","box":{box}}}',
        headers={"content-type": "application/json"},
    )
    assert reply.status_code in (400, 422), reply.text


async def test_unknown_paths_and_methods_are_typed(stranger: Client) -> None:
    assert (await stranger.get("/api/nothing", 404))["error"] == "not_found"
    assert (await stranger.get("/api/games/", 404))["error"] == "not_found"
    reply = await stranger.http.delete("/api/tables")
    assert (reply.status_code, reply.json()["error"]) == (405, "bad_method")


async def test_requests_are_rate_limited(settings: ServerSettings) -> None:
    few = replace(UsageLimits(), guest=Rate(2, 0.5), sign_in=Rate(1, 0.1))
    async with open_app(replace(settings, limits=few)) as app, Client.of(app) as client:
        for status in (201, 201, 429):
            reply = await client.http.post("/api/guest", json=GUEST)
            assert reply.status_code == status
        assert reply.json()["error"] == "too_many_requests"
        assert 1 <= int(reply.headers["retry-after"]) <= 3
        async with Client.of(app, client=("10.0.0.9", 1)) as neighbour:
            await neighbour.enter("Ben")
        credentials = {"name": "Ann", "password": "wrong horse"}
        await client.post("/api/sign-in", credentials, 401)
        await client.post("/api/sign-in", credentials, 429)


COSTLY = {
    "profile": (
        "/api/people/nobody",
        "/api/people/nobody/profile",
        "/api/people/nobody/achievements",
        "/api/me/games",
        "/api/me/games/nope",
        "/api/me/ladder?game=fightdrome",
        "/api/me/achievements",
        "/api/me/friends",
        "/api/clubs",
        "/api/clubs/nope",
        "/api/clubs/nope/ranking?game=fightdrome",
    ),
    "snapshot": (
        "/api/watch",
        "/api/tables/nope",
        "/api/tables/nope/record",
        "/api/tables/nope/link",
        "/api/tables/nope/qr.svg",
    ),
    "picture": ("/api/tables/nope/replay.html",),
    "replay": ("/api/tables/nope/replay", "/api/me/records"),
}


@pytest.mark.parametrize("limit", COSTLY)
async def test_reads_that_cost_much_are_rate_limited(settings: ServerSettings, limit: str) -> None:
    rare: dict[str, Any] = {limit: Rate(1, 1e-6)}
    once = replace(settings.limits, per_address=2.0, **rare)
    async with open_app(replace(settings, limits=once)) as app:
        for path in COSTLY[limit]:
            source = (f"10.0.0.{COSTLY[limit].index(path) + 1}", 1)
            statuses = []
            for name in ("Ann", "Ann again"):
                async with Client.of(app, client=source) as client:
                    await client.enter(name)
                    statuses += [(await client.http.get(path)).status_code for _ in range(2)]
            assert [it == 429 for it in statuses] == [False, True, False, True], path
            async with Client.of(app, client=source) as stranger:
                assert (await stranger.http.get(path)).status_code in (401, 429), path
        assert app.state.metrics.value("rate_limited_total", limit=limit) > 0


@pytest.mark.parametrize(
    "path",
    [
        "/api/me/games/%00",
        "/api/me/games?search=%00",
        "/api/me/games?before=1~%00",
        "/api/people/%00",
    ],
)
async def test_a_nul_is_in_no_address(ann: Client, path: str) -> None:
    """PostgreSQL would fail, as if it were not available."""
    assert (await ann.http.get(path)).status_code in (400, 404)


async def test_a_page_may_request_errors_with_status_200(stranger: Client) -> None:
    """A browser logs every status of 400 and above in its console."""
    wish = {"undercard-refusals": "in-body"}
    loud = await stranger.http.get("/api/tables/nope")
    quiet = await stranger.http.get("/api/tables/nope", headers=wish)
    assert (loud.status_code, quiet.status_code) == (404, 200)
    assert quiet.headers["undercard-status"] == "404"
    assert quiet.json() == loud.json()
    assert "undercard-status" not in (await stranger.http.get("/api/games", headers=wish)).headers
