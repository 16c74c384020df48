"""Quick match: every person gets exactly one game with exactly one other person."""

from __future__ import annotations

import asyncio
from collections import Counter

from server.company import Company, open_company
from undercard.server.db.people import Identity
from undercard.server.matching import queries
from undercard.server.matching.service import Matched
from undercard.table.seats import Bot

GAME = "fightdrome"


async def ask(company: Company, who: Identity) -> Matched:
    async def make() -> str:
        table = await company.table(who, rated=True, starts_when_full=True)
        await company.sit(table, 0, who)
        return table

    return await company.matchmaker.find(who, GAME, False, make)


async def phase(company: Company, table: str) -> str:
    return (await company.tables.status(table)).phase


async def test_the_second_person_joins_the_first_and_the_game_starts(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    first = await ask(company, ann)
    assert first.is_waiting
    assert await ask(company, ann) == first
    assert await ask(company, ben) == Matched(first.table, False)
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
    assert len(set(places)) == 1
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


async def test_silent_and_muted_people_are_not_matched(company: Company) -> None:
    ann, ben, cem = [await company.guest(name) for name in ("Ann", "Ben", "Cem")]
    await company.people.mutes.mute(ben, ann.id)
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
