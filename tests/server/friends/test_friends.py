"""Follows and blocks on both databases."""

from __future__ import annotations

import pytest

from server.company import Company, open_company
from undercard.server.db.people import Identity
from undercard.server.friends.errors import NoFollowing
from undercard.server.friends.queries import NAMED
from undercard.server.friends.service import Known
from undercard.server.http.errors import Blocked, UnknownPerson

PASSWORD = "long enough"


async def names(company: Company, who: Identity) -> list[str | None]:
    return [it.person.name for it in await company.friends.following(who)]


async def known(company: Company, who: Identity, name: str) -> Known:
    return next(it for it in await company.friends.following(who) if it.person.name == name)


async def test_the_list_shows_who_is_here_and_a_public_game_first(
    company: Company, url: str
) -> None:
    """Presence is that of all processes: the people are connected to another one."""
    ann, *others = [await company.account(it) for it in ("Ann", "Ben", "Cem", "Dee", "Eve")]
    ben, cem, dee, _ = others
    for name in ("ben", "Cem", "Dee", "EVE"):
        await company.friends.follow(ann, name)
    table = await company.started(cem, dee)
    hidden = await company.started(ben, dee, visibility="private")
    async with open_company(url) as there:
        site, presence = there.attendance.site, there.attendance.presence
        with (
            site.here(ben.id),
            presence.at(hidden, ben.ids),
            site.here(cem.id),
            presence.at(table, cem.ids),
            site.here(dee.id),
        ):
            await presence.flush()
            assert await names(company, ann) == ["Cem", "Ben", "Dee", "Eve"]
            assert (await known(company, ann, "Cem")).playing == (table, "fightdrome")
            at_hidden = await known(company, ann, "Ben")
            assert (at_hidden.where.is_here, at_hidden.playing) == (True, None)
            assert (await known(company, ann, "Dee")).playing is None, "she views no table"
        await presence.flush()
        await site.flush()
    gone = await known(company, ann, "Dee")
    assert not gone.where.is_here
    assert gone.where.seen_at is not None
    assert (await known(company, ann, "Eve")).where.seen_at is None
    await company.friends.unfollow(ann, "Cem")
    assert "Cem" not in await names(company, ann)


async def test_guests_follow_and_cannot_be_followed(company: Company) -> None:
    ann, guest = await company.account("Ann"), await company.guest("Guest")
    with pytest.raises(NoFollowing):
        await company.friends.follow(ann, guest.id)
    with pytest.raises(UnknownPerson):
        await company.friends.follow(ann, "ann")
    await company.friends.follow(guest, "Ann")
    assert await names(company, guest) == ["Ann"]


async def test_accounts_are_found_by_the_beginning_of_their_name(company: Company) -> None:
    ann, anna, _, ante, _ = [
        await company.account(it) for it in ("Ann", "Anna", "A%", "ÄNTE", "Antje Groß")
    ]
    await company.guest("Anneliese")

    async def found(start: str) -> list[str | None]:
        return [it.name for it in await company.friends.named(ann, start)]

    assert await found("AN") == ["Anna", "Antje Groß"], "neither themselves nor a guest"
    assert await found(" antje  gross") == ["Antje Groß"]
    assert (await found("a%"), await found("än")) == (["A%"], ["ÄNTE"])
    assert (await found("  "), await found("a ")) == ([], []), "two letters, not two spaces"
    await company.friends.set_presence(anna, "nobody")
    await company.friends.block(ante, "Ann")
    assert (await found("an"), await found("än")) == (["Antje Groß"], [])
    for n in range(2 * NAMED):
        await company.account(f"Bot {n}x")
    assert len(await found("bo")) == NAMED


async def test_a_block_ends_and_prevents_everything_between_two_people(company: Company) -> None:
    friends, challenges = company.friends, company.challenges
    ann, ben = await company.account("Ann"), await company.account("Ben")
    await friends.follow(ann, "Ben")
    await friends.follow(ben, "Ann")
    table = await company.table(ann)
    await challenges.add(table, "fightdrome", ann, await challenges.find_people(ann, ["Ben"]))
    assert len(await challenges.to(ben.ids)) == 1
    await friends.block(ben, ann.id)
    assert await names(company, ann) == await names(company, ben) == []
    assert await challenges.to(ben.ids) == await challenges.by(ann) == []
    for who, other in ((ann, ben), (ben, ann)):
        with pytest.raises(Blocked):
            await friends.follow(who, other.id)
        with pytest.raises(Blocked):
            await challenges.find_people(who, [other.id])
    with pytest.raises(Blocked):
        await challenges.check_seat(await company.tables.status(table), ben)
    await friends.unblock(ben, ann.id)
    await friends.follow(ann, "Ben")
    await challenges.check_seat(await company.tables.status(table), ben)


async def test_an_account_takes_over_what_its_guest_had(company: Company) -> None:
    friends, challenges, people = company.friends, company.challenges, company.people
    ann, ben, cem = [await company.account(it) for it in ("Ann", "Ben", "Cem")]
    guest = await company.guest("Guest")
    await friends.follow(guest, "Ben")
    await friends.block(guest, cem.id)
    await friends.block(cem, guest.id)
    table = await company.table(ben)
    await challenges.add(table, "fightdrome", ben, await challenges.find_people(ben, [guest.id]))
    who = (await people.sign_in("Ann", PASSWORD, guest)).who
    assert await names(company, who) == ["Ben"]
    assert [it.id for it in await friends.blocked(who)] == [cem.id]
    assert ann.id in [it.id for it in await friends.blocked(cem)]
    assert [it.to for it in await challenges.to(who.ids)] == [ann.id]


async def test_a_deleted_account_leaves_no_trace_in_lists(company: Company) -> None:
    friends, challenges = company.friends, company.challenges
    ann, ben = await company.account("Ann"), await company.account("Ben")
    await friends.follow(ann, "Ben")
    with company.attendance.site.here(ben.id):
        pass
    table = await company.table(ben)
    await challenges.add(table, "fightdrome", ben, await challenges.find_people(ben, ["Ann"]))
    await company.people.account.leave(ben, PASSWORD)
    await company.attendance.site.flush()
    assert await names(company, ann) == []
    assert await challenges.to(ann.ids) == []
    assert await company.attendance.site.seen_by(ann, [ben.id]) == {}
