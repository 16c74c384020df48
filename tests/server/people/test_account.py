"""Guests that become accounts, and accounts that change and are deleted."""

from __future__ import annotations

import asyncio

import pytest

from undercard.server.db.people import Identity, find_profile
from undercard.server.people.errors import NameTaken, WrongPassword
from undercard.server.people.service import People

PASSWORD = "long enough"


async def account(people: People, name: str) -> tuple[Identity, str]:
    signed_in = await people.make_account(name, PASSWORD, None)
    return signed_in.who, signed_in.token


async def test_an_account_adopts_the_guest_who_signs_in(people: People) -> None:
    ann, _ = await account(people, "Ann")
    guest = await people.make_guest("Guest")
    signed_in = await people.sign_in("ann", PASSWORD, guest.who)
    assert signed_in.who.ids == (ann.id, guest.who.id)
    session = await people.find(signed_in.token)
    assert session is not None
    assert session.who == signed_in.who
    assert await people.find(guest.token) is None
    found = await people._db.read(lambda db: find_profile(db, guest.who.id))
    assert found is not None
    assert found.name == "Ann"


async def test_a_guest_is_adopted_once(people: People) -> None:
    await account(people, "Ann")
    guest = (await people.make_guest("Guest")).who
    both = await asyncio.gather(*(people.sign_in("Ann", PASSWORD, guest) for _ in range(2)))
    assert {one.who.also for one in both} == {(guest.id,)}


async def test_a_guest_adds_settings_that_the_account_lacks(people: People) -> None:
    await account(people, "Ann")
    guest = (await people.make_guest("Guest")).who
    await people.account.keep_settings(guest, b"{}")
    who = (await people.sign_in("Ann", PASSWORD, guest)).who
    assert await people.account.settings(who) == b"{}"


async def test_settings_are_kept_and_replaced(people: People) -> None:
    ann, _ = await account(people, "Ann")
    assert await people.account.settings(ann) is None
    for content in (b"1", b"2"):
        await people.account.keep_settings(ann, content)
    assert await people.account.settings(ann) == b"2"


async def test_an_account_changes_its_name(people: People) -> None:
    ann, _ = await account(people, "Ann")
    await account(people, "Ben")
    assert (await people.account.rename(ann, "Anna")).name == "Anna"
    assert (await people.sign_in("anna", PASSWORD)).who.id == ann.id
    with pytest.raises(NameTaken):
        await people.account.rename(ann, "BEN")


async def test_a_deleted_account_has_no_name_and_cannot_sign_in(people: People) -> None:
    ann, token = await account(people, "Ann")
    with pytest.raises(WrongPassword):
        await people.account.leave(ann, None)
    await people.account.leave(ann, PASSWORD)
    assert await people.find(token) is None
    with pytest.raises(WrongPassword):
        await people.sign_in("Ann", PASSWORD)
    found = await people._db.read(lambda db: find_profile(db, ann.id))
    assert found is not None
    assert found.name is None
    assert (await account(people, "Ann"))[0].id != ann.id


async def test_a_name_equal_to_an_id_does_not_hide_that_person(people: People) -> None:
    ann, _ = await account(people, "Ann")
    await account(people, ann.id)
    found = await people._db.read(lambda db: find_profile(db, ann.id))
    assert found is not None
    assert found.name == "Ann"
    assert await people._db.read(lambda db: find_profile(db, "nobody")) is None
