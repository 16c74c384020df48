"""Quick match: every person gets exactly one game with exactly one other person."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from server.company import Company, open_company
from server.people.conftest import Clock
from undercard.server.db.people import Identity
from undercard.server.matching import queries
from undercard.server.matching.early_exits import EarlyExits, MustWait
from undercard.server.matching.ranges import RANGES, is_close
from undercard.server.matching.service import CONFIRM_SECONDS, Matched, Matchmaker
from undercard.table.seats import Bot, Person
from undercard.table.steps import Seal, SitDown

GAME = "fightdrome"


async def ask(
    company: Company,
    who: Identity,
    *,
    has_clock: bool = True,
    rating: float | None = None,
    contributes: bool = False,
    clock: Clock | None = None,
) -> Matched:
    async def make() -> str:
        table = await company.table(who, rated=True, starts_when_full=True)
        sitting = Person(who.id, who.name)
        step = SitDown(at=0.0, by=who.id, seat=0, who=sitting, contributes=contributes)
        await company.tables.post(table, step)
        return table

    terms = queries.Terms(GAME, has_clock, rating)
    return await matchmaker_of(company, clock).find(who, terms, contributes, make)


def matchmaker_of(company: Company, clock: Clock | None) -> Matchmaker:
    if clock is None:
        return company.matchmaker
    return Matchmaker(company.database, company.tables, company.autostart, clock)


async def seated(company: Company, table: str) -> list[str]:
    seats = (await company.tables.status(table)).seats
    return [seat.person.name for seat in seats if seat.person is not None]


async def phase(company: Company, table: str) -> str:
    return (await company.tables.status(table)).phase


async def test_the_second_person_joins_the_first_and_the_game_starts(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    first = await ask(company, ann)
    assert first.is_waiting
    assert await ask(company, ann) == first
    second = await ask(company, ben)
    assert (second.table, second.is_waiting) == (first.table, False)
    assert await phase(company, first.table) == "running"
    assert await ask(company, ann) == Matched(first.table, False)
    assert (await ask(company, ann)).table != first.table


async def pair_up(companies: list[Company], count: int) -> None:
    people = [await companies[0].guest(f"P{n}") for n in range(count)]
    places = [companies[n % len(companies)] for n in range(count)]
    found = await asyncio.gather(*map(ask, places, people))
    tables = Counter(matched.table for matched in found)
    assert set(tables.values()) == {2}
    for table in tables:
        assert await phase(companies[0], table) == "running"


async def test_concurrent_requests_are_paired(company: Company) -> None:
    await pair_up([company], 10)


async def test_requests_to_several_processes_are_paired(postgres_url: str) -> None:
    async with open_company(postgres_url) as one, open_company(postgres_url) as other:
        await pair_up([one, other], 10)


async def test_one_person_in_two_tabs_waits_once(company: Company) -> None:
    ann = await company.guest("Ann")
    places = await asyncio.gather(*(ask(company, ann) for _ in range(4)))
    assert len({place.table for place in places}) == 1
    assert len(await company.tables.lobby("open")) == 1


async def test_a_withdrawn_request_is_not_matched(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    await ask(company, ann)
    assert await company.matchmaker.withdraw(ann, GAME) is None
    assert await company.tables.lobby("open") == []
    assert (await ask(company, ben)).is_waiting
    assert await company.matchmaker.withdraw(ann, GAME) is None


async def test_it_can_be_too_late_to_withdraw(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    table = (await ask(company, ann)).table
    await ask(company, ben)
    assert await company.matchmaker.withdraw(ann, GAME) == table
    assert await phase(company, table) == "running"


async def test_silent_and_blocked_people_are_not_matched(company: Company) -> None:
    ann, ben, cem = [await company.guest(name) for name in ("Ann", "Ben", "Cem")]
    await company.friends.block(ben, ann.id)
    await ask(company, ann)
    assert (await ask(company, ben)).is_waiting
    own = await company.database.read(lambda db: queries.find_own(db, ann, GAME))
    assert own is not None
    long_ago = own.seen_at - 2 * queries.SILENT_SECONDS
    await company.database.write(lambda db: queries.see(db, own, long_ago))
    assert (await ask(company, cem)).table != own.table


async def test_a_waiting_person_can_play_a_bot_instead(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    table = (await ask(company, ann)).table
    await company.sit(table, 1, Bot("level1"), ann)
    await company.autostart.start_if_ready(table)
    assert await phase(company, table) == "running"
    assert (await ask(company, ben)).is_waiting


async def test_people_with_different_clocks_are_not_matched(company: Company) -> None:
    ann, ben, cem = [await company.guest(name) for name in ("Ann", "Ben", "Cem")]
    calm = await ask(company, ann, has_clock=False)
    assert (await ask(company, ben)).is_waiting
    assert await company.matchmaker.count(GAME, cem.ids) == {True: 1, False: 1}
    assert await company.matchmaker.count(GAME, ann.ids) == {True: 1}
    assert (await ask(company, cem, has_clock=False)).table == calm.table
    assert await company.matchmaker.count(GAME, ()) == {True: 1}


async def test_another_clock_is_another_search(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    first = await ask(company, ann)
    second = await ask(company, ann, has_clock=False)
    assert second.table != first.table
    assert (await ask(company, ben)).is_waiting
    assert len(await company.tables.lobby("open")) == 2


async def test_the_range_widens_while_both_wait(company: Company) -> None:
    clock = Clock()
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    first = await ask(company, ann, rating=1500.0, clock=clock)
    second = await ask(company, ben, rating=1850.0, clock=clock)
    assert (first.is_waiting, second.is_waiting) == (True, True)
    clock.at += 19.0
    assert (await ask(company, ann, rating=1500.0, clock=clock)).is_waiting
    clock.at += 2.0
    found = await ask(company, ann, rating=1500.0, clock=clock)
    assert (found.table, found.is_waiting) == (second.table, False)
    assert sorted(await seated(company, second.table)) == ["Ann", "Ben"]
    assert (await ask(company, ben, rating=1850.0, clock=clock)).table == second.table
    assert await company.tables.lobby("open") == []


@pytest.mark.parametrize("number", range(len(RANGES)))
def test_the_ranges_of_both_count(number: int) -> None:
    until, limit = RANGES[number]
    assert is_close(1500.0, until - 1, 1500.0 + limit, 1000.0)
    assert not is_close(1500.0, until - 1, 1501.0 + limit, 1000.0)
    assert not is_close(1500.0, 1000.0, 1501.0 + limit, until - 1)
    assert is_close(None, 0.0, 1500.0, 0.0)


async def test_a_pair_without_a_confirmation_is_dissolved(company: Company) -> None:
    clock = Clock()
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    first = await ask(company, ann, contributes=True, clock=clock)
    found = await ask(company, ben, contributes=True, clock=clock)
    assert (found.table, found.confirm_until) == (first.table, clock.at + CONFIRM_SECONDS)
    await company.tables.post(first.table, Seal(at=0.0, by=ben.id, seat=1))
    clock.at += CONFIRM_SECONDS - 1
    assert not (await ask(company, ben, contributes=True, clock=clock)).is_waiting
    clock.at += 2
    assert (await ask(company, ben, contributes=True, clock=clock)).is_waiting
    assert await seated(company, first.table) == ["Ben"]
    again = await ask(company, ann, contributes=True, clock=clock)
    assert again.table != first.table, "nobody keeps the same person waiting twice"
    assert (await ask(company, ben, contributes=True, clock=clock)).table == again.table


async def test_who_never_confirms_has_to_wait(company: Company) -> None:
    """Otherwise one client that confirms nothing keeps all others from playing."""
    clock = Clock()
    mallory = await company.guest("Mallory")
    exits = EarlyExits(company.database, company.tables, clock)
    for name in ("Ann", "Ben"):
        other = await company.guest(name)
        table = (await ask(company, other, contributes=True, clock=clock)).table
        await exits.check(mallory)
        assert (await ask(company, mallory, contributes=True, clock=clock)).table == table
        await company.tables.post(table, Seal(at=0.0, by=other.id, seat=0))
        clock.at += CONFIRM_SECONDS + 1
        assert (await ask(company, other, contributes=True, clock=clock)).is_waiting
        clock.at += queries.SILENT_SECONDS + 1
    with pytest.raises(MustWait):
        await exits.check(mallory)


async def test_who_declines_a_match_leaves_the_other_waiting(company: Company) -> None:
    ann, ben, cem = [await company.guest(name) for name in ("Ann", "Ben", "Cem")]
    table = (await ask(company, ann, contributes=True)).table
    await ask(company, ben, contributes=True)
    assert await company.matchmaker.withdraw(ann, GAME) is None
    assert await seated(company, table) == ["Ben"]
    assert (await ask(company, ben, contributes=True)).is_waiting
    assert (await ask(company, cem, contributes=True)).table == table
