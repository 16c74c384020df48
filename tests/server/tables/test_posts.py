"""Posts that are repeated, late, concurrent or from strangers: one step each, or a typed error."""

from __future__ import annotations

import asyncio
import time
from contextlib import aclosing

import pytest
from msgspec.structs import replace

from clock import AGES, LoopClock
from server.tables.participants import ANN, BEN, CEM, Subscriber, act, legal_in, started
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.db import Store, StoreClosed, UnknownTable
from undercard.server.tables.cache import Cache
from undercard.server.tables.counters import Counters
from undercard.server.tables.errors import GapError
from undercard.server.tables.service import Tables
from undercard.table.errors import BadHeader, BadStep, NotYourSeat, StaleStep
from undercard.table.header import About
from undercard.table.seats import Bot
from undercard.table.snapshot import Snapshot
from undercard.table.steps import Act, LeaveSeat, SitDown, Start

PEOPLE = [ANN, BEN]


async def turn(tables: Tables, table: str) -> tuple[Snapshot, Act]:
    """Return the seat to act and its first legal action."""
    for seat in range(2):
        snapshot = await tables.snapshot(table, seat)
        if legal_in(snapshot):
            return snapshot, act(snapshot, PEOPLE[seat], legal_in(snapshot)[0])
    raise AssertionError("nobody is to act")


async def play_some(tables: Tables, table: str, count: int) -> int:
    number = 0
    for _ in range(count):
        number = await tables.post(table, (await turn(tables, table))[1])
    return number


async def test_the_same_action_twice_is_one_step(tables: Tables) -> None:
    table = await started(tables, "survive", ANN, BEN)
    _, step = await turn(tables, table)
    numbers = await asyncio.gather(*(tables.post(table, step) for _ in range(10)))
    assert set(numbers) == {4}
    await play_some(tables, table, 3)
    assert await tables.post(table, step) == 4
    assert (tables.counters.steps, tables.counters.repeats) == (7, 10)


async def test_a_key_makes_any_step_repeatable(store: Store, tables: Tables) -> None:
    table = await started(tables, "survive", ANN, BEN)
    leave = LeaveSeat(at=0.0, by=ANN.id, seat=0)
    number = await tables.post(table, leave, key="k1")
    assert await tables.post(table, leave, key="k1") == number
    restarted = Tables(store, BotWorkers(1), time.time)
    assert await restarted.post(table, leave, key="k1") == number
    await restarted.close()


async def test_a_key_is_its_sender_s_own(tables: Tables) -> None:
    table = await started(tables, "survive", ANN, BEN)
    first = await tables.post(table, LeaveSeat(at=0.0, by=ANN.id, seat=0), key="1")
    assert await tables.post(table, LeaveSeat(at=0.0, by=BEN.id, seat=1), key="1") == first + 1


async def test_refusals_are_typed_and_counted(tables: Tables) -> None:
    table = await started(tables, "survive", ANN, BEN)
    snapshot, step = await turn(tables, table)
    other = replace(step, action=legal_in(snapshot)[1])
    await tables.post(table, step)
    with pytest.raises(StaleStep):
        await tables.post(table, other)
    with pytest.raises(NotYourSeat):
        await tables.post(table, LeaveSeat(at=0.0, by=CEM.id, seat=0))
    assert tables.counters.refusals == {"stale_step": 1, "not_your_seat": 1}
    with pytest.raises(UnknownTable):
        await tables.post("no-such-table", step)
    with pytest.raises(UnknownTable):
        await tables.snapshot("no-such-table", None)


async def test_the_server_s_time_counts(store: Store, workers: BotWorkers) -> None:
    now = 1000.0
    tables = Tables(store, workers, lambda: now)
    table = await started(tables, "survive", ANN, BEN)
    now = 1234.5
    await tables.post(table, replace((await turn(tables, table))[1], at=10.0**12))
    [entry] = (await tables.snapshot(table, None, after=3)).log
    assert entry.step.at == 1234.5
    await tables.close()


async def test_a_bot_that_does_not_exist_gets_no_seat(tables: Tables) -> None:
    table = await tables.create(About(id="", game="survive", creator=ANN))
    with pytest.raises(BadStep):
        await tables.post(table, SitDown(at=0.0, by=ANN.id, seat=0, who=Bot("level9")))
    with pytest.raises(BadHeader):
        await tables.create(About(id="", game="survive", creator=ANN, stand_in="champion"))


async def test_a_deleted_table_is_gone(tables: Tables) -> None:
    table = await started(tables, "survive", ANN, BEN)
    assert await tables.delete(table)
    with pytest.raises(UnknownTable):
        await tables.snapshot(table, None)


async def test_a_step_completes_although_its_sender_disconnects(tables: Tables) -> None:
    table = await started(tables, "survive", ANN, BEN)
    _, step = await turn(tables, table)
    listener = Subscriber(tables, table, 0, after=3)
    posting = tables.post(table, step)
    await asyncio.sleep(0)
    posting.cancel()
    assert [entry.number for entry in await listener.until(4)] == [4]


async def test_close_completes_the_steps_in_progress(store: Store, workers: BotWorkers) -> None:
    tables = Tables(store, workers, time.time)
    table = await started(tables, "survive", ANN, BEN)
    _, step = await turn(tables, table)
    listener = Subscriber(tables, table, None, after=3)
    posting = tables.post(table, step)
    await asyncio.sleep(0)
    await tables.close()
    assert await posting == 4
    assert len(await store.steps(table)) == 4
    assert [entry.number for entry in await listener.until(4)] == [4]
    with pytest.raises(StoreClosed):
        await tables.post(table, step)


async def test_a_subscriber_that_falls_behind_gets_a_gap_error(tables: Tables) -> None:
    table = await started(tables, "survive", ANN, BEN)
    async with aclosing(tables.stream(table, 0, 3, most_behind=5)) as slow:
        await play_some(tables, table, 1)
        assert (await anext(slow)).number == 4
        await play_some(tables, table, 4)
        shown = await anext(slow)
        assert (shown.number, len(shown.log)) == (8, 4)
        await play_some(tables, table, 6)
        with pytest.raises(GapError):
            await anext(slow)
    assert tables.counters.gaps == 1


async def test_a_subscription_from_a_future_step_is_a_gap_error(tables: Tables) -> None:
    table = await started(tables, "survive", ANN, BEN)
    async with aclosing(tables.stream(table, 0, 99)) as snapshots:
        with pytest.raises(GapError):
            await anext(snapshots)


async def test_idle_tables_are_unloaded(store: Store, workers: BotWorkers) -> None:
    tables = Tables(store, workers, time.time, kept_idle=3)
    made = [await started(tables, "fightdrome", ANN, BEN) for _ in range(6)]
    assert tables.counters.tables_loaded == 3
    async with aclosing(tables.stream(made[0], None, 0)) as snapshots:
        assert (await anext(snapshots)).number == 3
        for table in made:
            await tables.snapshot(table, 0)
        assert tables.counters.tables_loaded == 4
        await play_some(tables, made[0], 1)
        assert (await anext(snapshots)).number == 4
    await tables.close()


async def test_a_table_idle_for_long_costs_nothing(
    store: Store, tables: Tables, clock: LoopClock
) -> None:
    made = [await started(tables, "fightdrome", ANN, BEN) for _ in range(2)]
    counters = Counters()
    cache = Cache(store, counters, idle_seconds=AGES)
    async with cache.use(made[0]):
        async with cache.use(made[1]):
            await clock.advance(AGES)
        assert counters.tables_loaded == 2
        await clock.advance(AGES)
        assert counters.tables_loaded == 1
    await clock.advance(AGES)
    assert counters.tables_loaded == 0


async def test_concurrent_requests_load_a_table_once(store: Store, workers: BotWorkers) -> None:
    first = Tables(store, workers, time.time)
    table = await started(first, "fightdrome", ANN, BEN)
    tables = Tables(store, workers, time.time)
    shots = await asyncio.gather(*(tables.snapshot(table, 0) for _ in range(20)))
    assert all(shot == shots[0] for shot in shots)
    assert tables.counters.loads == 1
    await tables.close()
    await first.close()


async def test_the_first_steps_need_no_seat(tables: Tables) -> None:
    """Of many who join the same seat concurrently, one gets it."""
    table = await tables.create(About(id="", game="survive", creator=ANN))
    sits = [SitDown(at=0.0, by=one.id, seat=0, who=one) for one in (ANN, BEN, CEM)]
    results = await asyncio.gather(
        *(tables.post(table, sit) for sit in sits), return_exceptions=True
    )
    assert sum(isinstance(result, int) for result in results) == 1
    await tables.post(table, SitDown(at=0.0, by=ANN.id, seat=1, who=Bot("level1")))
    await tables.post(table, Start(at=0.0))
    assert (await tables.snapshot(table, None)).phase == "running"
