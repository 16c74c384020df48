"""Connections to the SQLite file, all set up alike."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path
from time import monotonic, sleep

BUSY_SECONDS = 30.0
"""How long to wait for another process that writes, such as `undercard admin`."""

CACHE_KB = 32 * 1024
"""The most memory of a connection for pages: each table that is played at writes to its own."""


def connect(path: Path) -> sqlite3.Connection:
    """Durable at commit: with WAL, FULL is what makes SQLite wait for the disk.

    We begin and commit ourselves (isolation level None). One thread uses the connection at a
    time, but not always the one that opened it closes it.
    """
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    _use_wal(connection)
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    # A statement that writes several rows keeps a way back; in a file, that doubles its cost.
    connection.execute("PRAGMA temp_store=MEMORY")
    connection.execute(f"PRAGMA cache_size=-{CACHE_KB}")
    # Not inside a commit; see `sqlite_checkpoints`. The last connection to close does it too.
    connection.execute("PRAGMA wal_autocheckpoint=0")
    return connection


def _use_wal(connection: sqlite3.Connection) -> None:
    """The file stays in this mode; only in its first moments may others be in the way.

    SQLite does not wait for them here, whatever the timeout.
    """
    deadline = monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if monotonic() > deadline:
                raise
            sleep(0.02)


class Readers:
    """A connection for each thread that reads."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._own = threading.local()
        self._all: list[sqlite3.Connection] = []

    def connection(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = connect(self._path)
            connection.execute("PRAGMA query_only=ON")
            self._own.connection = connection
            self._all.append(connection)
        return connection

    def close(self) -> None:
        """After the threads have ended."""
        for connection in self._all:
            connection.close()
