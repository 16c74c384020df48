"""The checks of the server's health; each returns what is wrong, or None."""

from __future__ import annotations

import asyncio
import os
import shutil
from pathlib import Path

from sqlalchemy import text

from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.bot_workers.readiness import Readiness
from undercard.server.db.database import Database, check_health
from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.store import Store
from undercard.server.http.sockets import descriptor_limit

HEALTH_SECONDS = 3.0
LOW_BYTES = 200 * 1024 * 1024
"""Free space below which the disk counts as nearly full."""
MANY_DESCRIPTORS = 0.9
DESCRIPTORS = Path("/proc/self/fd")
_PROBE = text("UPDATE alembic_version SET version_num = version_num")


async def check_database(database: Database) -> str | None:
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await check_health(database)
    except StoreUnavailable as error:
        return str(error)
    except TimeoutError:
        return f"it does not answer within {HEALTH_SECONDS:g} seconds"
    return None


async def check_writes(database: Database, store: Store) -> str | None:
    """Check the last write; after a failed one, try another, because no client may."""
    wrong = store.written.error or database.error
    if wrong is None:
        return None
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await database.write(lambda db: db.execute(_PROBE))
    except (StoreUnavailable, TimeoutError):
        return wrong
    store.written.error = None
    return None


async def check_disk(folder: Path | None) -> str | None:
    """Check the free space of the disk with the SQLite file."""
    if folder is None:
        return None
    try:
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return f"{folder} cannot be read: {error.strerror or error}"
    return f"{free // 2**20} MiB are free at {folder}" if free < LOW_BYTES else None


async def check_descriptors() -> str | None:
    limit = descriptor_limit()
    try:
        used = len(os.listdir(DESCRIPTORS))
    except FileNotFoundError:  # not Linux
        return None
    except OSError as error:  # there is none left for the list itself
        return str(error.strerror)
    if limit is None or used < MANY_DESCRIPTORS * limit:
        return None
    return f"{used} of {limit} descriptors are in use"


async def check_bots(workers: BotWorkers) -> str | None:
    return workers.error


async def check_backup(error: str | None) -> str | None:
    return error


async def check_compilation(readiness: Readiness) -> str | None:
    return "simple bots replace strong ones" if readiness.state == "failed" else None
