"""Emotes reach everyone at a table through every process, unless a block or a mute applies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from typing import TYPE_CHECKING

import pytest

from polling import eventually
from server.company import Company, open_company
from undercard.server.admin.moderation import silence
from undercard.server.db.errors import Silenced, UnknownTable
from undercard.server.db.people import Identity
from undercard.server.emotes.service import MOST_GATHERED, TOPIC
from undercard.server.live.wire import Emote, EmotesShown
from undercard.table.steps import Resign

if TYPE_CHECKING:
    from collections.abc import Iterator

Seen = list[tuple[int | None, Emote, int]]


@asynccontextmanager
async def showing(company: Company) -> AsyncIterator[None]:
    running = asyncio.create_task(company.emotes.run())
    yield
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


@contextmanager
def viewing(company: Company, table: str, who: Identity | None = None) -> Iterator[Seen]:
    """Collect what a person sees: seat, emote, count."""
    seen: Seen = []

    def show(message: EmotesShown) -> None:
        assert message.table == table
        seen.extend((it.seat, it.emote, it.count) for it in message.emotes)

    with company.emotes.viewed(table, who.ids if who else (), show):
        yield seen


async def test_players_have_a_seat_and_spectators_are_counted(company: Company) -> None:
    ann, ben, cem, dan = [await company.guest(name) for name in ("Ann", "Ben", "Cem", "Dan")]
    table, other = await company.started(ann, ben), await company.table(ann)
    with viewing(company, table, ann) as seen, viewing(company, other) as elsewhere:
        for who in (ben, cem, dan, dan):
            await company.emotes.send(who, table, "applause")
        await company.emotes.send(cem, table, "ouch")
        async with showing(company):
            await eventually(lambda: sum(count for _, _, count in seen) == 4)
    assert {(1, "applause", 1), (None, "applause", 2), (None, "ouch", 1)} == set(seen)
    assert elsewhere == []
    with pytest.raises(UnknownTable):
        await company.emotes.send(ann, "nowhere", "wow")


async def test_nothing_is_kept(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    table = await company.started(ann, ben)
    number = (await company.tables.status(table)).number
    async with showing(company):
        with viewing(company, table) as seen:
            await company.emotes.send(ann, table, "laugh")
            await eventually(lambda: seen == [(0, "laugh", 1)])
        with viewing(company, table) as late:
            await company.emotes.send(ann, table, "thanks")
            await eventually(lambda: late == [(0, "thanks", 1)])
    assert (await company.tables.status(table)).number == number
    assert await company.chat.lines(ann, table) == ()
    assert not company.emotes._viewers
    assert not company.emotes._gathered


async def test_a_blocked_person_is_not_shown_to_who_blocked_them(company: Company) -> None:
    ann, ben, cem = [await company.guest(name) for name in ("Ann", "Ben", "Cem")]
    table = await company.started(ann, ben)
    await company.friends.block(ann, ben.id)
    async with showing(company):
        with viewing(company, table, ann) as anns, viewing(company, table, ben) as bens:
            await company.emotes.send(ben, table, "laugh")
            await company.emotes.send(cem, table, "wow")
            await eventually(lambda: len(bens) == 2 and len(anns) == 1)
            assert anns == [(None, "wow", 1)]
            await company.friends.unblock(ann, ben.id)
            await company.emotes.send(ben, table, "thanks")
            await eventually(lambda: anns[-1] == (1, "thanks", 1))


async def test_a_block_holds_after_the_guest_signs_in(company: Company) -> None:
    ann, guest = await company.guest("Ann"), await company.guest("Ben")
    table = await company.table(ann)
    await company.people.make_account("Bodo", "long enough", None)
    await company.friends.block(ann, guest.id)
    signed_in = await company.people.sign_in("Bodo", "long enough", guest)
    bodo = signed_in.who
    assert guest.id in bodo.also
    async with showing(company):
        with viewing(company, table, ann) as anns, viewing(company, table) as others:
            await company.emotes.send(bodo, table, "laugh")
            await eventually(lambda: others == [(None, "laugh", 1)])
    assert anns == []


async def test_spectators_who_see_all_hands_give_no_hints(company: Company) -> None:
    ann, ben, cem = [await company.guest(name) for name in ("Ann", "Ben", "Cem")]
    table = await company.started(ann, ben, open_hands=0)
    async with showing(company):
        with viewing(company, table, ann) as anns, viewing(company, table) as others:
            await company.emotes.send(cem, table, "ouch")
            await company.emotes.send(ben, table, "think")
            await eventually(lambda: len(others) == 2)
            assert anns == [(1, "think", 1)]
            await company.tables.post(table, Resign(at=0.0, by=ben.id, seat=1))
            await company.emotes.send(cem, table, "applause")
            await eventually(lambda: anns[-1] == (None, "applause", 1))


async def test_a_person_muted_by_a_host_cannot_send(company: Company) -> None:
    ann = await company.guest("Ann")
    table = await company.table(ann)
    until = 4e9
    await company.database.write(lambda db: silence(db, ann.id, until, "", 0.0))
    with pytest.raises(Silenced):
        await company.emotes.send(ann, table, "wow")


async def test_other_processes_show_them_too(postgres_url: str) -> None:
    async with open_company(postgres_url) as one, open_company(postgres_url) as other:
        ann, ben = await one.guest("Ann"), await one.guest("Ben")
        table = await one.started(ann, ben)
        async with AsyncExitStack() as stack:
            for company in (one, other):
                await stack.enter_async_context(showing(company))
            with viewing(one, table, ann) as here, viewing(other, table, ben) as there:
                await one.emotes.send(ann, table, "good_luck")
                await other.emotes.send(ben, table, "thanks")
                expected = [(0, "good_luck", 1), (1, "thanks", 1)]
                await eventually(lambda: sorted(here) == sorted(there) == expected)


async def test_a_flood_and_other_versions_are_dropped(company: Company) -> None:
    ann = await company.guest("Ann")
    table = await company.table(ann)
    deliver = company.store._broadcasts.deliver  # type: ignore[attr-defined]
    with viewing(company, table):
        deliver(TOPIC, '{"table":"here","person":"ann","emote":"unknown","seat":null}')
        for number in range(MOST_GATHERED + 5):
            text = f'{{"table":"{table}","person":"{number}","emote":"wow","seat":null}}'
            deliver(TOPIC, text)
        assert len(company.emotes._gathered) == MOST_GATHERED
