"""Several processes on one PostgreSQL: one winner per step, and every subscriber gets every step.

Each `Tables` has its own store, like a process; they share only the database.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager

from polling import LIMIT_SECONDS, eventually
from server.tables.participants import ANN, BEN, Subscriber, act, legal_in, play_person, started
from undercard.kernel.record import verify
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.db import open_store
from undercard.server.tables.service import Tables
from undercard.table.errors import TableError
from undercard.table.seats import Bot

POSTERS = 3


@asynccontextmanager
async def process(url: str, patience: float = 1.0) -> AsyncIterator[Tables]:
    store, workers = await open_store(url), BotWorkers(1, grace=LIMIT_SECONDS)
    tables = Tables(store, workers, time.time, patience=patience)
    try:
        yield tables
    finally:
        await tables.close()
        await workers.close()
        await store.close()


async def is_over(tables: Tables, table: str) -> bool:
    return (await tables.snapshot(table, None, after=10**6)).phase == "finished"


async def compete(tables: Tables, table: str, seed: int, wins: list[int]) -> None:
    """Act for every seat in turn, against competing callers; a caller that loses gets an error."""
    rng = random.Random(seed)
    while True:
        for seat, person in enumerate((ANN, BEN)):
            snapshot = await tables.snapshot(table, seat, after=10**6)
            if snapshot.phase == "finished":
                return
            if not legal_in(snapshot):
                continue
            try:
                step = act(snapshot, person, rng.choice(legal_in(snapshot)))
                wins.append(await tables.post(table, step))
            except TableError:
                continue


async def test_one_winner_per_step_and_every_subscriber_gets_every_step(postgres_url: str) -> None:
    async with process(postgres_url) as one, process(postgres_url) as two:
        table = await started(one, "survive", ANN, BEN)
        subscribers = [
            Subscriber(tables, table, seat) for tables in (one, two) for seat in (0, 1, None)
        ]
        wins: list[int] = []
        await asyncio.gather(
            *(
                compete(tables, table, seed, wins)
                for seed, tables in enumerate((one, two) * POSTERS)
            )
        )
        last = (await one.snapshot(table, None, after=10**6)).number
        received = [await subscriber.until(last) for subscriber in subscribers]
        for entries in received:
            assert [entry.number for entry in entries] == list(range(1, last + 1))
        assert received[:3] == received[3:]
        assert set(wins) == set(range(4, last + 1))
        assert one.counters.steps + two.counters.steps == last
        tries = [tables.counters for tables in (one, two)]
        lost = sum(sum(count.refusals.values()) + count.conflicts for count in tries)
        assert lost > 100
        verify(await two.record(table))


async def test_players_on_different_processes(postgres_url: str) -> None:
    async with process(postgres_url) as one, process(postgres_url) as two:
        table = await started(one, "survive", ANN, BEN)
        ends = await asyncio.gather(play_person(one, table, ANN), play_person(two, table, BEN))
        assert ends[0].result == ends[1].result
        assert ends[0].result is not None


async def test_one_bot_move_per_decision_although_all_processes_think(postgres_url: str) -> None:
    """Without patience every process computes a move; only one move per decision is stored."""
    async with process(postgres_url, 0) as one, process(postgres_url, 0) as two:
        table = await started(one, "fightdrome", Bot("level2"), Bot("level3"))
        await eventually(lambda: is_over(two, table))
        last = (await two.snapshot(table, None)).number
        assert one.counters.bot_moves + two.counters.bot_moves == last - 3
        verify(await one.record(table))


async def test_bots_are_left_to_the_process_that_began(postgres_url: str) -> None:
    async with process(postgres_url, 30.0) as one, process(postgres_url, 30.0) as two:
        table = await started(one, "survive", ANN, Bot("level2"))
        await play_person(two, table, ANN)
        assert one.counters.bot_moves + two.counters.bot_moves > 10
        assert two._bots._workers.counters.bot_failures == 0


async def test_another_process_takes_over_the_bots_of_a_dead_one(postgres_url: str) -> None:
    async with process(postgres_url, 0.2) as two:
        async with process(postgres_url) as one:
            table = await started(one, "fightdrome", ANN, Bot("level1"))
            async with aclosing(two.stream(table, 0, 0)) as snapshots:
                await anext(snapshots)
        await play_person(two, table, ANN)
