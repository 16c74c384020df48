"""Connections to PostgreSQL, and how long we wait for it."""

from __future__ import annotations

from typing import TypeAlias

import asyncpg

from undercard.server.db.postgres_sql import DURABLE

CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 10.0
"""How long a statement may take before we call the connection broken."""

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


async def connect(dsn: str) -> Connection:
    return await asyncpg.connect(dsn, timeout=CONNECT_SECONDS)


async def connect_durably(dsn: str) -> Connection:
    """For writing steps."""
    connection = await connect(dsn)
    await connection.execute(DURABLE, timeout=ANSWER_SECONDS)
    return connection
