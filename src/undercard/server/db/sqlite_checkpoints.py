"""Checkpoints of SQLite's write-ahead log, in a separate thread with its own connection.

By default SQLite runs a checkpoint inside a commit, so every player would wait for thousands of
pages. Here only its end concerns the writer: the log restarts when all of it is in the file, and
while moves arrive continuously, only the writer can copy the last pages at a moment when none
follow.

The length of the log is known from the writer and from SQLite. It must not be read from SQLite's
own files: closing any descriptor of a file releases all locks of this process on it (POSIX), and
another process would take the database for unused and truncate its shared memory under us.
"""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path
from threading import Event, Thread

from undercard.server.db.sqlite_connection import connect

LOOK_SECONDS = 0.25
WRITES = 2000
"""The number of writes between checkpoints, about 8,000 pages: a page that changes often is copied
once."""
LOG_PAGES = 32_768
"""The length at which the log should restart. The writer then waits for the disk twice, about as
long as a whole checkpoint takes, so this should be rare."""
REST_PAGES = 256
"""The number of pages that may be left to the writer; more only if it writes as fast as the thread
copies."""
IDLE_LOOKS = 20
"""The number of checks without a change after which the whole log is copied into the file."""
LARGE_BYTES = 256 * 1024 * 1024
"""A log that has grown to this length is truncated when no writes are pending."""

log = logging.getLogger(__name__)


class Checkpoints:
    """Runs from `start` to `close`."""

    def __init__(self, path: Path) -> None:
        self._path, self._wal = path, path.with_name(path.name + "-wal")
        self._stop = Event()
        self._thread = Thread(target=self._run, name="undercard-checkpoints", daemon=True)
        self._written = 1  # an earlier process may have left a log
        self._copied = 0
        self.log_pages = 0
        """Pages in the log at the last checkpoint."""
        self.is_rest_due = False
        """Whether the writer should copy the rest after its next commit."""

    @property
    def is_all_copied(self) -> bool:
        """Whether all writes of this process are in the file."""
        return self._copied == self._written

    def start(self) -> None:
        self._connection = connect(self._path)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()
            self._connection.close()

    def count(self, writes: int) -> None:
        """Count the writes that the writer has committed."""
        self._written += writes

    def finish(self, connection: sqlite3.Connection) -> None:
        """The writer's part, between two commits."""
        self.is_rest_due = False
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()

    def _run(self) -> None:
        known, idle = 0, 0
        while not self._stop.wait(LOOK_SECONDS):
            written = self._written
            idle = idle + 1 if written == known else 0
            known = written
            try:
                self._look(written, is_idle=idle >= IDLE_LOOKS)
            except (sqlite3.Error, OSError) as error:  # such as a full disk; the log has everything
                log.warning("the log of SQLite stays long: %s", error)

    def _look(self, written: int, *, is_idle: bool) -> None:
        waiting = written - self._copied
        if waiting >= WRITES or (is_idle and waiting):
            rest = self._copy()
            self._copied = written if rest == 0 else written - 1
            self.is_rest_due = rest > 0 and self.log_pages >= LOG_PAGES
        elif is_idle and self._wal.stat().st_size > LARGE_BYTES:
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()

    def _copy(self) -> int:
        """Copy the log; return the number of pages left.

        Each pass leaves only the pages that arrived meanwhile, so it is shorter than the one
        before.
        """
        rest = self._copy_once()
        while rest > REST_PAGES:
            before, rest = rest, self._copy_once()
            if rest > before / 2:
                break
        return rest

    def _copy_once(self) -> int:
        checkpoint = self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        _, self.log_pages, in_file = checkpoint.fetchone()
        return int(self.log_pages - in_file)
