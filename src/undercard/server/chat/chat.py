"""Chat at all tables: lines are durable before anybody hears them.

A line's number is announced as a step's is; whoever follows then reads what is new. So it is the
same on one process and on ten, and after a reload the same lines are there.
"""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Callable
from typing import Protocol

from sqlalchemy.exc import IntegrityError

from undercard.server.chat import queries
from undercard.server.chat.errors import UnknownLine
from undercard.server.chat.line import Audience, ChatLine
from undercard.server.chat.words import clean_line
from undercard.server.people.database import Database
from undercard.server.people.queries import Who
from undercard.server.store.contract import Store
from undercard.server.store.errors import StoreUnavailable
from undercard.server.store.postgres_sql import CHAT
from undercard.server.tables.standing import Standing, seats_of

TRIES = 50
"""Each failed one means that somebody else's line stands."""
MOST = 200
"""Lines that somebody who comes is shown."""
Lines = tuple[ChatLine, ...]


class Standings(Protocol):
    """What chat needs to know of tables."""

    async def standing(self, table: str, *, is_current: bool = False) -> Standing: ...


class Chat:
    """What people say at tables."""

    def __init__(
        self,
        database: Database,
        store: Store,
        tables: Standings,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._db, self._store, self._tables, self._clock = database, store, tables, clock

    async def say(self, who: Who, table: str, text: str) -> ChatLine:
        text = clean_line(text)
        audience = _audience_of(await self._tables.standing(table), who)
        line = ChatLine(
            number=0, at=self._clock(), person=who.id, name=who.name, text=text, audience=audience
        )
        said = await self._add(table, line)
        self._store.announce(CHAT + table, said.number)
        return said

    async def lines(self, who: Who | None, table: str, after: int = 0, limit: int = MOST) -> Lines:
        """The last ones that somebody may see, in order."""
        audiences = _heard_by(await self._tables.standing(table), who)
        ids = who.ids if who is not None else ()
        return await self._db.read(
            lambda db: queries.find_lines(db, table, audiences, ids, after, limit)
        )

    async def follow(self, who: Who | None, table: str, after: int) -> AsyncGenerator[Lines]:
        """What is there after line `after`, then what comes."""
        with self._store.watch(CHAT + table) as watch:
            told = after
            lines = await self.lines(who, table, told)
            if lines:
                told = lines[-1].number
                yield lines
            async for number in watch:
                if number > told:
                    lines = await self.lines(who, table, told)
                    told = number
                    if lines:
                        told = max(number, lines[-1].number)
                        yield lines

    async def report(self, who: Who, table: str, number: int, reason: str) -> None:
        """A line that the person can see; `UnknownLine` else."""
        reason = clean_line(reason) if reason.strip() else ""
        seen = await self.lines(who, table, number - 1, limit=10_000)
        if not any(line.number == number for line in seen):
            raise UnknownLine(f"there is no line {number}")
        at = self._clock()
        await self._db.write(lambda db: queries.add_report(db, table, number, who.id, at, reason))

    async def _add(self, table: str, line: ChatLine) -> ChatLine:
        for _ in range(TRIES):
            try:
                return await self._db.write(lambda db: queries.add_line(db, table, line))
            except IntegrityError:
                continue
        raise StoreUnavailable("too many lines at once")


def _audience_of(standing: Standing, who: Who) -> Audience:
    is_watching = standing.phase == "running" and not seats_of(standing.seats, *who.ids)
    return "spectators" if is_watching and standing.about.visibility != "practice" else "all"


def _heard_by(standing: Standing, who: Who | None) -> tuple[Audience, ...]:
    """Whoever plays hears no spectators before the end."""
    is_playing = who is not None and bool(seats_of(standing.seats, *who.ids))
    if is_playing and standing.phase != "finished" and standing.about.visibility != "practice":
        return ("all",)
    return "all", "spectators"
