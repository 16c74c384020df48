"""The task of a process that appends to PostgreSQL, with all pending steps in one statement.

One statement is one transaction, one commit and one wait for the disk; steps that arrive meanwhile
share the next one. If the connection breaks before the answer, the outcome is unknown. Then the
same statement is sent again on a new connection: PostgreSQL makes it wait for the old one, if that
still runs, and the stored steps show the outcome.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from undercard.server.db.append import Append, Place, settle
from undercard.server.db.postgres_connection import (
    ANSWER_SECONDS,
    CONNECT_SECONDS,
    Connection,
    connect_durably,
)
from undercard.server.db.postgres_errors import AGAIN, BROKEN, away, unknown
from undercard.server.db.postgres_sql import APPEND, FIND
from undercard.server.db.store import Listing, StoredStep, Written

GROUP = 1000
"""The maximum number of appends in one commit, which limits the wait of the last one."""
FIND_OUT_SECONDS = 30.0
"""The time limit for determining the outcome of a group whose connection broke."""
PAUSE_SECONDS = 0.1


class PostgresWriter:
    """Takes appends with `put`; sets the `answer` of each when it is durable."""

    def __init__(self, dsn: str, written: Callable[[str, int], None]) -> None:
        self._dsn, self._written = dsn, written
        self._connection: Connection | None = None
        self._task: asyncio.Task[None] | None = None
        self._waiting: deque[Append] = deque()
        self._news = asyncio.Event()
        self._closing = False
        self.counts = Written()

    async def start(self) -> None:
        self._connection = await connect_durably(self._dsn)
        self._task = asyncio.create_task(self._run(), name="undercard-writer")

    def put(self, append: Append) -> None:
        self.counts.waiting += 1
        self._waiting.append(append)
        self._news.set()

    async def close(self) -> None:
        """Return when all earlier appends are answered."""
        self._closing = True
        self._news.set()
        if self._task is not None:
            await self._task
        if self._connection is not None:
            with suppress(*BROKEN):
                await self._connection.close(timeout=CONNECT_SECONDS)

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                group = _Group(self._take())
                await self._write(group)
                self.counts.waiting -= len(group.appends)

    def _take(self) -> list[Append]:
        return [self._waiting.popleft() for _ in range(min(GROUP, len(self._waiting)))]

    async def _write(self, group: _Group) -> None:
        """Write a group and answer all of its appends in any case."""
        self.counts.commits += 1
        self.counts.writes += len(group.appends)
        while True:
            try:
                await group.send(await self._connected())
            except AGAIN:
                continue
            except BROKEN as error:
                self.counts.fail(error)
                self._drop_connection()
                if not group.may_hope():
                    return group.give_up(error)
                self._refuse_waiting(error)
                await asyncio.sleep(PAUSE_SECONDS)
            except Exception as error:
                self.counts.fail(error)
                return group.give_up(error)
            else:
                self.counts.error = None
                return group.answer(self._written)

    async def _connected(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect_durably(self._dsn)
        return self._connection

    def _drop_connection(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None

    def _refuse_waiting(self, error: Exception) -> None:
        """Refuse pending appends, which were never sent, instead of letting them wait."""
        while self._waiting:
            self.counts.waiting -= 1
            settle(self._waiting.popleft().answer, away(error))


class _Group:
    """Appends that share a commit; of several with the same number only the first is sent."""

    def __init__(self, appends: list[Append]) -> None:
        self.appends = appends
        self.firsts: dict[Place, Append] = {}
        for append in appends:
            self.firsts.setdefault(append.place, append)
        self.added: set[Place] = set()
        self.found: dict[Place, StoredStep] = {}
        self.deadline: float | None = None

    async def send(self, connection: Connection) -> None:
        try:
            rows = await connection.fetch(APPEND, *self._columns(), timeout=ANSWER_SECONDS)
            self.added = {(row[0], row[1]) for row in rows}
            await self._find_rivals(connection)
        except BROKEN as error:
            # asyncpg raises a ValueError if it could not send the statement.
            if not isinstance(error, ValueError):
                self._mark_sent()
            raise

    def _columns(self) -> list[Sequence[object]]:
        wanted = [
            (it.table, it.number, it.step, it.key, it.bot_turn) for it in self.firsts.values()
        ]
        lines = [
            (it.table, it.number, *_columns(line))
            for it in self.firsts.values()
            if (line := it.listing) is not None
        ]
        return [
            *([row[column] for row in wanted] for column in range(5)),
            *([row[column] for row in lines] for column in range(8)),
        ]

    async def _find_rivals(self, connection: Connection) -> None:
        losers = [it.place for it in self.appends if not self._is_added(it)]
        if losers:
            tables, numbers = zip(*set(losers), strict=True)
            rows = await connection.fetch(FIND, tables, numbers, timeout=ANSWER_SECONDS)
            self.found = {(row[0], row[1]): StoredStep(row[1], row[2], row[3]) for row in rows}

    def _is_added(self, append: Append) -> bool:
        return append.place in self.added and self.firsts[append.place] is append

    def _mark_sent(self) -> None:
        for append in self.firsts.values():
            append.sent = True
        if self.deadline is None:
            self.deadline = _now() + FIND_OUT_SECONDS

    def may_hope(self) -> bool:
        """Return whether an outcome is still unknown and there is time to determine it."""
        return self.deadline is not None and _now() < self.deadline

    def give_up(self, error: Exception) -> None:
        """Answer all appends with an error: not stored if none was sent, otherwise of unknown
        outcome."""
        for append in self.appends:
            settle(append.answer, away(error) if self.deadline is None else unknown(error))

    def answer(self, written: Callable[[str, int], None]) -> None:
        for append in self.appends:
            verdict = self._is_added(append) or append.judge(self.found.get(append.place))
            settle(append.answer, verdict)
            if verdict is True:
                written(*append.place)


def _now() -> float:
    return asyncio.get_running_loop().time()


def _columns(line: Listing) -> tuple[object, ...]:
    people = msgspec.json.encode(line.people).decode()
    return line.state, line.game, line.at, line.content, line.visibility, people
