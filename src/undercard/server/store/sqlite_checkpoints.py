"""Works the write-ahead log into the SQLite file, on a thread and a connection of its own.

Inside a commit, as SQLite does it by itself, a checkpoint would keep every player waiting for
thousands of pages. Here only its end concerns the writer: the log begins anew when all of it is in
the file, and while moves arrive all the time, only the writer can add the last few pages at a
moment when none follow.
"""

from __future__ import annotations

import logging
import sqlite3
import struct
from pathlib import Path
from threading import Event, Thread

from undercard.server.store.sqlite_connection import connect

LOOK_SECONDS = 0.25
PAGES = 8192
"""So many changes are gathered in the log: a page that changes often is written once for all."""
LOG_PAGES = 4 * PAGES
"""From this length on the log is to begin anew: the writer waits for the disk twice then, which is
about as long as a whole checkpoint takes, and need not be often."""
REST_PAGES = 256
"""What may be left to the writer, and more only where it writes as fast as we copy."""
IDLE_LOOKS = 20
"""After so many looks without a change, all that is in the log goes into the file."""
LARGE_BYTES = 256 * 1024 * 1024
"""A log that once grew so long is cut when nobody writes."""

# The header of the WAL-index as SQLite documents it: the last frame, and how many are in the file.
_LAST, _IN_FILE = struct.Struct("=16xI"), struct.Struct("=96xI")
_HEADER_BYTES = 100
log = logging.getLogger(__name__)


class Checkpoints:
    """Runs from `start` to `close`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._wal, self._index = (path.with_name(path.name + it) for it in ("-wal", "-shm"))
        self._stop = Event()
        self._thread = Thread(target=self._run, name="undercard-checkpoints", daemon=True)
        self.is_rest_due = False
        """Whether the writer is to add what is left, after its next commit."""

    def start(self) -> None:
        self._connection = connect(self._path)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()
            self._connection.close()

    def finish(self, connection: sqlite3.Connection) -> None:
        """The writer's part, between two commits."""
        self.is_rest_due = False
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()

    def waiting(self) -> int:
        """Pages in the log that are not in the file."""
        last, in_file = self._read_index()
        return last - in_file

    def _run(self) -> None:
        known, idle = 0, 0
        while not self._stop.wait(LOOK_SECONDS):
            last, in_file = self._read_index()
            idle = idle + 1 if last == known else 0
            known = last
            try:
                self._look(last - in_file, is_idle=idle >= IDLE_LOOKS)
            except (
                sqlite3.Error,
                OSError,
            ) as error:  # such as a full disk; the log holds everything
                log.warning("the log of SQLite stays long: %s", error)

    def _look(self, waiting: int, *, is_idle: bool) -> None:
        if waiting >= PAGES or (is_idle and waiting):
            self._copy()
            last, in_file = self._read_index()
            self.is_rest_due = last >= LOG_PAGES and last > in_file
        elif is_idle and self._wal.stat().st_size > LARGE_BYTES:
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()

    def _copy(self) -> None:
        """Copy what is in the log; each pass leaves what came meanwhile, and so takes less time."""
        while True:
            before = self.waiting()
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            rest = self.waiting()
            if rest <= REST_PAGES or rest > before / 2:
                return

    def _read_index(self) -> tuple[int, int]:
        try:
            with self._index.open("rb") as file:
                head = file.read(_HEADER_BYTES)
            return _LAST.unpack_from(head)[0], _IN_FILE.unpack_from(head)[0]
        except (OSError, struct.error):  # nothing was written yet
            return 0, 0
