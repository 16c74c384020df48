"""A new password wins against requests in flight: a password is verified, and a session found, some
time before the transaction that relies on it; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import asyncpg
import pytest

from polling import eventually
from server.db.test_postgres import BLOCKED
from server.notices.push_service import Browser
from server.people.authenticator import Authenticator
from server.people.conftest import Clock, open_people
from server.people.test_passkeys import register
from server.people.test_security import (
    LAPTOP,
    NEW,
    OLD,
    PHONE,
    acts,
    ann,
    code_of,
    reset_link,
    session_of,
)
from undercard.server.bot_api.tokens import AccessTokens
from undercard.server.http.errors import NotSignedIn
from undercard.server.http.session import Session
from undercard.server.notices.feeds import Feeds
from undercard.server.notices.push_subscriptions import PushSubscription, PushSubscriptions
from undercard.server.people.errors import WrongPasskey, WrongPassword
from undercard.server.people.service import People
from undercard.server.people.sessions import SignedIn

Act = Callable[[People, Session], Awaitable[object]]
OTHER, MAILBOX = "thief's choice", "thief@mail.example"

WITH_PASSWORD: dict[str, Act] = {
    "sign_in": lambda people, _: people.sign_in("Ann", OLD, caller=PHONE),
    "change_password": lambda people, thief: people.security.change_password(
        thief, OLD, OTHER, True, PHONE
    ),
    "make_codes": lambda people, thief: people.security.make_codes(thief.who, OLD, PHONE),
    "start_second_factor": lambda people, thief: people.security.start_second_factor(
        thief.who, OLD
    ),
    "turn_on_passkeys": lambda people, thief: people.security.turn_on_passkeys(
        thief.who, OLD, PHONE
    ),
    "end_second_factor": lambda people, thief: people.security.end_second_factor(
        thief.who, OLD, "000000", PHONE
    ),
    "passkey": lambda people, thief: people.passkeys.start(thief.who, OLD, None, PHONE),
    "mail": lambda people, thief: people.mail.start(thief.who, OLD, MAILBOX, "en"),
    "leave": lambda people, thief: people.account.leave(thief.who, OLD, PHONE),
}


@pytest.mark.parametrize("act", WITH_PASSWORD.values(), ids=WITH_PASSWORD)
async def test_a_password_that_was_replaced_after_its_verification_does_nothing(
    people: People, act: Act, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people.mail, "_mailer", object())
    owner, thief = await ann(people), await session_of(people, await people.sign_in("Ann", OLD))
    session = await session_of(people, owner)
    await register(people, owner)

    async def change() -> None:
        await people.security.change_password(session, OLD, NEW, True, LAPTOP)

    between(people, change, monkeypatch)
    with pytest.raises(WrongPassword):
        await act(people, thief)
    (left,) = (await people.security.state(owner.who)).sessions
    assert left.address == LAPTOP.address
    assert (await people.sign_in("Ann", NEW)).who == owner.who
    await people.security.recover("Ann", owner.recovery_codes[0], NEW, None, LAPTOP)


def between(
    people: People, work: Callable[[], Awaitable[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Do `work` between the next verification of a password and the transaction that relies on
    it."""
    passwords = people._passwords
    verify = passwords.verify

    async def verify_then_work(known: str | None, password: str) -> str | None:
        verified = await verify(known, password)
        monkeypatch.setattr(passwords, "verify", verify)
        await work()
        return verified

    monkeypatch.setattr(passwords, "verify", verify_then_work)


async def test_a_refused_sign_in_with_a_replaced_password_is_in_the_audit_log(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await session_of(people, await ann(people))

    async def change() -> None:
        await people.security.change_password(session, OLD, NEW, True, LAPTOP)

    between(people, change, monkeypatch)
    with pytest.raises(WrongPassword):
        await people.sign_in("Ann", OLD)
    assert "sign_in_failed" in await acts(people)


async def test_one_of_two_simultaneous_changes_of_the_password_succeeds(people: People) -> None:
    session = await session_of(people, await ann(people))
    both = await asyncio.gather(
        *(people.security.change_password(session, OLD, new, True, LAPTOP) for new in (NEW, OTHER)),
        return_exceptions=True,
    )
    assert sorted(type(it).__name__ for it in both) == ["SignedIn", "WrongCurrentPassword"]


def _token(people: People, thief: Session) -> Awaitable[object]:
    return AccessTokens(people._db).make(thief, "x", ("read",))


def _feed(people: People, thief: Session) -> Awaitable[object]:
    return Feeds(people._db).make(thief)


def _push(people: People, thief: Session) -> Awaitable[object]:
    given = Browser("https://push.example/b").subscription
    keys = given["keys"]
    subscription = PushSubscription(given["endpoint"], keys["p256dh"], keys["auth"])
    return PushSubscriptions(people._db).add(thief, subscription, 1.0)


WITH_SESSION: dict[str, Act] = {"token": _token, "feed": _feed, "push": _push}


@pytest.mark.parametrize("act", WITH_SESSION.values(), ids=WITH_SESSION)
async def test_a_session_that_has_ended_meanwhile_gives_no_lasting_access(
    people: People, act: Act
) -> None:
    owner, thief = await ann(people), await session_of(people, await people.sign_in("Ann", OLD))
    await act(people, thief)
    await people.security.change_password(await session_of(people, owner), OLD, NEW, True, LAPTOP)
    with pytest.raises(NotSignedIn):
        await act(people, thief)
    state = await people.security.state(owner.who)
    assert (state.has_feed, state.push_browsers) == (False, 0)
    assert await AccessTokens(people._db).of(owner.who.id) == []


async def test_a_passkey_and_an_app_begun_before_a_new_password_do_not_count(
    people: People, clock: Clock
) -> None:
    owner, thief = await ann(people), await session_of(people, await people.sign_in("Ann", OLD))
    request = await people.passkeys.start(thief.who, OLD, None, PHONE)
    secret = await people.security.start_second_factor(thief.who, OLD)
    await people.security.change_password(await session_of(people, owner), OLD, NEW, True, LAPTOP)
    with pytest.raises(NotSignedIn):
        await people.passkeys.add(thief, "x", Authenticator().create(request.challenge), PHONE)
    with pytest.raises(NotSignedIn):
        await people.security.confirm_second_factor(thief, code_of(secret, clock), PHONE)
    state = await people.security.state(owner.who)
    assert (state.passkeys, state.has_second_factor) == ([], False)


async def test_a_passkey_that_is_removed_meanwhile_opens_no_session(
    people: People, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host's link removes it between the arrival of its answer and the transaction."""
    owner = await ann(people)
    device = await register(people, owner)
    answer = device.sign(await people.passkeys.challenge())
    link = await reset_link(people, clock)
    enter = people._enter

    async def reset_then_enter(*given: object) -> SignedIn:
        await people.security.reset(link, NEW, LAPTOP)
        return await enter(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(people, "_enter", reset_then_enter)
    with pytest.raises(WrongPasskey):
        await people.sign_in_by_passkey(answer)
    (left,) = (await people.security.state(owner.who)).sessions
    assert left.address == LAPTOP.address


@pytest.fixture
async def on_postgres(postgres_url: str, clock: Clock) -> AsyncIterator[People]:
    async with open_people(postgres_url, clock) as people:
        yield people


@pytest.fixture
async def outsider(postgres_url: str) -> AsyncIterator[asyncpg.Connection]:
    """Another process, with transactions of its own."""
    connection = await asyncpg.connect(postgres_url)
    yield connection
    await connection.close()


async def held(outsider: asyncpg.Connection, statement: str, act: Awaitable[object]) -> object:
    """Run the statement, then start the act, which waits for its row; commit, and return the
    act's result or exception."""
    async with outsider.transaction():
        await outsider.execute(statement)
        task = asyncio.ensure_future(act)
        await eventually(lambda: _is_blocked(outsider, task))
    (result,) = await asyncio.gather(task, return_exceptions=True)
    return result


async def _is_blocked(outsider: asyncpg.Connection, task: asyncio.Future[object]) -> bool:
    return task.done() or bool(await outsider.fetchval(BLOCKED))


async def test_a_sign_in_waits_for_a_change_of_the_password_that_is_being_written(
    on_postgres: People, outsider: asyncpg.Connection
) -> None:
    await ann(on_postgres)
    change = "UPDATE accounts SET password = 'other'"
    result = await held(outsider, change, on_postgres.sign_in("Ann", OLD))
    assert isinstance(result, WrongPassword)


@pytest.mark.parametrize("act", WITH_SESSION.values(), ids=WITH_SESSION)
async def test_lasting_access_waits_for_the_end_of_the_session_that_is_being_written(
    on_postgres: People, outsider: asyncpg.Connection, act: Act
) -> None:
    session = await session_of(on_postgres, await ann(on_postgres))
    result = await held(outsider, "DELETE FROM sessions", act(on_postgres, session))
    assert isinstance(result, NotSignedIn)


async def test_a_sign_in_by_passkey_waits_for_a_change_that_is_being_written(
    on_postgres: People, outsider: asyncpg.Connection
) -> None:
    device = await register(on_postgres, await ann(on_postgres))
    answer = device.sign(await on_postgres.passkeys.challenge())
    change = "UPDATE accounts SET password = 'other'; DELETE FROM passkeys"
    result = await held(outsider, change, on_postgres.sign_in_by_passkey(answer))
    assert isinstance(result, WrongPasskey)
