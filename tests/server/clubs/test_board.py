"""The board: pages, removal, mutes and silences, on both databases."""

from __future__ import annotations

import asyncio

import pytest

from server.clubs.conftest import ClubServices
from undercard.server.admin.moderation import silence
from undercard.server.clubs.errors import BadPost, NeedsClubRole, UnknownClub
from undercard.server.clubs.text import clean_post
from undercard.server.clubs.wire import BoardQuery, ClubDefaults, ClubSettings
from undercard.server.db.errors import Silenced
from undercard.server.http.errors import UnknownLine


async def test_posts_have_numbers_and_pages(services: ClubServices) -> None:
    ann, ben = await services.company.account("Ann"), await services.company.account("Ben")
    club = await services.made(ann)
    await services.clubs.join(ben, club)
    boards = services.boards
    numbers = await asyncio.gather(*(boards.write(ann, club, f"{n}") for n in range(5)))
    assert sorted(numbers) == [1, 2, 3, 4, 5]
    first = await boards.read(ben, club, BoardQuery(limit=3))
    assert [it.number for it in first.posts] == [5, 4, 3]
    assert first.has_more
    last = await boards.read(ben, club, BoardQuery(limit=3, before=3))
    assert ([it.number for it in last.posts], last.has_more) == ([2, 1], False)


async def test_authors_and_officers_remove_posts(services: ClubServices) -> None:
    ann, ben, cem = [await services.company.account(name) for name in ("Ann", "Ben", "Cem")]
    club, boards = await services.made(ann), services.boards
    for who in (ben, cem):
        await services.clubs.join(who, club)
    for who in (ann, ben, ben):
        await boards.write(who, club, who.name)
    with pytest.raises(NeedsClubRole):
        await boards.remove(cem, club, 2)
    await boards.remove(ben, club, 2)
    await boards.remove(ann, club, 3)
    assert [it.number for it in (await services.board(cem, club)).posts] == [1]
    with pytest.raises(UnknownLine):
        await boards.remove(ann, club, 2)
    for number in (3, 9):
        with pytest.raises(UnknownLine):
            await boards.report(cem, club, number, "")


async def test_blocks_and_silences(services: ClubServices) -> None:
    ann, ben = await services.company.account("Ann"), await services.company.account("Ben")
    club, boards = await services.made(ann), services.boards
    await services.clubs.join(ben, club)
    await boards.write(ben, club, "noise")
    await services.company.friends.block(ann, ben.id)
    assert (await services.board(ann, club)).posts == ()
    assert len((await services.board(ben, club)).posts) == 1
    at = services.clock.now
    await services.company.database.write(lambda db: silence(db, ben.id, 3600.0, "", at))
    with pytest.raises(Silenced):
        await boards.write(ben, club, "more noise")
    services.clock.now += 3601.0
    assert await boards.write(ben, club, "sorry") == 2


async def test_a_muted_person_writes_no_texts_of_clubs(services: ClubServices) -> None:
    """Everybody reads them in the list of clubs."""
    ann = await services.company.account("Ann")
    club, at = await services.made(ann), services.clock.now
    await services.company.database.write(lambda db: silence(db, ann.id, 3600.0, "", at))
    noise = ClubSettings(name="Noise", joining="open", defaults=ClubDefaults(game="fightdrome"))
    with pytest.raises(Silenced):
        await services.made(ann)
    with pytest.raises(Silenced):
        await services.clubs.change(ann, club, noise)
    services.clock.now += 3601.0
    await services.clubs.change(ann, club, noise)


async def test_others_than_members_read_nothing(services: ClubServices) -> None:
    ann, ben = await services.company.account("Ann"), await services.company.account("Ben")
    club = await services.made(ann)
    await services.boards.write(ann, club, "secret")
    for who in (ben, None):
        with pytest.raises(UnknownClub):
            await services.boards.read(who, club, BoardQuery())
    with pytest.raises(UnknownClub):
        await services.boards.write(ben, club, "hello")


@pytest.mark.parametrize("text", ["", " \n ", "x" * 1001, "a\u202eb", "e" + "\u0301" * 4])
def test_posts_are_short_visible_text(text: str) -> None:
    with pytest.raises(BadPost):
        clean_post(text)


def test_posts_keep_their_lines() -> None:
    assert clean_post(" Monday  20:00 \r\n\n\n who comes? 👩‍🚀 ") == "Monday 20:00\nwho comes? 👩‍🚀"
