"""Absent players: when a claim is accepted, with several processes, and what it does to ratings."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest

from server.limits import NO_LIMITS
from server.people.conftest import Clock
from server.tables.participants import ANN, BEN, act, legal_in, started
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.db import open_store
from undercard.server.db.database import open_database
from undercard.server.db.people import Identity
from undercard.server.http.metrics import Metrics
from undercard.server.http.rate_limits import RateLimits
from undercard.server.ratings.eligibility import pool_of, ranks_of
from undercard.server.tables import wire
from undercard.server.tables.absences import Absences
from undercard.server.tables.autostart import AutoStart
from undercard.server.tables.client_steps import ClientSteps
from undercard.server.tables.presence import Presence
from undercard.server.tables.service import Tables
from undercard.table.errors import NotYetClaimable
from undercard.table.steps import Resign

FIRST = {"first": "seat 0", "overstimulated": "off"}
BLITZ = {"kind": "fischer", "base": 300, "increment": 5}
PATIENCE = 100.0
BEN_WHO = Identity("ben", "Ben", False)
CLAIM = wire.PostAbandon(seat=1, absent=0)


@dataclass(frozen=True)
class Process:
    """One process: its tables, the people it knows to be present, and the claims it accepts."""

    tables: Tables
    presence: Presence
    steps: ClientSteps

    async def claim(self, table: str, asked: wire.ClientStep = CLAIM) -> None:
        await self.steps.post(BEN_WHO, table, asked, "key")

    async def exchange(self) -> None:
        await self.presence.flush()
        await self.presence.read()


@asynccontextmanager
async def process(url: str, clock: Clock) -> AsyncIterator[Process]:
    store, database, workers = await open_store(url), open_database(url), BotWorkers(1)
    tables = Tables(store, workers, clock)
    presence = Presence(database, clock, is_shared=True)
    presence.attach(["any"], lambda _: None)
    metrics = Metrics()
    absences = Absences(tables, presence, clock)
    rate = RateLimits(NO_LIMITS, metrics).step
    yield Process(tables, presence, ClientSteps(tables, AutoStart(tables), absences, rate, metrics))
    await tables.close()
    await workers.close()
    await database.close()
    await store.close()


@pytest.fixture
async def one(url: str, clock: Clock) -> AsyncIterator[Process]:
    async with process(url, clock) as one:
        yield one


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def both_acted(one: Process, **more: object) -> str:
    """Return a rated game in which both have acted and the game waits for Ann."""
    table = await started(one.tables, "fightdrome", ANN, BEN, options=FIRST, rated=True, **more)
    acted: set[int] = set()
    while len(acted) < 2 or await one.tables.seat_of(table, "ann", "ben") != 0:
        seat = await one.tables.seat_of(table, "ann", "ben")
        assert seat is not None
        shown = await one.tables.snapshot(table, seat)
        await one.tables.post(table, act(shown, (ANN, BEN)[seat], legal_in(shown)[0]))
        acted.add(seat)
    return table


async def test_a_claim_is_accepted_when_the_time_is_over(one: Process, clock: Clock) -> None:
    table = await both_acted(one, clock=BLITZ)
    with one.presence.at(table, ("ben",)):
        with one.presence.at(table, ("ann",)):
            clock.at += 2 * PATIENCE
            with pytest.raises(NotYetClaimable):
                await one.claim(table)
        clock.at += PATIENCE - 2
        with pytest.raises(NotYetClaimable):
            await one.claim(table)
        clock.at += 2
        await one.claim(table)
    status = await one.tables.status(table)
    assert status.result is not None
    assert (status.result.winners, status.result.ending) == ((1,), "abandoned")
    assert (pool_of(status), ranks_of(status)) == ("people", [1, 0])


async def test_the_time_begins_again_with_each_turn_and_each_return(
    one: Process, clock: Clock
) -> None:
    table = await both_acted(one, clock=BLITZ)
    with one.presence.at(table, ("ben",)):
        clock.at += PATIENCE - 5
        with one.presence.at(table, ("ann",)):
            pass
        clock.at += 10
        with pytest.raises(NotYetClaimable):
            await one.claim(table)
    clock.at += 60
    with one.presence.at(table, ("ben",)), pytest.raises(NotYetClaimable):
        await one.claim(table)


async def test_a_bot_finishes_unrated(one: Process, clock: Clock) -> None:
    table = await both_acted(one, clock=BLITZ)
    asked = wire.PostTakeOver(seat=1, absent=0)
    with one.presence.at(table, ("ben",)):
        with pytest.raises(NotYetClaimable):
            await one.claim(table, asked)
        clock.at += PATIENCE
        await one.claim(table, asked)
    await one.tables.post(table, Resign(at=0.0, by="ben", seat=1))
    status = await one.tables.status(table)
    assert status.seats[0].bot is not None
    assert (status.phase, pool_of(status)) == ("finished", None)


async def test_without_a_clock_both_must_have_been_there(one: Process, clock: Clock) -> None:
    table = await both_acted(one)
    with one.presence.at(table, ("ben",)):
        clock.at += 10 * 86_400
        with pytest.raises(NotYetClaimable):
            await one.claim(table)
        with one.presence.at(table, ("ann",)):
            pass
        clock.at += 1800
        await one.claim(table)


async def test_a_player_at_another_process_is_present(postgres_url: str, clock: Clock) -> None:
    async with process(postgres_url, clock) as one, process(postgres_url, clock) as two:
        table = await both_acted(one, clock=BLITZ)
        with one.presence.at(table, ("ben",)):
            with two.presence.at(table, ("ann",)):
                await two.presence.flush()
                clock.at += PATIENCE - 40
                await one.exchange()
                with pytest.raises(NotYetClaimable):
                    await one.claim(table)
            await two.presence.flush()
            await one.exchange()
            clock.at += PATIENCE - 2
            with pytest.raises(NotYetClaimable):
                await one.claim(table)
            clock.at += 2
            await one.claim(table)
        assert (await two.tables.status(table)).phase == "finished"
