"""The service on both databases, with one bot worker for all tests of a module."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator

import pytest

from polling import LIMIT_SECONDS
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.db import Store
from undercard.server.tables.service import Tables


@pytest.fixture
async def workers() -> AsyncIterator[BotWorkers]:
    workers = BotWorkers(1, grace=LIMIT_SECONDS)
    yield workers
    await workers.close()


@pytest.fixture
async def tables(store: Store, workers: BotWorkers) -> AsyncIterator[Tables]:
    tables = Tables(store, workers, time.time)
    yield tables
    await tables.close()
