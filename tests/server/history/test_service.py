"""The history of a person, on both databases; it is written in the transaction of the step."""

from __future__ import annotations

import pytest

from server.company import Company
from undercard.kernel.record import verify
from undercard.server.db.people import Identity
from undercard.server.people.deletion import NOBODY
from undercard.table.steps import LeaveSeat


async def tables_of(company: Company, who: Identity) -> tuple[list[str], list[str]]:
    page = await company.history.page(who.ids, None, 10, hidden=True)
    current = [one.table.table for one in page.current]
    return current, [one.table.table for one in page.finished]


async def test_taking_and_leaving_a_seat(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    table = await company.table(ann)
    assert await tables_of(company, ann) == ([], [])
    await company.sit(table, 0, ann)
    await company.sit(table, 1, ben)
    for who in (ann, ben):
        assert await tables_of(company, who) == ([table], [])
    await company.tables.post(table, LeaveSeat(at=0.0, by=ben.id, seat=1))
    assert await tables_of(company, ben) == ([], [])
    assert await tables_of(company, ann) == ([table], [])


async def test_a_finished_game_stays_in_both_histories(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    table = await company.finished(ann, ben)
    await company.ratings.settle(table)
    assert await tables_of(company, ann) == ([], [table])
    page = await company.history.page(ben.ids, None, 10, hidden=False)
    [game] = page.finished
    assert (game.mode, game.verdict, game.pool) == ("public", "lost", "people")
    assert game.before is not None
    assert game.after is not None
    assert game.after < game.before
    assert game.actions is not None
    assert game.actions >= 2
    assert game.traits is not None
    assert set(game.traits) == {"stack", "sleeve"}
    assert page.names == {ann.id: "Ann", ben.id: "Ben"}


@pytest.mark.parametrize("is_adopted", [False, True])
async def test_games_stay_without_the_name_of_a_deleted_account(
    company: Company, is_adopted: bool
) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    table = await company.finished(ann, ben)
    await company.chat.say(ben, table, "farewell")
    if is_adopted:
        await company.account("Benjamin")
        ben = (await company.people.sign_in("Benjamin", "long enough", ben)).who
        await company.people.account.leave(ben, "long enough")
    else:
        await company.people.account.leave(ben, None)
    await company.ratings.settle(table)
    company.tables._cache.forget(table)
    record = await company.tables.record(table)
    assert record.players == ["Ann", NOBODY]
    verify(record)
    page = await company.history.page(ann.ids, None, 10, hidden=False)
    assert None in page.names.values()
    [line] = await company.chat.lines(ann, table)
    assert (line.name, line.text) == (NOBODY, "farewell")
