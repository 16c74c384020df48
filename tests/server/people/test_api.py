"""Guests, accounts and cookies over HTTP."""

from __future__ import annotations

from dataclasses import replace

import pytest
from starlette.applications import Starlette

from server.clients import Client
from undercard.server.app import open_app
from undercard.server.settings import ServerSettings

CREDENTIALS = {"name": "Ann", "password": "correct horse"}


async def test_a_guest_needs_only_a_name(stranger: Client) -> None:
    assert await stranger.get("/api/me") == {"me": None}
    me = (await stranger.enter("  Zoë   Ünal "))["me"]
    assert (me["name"], me["has_account"]) == ("Zoë Ünal", False)
    assert (await stranger.get("/api/me"))["me"] == me


async def test_the_cookie_is_hidden_from_scripts(stranger: Client) -> None:
    reply = await stranger.http.post("/api/guest", json={"name": "Ann"})
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "max-age=7776000" in cookie
    assert "secure" not in cookie


async def test_behind_https_the_cookie_is_secure(settings: ServerSettings) -> None:
    async with open_app(replace(settings, secure_cookies=True)) as app, Client.of(app) as client:
        reply = await client.http.post("/api/guest", json={"name": "Ann"})
        assert reply.headers["set-cookie"].startswith("__Host-undercard=")
        assert "Secure" in reply.headers["set-cookie"]


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u202eb", "a\x00b", "\u3164", "\ud800"])
async def test_deceptive_names_are_refused(stranger: Client, name: str) -> None:
    reply = await stranger.http.post(
        "/api/guest",
        content=f'{{"name": "{name.encode("unicode_escape").decode()}"}}'.replace("\\x", "\\u00"),
        headers={"content-type": "application/json"},
    )
    assert reply.status_code in (400, 422)
    assert reply.json()["error"] in ("bad_name", "malformed")


async def test_a_guest_may_change_the_name_and_keeps_the_id(ann: Client) -> None:
    before = (await ann.get("/api/me"))["me"]
    after = (await ann.enter("Anna"))["me"]
    assert (after["id"], after["name"]) == (before["id"], "Anna")


async def test_an_account_adopts_the_guest(ann: Client, stranger: Client) -> None:
    guest = (await ann.get("/api/me"))["me"]
    old_cookie = ann.cookie
    account = (await ann.post("/api/account", CREDENTIALS, 201))["me"]
    assert account == {**guest, "has_account": True}
    assert ann.cookie != old_cookie
    assert (await stranger.post("/api/sign-in", CREDENTIALS))["me"] == account
    again = await ann.post("/api/account", {**CREDENTIALS, "name": "Other"}, 409)
    assert again["error"] == "has_account"


async def test_wrong_passwords_and_unknown_names_look_the_same(ann: Client) -> None:
    await ann.post("/api/account", CREDENTIALS, 201)
    wrong = await ann.post("/api/sign-in", {**CREDENTIALS, "password": "wrong horse"}, 401)
    unknown = await ann.post("/api/sign-in", {**CREDENTIALS, "name": "Nobody"}, 401)
    assert wrong == unknown
    assert wrong["error"] == "wrong_password"


async def test_the_name_of_an_account_is_unique(ann: Client, ben: Client) -> None:
    await ann.post("/api/account", CREDENTIALS, 201)
    for path, body in (
        ("/api/account", {**CREDENTIALS, "name": "aNN"}),
        ("/api/guest", {"name": "ANN"}),
    ):
        assert (await ben.post(path, body, 409))["error"] == "name_taken"


async def test_short_passwords_are_refused(ann: Client) -> None:
    refused = await ann.post("/api/account", {"name": "Ann", "password": "short"}, 422)
    assert refused["error"] == "bad_password"


async def test_signing_out_ends_the_session_everywhere(app: Starlette, ann: Client) -> None:
    cookie = ann.cookie
    assert (await ann.http.post("/api/sign-out")).json() == {"me": None}
    async with Client.of(app) as thief:
        thief.http.headers["cookie"] = cookie
        assert await thief.get("/api/me") == {"me": None}
        refused = await thief.post("/api/tables", {"game": "fightdrome"}, 401)
        assert refused["error"] == "not_signed_in"
