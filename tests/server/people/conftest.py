"""The service for people, on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from argon2 import PasswordHasher

from undercard.server.db import open_store
from undercard.server.db.database import open_database
from undercard.server.people.passwords import Passwords
from undercard.server.people.service import People


class Clock:
    """A clock that tests advance."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def people(url: str, clock: Clock) -> AsyncIterator[People]:
    async with open_people(url, clock) as people:
        yield people


@asynccontextmanager
async def open_people(url: str, clock: Clock) -> AsyncIterator[People]:
    await (await open_store(url)).close()
    quick = Passwords(PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
    database = open_database(url)
    yield People(database, quick, clock)
    await database.close()
