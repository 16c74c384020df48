"""Abandoned tables are removed after a time; finished games and active tables are kept."""

from __future__ import annotations

from server.company import Company
from undercard.server.host.abandoned import AbandonedTables

DAY = 86_400.0


class Clock:
    at = 0.0

    def __call__(self) -> float:
        return self.at


async def test_tables_that_nobody_changes_are_removed(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    waiting, running = await company.table(ann), await company.started(ann, ben)
    over = await company.finished(ann, ben)
    listed = await company.tables.lobby()
    clock = Clock()
    clock.at = max(it.at for it in listed) + 60 * DAY - 3600
    abandoned = AbandonedTables(company.database, 60 * DAY, clock)
    assert await abandoned.remove() == 0
    clock.at += 7200
    assert await AbandonedTables(company.database, 0, clock).remove() == 0
    assert await abandoned.remove() == 2
    left = {it.table for it in await company.tables.lobby(visibility=None)}
    assert left == {over}
    assert {waiting, running}.isdisjoint(left)
