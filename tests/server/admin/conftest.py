"""A small site on both databases: an open, a running and a finished table, and two people."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
from argon2 import PasswordHasher

from server.tables.participants import ANN, BEN, started
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.db import open_store
from undercard.server.db.database import Database, open_database
from undercard.server.people.passwords import Passwords
from undercard.server.people.service import People
from undercard.server.tables.service import Tables
from undercard.table.header import About
from undercard.table.steps import Resign

PASSWORD = "correct horse"


@dataclass
class Site:
    url: str
    open: str
    running: str
    over: str
    people: People
    database: Database


@pytest.fixture
async def site(url: str) -> AsyncIterator[Site]:
    store = await open_store(url)
    workers = BotWorkers(1)
    tables = Tables(store, workers, time.time)
    made = await tables.create(About(id="", game="survive", visibility="private", creator=ANN))
    running = await started(tables, "fightdrome", ANN, BEN)
    over = await started(tables, "fightdrome", ANN, BEN)
    await tables.post(over, Resign(at=0.0, by=ANN.id, seat=0))
    await tables.close()
    await store.close()
    quick = Passwords(PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
    database = open_database(url)
    people = People(database, quick)
    await people.make_account("Ann", PASSWORD, None)
    await people.make_guest("Ben")
    yield Site(url, made, running, over, people, database)
    await database.close()
