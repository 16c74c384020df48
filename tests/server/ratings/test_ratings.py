"""Each rated game counts exactly once, also with concurrent requests and after a crash."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import msgspec

from polling import eventually
from server.company import Company, open_company
from undercard.kernel.game import Outcome
from undercard.server.db.people import Identity
from undercard.server.ratings.eligibility import pool_of, ranks_of
from undercard.table.seats import Bot
from undercard.table.steps import (
    Acted,
    ComeBack,
    LeaveSeat,
    Resign,
    TakeOver,
)


async def numbers(company: Company, who: Identity) -> list[tuple[str, int]]:
    return [(one.pool, one.games) for one in await company.ratings.of(who.id)]


async def has_played(company: Company, who: Identity, games: int) -> bool:
    return await numbers(company, who) == [("people", games)]


async def test_concurrent_requests_count_a_game_once(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    table = await company.finished(ann, ben)
    ratings = company.ratings
    await asyncio.gather(*(ratings.settle(table) for _ in range(8)))
    [winner], [loser] = await ratings.of(ann.id), await ratings.of(ben.id)
    assert (winner.games, loser.games) == (1, 1)
    assert winner.skill.rating > 1500 > loser.skill.rating
    assert await ratings.settle_missed() == 0


async def test_concurrent_games_of_one_person_all_count(company: Company) -> None:
    ann = await company.guest("Ann")
    others = [await company.guest(f"Other {n}") for n in range(6)]
    played = [await company.finished(ann, other) for other in others]
    await asyncio.gather(*(company.ratings.settle(table) for table in played))
    assert await numbers(company, ann) == [("people", 6)]


async def test_two_processes_count_each_game_once(postgres_url: str) -> None:
    async with open_company(postgres_url) as one, open_company(postgres_url) as other:
        ann, ben = await one.guest("Ann"), await one.guest("Ben")
        for _ in range(3):
            await one.finished(ann, ben)
        both = one.ratings, other.ratings
        await asyncio.gather(*(ratings.settle_missed() for ratings in both))
        assert await numbers(other, ann) == [("people", 3)]


async def test_games_that_a_dead_process_left_are_rated_at_the_next_start(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    await company.finished(ann, ben)
    company.ratings.start()
    await eventually(lambda: numbers(company, ann))
    await company.finished(ann, ben)
    await eventually(lambda: has_played(company, ann, 2))


async def test_hidden_games_do_not_count(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    await company.finished(ann, ben, "private")
    assert await company.ratings.settle_missed() == 1
    assert await numbers(company, ann) == []


async def test_resigning_before_acting_counts_as_a_loss(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    await company.finished(ann, ben, acts=False)
    assert await company.ratings.settle_missed() == 1
    [winner], [loser] = await company.ratings.of(ann.id), await company.ratings.of(ben.id)
    assert winner.skill.rating > 1500 > loser.skill.rating


async def test_leaving_counts_as_a_loss_whatever_the_stand_in_achieves(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    table = await company.started(ann, ben, rated=True, stand_in="level1")
    await company.tables.post(table, LeaveSeat(at=0.0, by=ben.id, seat=1))
    status = await company.tables.status(table)
    assert pool_of(status) is None
    result = Outcome(winners=(1,), scores=(0, 1), ending="played")
    won = replace(status, phase="finished", result=result, present=frozenset([ben.id]))
    assert pool_of(won) == "people"
    assert ranks_of(won) == [0, 1]


async def test_the_time_of_a_player_who_was_never_there_does_not_count(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    status = await company.tables.status(await company.finished(ann, ben, acts=False))
    mine, late = status.seats
    late = msgspec.structs.replace(late, out="time")
    status = replace(status, seats=(mine, late), present=frozenset())
    assert pool_of(status) is None
    assert pool_of(replace(status, present=frozenset([ben.id]))) == "people"


async def test_a_game_with_a_stand_in_whose_player_returned_does_not_count(
    company: Company,
) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    table = await company.started(ann, ben, rated=True)
    post = company.tables.post
    await post(table, LeaveSeat(at=0.0, by=ben.id, seat=1))
    await post(table, TakeOver(at=0.0, seat=1, bot=Bot("level1")))

    async def has_moved() -> bool:
        await company.act(table, 0, ann)
        steps = [it.step for it in (await company.tables.snapshot(table, 0)).log]
        return any(isinstance(step, Acted) and step.seat == 1 for step in steps)

    await eventually(has_moved)
    await post(table, ComeBack(at=0.0, by=ben.id, seat=1))
    await post(table, Resign(at=0.0, by=ben.id, seat=1))
    status = await company.tables.status(table)
    assert status.returned == {ben.id}
    assert pool_of(status) is None
    assert pool_of(replace(status, returned=frozenset())) == "people"


async def test_bots_are_rated_in_a_separate_pool(company: Company) -> None:
    ann = await company.guest("Ann")
    table = await company.started(ann, Bot("level1"), rated=True)
    await eventually(lambda: company.act(table, 0, ann))
    await company.tables.post(table, Resign(at=0.0, by=ann.id, seat=0))
    await company.ratings.settle(table)
    assert await numbers(company, ann) == [("bots", 1)]


async def test_games_against_oneself_do_not_count(company: Company) -> None:
    account = await company.account("Ann")
    guest = await company.guest("Also Ann")
    await company.finished(account, guest)
    await company.people.sign_in("Ann", "long enough", guest)
    assert await company.ratings.settle_missed() == 1
    assert await numbers(company, account) == []


async def test_the_leaderboard_lists_accounts_but_no_guests(company: Company) -> None:
    ann, ben = await company.account("Ann"), await company.account("Ben")
    guest = await company.guest("Guest")
    for winner, loser in ((ann, ben), (guest, ann)):
        await company.finished(winner, loser)
    await company.ratings.settle_missed()
    leaders = await company.ratings.leaders("fightdrome", "people", 10)
    assert [one.name for one in leaders] == ["Ann", "Ben"]
    assert all(one.skill.is_provisional for one in leaders)
