"""All processes know who watches a table, and forget the entries of a dead process."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from server.people.conftest import Clock
from undercard.server.db import open_store
from undercard.server.db.database import Database, open_database
from undercard.server.tables.presence import LEASE_SECONDS, Presence


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    await (await open_store(url)).close()
    database = open_database(url)
    yield database
    await database.close()


async def test_other_processes_know(database: Database) -> None:
    clock = Clock()
    here, there = Presence(database, clock, True), Presence(database, clock, True)
    with here.at("t", ("ann", "guest")):
        assert await here.is_there("t", "guest")
        await here.flush()
        assert await there.is_there("t", "ann")
        assert not await there.is_there("t", "ben")
    await here.flush()
    assert not await there.is_there("t", "ann")


async def test_a_process_that_dies_is_forgotten(database: Database) -> None:
    clock = Clock()
    here, there = Presence(database, clock, True), Presence(database, clock, True)
    with here.at("t", ("ann",)):
        await here.flush()
        clock.at += LEASE_SECONDS - 1
        await here.flush()
        clock.at += LEASE_SECONDS - 1
        assert await there.is_there("t", "ann"), "renewed"
        clock.at += 2
        assert not await there.is_there("t", "ann")


async def test_one_process_alone_writes_nothing(database: Database) -> None:
    clock = Clock()
    here, there = Presence(database, clock, False), Presence(database, clock, True)
    with here.at("t", ("ann",)), here.at("t", ("ann",)):
        await here.flush()
        assert await here.is_there("t", "ann")
        assert not await there.is_there("t", "ann")
    assert not await here.is_there("t", "ann")


async def test_a_departure_at_another_process_is_noticed(database: Database) -> None:
    clock, changed = Clock(), list[str]()
    here, there = Presence(database, clock, True), Presence(database, clock, True)
    here.attach(["t"], changed.append)
    assert not here.knows("t"), "the other processes have not been read yet"
    with there.at("t", ("ann",)):
        await there.flush()
        await here.read()
        assert here.knows("t")
        assert (here.is_away("t", "ann"), changed) == (False, ["t"])
    await there.flush()
    clock.at += 60.0
    await here.read()
    assert (here.is_away("t", "ann"), changed) == (True, ["t", "t"])
    assert here.away_since("t", "ann") == clock.at
    assert here.away_since("t", "ben") is None
