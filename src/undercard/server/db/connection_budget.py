"""The number of connections of one process to PostgreSQL, checked against the server's limits.

The writer and the listener have one connection each; reading tables and the other features share
the rest. Together they never exceed the budget, so the number of processes is limited by cores and
not by `max_connections`.
"""

from __future__ import annotations

from dataclasses import dataclass

import asyncpg

from undercard.server.db.errors import StoreError
from undercard.server.db.postgres_connection import ANSWER_SECONDS, connect
from undercard.server.db.postgres_errors import unavailable

CONNECTIONS = 6
FEWEST = 4
OWN = 2
"""The connections of the writer and the listener."""

# A superuser may use the reserved connections and is exempt from limits of roles and databases.
_ROOM = """
WITH clients AS (
    SELECT usename, datname FROM pg_stat_activity
    WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
), me AS (SELECT rolsuper, rolconnlimit FROM pg_roles WHERE rolname = current_user)
SELECT 'max_connections' AS name, current_setting('max_connections')::int AS most,
    CASE WHEN rolsuper THEN 0 ELSE current_setting('superuser_reserved_connections')::int
        + coalesce(current_setting('reserved_connections', true)::int, 0) END AS reserved,
    (SELECT count(*) FROM clients) AS used FROM me
UNION ALL
SELECT 'CONNECTION LIMIT of the role', rolconnlimit, 0,
    (SELECT count(*) FROM clients WHERE usename = current_user)
FROM me WHERE rolconnlimit >= 0 AND NOT rolsuper
UNION ALL
SELECT 'CONNECTION LIMIT of the database', datconnlimit, 0,
    (SELECT count(*) FROM clients WHERE clients.datname = current_database())
FROM pg_database, me WHERE pg_database.datname = current_database() AND datconnlimit >= 0
    AND NOT rolsuper"""


@dataclass(frozen=True)
class ConnectionBudget:
    """The connections of one process."""

    total: int = CONNECTIONS

    def __post_init__(self) -> None:
        if self.total < FEWEST:
            raise StoreError(f"a process needs {FEWEST} connections at least, not {self.total}")

    @property
    def readers(self) -> int:
        """The connections of the store for reading tables."""
        return (self.total - OWN) // 2

    @property
    def others(self) -> int:
        """The connections for everything but steps: people, chat, ratings, notices."""
        return self.total - OWN - self.readers

    async def check(self, dsn: str) -> None:
        """Raise `StoreError` if the server does not allow all of them."""
        with unavailable():
            connection = await connect(dsn)
            try:
                rows = await connection.fetch(_ROOM, timeout=ANSWER_SECONDS)
            finally:
                await connection.close(timeout=ANSWER_SECONDS)
        for row in rows:
            self._check_limit(row)

    def _check_limit(self, row: asyncpg.Record) -> None:
        room = max(0, row["most"] - row["reserved"] - row["used"])
        if room < self.total:
            raise StoreError(
                f"PostgreSQL has room for {room} more connections ({row['name']} is {row['most']},"
                f" {row['reserved']} are reserved, {row['used']} in use) and this process may open"
                f" {self.total}: end others, raise the limit, or lower --connections"
                f" (at least {FEWEST})"
            )
