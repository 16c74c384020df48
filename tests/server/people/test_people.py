"""Guests, accounts and sessions, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from server.db.postgres_server import Postgres
from server.people.conftest import Clock
from undercard.server.db import StoreUnavailable, open_store
from undercard.server.db.database import open_database
from undercard.server.people.errors import HasAccount, NameTaken, WrongPassword
from undercard.server.people.service import People
from undercard.server.people.sessions import DAY, SESSION_SECONDS, SignedIn

PASSWORD = "correct horse"


async def test_a_guest_has_a_session(people: People) -> None:
    guest = await people.make_guest("Ann")
    found = await people.find(guest.token)
    assert found is not None
    assert (found.who, found.expires_at) == (guest.who, guest.expires_at)
    assert await people.find(guest.token + "x") is None
    assert await people.find("") is None


async def test_a_token_is_never_shown(people: People) -> None:
    guest = await people.make_guest("Ann")
    assert guest.token not in repr(guest)


async def test_sessions_end_after_90_days(people: People, clock: Clock) -> None:
    guest = await people.make_guest("Ann")
    clock.at += SESSION_SECONDS - 1
    assert await people.find(guest.token) is not None
    clock.at += 1
    assert await people.find(guest.token) is None
    assert await people.remove_expired() == 1


async def test_a_session_in_use_is_prolonged_once_a_day(people: People, clock: Clock) -> None:
    guest = await people.make_guest("Ann")
    session = await people.find(guest.token)
    assert session is not None
    assert await people.renew(session) is None
    clock.at += DAY
    until = await people.renew(session)
    assert until == clock.at + SESSION_SECONDS
    renewed = await people.find(guest.token)
    assert renewed is not None
    assert renewed.expires_at == until


async def test_an_account_keeps_the_id_of_the_guest(people: People) -> None:
    guest = await people.make_guest("Ann")
    account = await people.make_account("Anna", PASSWORD, guest.who)
    assert account.who.id == guest.who.id
    assert (await people.sign_in("ANNA", PASSWORD)).who == account.who
    with pytest.raises(HasAccount):
        await people.make_account("Other", PASSWORD, account.who)
    with pytest.raises(HasAccount):
        await people.rename_guest(account.who, "Other")


async def test_an_account_without_a_guest(people: People) -> None:
    account = await people.make_account("Ann", PASSWORD, None)
    assert account.who.has_account


async def test_wrong_passwords(people: People) -> None:
    await people.make_account("Ann", PASSWORD, None)
    for name, password in (("Ann", "wrong horse"), ("Nobody", PASSWORD), ("Ann", "\ud800" * 9)):
        with pytest.raises(WrongPassword):
            await people.sign_in(name, password)


async def test_one_of_many_concurrent_requests_gets_the_name(people: People) -> None:
    """The others keep their old names."""
    guests = [(await people.make_guest(f"Guest {n}")).who for n in range(5)]
    answers = await asyncio.gather(
        *(people.make_account("Ann", PASSWORD, guest) for guest in guests), return_exceptions=True
    )
    assert sum(isinstance(answer, SignedIn) for answer in answers) == 1
    assert sum(isinstance(answer, NameTaken) for answer in answers) == 4


async def test_one_of_two_concurrent_accounts_of_a_guest_is_made(people: People) -> None:
    guest = (await people.make_guest("Guest")).who
    answers = await asyncio.gather(
        *(people.make_account(name, PASSWORD, guest) for name in ("Ann", "Ben")),
        return_exceptions=True,
    )
    assert sorted(type(it).__name__ for it in answers) == ["HasAccount", "SignedIn"]


async def test_a_refused_account_leaves_the_guest_as_before(people: People) -> None:
    await people.make_account("Ann", PASSWORD, None)
    guest = await people.make_guest("Ben")
    with pytest.raises(NameTaken):
        await people.make_account("ann", PASSWORD, guest.who)
    session = await people.find(guest.token)
    assert session is not None
    assert session.who == guest.who


async def test_names_that_look_like_an_account_are_refused(people: People) -> None:
    """A Cyrillic A in place of the Latin one; guests may share a name with guests."""
    await people.make_account("Ann", PASSWORD, None)
    ben = await people.make_account("Ben", PASSWORD, None)
    guest = (await people.make_guest("Cem")).who
    for refused in (
        people.make_account("\u0410nn", PASSWORD, None),
        people.make_guest("\u0410nn"),
        people.rename_guest(guest, "\u0410nn"),
        people.account.rename(ben.who, "\u0410nn"),
    ):
        with pytest.raises(NameTaken):
            await refused
    assert (await people.account.rename(ben.who, "BEN")).name == "BEN"
    assert (await people.make_guest("Cem")).who.name == "Cem"


async def test_signing_out_ends_one_session(people: People) -> None:
    first = await people.make_account("Ann", PASSWORD, None)
    second = await people.sign_in("Ann", PASSWORD)
    session = await people.find(first.token)
    assert session is not None
    await people.sign_out(session)
    assert await people.find(first.token) is None
    assert await people.find(second.token) is not None


async def test_a_database_that_is_unreachable_for_a_while(postgres: Postgres) -> None:
    url = await postgres.emptied()
    await (await open_store(url)).close()
    database = open_database(url)
    people = People(database)
    guest = await people.make_guest("Ann")
    postgres.stop()
    try:
        with pytest.raises(StoreUnavailable):
            await people.find(guest.token)
    finally:
        postgres.start()
    assert await people.find(guest.token) is not None
    await database.close()
