"""Chat is durable, numbered, the same after a reload, and shows players no hints."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

import pytest

from polling import LIMIT_SECONDS
from server.company import Company, open_company
from undercard.server.db.errors import UnknownTable
from undercard.server.db.people import Identity
from undercard.server.http.errors import UnknownLine
from undercard.table.steps import Resign


async def texts(company: Company, who: Identity | None, table: str, after: int = 0) -> list[str]:
    return [line.text for line in await company.chat.lines(who, table, after)]


async def test_lines_have_numbers_and_stay(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    table = await company.table(ann)
    said = [await company.chat.say(who, table, who.name) for who in (ann, ben)]
    assert [line.number for line in said] == [1, 2]
    assert list(await company.chat.lines(ben, table)) == said
    assert await texts(company, None, table, after=1) == ["Ben"]
    with pytest.raises(UnknownTable):
        await company.chat.say(ann, "nowhere", "hello")


async def test_concurrent_lines_get_distinct_numbers(company: Company) -> None:
    ann = await company.guest("Ann")
    table = await company.table(ann)
    chat = company.chat
    said = await asyncio.gather(*(chat.say(ann, table, f"{n}") for n in range(12)))
    assert sorted(line.number for line in said) == list(range(1, 13))


async def test_subscribers_receive_old_and_new_lines(company: Company) -> None:
    ann = await company.guest("Ann")
    table = await company.table(ann)
    chat = company.chat
    await chat.say(ann, table, "before")
    async with aclosing(chat.subscribe(None, table, 0)) as batches, asyncio.timeout(LIMIT_SECONDS):
        assert [line.text for line in await anext(batches)] == ["before"]
        coming = asyncio.ensure_future(anext(batches))
        await chat.say(ann, table, "after")
        assert [line.text for line in await coming] == ["after"]


async def test_subscribers_in_other_processes_receive_lines(postgres_url: str) -> None:
    async with open_company(postgres_url) as one, open_company(postgres_url) as other:
        ann = await one.guest("Ann")
        table = await one.table(ann)
        await one.chat.say(ann, table, "hello?")
        subscription = other.chat.subscribe(ann, table, 0)
        async with aclosing(subscription) as batches, asyncio.timeout(LIMIT_SECONDS):
            assert [line.text for line in await anext(batches)] == ["hello?"]
            await one.chat.say(ann, table, "over here")
            assert [line.text for line in await anext(batches)] == ["over here"]


async def test_spectators_give_no_hints(company: Company) -> None:
    ann, ben, cem = [await company.guest(name) for name in ("Ann", "Ben", "Cem")]
    table = await company.started(ann, ben)
    chat = company.chat
    for who, text in ((ann, "hi"), (cem, "play the kick!")):
        await chat.say(who, table, text)
    assert await texts(company, ann, table) == ["hi"]
    assert await texts(company, cem, table) == await texts(company, None, table)
    assert await texts(company, cem, table) == ["hi", "play the kick!"]
    await company.tables.post(table, Resign(at=0.0, by=ben.id, seat=1))
    assert await texts(company, ann, table) == ["hi", "play the kick!"]


async def test_before_the_deal_players_see_lines_of_spectators(company: Company) -> None:
    ann, cem = await company.guest("Ann"), await company.guest("Cem")
    table = await company.table(ann)
    await company.sit(table, 0, ann)
    await company.chat.say(cem, table, "may I join?")
    assert await texts(company, ann, table) == ["may I join?"]


async def test_lines_of_a_blocked_person_are_hidden(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    table = await company.table(ann)
    await company.chat.say(ben, table, "noise")
    await company.friends.block(ann, ben.id)
    assert await texts(company, ann, table) == []
    assert await texts(company, ben, table) == ["noise"]
    assert [one.name for one in await company.friends.blocked(ann)] == ["Ben"]
    await company.friends.unblock(ann, ben.id)
    assert await texts(company, ann, table) == ["noise"]


async def test_only_a_visible_line_can_be_reported(company: Company) -> None:
    ann, ben, cem = [await company.guest(name) for name in ("Ann", "Ben", "Cem")]
    table = await company.started(ann, ben)
    chat = company.chat
    line = await chat.say(cem, table, "rude")
    for _ in range(2):
        await chat.report(cem, table, line.number, "see yourself")
    for who, number in ((ann, line.number), (cem, 99), (cem, 0)):
        with pytest.raises(UnknownLine):
            await chat.report(who, table, number, "")
