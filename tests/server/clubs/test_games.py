"""Tables of a club and results among members, on both databases."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

import pytest

from polling import LIMIT_SECONDS
from server.clubs.conftest import ClubServices
from undercard.server.clubs.errors import UnknownClub
from undercard.server.clubs.standings import Score, find_scores
from undercard.server.clubs.wire import NewClubLink
from undercard.server.db.people import Identity
from undercard.table.steps import LeaveSeat

GAME = "fightdrome"


async def test_results_are_those_among_members(services: ClubServices) -> None:
    company = services.company
    ann, ben, cem = [await company.account(name) for name in ("Ann", "Ben", "Cem")]
    dan = await company.account("Dan")
    club = await services.made(ann)
    for who in (ben, cem):
        await services.clubs.join(who, club)
    guest = await company.guest("Cem's phone")

    async def play(winner: Identity, loser: Identity, *, in_club: bool = True) -> None:
        table = await company.finished(winner, loser, "private", acts=False)
        if in_club:
            await services.lobbies.add(ann, club, table)
        await company.ratings.settle(table)

    await play(ann, ben)
    await play(ben, ann)
    await play(ann, ben, in_club=False)
    await play(ann, dan)  # a visitor
    await play(guest, ann)  # a guest, who then signs in to the account of a member
    await company.people.sign_in("Cem", "long enough", guest)
    found = await company.database.read(lambda db: find_scores(db, club, GAME))
    assert found == {ann.id: Score(3, 1), ben.id: Score(2, 1), cem.id: Score(1, 1)}


async def test_a_rematch_stays_in_the_club(services: ClubServices) -> None:
    company = services.company
    ann, ben = await company.account("Ann"), await company.account("Ben")
    club = await services.made(ann)
    company.tables.after_step.append(services.lobbies.note)
    table = await company.finished(ann, ben, "private", acts=False)
    other = await company.finished(ann, ben, "private", acts=False)
    await services.lobbies.add(ann, club, table)
    again = await company.tables.rematch(table)
    await company.tables.rematch(other)
    await services.lobbies.close()
    shown = await services.lobbies.tables(ann, club)
    assert [it.table for it in shown.tables] == [again]
    assert [it.table for it in shown.finished] == [table]


async def test_a_table_that_everyone_has_left_is_not_listed(services: ClubServices) -> None:
    company = services.company
    ann = await company.account("Ann")
    club = await services.made(ann)
    table = await company.table(ann, visibility="private")
    await services.lobbies.add(ann, club, table)
    for is_left in (False, True):
        step = LeaveSeat(at=0.0, by=ann.id, seat=0)
        await (company.tables.post(table, step) if is_left else company.sit(table, 0, ann))
        shown = await services.lobbies.tables(ann, club)
        assert [it.table for it in shown.tables] == ([] if is_left else [table])


async def test_the_feed_ends_with_the_membership(services: ClubServices) -> None:
    company = services.company
    ann, ben, cem = [await company.account(name) for name in ("Ann", "Ben", "Cem")]
    club = await services.made(ann, "invited")
    token = await services.invitations.make(ann, club, NewClubLink())
    await services.invitations.accept(ben, token)
    with pytest.raises(UnknownClub):
        await anext(services.lobbies.watch(cem, club))
    feed = services.lobbies.watch(ben, club)
    async with aclosing(feed), asyncio.timeout(LIMIT_SECONDS):
        first = await anext(feed)
        assert first.tables == ()
        table = await company.table(ann, visibility="private")
        await company.sit(table, 0, ann)
        await services.lobbies.add(ann, club, table)
        assert [it.table for it in (await anext(feed)).tables] == [table]
        await services.boards.write(ann, club, "hello")
        assert (await anext(feed)).version > first.version
        await services.clubs.remove(ann, club, ben.id)
        with pytest.raises(UnknownClub):
            await anext(feed)
