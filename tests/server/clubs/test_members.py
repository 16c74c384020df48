"""Members, roles, invitations and limits, on both databases."""

from __future__ import annotations

import asyncio

import pytest

from server.clubs.conftest import ClubServices
from undercard.server.admin.integrity import check_clubs
from undercard.server.clubs import service
from undercard.server.clubs.errors import (
    BadInvitation,
    ClubFull,
    NeedsClubRole,
    OwnerStays,
    RemovedFromClub,
    TooManyClubs,
    UnknownClub,
)
from undercard.server.clubs.wire import NewClubLink
from undercard.server.db.audit import NOWHERE
from undercard.server.http.errors import NeedsAccount


async def test_the_life_of_a_club(services: ClubServices) -> None:
    ann, ben, cem = [await services.company.account(name) for name in ("Ann", "Ben", "Cem")]
    clubs, club = services.clubs, await services.made(ann)
    for who in (ben, cem, cem):  # the second time changes nothing
        await clubs.join(who, club)
    assert await services.roles(cem, club) == {"Ann": "owner", "Ben": "member", "Cem": "member"}
    await clubs.appoint(ann, club, ben.id, "officer")
    for who, person in ((cem, ben), (ben, ann), (ben, ben)):
        with pytest.raises(NeedsClubRole):
            await clubs.remove(who, club, person.id)
    await clubs.remove(ben, club, cem.id)
    with pytest.raises(RemovedFromClub):
        await clubs.join(cem, club)
    assert [it.name for it in (await clubs.page(ben, club)).removed] == ["Cem"]
    assert await clubs.pardon(ben, club, cem.id)
    await clubs.join(cem, club)
    with pytest.raises(OwnerStays):
        await clubs.leave(ann, club)
    await clubs.appoint(ann, club, cem.id, "owner")
    assert await services.roles(ann, club) == {"Cem": "owner", "Ann": "officer", "Ben": "officer"}
    await clubs.leave(ann, club)
    with pytest.raises(NeedsClubRole):
        await clubs.delete(ben, club, NOWHERE)
    await clubs.delete(cem, club, NOWHERE)
    with pytest.raises(UnknownClub):
        await clubs.page(cem, club)


async def test_an_invitation_has_uses_and_an_end(services: ClubServices) -> None:
    ann, ben, cem = [await services.company.account(name) for name in ("Ann", "Ben", "Cem")]
    guest = await services.company.guest("Guest")
    links, club = services.invitations, await services.made(ann, "invited")
    token = await links.make(ann, club, NewClubLink(uses=1, seconds=3600.0))
    shown = await links.show(guest, token)
    assert (shown.club.name, shown.by.name, shown.club.role) == ("Monday Club", "Ann", None)
    with pytest.raises(NeedsAccount):
        await links.accept(guest, token)
    # Of two who accept the last use together, one becomes a member.
    outcomes = await asyncio.gather(
        *(links.accept(who, token) for who in (ben, cem)), return_exceptions=True
    )
    assert sorted(map(str, outcomes))[0] == club
    assert [type(it) for it in outcomes if not isinstance(it, str)] == [BadInvitation]
    assert len(await services.roles(ann, club)) == 2
    for end in ("expire", "revoke", "leave"):
        token = await links.make(ann, club, NewClubLink(seconds=3600.0))
        assert (await links.show(None, token)).club.members == 2
        if end == "expire":
            services.clock.now += 3601.0
        elif end == "revoke":
            (link,) = await links.list_for(ann, club)
            assert await links.end(ann, club, link.id)
        else:
            member = ben if "Ben" in await services.roles(ann, club) else cem
            await services.clubs.appoint(ann, club, member.id, "owner")
            await services.clubs.leave(ann, club)
        with pytest.raises(BadInvitation):
            await links.show(None, token)


async def test_limits(services: ClubServices, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben, cem = [await services.company.account(name) for name in ("Ann", "Ben", "Cem")]
    monkeypatch.setattr(service, "OWNED", 2)
    monkeypatch.setattr(service, "MEMBERS", 2)
    made = await asyncio.gather(*(services.made(ann) for _ in range(3)), return_exceptions=True)
    clubs = [it for it in made if isinstance(it, str)]
    assert len(clubs) == 2
    assert [type(it) for it in made if not isinstance(it, str)] == [TooManyClubs]
    joined = await asyncio.gather(
        *(services.clubs.join(who, clubs[0]) for who in (ben, cem)), return_exceptions=True
    )
    assert [type(it) for it in joined if it is not None] == [ClubFull]
    monkeypatch.setattr(service, "JOINED", 1)
    with pytest.raises(TooManyClubs):
        await services.clubs.join(ben if joined[0] is None else cem, clubs[1])


async def test_a_deleted_account_leaves_its_clubs(services: ClubServices) -> None:
    company, clubs = services.company, services.clubs
    ann, ben, cem = [await company.account(name) for name in ("Ann", "Ben", "Cem")]
    shared, alone = await services.made(ann), await services.made(ann)
    for who in (ben, cem):
        services.clock.now += 1
        await clubs.join(who, shared)
    await clubs.appoint(ann, shared, cem.id, "officer")
    await services.boards.write(ann, shared, "Goodbye")
    token = await services.invitations.make(ann, shared, NewClubLink())
    await company.people.account.leave(ann, "long enough")
    assert await services.roles(ben, shared) == {"Cem": "owner", "Ben": "member"}
    with pytest.raises(UnknownClub):
        await clubs.join(ben, alone)
    with pytest.raises(BadInvitation):
        await services.invitations.show(None, token)
    (post,) = (await services.board(ben, shared)).posts
    assert (post.text, post.person.name) == ("Goodbye", None)
    assert await company.database.read(check_clubs) == []
