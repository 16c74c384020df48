"""Connections to the SQLite file, with common settings."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path
from time import monotonic, sleep

BUSY_SECONDS = 30.0
"""The timeout for another process that writes, such as `undercard admin`."""

CACHE_KB = 32 * 1024
"""The page cache of a connection; each active table writes to its own pages."""


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection with durable commits: with WAL, FULL makes SQLite wait for the disk.

    Callers begin and commit explicitly (isolation level None). One thread uses the connection at a
    time, but another one may close it.
    """
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    _use_wal(connection)
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    # A statement that writes several rows uses a statement journal; in a file, that doubles its
    # cost.
    connection.execute("PRAGMA temp_store=MEMORY")
    connection.execute(f"PRAGMA cache_size=-{CACHE_KB}")
    # Not inside a commit; see `sqlite_checkpoints`. The last connection to close does it too.
    connection.execute("PRAGMA wal_autocheckpoint=0")
    return connection


def _use_wal(connection: sqlite3.Connection) -> None:
    """Switch the file to WAL, which persists; other processes can interfere only when it is new.

    SQLite ignores the timeout here.
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
    """One connection per reading thread."""

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
        """Close all connections; call it after the threads have ended."""
        for connection in self._all:
            connection.close()
