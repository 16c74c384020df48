"""The number of people on the site, over all processes."""

from __future__ import annotations

from server.people.conftest import Clock
from undercard.server.db import open_store
from undercard.server.db.database import open_database
from undercard.server.live.visitors import BELIEVED_SECONDS, Visitors


async def test_visitors_of_all_processes_are_counted(url: str) -> None:
    await (await open_store(url)).close()
    clock, database = Clock(), open_database(url)
    here, there = (Visitors(database, clock) for _ in range(2))
    for name in ("ann", "ann", "ben"):
        here.enter(name)
    there.enter("cem")
    for _ in range(2):
        await here.exchange()
        await there.exchange()
    assert (here.count(), there.count()) == (3, 3)
    here.leave("ann")
    assert here.count() == 3
    clock.at += BELIEVED_SECONDS + 1
    await here.exchange()
    assert here.count() == 2
    await database.close()
