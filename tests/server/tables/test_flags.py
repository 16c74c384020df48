"""An empty clock loses by itself: at its deadline, after a restart, and with several processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from clock import AGES, LoopClock
from polling import LIMIT_SECONDS, eventually
from server.tables.participants import ANN, BEN, Subscriber, act, legal_in, started
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.db import Store, open_store
from undercard.server.tables.service import Tables
from undercard.table.errors import TimeUp
from undercard.table.seats import Bot
from undercard.table.snapshot import Snapshot
from undercard.table.steps import TimeOut

CLOCK = {"kind": "per_move", "seconds": AGES}
FIRST = {"first": "seat 0", "overstimulated": "off"}


class Time:
    """The time of steps and of the event loop, which a test advances."""

    def __init__(self) -> None:
        self._loop_clock, self._ahead = LoopClock(), 0.0

    def now(self) -> float:
        return time.time() + self._ahead

    async def advance(self, seconds: float) -> None:
        self._ahead += seconds
        await self._loop_clock.advance(seconds)


@asynccontextmanager
async def process(store: Store, time: Time) -> AsyncIterator[Tables]:
    workers = BotWorkers(1, grace=LIMIT_SECONDS)
    tables = Tables(store, workers, time.now)
    try:
        yield tables
    finally:
        await tables.close()
        await workers.close()


async def last(tables: Tables, table: str) -> Snapshot:
    return await tables.snapshot(table, 0)


async def is_over(tables: Tables, table: str) -> bool:
    return (await last(tables, table)).phase == "finished"


async def test_the_deadline_ends_the_game_and_everyone_receives_it(store: Store) -> None:
    time = Time()
    async with process(store, time) as tables:
        table = await started(tables, "fightdrome", ANN, BEN, clock=CLOCK, options=FIRST)
        ben = Subscriber(tables, table, 1)
        await ben.wait_for_entries()
        await time.advance(AGES / 2)
        snapshot = await last(tables, table)
        number = await tables.post(table, act(snapshot, ANN, legal_in(snapshot)[0]))
        await time.advance(AGES - 1)
        assert not await is_over(tables, table)
        late = (await last(tables, table)).clock
        assert late is not None
        await time.advance(2)
        entry = (await ben.until(number + 1))[-1]
        assert isinstance(entry.step, TimeOut)
        assert (entry.step.seat, entry.step.by) == (late.running, None)
        result = (await last(tables, table)).result
        assert result is not None
        assert (result.winners, result.ending) == ((1 - entry.step.seat,), "time")


async def test_a_late_action_is_refused_and_the_game_is_over(store: Store) -> None:
    time = Time()
    async with process(store, time) as tables:
        table = await started(tables, "fightdrome", ANN, BEN, clock=CLOCK, options=FIRST)
        snapshot = await last(tables, table)
        time._ahead += AGES + 1  # the timer has not fired yet
        with pytest.raises(TimeUp):
            await tables.post(table, act(snapshot, ANN, legal_in(snapshot)[0]))
        await eventually(lambda: is_over(tables, table))


async def test_a_restarted_server_finds_the_deadline_in_the_past(store: Store) -> None:
    time = Time()
    async with process(store, time) as tables:
        table = await started(tables, "fightdrome", ANN, BEN, clock=CLOCK, options=FIRST)
    await time.advance(AGES + 1)
    async with process(store, time) as tables:
        await eventually(lambda: is_over(tables, table))


async def test_of_two_processes_one_ends_the_game(postgres_url: str) -> None:
    time = Time()
    one, two = await open_store(postgres_url), await open_store(postgres_url)
    async with process(one, time) as first, process(two, time) as second:
        table = await started(first, "fightdrome", ANN, BEN, clock=CLOCK, options=FIRST)
        await asyncio.gather(last(first, table), last(second, table))
        await time.advance(AGES + 1)
        await eventually(lambda: is_over(second, table))
        steps = [entry.step for entry in (await last(first, table)).log]
        assert sum(isinstance(step, TimeOut) for step in steps) == 1
    await one.close()
    await two.close()


async def test_a_bot_does_not_lose_while_it_waits_for_the_server(store: Store) -> None:
    time = Time()
    async with process(store, time) as tables:
        bot = Bot("random")
        options = {**FIRST, "first": "seat 1"}
        clock = {"kind": "fischer", "base": 1e-6}
        table = await started(tables, "fightdrome", ANN, bot, clock=clock, options=options)
        await eventually(lambda: is_over(tables, table))
        result = (await last(tables, table)).result
        assert result is not None
        assert (result.winners, result.ending) == ((1,), "time")
