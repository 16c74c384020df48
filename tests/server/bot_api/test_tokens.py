"""Access tokens: accounts create them, they are shown once, and open only the paths of bots."""

from __future__ import annotations

import httpx
import pytest
from starlette.applications import Starlette

from polling import LIMIT_SECONDS
from server.bot_api.clients import Program, make_token
from server.clients import Client


async def test_a_guest_has_no_tokens(ann: Client) -> None:
    assert (await ann.post("/api/tokens", {"name": "x"}, 403))["error"] == "needs_account"


async def test_a_token_is_shown_once_and_can_be_revoked(ann: Client, address: str) -> None:
    await ann.post("/api/account", {"name": "Ann", "password": "correct horse"}, 201)
    made = await ann.post("/api/tokens", {"name": "laptop", "scopes": ["read"]}, 201)
    listed = (await ann.get("/api/tokens"))["tokens"]
    assert listed == [{key: made[key] for key in ("id", "name", "scopes", "created_at")}]
    async with Program.of(address, made["token"]) as program:
        assert (await program.get("/api/bot/account"))["name"] == "Ann"
        assert await ann.post(f"/api/tokens/{made['id']}/revoke", None) == {"done": True}
        assert (await program.get("/api/bot/account", 401))["error"] == "bad_token"
    assert await ann.post(f"/api/tokens/{made['id']}/revoke", None) == {"done": False}


async def test_only_the_owner_revokes_a_token(ann: Client, ben: Client) -> None:
    for client, name in ((ann, "Ann"), (ben, "Ben")):
        await client.post("/api/account", {"name": name, "password": "correct horse"}, 201)
    made = await ann.post("/api/tokens", {"name": "laptop"}, 201)
    assert await ben.post(f"/api/tokens/{made['id']}/revoke", None) == {"done": False}
    assert len((await ann.get("/api/tokens"))["tokens"]) == 1


async def test_a_token_does_what_its_scopes_allow(app: Starlette, address: str) -> None:
    token = await make_token(app, "Reader", "read")
    async with Program.of(address, token) as program:
        await program.get("/api/bot/account")
        refused = await program.post("/api/bot/account/upgrade", status=403)
        assert refused["error"] == "scope_missing"


async def test_a_token_opens_no_path_for_browsers(app: Starlette, address: str) -> None:
    async with Program.of(address, await make_token(app, "Bot")) as program:
        assert await program.get("/api/me") == {"me": None}
        await program.get("/api/tokens", 401)
        refused = await program.post("/api/tokens", {"name": "another"}, 403)
        assert refused["error"] == "foreign_origin"


@pytest.mark.parametrize("value", ["", "Bearer", "Bearer x", "Basic eDp5", "Bearer " + "ä" * 9])
async def test_other_credentials_are_refused(address: str, value: str) -> None:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=LIMIT_SECONDS) as http:
        reply = await http.get("/api/bot/account", headers={b"authorization": value.encode()})
        assert (reply.status_code, reply.json()["error"]) == (401, "bad_token")


async def test_a_cookie_is_not_a_token(ann: Client) -> None:
    assert (await ann.get("/api/bot/account", 401))["error"] == "bad_token"


async def test_tokens_per_account_are_limited(ann: Client) -> None:
    await ann.post("/api/account", {"name": "Ann", "password": "correct horse"}, 201)
    for _ in range(20):
        await ann.post("/api/tokens", {"name": "x"}, 201)
    assert (await ann.post("/api/tokens", {"name": "x"}, 409))["error"] == "too_many_tokens"
