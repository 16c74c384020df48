"""A process to be killed: appends to several tables concurrently and prints acknowledged steps.

python crash_writer.py URL TABLE ...
"""

from __future__ import annotations

import asyncio
import os
import sys
from hashlib import sha256
from pathlib import Path

from undercard.server.db import Listing, Store
from undercard.server.db.backends import SQLITE
from undercard.server.db.postgres import PostgresStore
from undercard.server.db.sqlite import SqliteStore


def content(table: str, number: int) -> bytes:
    """Return the expected content of a step."""
    return sha256(f"{table} {number}".encode()).digest() * 4


async def play(store: Store, table: str) -> None:
    number = len(await store.steps(table))
    while True:
        number += 1
        line = Listing("running", "fightdrome", float(number))
        await store.append(table, number, content(table, number), f"key{number}", line)
        os.write(1, f"{table} {number}\n".encode())


async def open_migrated(url: str) -> Store:
    """Open the store without migrations, because importing Alembic takes half a second."""
    if url.startswith(SQLITE):
        return await SqliteStore.open(Path(url.removeprefix(SQLITE)))
    return await PostgresStore.open(url, 1)


async def main(url: str, tables: list[str]) -> None:
    store = await open_migrated(url)
    await asyncio.gather(*(play(store, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
