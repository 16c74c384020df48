"""A thief who knows the password: everything of theirs ends with a new one, and guesses of a
stranger do not lock the owner out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import httpx
import pytest
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed

from server.bot_api.clients import Program
from server.clients import Client, Json, LiveClient
from server.limits import NO_LIMITS
from undercard.server.app import open_app
from undercard.server.http.call import now
from undercard.server.people.totp import STEP_SECONDS, code_at
from undercard.server.settings import Rate, ServerSettings

CREDENTIALS = {"name": "Ann", "password": "correct horse"}
CHANGE = {"old": "correct horse", "new": "battery staple"}


@pytest.fixture
async def owner(app: Starlette) -> AsyncIterator[Client]:
    async with Client.of(app) as client:
        await client.post("/api/account", CREDENTIALS, 201)
        yield client


@pytest.fixture
async def thief(app: Starlette, owner: Client) -> AsyncIterator[Client]:  # noqa: ARG001
    """Another browser that is signed in to the owner's account."""
    async with Client.of(app) as client:
        await client.post("/api/sign-in", CREDENTIALS)
        yield client


async def closed(live: LiveClient) -> str:
    """Wait for the end of a connection and return the reason."""
    with pytest.raises(ConnectionClosed) as end:
        await live.receive("nothing")
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 1008
    return end.value.rcvd.reason


async def take_everything(thief: Client) -> tuple[str, str]:
    """Return an access token and the path of a feed."""
    token = (await thief.post("/api/tokens", {"name": "x"}, 201))["token"]
    return str(token), httpx.URL((await thief.post("/api/me/feed", None))["url"]).path


async def test_session_socket_token_and_feed_end_with_a_new_password(
    owner: Client, thief: Client, address: str
) -> None:
    """The stream, which runs with the token, ends too. The owner stays, with a new cookie."""
    token, feed = await take_everything(thief)
    stolen = owner.cookie
    async with (
        Program.of(address, token) as program,
        LiveClient.of(address, thief.cookie) as socket,
        LiveClient.of(address, stolen) as copied,
    ):
        await program.post("/api/bot/account/upgrade")
        async with program.stream("/api/bot/events") as lines:
            await lines.until("hello")
            await owner.post("/api/me/password", CHANGE)
            assert await closed(socket) == await closed(copied) == "password changed"
            assert (await lines.until("error"))["error"] == "bad_token"
        await program.get("/api/bot/account", 401)
    assert (await thief.get("/api/me"))["me"] is None
    assert (await thief.http.get(feed)).status_code == 404
    thief.http.cookies.clear()
    thief.http.headers["cookie"] = stolen
    assert (await thief.get("/api/me"))["me"] is None
    assert (await owner.get("/api/me"))["me"]["name"] == "Ann"
    assert (await owner.get("/api/tokens"))["tokens"] == []


async def test_the_owner_may_keep_programs_and_feed(
    owner: Client, thief: Client, address: str
) -> None:
    token, feed = await take_everything(owner)
    shown = await owner.get("/api/me/security")
    assert (shown["has_feed"], len(shown["sessions"]), shown["recovery_codes"]) == (True, 2, 8)
    await owner.post("/api/me/password", {**CHANGE, "revokes": False})
    assert (await thief.get("/api/me"))["me"] is None
    assert (await owner.http.get(feed)).status_code == 200
    async with Program.of(address, token) as program:
        await program.get("/api/bot/account")


async def test_the_thiefs_recovery_codes_end_with_a_new_password(
    app: Starlette, owner: Client, thief: Client
) -> None:
    password = {"password": CREDENTIALS["password"]}
    stolen = (await thief.post("/api/me/recovery-codes", password))["codes"]
    changed = await owner.post("/api/me/password", {**CHANGE, "renews_codes": True})
    assert len(changed["recovery_codes"]) == 8
    async with Client.of(app) as client:
        body = {"name": "Ann", "code": stolen[0], "new": "thief's choice"}
        assert (await client.post("/api/recover", body, 401))["error"] == "wrong_code"
        await client.post("/api/recover", {**body, "code": changed["recovery_codes"][0]})


async def test_the_owner_may_keep_the_recovery_codes(app: Starlette) -> None:
    async with Client.of(app) as owner:
        codes = (await owner.post("/api/account", CREDENTIALS, 201))["recovery_codes"]
        assert (await owner.post("/api/me/password", CHANGE))["recovery_codes"] == []
        await owner.post("/api/recover", {"name": "Ann", "code": codes[0], "new": "new horse"})


async def test_renewing_recovery_codes_with_a_new_password_needs_the_second_factor(
    app: Starlette,
) -> None:
    """A code replaces the second factor, so a thief with password and session gets none."""
    async with Client.of(app) as owner:
        await owner.post("/api/account", CREDENTIALS, 201)
        password = {"password": CREDENTIALS["password"]}
        start = await owner.post("/api/me/second-factor", password)
        step = int(now() // STEP_SECONDS)
        code = code_at(start["secret"], step)
        await owner.post("/api/me/second-factor/confirm", {"code": code})
        renewing = {**CHANGE, "renews_codes": True}
        refused = await owner.post("/api/me/password", renewing, 401)
        assert refused["error"] == "needs_second_factor"
        second = {"second": code_at(start["secret"], step + 1)}
        changed = await owner.post("/api/me/password", {**renewing, **second})
        assert len(changed["recovery_codes"]) == 8


async def sessions(client: Client) -> list[Json]:
    return list((await client.get("/api/me/security"))["sessions"])


async def test_one_browser_and_all_browsers_are_signed_out(
    owner: Client, thief: Client, address: str
) -> None:
    (other,) = [it for it in await sessions(owner) if not it["is_this"]]
    async with (
        LiveClient.of(address, thief.cookie) as his,
        LiveClient.of(address, owner.cookie) as hers,
    ):
        ended = await owner.post(f"/api/me/sessions/{other['id']}/end", None)
        assert ended == {"done": True}
        assert await closed(his) == "signed out"
        await hers.send("ping", key="1")
        assert (await hers.receive("pong"))["key"] == "1"
        assert await owner.post("/api/me/sessions/end", None) == {"me": None}
        assert await closed(hers) == "signed out"
    assert (await owner.get("/api/me"))["me"] is None


async def test_a_revoked_token_ends_its_stream_and_no_other(owner: Client, address: str) -> None:
    made = [await owner.post("/api/tokens", {"name": "x"}, 201) for _ in range(2)]
    async with (
        Program.of(address, made[0]["token"]) as first,
        Program.of(address, made[1]["token"]) as second,
    ):
        await first.post("/api/bot/account/upgrade")
        async with first.stream("/api/bot/events") as ends, second.stream("/api/bot/events") as on:
            await ends.until("hello")
            await on.until("hello")
            await owner.post(f"/api/tokens/{made[0]['id']}/revoke", None)
            assert (await ends.until("error"))["error"] == "bad_token"
            await on.until_keep_alive()


@pytest.fixture
async def limited(settings: ServerSettings) -> AsyncIterator[Starlette]:
    """A site that allows three attempts to sign in."""
    limits = replace(NO_LIMITS, sign_in=Rate(3, 1e-9))
    async with open_app(replace(settings, limits=limits)) as app:
        yield app


async def test_guesses_do_not_lock_the_owner_out(limited: Starlette) -> None:
    """The account's and the address's budget are used up; the owner's browser has its own."""
    guess = {**CREDENTIALS, "password": "not the one"}
    async with Client.of(limited) as owner, Client.of(limited) as guesser:
        await owner.post("/api/account", CREDENTIALS, 201)
        await owner.post("/api/sign-out", None)
        statuses = [
            (await guesser.http.post("/api/sign-in", json=guess)).status_code for _ in range(4)
        ]
        assert statuses == [401, 401, 429, 429]
        await guesser.post("/api/sign-in", CREDENTIALS, 429)
        await owner.post("/api/sign-in", CREDENTIALS)
        await owner.post("/api/sign-in", guess, 401)
        await owner.post("/api/sign-in", guess, 401)
        await owner.post("/api/sign-in", CREDENTIALS, 429)


async def test_spaces_around_a_name_give_no_further_guesses(limited: Starlette) -> None:
    """Guesses from many addresses share the budget of the account."""
    async with Client.of(limited) as owner:
        await owner.post("/api/account", CREDENTIALS, 201)
    guess = {**CREDENTIALS, "password": "not the one"}
    statuses = []
    for number, name in enumerate(("Ann", " Ann", "Ann ", "ann\u2003", "\tANN\n")):
        async with Client.of(limited, client=(f"192.0.2.{number}", 1)) as guesser:
            reply = await guesser.http.post("/api/sign-in", json={**guess, "name": name})
            statuses.append(reply.status_code)
    assert statuses == [401, 401, 401, 429, 429]


async def test_spaces_around_a_name_do_not_hide_a_known_browser(limited: Starlette) -> None:
    async with Client.of(limited) as owner, Client.of(limited) as guesser:
        await owner.post("/api/account", CREDENTIALS, 201)
        await owner.post("/api/sign-out", None)
        guess = {**CREDENTIALS, "password": "not the one"}
        for status in (401, 401, 429):
            await guesser.post("/api/sign-in", guess, status)
        await owner.post("/api/sign-in", {**CREDENTIALS, "name": " Ann "})


async def test_a_known_browser_is_known_for_its_own_account(limited: Starlette) -> None:
    """An account of one's own gives no further guesses at others."""
    async with Client.of(limited) as owner, Client.of(limited) as guesser:
        await owner.post("/api/account", CREDENTIALS, 201)
        await guesser.post("/api/account", {**CREDENTIALS, "name": "Guesser"}, 201)
        await guesser.post("/api/sign-out", None)
        guess = {**CREDENTIALS, "password": "not the one"}
        await guesser.post("/api/sign-in", guess, 401)
        await guesser.post("/api/sign-in", guess, 429)
        await guesser.post("/api/sign-in", {**CREDENTIALS, "name": "Guesser"})


async def test_refused_names_are_limited_because_they_reveal_accounts(limited: Starlette) -> None:
    async with Client.of(limited) as owner, Client.of(limited) as curious:
        await owner.post("/api/account", CREDENTIALS, 201)
        statuses = [
            (await curious.http.post("/api/guest", json={"name": "Ann"})).status_code
            for _ in range(4)
        ]
        assert statuses == [409, 409, 429, 429]
        await curious.enter("Cem")


async def test_recovery_and_the_second_factor_in_a_browser(app: Starlette) -> None:
    async with Client.of(app) as owner:
        codes = (await owner.post("/api/account", CREDENTIALS, 201))["recovery_codes"]
        body = {"name": "Ann", "code": codes[0], "new": "battery staple"}
        assert (await owner.post("/api/recover", body))["me"]["name"] == "Ann"
        assert (await owner.post("/api/recover", body, 401))["error"] == "wrong_code"
        password = {"password": "battery staple"}
        new = (await owner.post("/api/me/recovery-codes", password))["codes"]
        start = await owner.post("/api/me/second-factor", password)
        assert start["picture"].startswith("data:image/svg+xml")
        code = code_at(start["secret"], int(now() // STEP_SECONDS))
        await owner.post("/api/me/second-factor/confirm", {"code": code})
        sign_in = {"name": "Ann", **password}
        needs = await owner.post("/api/sign-in", sign_in, 401)
        assert needs["error"] == "needs_second_factor"
        await owner.post("/api/sign-in", {**sign_in, "second": new[0]})
        refused = await owner.post("/api/me/recovery-codes", password, 401)
        assert refused["error"] == "needs_second_factor"
        with_code = {**password, "second": new[1]}
        new = (await owner.post("/api/me/recovery-codes", with_code))["codes"]
        end = {**password, "second": new[1]}
        assert await owner.post("/api/me/second-factor/end", end) == {"done": True}
        refused = await owner.post("/api/reset", {"token": "x", "new": "battery staple"}, 401)
        assert refused["error"] == "wrong_code"


async def test_a_guest_has_no_password(ann: Client) -> None:
    for path in ("recovery-codes", "second-factor"):
        refused = await ann.post(f"/api/me/{path}", {"password": ""}, 403)
        assert refused["error"] == "needs_account"
    assert (await ann.post("/api/me/password", CHANGE, 403))["error"] == "needs_account"
    (session,) = await sessions(ann)
    assert session["is_this"]
