"""The one thread that writes to SQLite: takes all that waits, commits it at once.

A commit waits for the disk whether it carries one step or a thousand, so what arrives during one
commit shares the next. All steps of a group are one statement: after each statement this thread
has to wait until the event loop's lets it go on. Only where a step of the group is refused, each
write is a statement of its own, refused by not changing anything; so the others are not disturbed.
"""

from __future__ import annotations

import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

import msgspec

from undercard.server.store.appending import Append, settle
from undercard.server.store.contract import StoredStep, Written
from undercard.server.store.errors import OutcomeUnknown, StoreError, StoreUnavailable
from undercard.server.store.sqlite_connection import connect

GROUP = 1000
"""The most writes in one commit: the last of them should not wait long for the first."""

INSERT = """
INSERT INTO steps (table_id, number, step, key) SELECT ?1, ?2, ?3, ?4
WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1) ON CONFLICT DO NOTHING"""
INSERT_ALL = """
INSERT INTO steps (table_id, number, step, key)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
    substr(?2, json_extract(value, '$[2]'), json_extract(value, '$[3]')),
    json_extract(value, '$[4]')
FROM json_each(?1) WHERE EXISTS (SELECT 1 FROM tables WHERE id = json_extract(value, '$[0]'))
ON CONFLICT DO NOTHING"""
LIST = "UPDATE tables SET state = ?, game = ?, updated_at = ?, listing = ? WHERE id = ?"
GET_UP = "DELETE FROM players WHERE table_id = ?"
SEAT = "INSERT INTO players (table_id, person_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
FIND = "SELECT number, step, key FROM steps WHERE table_id = ? AND number = ?"

encode_rows = msgspec.json.Encoder().encode


@dataclass(slots=True, eq=False)
class Change:
    """Any other write; true if it changed a row."""

    sql: str
    values: tuple[object, ...]
    answer: Future[bool]


Write = Append | Change
Verdict = tuple[Write, bool | StoreError]


class SqliteWriter:
    """Give it writes with `put`; each one's `answer` is set in the event loop when durable."""

    def __init__(
        self, path: Path, loop: AbstractEventLoop, written: Callable[[str, int], None]
    ) -> None:
        self._path, self._loop, self._written = path, loop, written
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self.counts = Written()
        self._thread = Thread(target=self._run, name="undercard-writer", daemon=True)

    def start(self) -> None:
        self._connection = connect(self._path)
        self._thread.start()

    def put(self, write: Write) -> None:
        self._waiting.put(write)

    def close(self) -> None:
        """Returns when everything that was put before is durable. Blocks."""
        self._waiting.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        open_ = True
        while open_:
            group, open_ = self._take()
            if group:
                self._loop.call_soon_threadsafe(self._settle, self._commit(group))

    def _take(self) -> tuple[list[Write], bool]:
        """Waits for one write and takes those behind it; False when told to end."""
        group: list[Write] = []
        try:
            write = self._waiting.get()
            while write is not None:
                group.append(write)
                if len(group) == GROUP:
                    return group, True
                write = self._waiting.get_nowait()
        except Empty:
            return group, True
        return group, False

    def _commit(self, group: list[Write]) -> list[Verdict]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            verdicts = self._write_all(group)
        except Exception as error:
            self._roll_back()
            return [(write, StoreUnavailable(f"SQLite cannot write: {error}")) for write in group]
        try:
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            return [(write, OutcomeUnknown(f"SQLite cannot commit: {error}")) for write in group]
        return verdicts

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _write_all(self, group: list[Write]) -> list[Verdict]:
        appends = [write for write in group if isinstance(write, Append)]
        if not self._insert_all(appends):
            return [(write, self._write(write)) for write in group]
        for append in appends:
            self._list(append)
        return [
            (write, True if isinstance(write, Append) else self._change(write)) for write in group
        ]

    def _insert_all(self, appends: list[Append]) -> bool:
        """False, and nothing is changed: some of them cannot be."""
        starts = accumulate((len(it.step) for it in appends), initial=2)
        rows = [
            (it.table, it.number, start, len(it.step), it.key)
            for it, start in zip(appends, starts, strict=False)
        ]
        # Something comes first: a part of nothing would be no text to SQLite, not an empty one.
        values = encode_rows(rows).decode(), b"".join((b" ", *(it.step for it in appends)))
        if self._connection.execute(INSERT_ALL, values).rowcount == len(rows):
            return True
        self._connection.execute("ROLLBACK")
        self._connection.execute("BEGIN IMMEDIATE")
        return False

    def _change(self, change: Change) -> bool:
        return self._connection.execute(change.sql, change.values).rowcount > 0

    def _write(self, write: Write) -> bool | StoreError:
        if isinstance(write, Change):
            return self._change(write)
        values = (write.table, write.number, write.step, write.key)
        if self._connection.execute(INSERT, values).rowcount == 0:
            row = self._connection.execute(FIND, write.place).fetchone()
            return write.judge(StoredStep(*row) if row else None)
        self._list(write)
        return True

    def _list(self, append: Append) -> None:
        table, line = append.table, append.listing
        if line is None:
            return
        self._connection.execute(LIST, (line.state, line.game, line.at, line.content, table))
        self._connection.execute(GET_UP, (table,))
        self._connection.executemany(SEAT, [(table, person) for person in line.people])

    def _settle(self, verdicts: list[Verdict]) -> None:
        self.counts.commits += 1
        self.counts.writes += len(verdicts)
        for write, verdict in verdicts:
            settle(write.answer, verdict)
            if verdict is True and isinstance(write, Append):
                self._written(write.table, write.number)
