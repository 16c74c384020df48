"""The thread that writes to SQLite: it takes all pending writes and commits them together.

A commit waits for the disk whether it has one step or a thousand, so writes that arrive during one
commit share the next. A commit costs as much CPU time as 17 steps in it, so the thread receives all
writes of one turn of the event loop together: many under load, otherwise one, without a delay. All
steps of a group are one statement, because after each statement this thread must wait for the GIL.
Only if a step of the group is refused, each write is a separate statement; a refused one changes
nothing, so the others are not affected.
"""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

import msgspec

from undercard.server.db.append import Append, settle
from undercard.server.db.errors import StoreError
from undercard.server.db.sqlite_checkpoints import Checkpoints
from undercard.server.db.sqlite_connection import connect
from undercard.server.db.sqlite_errors import not_committed, not_written
from undercard.server.db.store import StoredStep, Written

GROUP = 1000
"""A group of so many writes takes no more, which limits the wait of the last one."""

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
LIST = """
UPDATE tables SET state = ?, game = ?, updated_at = ?, listing = ?, visibility = ? WHERE id = ?"""
GET_UP = "DELETE FROM players WHERE table_id = ?"
SEAT = """
INSERT INTO players (table_id, person_id, state, visibility, updated_at) VALUES (?, ?, ?, ?, ?)
ON CONFLICT DO NOTHING"""
END = """
INSERT INTO unsettled (table_id, at) SELECT ?1, ?2
WHERE NOT EXISTS (SELECT 1 FROM settled WHERE table_id = ?1) ON CONFLICT DO NOTHING"""
BEGIN_TURNS = """
INSERT INTO bot_turns (table_id, number)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?) WHERE true
ON CONFLICT (table_id) DO UPDATE SET number = excluded.number"""
END_TURNS = "DELETE FROM bot_turns WHERE table_id IN (SELECT value FROM json_each(?))"
FIND = "SELECT number, step, key FROM steps WHERE table_id = ? AND number = ?"

encode_rows = msgspec.json.Encoder().encode


@dataclass(slots=True, eq=False)
class Change:
    """Any other write; its answer is whether it changed a row."""

    sql: str
    values: tuple[object, ...]
    answer: Future[bool]


Write = Append | Change
Verdict = tuple[Write, bool | StoreError]


class SqliteWriter:
    """Takes writes with `put`; sets the `answer` of each in the event loop when it is durable."""

    def __init__(
        self, path: Path, loop: AbstractEventLoop, written: Callable[[str, int], None]
    ) -> None:
        self._path, self._loop, self._written = path, loop, written
        self._turn_writes: list[Write] = []
        """Those of this turn of the event loop."""
        self._waiting: SimpleQueue[list[Write] | None] = SimpleQueue()
        self.counts = Written()
        self._checkpoints = Checkpoints(path)
        self._thread = Thread(target=self._run, name="undercard-writer", daemon=True)

    def start(self) -> None:
        self._connection = connect(self._path)
        self._checkpoints.start()
        self._thread.start()

    def put(self, write: Write) -> None:
        self.counts.waiting += 1
        if not self._turn_writes:
            self._loop.call_soon(self._hand_over)
        self._turn_writes.append(write)

    async def close(self) -> None:
        """Return when all earlier writes are durable."""
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._thread.join()
        self._checkpoints.close()
        self._connection.close()

    def _hand_over(self) -> None:
        """Give the thread the writes of a turn of the event loop."""
        writes, self._turn_writes = self._turn_writes, []
        self._waiting.put(writes)

    def _run(self) -> None:
        open_ = True
        while open_:
            group, open_ = self._take()
            if group:
                verdicts = self._commit(group)
                self._checkpoints.count(len(group))
                self._loop.call_soon_threadsafe(self._settle, verdicts)
                if self._checkpoints.is_rest_due:
                    self._finish_checkpoint()

    def _finish_checkpoint(self) -> None:
        with suppress(sqlite3.Error):  # such as a full disk: the log holds everything
            self._checkpoints.finish(self._connection)

    def _take(self) -> tuple[list[Write], bool]:
        """Wait for the writes of one turn and take those behind them; False at the end."""
        group: list[Write] = []
        try:
            writes = self._waiting.get()
            while writes is not None:
                group += writes
                if len(group) >= GROUP:
                    return group, True
                writes = self._waiting.get_nowait()
        except Empty:
            return group, True
        return group, False

    def _commit(self, group: list[Write]) -> list[Verdict]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            verdicts = self._write_all(group)
        except Exception as error:
            self.counts.fail(error)
            self._roll_back()
            return [(write, not_written(error, "SQLite cannot write")) for write in group]
        try:
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self.counts.fail(error)
            self._roll_back()
            return [(write, not_committed(error)) for write in group]
        self.counts.error = None
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
        self._turn(appends)
        return [
            (write, True if isinstance(write, Append) else self._change(write)) for write in group
        ]

    def _turn(self, appends: Sequence[Append]) -> None:
        """Update the list of tables where a bot is to act."""
        turns = {it.table: it for it in appends if it.bot_turn is not None}
        begun = [(it.table, it.number) for it in turns.values() if it.bot_turn]
        ended = [it.table for it in turns.values() if not it.bot_turn]
        for sql, rows in ((BEGIN_TURNS, begun), (END_TURNS, ended)):
            if rows:
                self._connection.execute(sql, (encode_rows(rows).decode(),))

    def _insert_all(self, appends: list[Append]) -> bool:
        """Insert all steps in one statement; return False without a change if one is refused."""
        starts = accumulate((len(it.step) for it in appends), initial=2)
        rows = [
            (it.table, it.number, start, len(it.step), it.key)
            for it, start in zip(appends, starts, strict=False)
        ]
        # A leading byte, because a part of an empty blob is NULL in SQLite.
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
        self._turn([write])
        return True

    def _list(self, append: Append) -> None:
        table, line = append.table, append.listing
        if line is None:
            return
        values = (line.state, line.game, line.at, line.content, line.visibility, table)
        self._connection.execute(LIST, values)
        self._connection.execute(GET_UP, (table,))
        seats = [(table, it, line.state, line.visibility, line.at) for it in line.people]
        self._connection.executemany(SEAT, seats)
        if line.state == "finished":
            self._connection.execute(END, (table, line.at))

    def _settle(self, verdicts: list[Verdict]) -> None:
        self.counts.commits += 1
        self.counts.writes += len(verdicts)
        self.counts.waiting -= len(verdicts)
        for write, verdict in verdicts:
            settle(write.answer, verdict)
            if verdict is True and isinstance(write, Append):
                self._written(write.table, write.number)
