"""Chat at all tables: a line is durable before it is sent.

The number of a line is announced like that of a step, and subscribers then read the new lines.
Therefore it works the same with one process and with ten, and a reload shows the same lines.
"""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Callable

from sqlalchemy.exc import IntegrityError

from undercard.server.chat import queries
from undercard.server.chat.text import clean_line
from undercard.server.db.database import Database
from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.people import Identity
from undercard.server.db.postgres_sql import CHAT
from undercard.server.db.reports import CHAT_LINES, add_report
from undercard.server.db.store import Store
from undercard.server.http.errors import UnknownLine
from undercard.server.live.wire import ChatAudience, ChatLine
from undercard.server.tables.status import TableStatus, TableStatuses, seats_of

TRIES = 50
"""The maximum number of attempts; a failed one means that another line took the number."""
MOST = 200
"""The number of lines that a new subscriber receives."""
Lines = tuple[ChatLine, ...]


class Chat:
    """The chat of all tables."""

    def __init__(
        self,
        database: Database,
        store: Store,
        tables: TableStatuses,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._db, self._store, self._tables, self._clock = database, store, tables, clock

    async def say(self, who: Identity, table: str, text: str) -> ChatLine:
        text = clean_line(text)
        audience = _audience_of(await self._tables.status(table), who)
        line = ChatLine(
            number=0, at=self._clock(), person=who.id, name=who.name, text=text, audience=audience
        )
        said = await self._add(table, line)
        self._store.announce(CHAT + table, said.number)
        return said

    async def lines(
        self, who: Identity | None, table: str, after: int = 0, limit: int = MOST
    ) -> Lines:
        """Return the last lines that a person may see, in order."""
        audiences = _visible_to(await self._tables.status(table), who)
        ids = who.ids if who is not None else ()
        return await self._db.read(
            lambda db: queries.find_lines(db, table, audiences, ids, after, limit)
        )

    async def subscribe(
        self, who: Identity | None, table: str, after: int
    ) -> AsyncGenerator[Lines]:
        """Yield the lines after `after`, then each new one."""
        with self._store.watch(CHAT + table) as watch:
            sent = after
            lines = await self.lines(who, table, sent)
            if lines:
                sent = lines[-1].number
                yield lines
            async for number in watch:
                if number > sent:
                    lines = await self.lines(who, table, sent)
                    sent = number
                    if lines:
                        sent = max(number, lines[-1].number)
                        yield lines

    async def report(self, who: Identity, table: str, number: int, reason: str) -> None:
        """Report a line; raise `UnknownLine` if the person cannot see it."""
        reason = clean_line(reason) if reason.strip() else ""
        seen = await self.lines(who, table, number - 1, limit=10_000)
        if not any(line.number == number and line.removes is None for line in seen):
            raise UnknownLine(f"there is no line {number}")
        at = self._clock()
        await self._db.write(
            lambda db: add_report(db, CHAT_LINES, table, number, who.id, at, reason)
        )

    async def _add(self, table: str, line: ChatLine) -> ChatLine:
        for _ in range(TRIES):
            try:
                return await self._db.write(lambda db: queries.add_line(db, table, line))
            except IntegrityError:
                continue
        raise StoreUnavailable("too many lines are waiting to be stored")


def _audience_of(status: TableStatus, who: Identity) -> ChatAudience:
    is_watching = status.phase == "running" and not seats_of(status.seats, *who.ids)
    return "spectators" if is_watching and status.about.visibility != "practice" else "all"


def _visible_to(status: TableStatus, who: Identity | None) -> tuple[ChatAudience, ...]:
    """Return the visible audiences: players do not see lines of spectators before the end."""
    is_playing = who is not None and bool(seats_of(status.seats, *who.ids))
    if is_playing and status.phase != "finished" and status.about.visibility != "practice":
        return ("all",)
    return "all", "spectators"
