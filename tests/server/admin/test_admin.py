"""Lists and changes by the host while a server runs."""

from __future__ import annotations

import time
from functools import partial

import pytest
from sqlalchemy import func, insert, select

from server.admin.conftest import PASSWORD, Site
from undercard.server.admin.changes import PersonNotFound, delete_tables, find_person
from undercard.server.admin.integrity import check_tables
from undercard.server.admin.lists import list_address_bans, list_audit, list_people, list_tables
from undercard.server.admin.moderation import (
    BadNetwork,
    ban,
    ban_address,
    unban,
    unban_address,
)
from undercard.server.db.audit import Caller
from undercard.server.db.schema import push_subscriptions
from undercard.server.db.site import banned_addresses
from undercard.server.http.rate_limits import address_key
from undercard.server.people.errors import Banned
from undercard.table.phase import Phase

ALL: list[Phase] = ["open", "running", "finished"]


async def test_tables_are_listed_with_their_players(site: Site) -> None:
    lines = await site.database.read(lambda db: list_tables(db, ALL))
    found = {line.id: line for line in lines}
    assert set(found) == {site.open, site.running, site.over}
    assert found[site.open].visibility == "private"
    assert found[site.running].seats == ["Ann", "Ben"]
    assert found[site.over].state == "finished"
    assert found[site.over].steps == found[site.running].steps + 1


async def test_only_stale_tables_in_that_state_are_deleted(site: Site) -> None:
    hour_ago = time.time() - 3600
    assert await site.database.write(lambda db: delete_tables(db, ALL, hour_ago, 0.0)) == 0
    soon = time.time() + 60
    assert await site.database.write(lambda db: delete_tables(db, ["finished"], soon, 0.0)) == 1
    left = await site.database.read(lambda db: list_tables(db, ALL))
    assert {line.id for line in left} == {site.open, site.running}
    assert [one.problem async for one in check_tables(site.database)] == [None, None]


async def test_a_ban_of_an_ipv6_network_is_shown_as_one_and_lifted_by_it(site: Site) -> None:
    """Bans are stored under the key with which requests are compared."""
    for lifted in ("2001:db8:1:2::/64", "2001:db8:1:2::9", "20010db800010002/64"):
        banned = await site.database.write(lambda db: ban_address(db, "2001:db8:1:2::7", "", 1.0))
        assert banned == "2001:db8:1:2::/64"
        assert await site.database.read(banned_addresses) == {address_key("2001:db8:1:2::8")}
        (shown,) = await site.database.read(list_address_bans)
        assert shown.address == banned
        assert await site.database.write(partial(unban_address, address=lifted, at=2.0))
    lines = await site.database.read(list_audit)
    assert [it.detail for it in lines if it.act == "address_ban_lifted"] == 3 * [banned]
    for wrong in ("192.0.2.7/64", "2001:db8::/32", "here", "/64"):
        with pytest.raises(BadNetwork):
            await site.database.write(partial(ban_address, address=wrong, reason="", at=1.0))


async def test_a_ban_ends_push_messages(site: Site) -> None:
    ann = await site.database.read(lambda db: find_person(db, "ANN"))
    row = {"endpoint": "e", "person_id": ann.id, "p256dh": "", "auth": "", "created_at": 1.0}
    await site.database.write(lambda db: db.execute(insert(push_subscriptions).values(row)))
    await site.database.write(lambda db: ban(db, ann.id, "rude", 1.0))
    left = select(func.count()).select_from(push_subscriptions)
    assert await site.database.read(lambda db: db.scalar(left)) == 0


async def test_a_sign_in_of_a_banned_person_is_in_the_audit_log(site: Site) -> None:
    ann = await site.database.read(lambda db: find_person(db, "ANN"))
    await site.database.write(lambda db: ban(db, ann.id, "rude", 1.0))
    with pytest.raises(Banned):
        await site.people.sign_in("Ann", PASSWORD, caller=Caller("192.0.2.7"))
    (line, *_) = await site.database.read(lambda db: list_audit(db, ann.id))
    assert (line.act, line.address) == ("sign_in_failed", "192.0.2.7")


async def test_a_ban_ends_every_session_until_it_is_lifted(site: Site) -> None:
    sessions = [await site.people.sign_in("ann", PASSWORD) for _ in range(2)]
    ann = await site.database.read(lambda db: find_person(db, "ANN"))
    await site.database.write(lambda db: ban(db, ann.id, "rude", 1.0))
    for session in sessions:
        assert await site.people.find(session.token) is None
    with pytest.raises(Banned):
        await site.people.sign_in("Ann", PASSWORD)
    (line,) = await site.database.read(lambda db: list_people(db, "Ann"))
    assert (line.banned_at, line.reason, line.sessions) == (1.0, "rude", 0)
    assert await site.database.write(lambda db: unban(db, ann.id, 2.0))
    assert not await site.database.write(lambda db: unban(db, ann.id, 2.0))
    assert (await site.people.sign_in("Ann", PASSWORD)).who.id == ann.id


async def test_a_ban_needs_one_person(site: Site) -> None:
    with pytest.raises(PersonNotFound, match="nobody"):
        await site.database.read(lambda db: find_person(db, "Cem"))
    other = await site.people.make_guest("ben")
    with pytest.raises(PersonNotFound, match=other.who.id):
        await site.database.read(lambda db: find_person(db, "Ben"))
    assert (await site.database.read(lambda db: find_person(db, other.who.id))).name == "ben"


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("DELETE FROM steps WHERE table_id = '{}' AND number = 2", "missing"),
        ("UPDATE tables SET state = 'running' WHERE id = '{}'", "lobby says running"),
        ("UPDATE steps SET number = number + 1 WHERE table_id = '{}' AND number = 4", "missing"),
    ],
)
async def test_the_check_finds_damage(site: Site, damage: str, words: str) -> None:
    await site.database.write(lambda db: db.exec_driver_sql(damage.format(site.over)))
    found = {one.table: one.problem async for one in check_tables(site.database)}
    assert words in str(found.pop(site.over))
    assert set(found.values()) == {None}
