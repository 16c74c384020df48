"""Spectators of all processes are counted, and named where the table allows it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import cast

import pytest

from polling import eventually
from server.live.test_audience import NOBODY, Players
from server.people.conftest import Clock
from undercard.server.db import Store, open_store
from undercard.server.db.database import Database
from undercard.server.live.audience import Audience, Spectator
from undercard.server.live.spectators import (
    BELIEVED_SECONDS,
    RENEW_SECONDS,
    SpectatorExchange,
)
from undercard.server.tables.presence import Presence

ANN, BEN, VISITOR = Spectator("ann", "Ann"), Spectator("ben", "Ben"), Spectator("tab 1")


def audience_of(clock: Clock) -> Audience:
    return Audience(Presence(cast("Database", None), clock, is_shared=False), pause=0)


@pytest.fixture
async def stores(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    one, other = await open_store(postgres_url), await open_store(postgres_url)
    yield one, other
    await one.close()
    await other.close()


async def test_spectators_of_other_processes_are_counted(stores: tuple[Store, Store]) -> None:
    clock = Clock()
    here, there = audience_of(clock), audience_of(clock)
    ours, theirs = (
        SpectatorExchange(audience, store, clock)
        for audience, store in zip((here, there), stores, strict=True)
    )
    async with (
        aclosing(here.reports("table", NOBODY)) as named,
        aclosing(here.reports("table", Players(spectators="number"))) as counted,
    ):
        for spectator in (BEN, VISITOR):
            there.change("table", spectator, 1)
        await theirs.exchange()
        report = await anext(named)
        assert (report.watching, report.names) == (2, ("Ben",))
        here.change("table", ANN, 1)
        await ours.exchange()
        report = await anext(named)
        assert (report.watching, report.names) == (3, ("Ann", "Ben"))
        report = await anext(counted)
        assert (report.watching, report.names) == (3, ())
        await eventually(lambda: there.count("table") == 3)
        there.change("table", BEN, -1)
        await theirs.exchange()
        assert (await anext(named)).watching == 2
    assert (here.count("table"), here.count("another")) == (2, 0)


async def test_a_new_process_learns_all_and_a_dead_one_is_forgotten(
    stores: tuple[Store, Store],
) -> None:
    clock = Clock()
    here, there = audience_of(clock), audience_of(clock)
    theirs = SpectatorExchange(there, stores[1], clock)
    there.change("table", BEN, 1)
    await theirs.exchange()
    ours = SpectatorExchange(here, stores[0], clock)
    clock.at += RENEW_SECONDS
    await theirs.exchange()
    await eventually(lambda: here.count("table") == 1)
    clock.at += BELIEVED_SECONDS + 1
    await ours.exchange()
    assert here.count("table") == 0
    assert not here._elsewhere


async def test_a_process_that_stops_reports_it(stores: tuple[Store, Store]) -> None:
    clock = Clock()
    here, there = audience_of(clock), audience_of(clock)
    _, theirs = (
        SpectatorExchange(audience, store, clock)
        for audience, store in zip((here, there), stores, strict=True)
    )
    theirs.start()
    there.change("table", BEN, 1)
    await theirs.exchange()
    await eventually(lambda: here.count("table") == 1)
    await theirs.close()
    await eventually(lambda: here.count("table") == 0)
