"""Connections to PostgreSQL and their timeouts."""

from __future__ import annotations

from typing import TypeAlias

import asyncpg

from undercard.server.db.postgres_sql import DURABLE

CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 10.0
"""The timeout of a statement, after which the connection counts as broken."""

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


async def connect(dsn: str) -> Connection:
    return await asyncpg.connect(dsn, timeout=CONNECT_SECONDS)


async def connect_durably(dsn: str) -> Connection:
    """Return a connection for writing steps, with durable commits."""
    connection = await connect(dsn)
    await connection.execute(DURABLE, timeout=ANSWER_SECONDS)
    return connection
