"""Places on both databases: the later step wins, in any order of writes, and no step waits for
it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from server.people.conftest import Clock
from undercard.server.db import open_store
from undercard.server.db.database import Database, open_database
from undercard.server.db.errors import StoreClosed
from undercard.server.db.store import Listing, Store
from undercard.server.tables import place_queries
from undercard.server.tables.place_queries import TablePlaces
from undercard.server.tables.place_recovery import recover
from undercard.server.tables.places import LATE_SECONDS, LEASE_SECONDS, Places, turns_of
from undercard.table.seats import Bot, Person, Seat
from undercard.table.snapshot import Snapshot


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    for table in ("t", "u"):
        await store.create_table(table, b"", Listing("running", "fightdrome", 0.0))
    yield store
    await store.close()


@pytest.fixture
async def database(store: Store, url: str) -> AsyncIterator[Database]:
    del store
    database = open_database(url)
    yield database
    await database.close()


def turn_of(person: str, number: int, at: float) -> TablePlaces:
    return TablePlaces(number, "running", at, {it: it == person for it in ("ann", "ben")})


async def test_the_later_step_wins(database: Database) -> None:
    here, there = Places(database, Clock()), Places(database, Clock())
    there.put("t", turn_of("ben", 7, 70.0))
    await there.flush()
    here.put("t", turn_of("ann", 6, 60.0))
    assert await here.of(["ann"], "running") == await there.of(["ann"], "running")
    assert [(it.is_turn, it.number) for it in await here.of(["ben"], "running")] == [(True, 7)]


async def test_concurrent_writes(database: Database) -> None:
    processes = [Places(database, Clock()) for _ in range(4)]
    for number, process in enumerate(processes):
        for table in ("t", "u"):
            process.put(table, turn_of("ann", number, float(number)))
    for _ in processes:  # each time at least one write succeeds
        await asyncio.gather(*(process.flush() for process in processes))
    found = await processes[0].of(["ann"], "running")
    assert {it.table: it.number for it in found} == {"t": 3, "u": 3}


async def test_a_turn_keeps_its_time(database: Database) -> None:
    places = Places(database, Clock())
    for person, number in (("ann", 1), ("ann", 2), ("ben", 3)):
        places.put("t", turn_of(person, number, number * 10.0))
        await places.flush()
        found = await places.of(["ann"], "running")
        assert [it.at for it in found] == [10.0 if person == "ann" else 30.0]


async def test_a_deleted_table_does_not_block_the_others(database: Database, store: Store) -> None:
    places = Places(database, Clock())
    for table in ("t", "u"):
        places.put(table, turn_of("ann", 1, 1.0))
    await store.delete_table("u")
    assert [it.table for it in await places.of(["ann"], "running")] == ["t"]
    await store.delete_table("t")
    assert await places.of(["ann"], "running") == []


async def test_games_that_ended_since_a_time(database: Database) -> None:
    places = Places(database, Clock())
    places.put("t", TablePlaces(9, "finished", 50.0, {"ann": False}))
    for since, count in ((None, 0), (49.0, 1), (50.0, 0)):
        assert len(await places.of(["ann"], "running", since=since)) == count


async def test_places_that_were_not_written_are_found(database: Database, store: Store) -> None:
    places = Places(database, Clock())
    for table in ("t", "u"):
        await store.append(table, 1, b"{}")
        places.put(table, turn_of("ann", 1, 1.0))
    await places.flush()
    assert await places.find_stale(0.0) == []
    await store.append("u", 2, b"{}")
    assert await places.find_stale(0.0) == ["u"]


async def test_only_tables_that_changed_since_are_read(database: Database, store: Store) -> None:
    places = Places(database, Clock())
    for table, at in (("t", 1000.0), ("u", 2000.0)):
        await store.append(table, 1, b"{}", listing=Listing("running", "fightdrome", at))
    assert set(await places.find_stale(1000.0)) == {"t", "u"}
    assert await places.find_stale(1000.0 + LATE_SECONDS) == ["u"]


async def test_a_dead_process_is_recognised_by_its_mark(database: Database) -> None:
    """The mark advances with each write; a process that stops in order removes it."""
    clock = Clock()
    dead, alive = Places(database, clock), Places(database, clock)
    await dead.start()
    began = clock.at
    clock.at += 10
    dead.put("t", turn_of("ann", 1, clock.at))
    await dead.flush()
    await alive.start()
    assert await alive.find_dead(is_alone=False) == {}
    assert list((await alive.find_dead(is_alone=True)).values()) == [began + 10]
    clock.at += LEASE_SECONDS + 1
    await alive.flush()
    [(process, until)] = (await alive.find_dead(is_alone=False)).items()
    assert until == began + 10
    await alive.bury(process)
    await alive.close()
    assert await Places(database, clock).find_dead(is_alone=True) == {}


async def test_the_mark_stays_before_places_that_cannot_be_written(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    places = Places(database, clock)
    await places.start()
    began = clock.at
    places.put("t", turn_of("ann", 1, clock.at))
    clock.at += 100
    with monkeypatch.context() as broken:
        broken.setattr(place_queries, "write_places", lambda *_: set())
        await places.flush()
    other = Places(database, clock)
    assert list((await other.find_dead(is_alone=True)).values()) == [began]
    await places.flush()
    assert list((await other.find_dead(is_alone=True)).values()) == [began + 100]


class Stopping:
    """The tables of a process that is stopping."""

    async def snapshot(self, table: str, seat: int | None, after: int) -> Snapshot:
        raise StoreClosed(f"the server is stopping: {table}, {seat}, {after}")


async def test_an_interrupted_recovery_keeps_the_marks(database: Database, store: Store) -> None:
    clock = Clock()
    await Places(database, clock).start()
    listing = Listing("running", "fightdrome", clock.at)
    await store.append("t", 1, b"{}", listing=listing)
    with pytest.raises(StoreClosed):
        await recover(Places(database, clock), Stopping(), is_alone=True)
    assert await Places(database, clock).find_dead(is_alone=True)


def test_a_bot_that_stands_in_has_the_turn() -> None:
    ann, ben = Person("ann", "Ann"), Person("ben", "Ben")
    seats = (Seat(person=ann), Seat(person=ben, bot=Bot("greedy")))
    assert turns_of(seats, 0) == {"ann": True, "ben": False}
    assert turns_of(seats, 1) == {"ann": False, "ben": False}
    assert turns_of((Seat(person=ann), Seat(person=ann)), 0) == {"ann": True}
