"""Passkeys: they sign in without a password, and count as a second factor; on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from server.clients import Client
from server.people.authenticator import Authenticator, answer_of, as_text
from server.people.conftest import Clock
from server.people.test_security import LAPTOP, NEW, OLD, PHONE, acts, ann, reset_link, session_of
from undercard.server.app import open_app
from undercard.server.people.errors import (
    BadName,
    NeedsSecondFactor,
    PasskeyNeeded,
    TooManyPasskeys,
    WrongPasskey,
    WrongPassword,
    WrongSecondFactor,
)
from undercard.server.people.passkeys import CHALLENGE_SECONDS, MOST
from undercard.server.people.service import People
from undercard.server.people.sessions import SignedIn
from undercard.server.people.totp import STEP_SECONDS, code_at
from undercard.server.settings import ServerSettings


async def register(
    people: People, made: SignedIn, device: Authenticator | None = None, name: str = "Phone"
) -> Authenticator:
    device = device or Authenticator()
    request = await people.passkeys.start(made.who, OLD, None, LAPTOP)
    session = await session_of(people, made)
    await people.passkeys.add(session, name, device.create(request.challenge), LAPTOP)
    return device


async def names(people: People, made: SignedIn) -> list[str]:
    return [it.name for it in (await people.security.state(made.who)).passkeys]


async def test_a_passkey_signs_in_without_a_password(people: People, clock: Clock) -> None:
    made = await ann(people)
    clock.at += 1
    device = await register(people, made)
    clock.at += 1
    signed_in = await people.sign_in_by_passkey(
        device.sign(await people.passkeys.challenge()), None, PHONE
    )
    assert signed_in.who == made.who
    assert await people.find(signed_in.token) is not None
    (passkey,) = (await people.security.state(made.who)).passkeys
    assert (passkey.name, passkey.site) == ("Phone", "play.example")
    assert (passkey.since, passkey.used_at) == (1_000_001, 1_000_002)
    assert await acts(people) == ["account_made", "passkey_added", "signed_in_by_passkey"]


async def test_a_guest_who_uses_a_passkey_is_adopted(people: People) -> None:
    made = await ann(people)
    device = await register(people, made)
    guest = (await people.make_guest("Guest")).who
    signed_in = await people.sign_in_by_passkey(
        device.sign(await people.passkeys.challenge()), guest
    )
    assert signed_in.who.ids == (made.who.id, guest.id)


async def test_a_challenge_is_answered_once_and_in_time(people: People, clock: Clock) -> None:
    made = await ann(people)
    device = await register(people, made)
    used = device.sign(await people.passkeys.challenge())
    await people.sign_in_by_passkey(used)
    late = device.sign(await people.passkeys.challenge())
    clock.at += CHALLENGE_SECONDS
    for given in (used, late, device.sign(as_text(b"own choice" * 4))):
        with pytest.raises(WrongPasskey):
            await people.sign_in_by_passkey(given)
    assert (await acts(people)).count("sign_in_failed") == 3


@pytest.mark.parametrize(
    "fake",
    [
        {"origin": "https://play.example.evil.test"},
        {"origin": "http://play.example"},
        {"origin": "https://other.example"},
        {"verifies_user": False},
        {"key": Authenticator().key},
    ],
)
async def test_answers_of_other_sites_and_other_keys_are_refused(
    people: People, fake: dict[str, object]
) -> None:
    """The server compares with the site of its own page, whatever the answer contains."""
    device = await register(people, await ann(people))
    forged = replace(device, **fake).sign(await people.passkeys.challenge())  # type: ignore[arg-type]
    with pytest.raises(WrongPasskey):
        await people.sign_in_by_passkey(replace(forged, site=device.site))


async def test_a_copied_device_is_noticed_by_its_count(people: People) -> None:
    made = await ann(people)
    device = await register(people, made, Authenticator(count=5))
    device.count = 6
    await people.sign_in_by_passkey(device.sign(await people.passkeys.challenge()))
    with pytest.raises(WrongPasskey):
        await people.sign_in_by_passkey(device.sign(await people.passkeys.challenge()))


@pytest.mark.parametrize("part", ["client_data", "authenticator_data", "signature"])
async def test_damaged_answers_are_refused(people: People, part: str) -> None:
    device = await register(people, await ann(people))
    given = device.sign(await people.passkeys.challenge())
    for bad in ("A", "AAAA", as_text(b"{}"), as_text(b'{"challenge": 1}'), "_" * 2000):
        with pytest.raises(WrongPasskey):
            await people.sign_in_by_passkey(replace(given, **{part: bad}))  # type: ignore[arg-type]


async def test_a_new_passkey_needs_the_password_and_its_own_challenge(people: People) -> None:
    made, device = await ann(people), Authenticator()
    ben, session = await people.make_account("Ben", OLD, None), await session_of(people, made)
    with pytest.raises(WrongPassword):
        await people.passkeys.start(made.who, NEW, None, LAPTOP)
    request = await people.passkeys.start(ben.who, OLD, None, LAPTOP)
    for challenge in (request.challenge, await people.passkeys.challenge()):
        with pytest.raises(WrongPasskey):
            await people.passkeys.add(session, "x", device.create(challenge), LAPTOP)
    weak = Authenticator(verifies_user=False)
    with pytest.raises(WrongPasskey):
        await register(people, made, weak)
    await register(people, made, device)
    with pytest.raises(WrongPasskey):
        await register(people, ben, device)


async def test_passkeys_have_names_and_are_removed(people: People, clock: Clock) -> None:
    made = await ann(people)
    phone = await register(people, made)
    clock.at += 1
    key = await register(people, made, name="  Blue   key ")
    assert await names(people, made) == ["Phone", "Blue key"]
    request = await people.passkeys.start(made.who, OLD, None, LAPTOP)
    assert set(request.known) == {as_text(phone.id), as_text(key.id)}
    ben = (await people.make_account("Ben", OLD, None)).who
    rename, remove = people.passkeys.rename, people.passkeys.remove
    assert not await rename(ben, as_text(key.id), "Mine")
    assert not await remove(ben, as_text(key.id), LAPTOP)
    assert await rename(made.who, as_text(key.id), "Green key")
    with pytest.raises(BadName):
        await rename(made.who, as_text(key.id), "a\u202eb")
    assert await remove(made.who, as_text(phone.id), LAPTOP)
    assert not await remove(made.who, as_text(phone.id), LAPTOP)
    assert await names(people, made) == ["Green key"]
    with pytest.raises(WrongPasskey):
        await people.sign_in_by_passkey(phone.sign(await people.passkeys.challenge()))
    assert (await acts(people)).count("passkey_removed") == 1


async def test_an_account_has_a_limited_number_of_passkeys(people: People) -> None:
    made = await ann(people)
    for _ in range(MOST):
        await register(people, made)
    with pytest.raises(TooManyPasskeys):
        await register(people, made)


async def test_a_passkey_replaces_the_code_of_the_app(people: People, clock: Clock) -> None:
    """Alone it replaces both factors, because the device verifies its user."""
    made = await ann(people)
    device = await register(people, made)
    secret = await people.security.start_second_factor(made.who, OLD)
    code = code_at(secret, int(clock.at // STEP_SECONDS))
    session = await session_of(people, made)
    await people.security.confirm_second_factor(session, code, LAPTOP)
    device.verifies_user = False
    second = device.sign(await people.passkeys.challenge())
    with pytest.raises(WrongPassword):
        await people.sign_in("Ann", NEW, second=second)
    clock.at += 1
    assert (await people.sign_in("Ann", OLD, second=second)).who == made.who
    assert (await acts(people))[-2:] in (
        ["passkey_used", "signed_in"],
        ["signed_in", "passkey_used"],
    )
    with pytest.raises(WrongSecondFactor):
        await people.sign_in("Ann", OLD, second=second)
    with pytest.raises(NeedsSecondFactor):
        await people.passkeys.start(made.who, OLD, None, LAPTOP)
    device.verifies_user = True
    alone = device.sign(await people.passkeys.challenge())
    assert (await people.sign_in_by_passkey(alone)).who == made.who


async def test_the_passkey_of_another_account_is_no_second_factor(people: People) -> None:
    made, ben = await ann(people), await people.make_account("Ben", OLD, None)
    await register(people, made)
    other = await register(people, ben)
    await people.security.turn_on_passkeys(made.who, OLD, LAPTOP)
    with pytest.raises(WrongSecondFactor):
        await people.sign_in("Ann", OLD, second=other.sign(await people.passkeys.challenge()))


async def test_passkeys_are_a_second_factor_without_an_app(people: People, clock: Clock) -> None:
    """Codes of an empty secret, which everybody can compute, do not count."""
    made = await ann(people)
    with pytest.raises(PasskeyNeeded):
        await people.security.turn_on_passkeys(made.who, OLD, LAPTOP)
    device = await register(people, made)
    await people.security.turn_on_passkeys(made.who, OLD, LAPTOP)
    with pytest.raises(NeedsSecondFactor):
        await people.sign_in("Ann", OLD)
    for step in range(-1, 2):
        code = code_at("", int(clock.at // STEP_SECONDS) + step)
        with pytest.raises(WrongSecondFactor):
            await people.sign_in("Ann", OLD, second=code)
    assert (await people.sign_in("Ann", OLD, second=made.recovery_codes[0])).who == made.who
    with pytest.raises(PasskeyNeeded):
        await people.passkeys.remove(made.who, as_text(device.id), LAPTOP)
    second = device.sign(await people.passkeys.challenge())
    await people.security.end_second_factor(made.who, OLD, second, LAPTOP)
    assert await people.passkeys.remove(made.who, as_text(device.id), LAPTOP)


async def test_a_new_password_keeps_passkeys_unless_the_owner_removes_them(people: People) -> None:
    made = await ann(people)
    await register(people, made)
    change = people.security.change_password
    changed = await change(await session_of(people, made), OLD, NEW, True, LAPTOP)
    assert await names(people, made) == ["Phone"]
    session = await session_of(people, changed)
    await change(session, NEW, OLD, True, LAPTOP, removes_passkeys=True)
    assert await names(people, made) == []


async def test_a_recovery_code_keeps_passkeys_and_the_hosts_link_removes_them(
    people: People, clock: Clock
) -> None:
    made = await ann(people)
    device = await register(people, made)
    await people.security.turn_on_passkeys(made.who, OLD, LAPTOP)
    second = device.sign(await people.passkeys.challenge())
    await people.security.recover("Ann", made.recovery_codes[0], NEW, second, PHONE)
    assert await names(people, made) == ["Phone"]
    await people.security.reset(await reset_link(people, clock), OLD, PHONE)
    state = await people.security.state(made.who)
    assert (state.passkeys, state.has_second_factor) == ([], False)


async def test_a_deleted_account_has_no_passkeys(people: People) -> None:
    made = await ann(people)
    device = await register(people, made)
    await people.account.leave(made.who, OLD)
    with pytest.raises(WrongPasskey):
        await people.sign_in_by_passkey(device.sign(await people.passkeys.challenge()))


CREDENTIALS = {"name": "Ann", "password": OLD}


@pytest.fixture
async def page(settings: ServerSettings) -> AsyncIterator[Client]:
    """A page over https, which a proxy forwards to the server over http."""
    only = replace(settings, origins=("https://play.example",))
    async with open_app(only) as app, Client.of(app) as client:
        client.http.headers.update({"origin": "https://play.example", "host": "play.example"})
        yield client


async def test_passkeys_over_http(page: Client) -> None:
    await page.post("/api/account", CREDENTIALS, 201)
    device = Authenticator()
    start = await page.post("/api/me/passkeys/start", {"password": OLD})
    assert (start["site"], start["name"], start["known"]) == ("play.example", "Ann", [])
    made = device.create(start["challenge"])
    new = {"id": made.id, "client_data": made.client_data, "attestation": made.attestation}
    await page.post("/api/me/passkeys", {"name": "Phone", **new}, 201)
    (shown,) = (await page.get("/api/me/security"))["passkeys"]
    assert (shown["name"], shown["used_at"]) == ("Phone", None)
    await page.post("/api/sign-out", None)
    challenge = (await page.post("/api/passkeys/challenge", None))["challenge"]
    answer = answer_of(device.sign(challenge))
    assert (await page.post("/api/passkeys/sign-in", answer))["me"]["name"] == "Ann"
    await page.post("/api/me/second-factor/passkeys", {"password": OLD})
    assert (await page.get("/api/me/security"))["needs_passkey"]
    challenge = (await page.post("/api/passkeys/challenge", None))["challenge"]
    second = answer_of(device.sign(challenge))
    await page.post("/api/sign-in", CREDENTIALS, 401)
    await page.post("/api/sign-in", {**CREDENTIALS, "second": second})
    path = f"/api/me/passkeys/{shown['id']}"
    assert await page.post(f"{path}/rename", {"name": "Mobile"}) == {"done": True}
    refused = await page.post(f"{path}/remove", None, 409)
    assert refused["error"] == "passkey_needed"


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://play.example", 200),
        ("http://localhost:8000", 200),
        ("http://play.example", 409),
        ("http://192.0.2.1:8000", 409),
        ("http://127.0.0.1:8000", 409),
        ("https://192.0.2.1", 409),
    ],
)
async def test_passkeys_need_https_and_a_host_name(
    settings: ServerSettings, origin: str, status: int
) -> None:
    host = origin.partition("://")[2]
    async with open_app(replace(settings, origins=(origin,))) as app, Client.of(app) as page:
        page.http.headers.update({"origin": origin, "host": host})
        reply = await page.post("/api/passkeys/challenge", None, status)
    assert reply.get("site") == (host.partition(":")[0] if status == 200 else None)


async def test_the_site_is_a_configured_origin(settings: ServerSettings) -> None:
    only = replace(settings, origins=("https://play.example",))
    async with open_app(only) as app, Client.of(app) as client:
        for origin, status in (("https://play.example", 200), ("https://evil.example", 403)):
            client.http.headers["origin"] = origin
            reply = await client.post("/api/passkeys/challenge", None, status)
            assert reply.get("site") == ("play.example" if status == 200 else None)
