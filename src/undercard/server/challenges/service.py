"""All challenges, and who may sit down because of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal, TypeAlias

from sqlalchemy import Connection

from undercard.server.challenges import queries
from undercard.server.challenges.errors import NoChallenge, SeatReserved, TooManyChallenges
from undercard.server.challenges.queries import Stored
from undercard.server.challenges.wire import DeclineReason
from undercard.server.db.blocks import are_apart
from undercard.server.db.database import Database
from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.people import Identity, Profile, find_profile
from undercard.server.http.errors import Blocked, UnknownPerson
from undercard.server.tables.status import TableStatus
from undercard.table.seats import Person
from undercard.table.steps import SitDown, Step
from undercard.table.table import Table

MOST_PENDING = 20
"""The number of challenges of one person that can wait for an answer."""
NewsKind: TypeAlias = Literal["invited", "accepted", "declined"]
Notify: TypeAlias = Callable[[NewsKind, str, str, str], None]
"""Sends a notice: its kind, the table, the game and the person."""


@dataclass(frozen=True)
class News:
    """What a challenge means for one of the two people."""

    kind: NewsKind
    table: str
    game: str
    at: float
    by: str
    """The name of the other person."""


class Challenges:
    """The service; `notify` is set by the composition, because notices read challenges too."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self._db, self._clock = database, clock
        self.notify: Notify = lambda *_: None
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Challenging

    async def find_people(self, who: Identity, wanted: Sequence[str]) -> list[Profile]:
        """Return the people to challenge; raise the reason why one cannot be."""

        def find(db: Connection) -> list[Profile]:
            pending = queries.find_by(db, who.ids, self._clock())
            if sum(it.state == "pending" for it in pending) >= MOST_PENDING:
                raise TooManyChallenges(f"{MOST_PENDING} challenges wait for an answer")
            return [_find_other(db, who, name) for name in wanted]

        return await self._db.read(find)

    async def add(self, table: str, game: str, who: Identity, others: Sequence[Profile]) -> None:
        """Add challenges; a person is notified of a repeated one only after an answer."""
        at = self._clock()

        def write(db: Connection) -> list[str]:
            return [it.id for it in others if queries.put(db, table, it.id, who, at)]

        for person in await self._db.write(write):
            self.notify("invited", table, game, person)

    async def earlier(self, who: Identity, others: Sequence[Profile]) -> list[str]:
        """Return the tables of challenges to only these people that nobody has accepted."""
        ids = {it.id for it in others}
        found = [it for it in await self.by(who) if it.line.about.invited_only]
        kept = {it.table for it in found if it.to not in ids or it.state == "accepted"}
        return list(dict.fromkeys(it.table for it in found if it.table not in kept))

    async def withdraw(self, table: str, who: Identity) -> bool:
        people = await self._db.write(lambda db: queries.withdraw(db, table, who.ids))
        return bool(people)

    # Answers

    async def decline(self, table: str, game: str, who: Identity, reason: DeclineReason) -> bool:
        at = self._clock()
        by = await self._db.write(lambda db: queries.decline(db, table, who.ids, reason, at))
        if by is not None:
            self.notify("declined", table, game, by)
        return by is not None

    async def check_acceptable(self, table: str, who: Identity) -> None:
        if not any(it.table == table for it in await self.to(who.ids)):
            raise NoChallenge("the challenge was withdrawn, has expired or is answered")

    def note(self, table: Table, step: Step) -> None:
        """Notify the challenger when the challenged person has sat down."""
        about = table.about
        if not isinstance(step, SitDown) or not isinstance(step.who, Person) or about.follows:
            return
        if (person := step.who.id) != about.creator.id:
            task = asyncio.create_task(self._note_acceptance(about.id, about.game, person))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _note_acceptance(self, table: str, game: str, person: str) -> None:
        with suppress(StoreUnavailable):
            by = await self._db.read(lambda db: queries.find_challenger(db, table, person))
            if by is not None:
                self.notify("accepted", table, game, by)

    # Lists

    async def to(self, ids: Sequence[str]) -> list[Stored]:
        at = self._clock()
        return await self._db.read(lambda db: queries.find_to(db, ids, at))

    async def by(self, who: Identity) -> list[Stored]:
        at = self._clock()
        return await self._db.read(lambda db: queries.find_by(db, who.ids, at))

    async def invitations_of(self, person: str) -> list[News]:
        """Return the challenges that a bot can accept."""
        return [_news("invited", it, it.by_name) for it in await self.to((person,))]

    async def news_of(self, who: Identity) -> list[News]:
        """Return what a person should know: challenges, and answers that wait for them."""
        news = [_news("invited", it, it.by_name) for it in await self.to(who.ids)]
        for it in await self.by(who):
            if it.state == "declined":
                news.append(_news("declined", it, it.to_name))
            elif it.state == "accepted" and it.is_full:
                news.append(_news("accepted", it, it.to_name))
        return news

    # Seats

    async def check_seat(self, status: TableStatus, who: Identity) -> None:
        """Raise the reason why a person may not sit down: a block, or a seat for another."""
        about, at = status.about, self._clock()
        sitting = {seat.person.id for seat in status.seats if seat.person is not None}
        others = (sitting | {about.creator.id}) - set(who.ids)

        def check(db: Connection) -> None:
            if are_apart(db, who.ids, others):
                raise Blocked("one of you has blocked the other")
            is_known = not {about.creator.id, *sitting}.isdisjoint(who.ids)
            if about.invited_only and not is_known:
                if not any(it.table == about.id for it in queries.find_to(db, who.ids, at)):
                    raise SeatReserved("this seat is for the person who was challenged")

        await self._db.read(check)


def _find_other(db: Connection, who: Identity, wanted: str) -> Profile:
    found = find_profile(db, wanted)
    if found is None or found.id in who.ids or found.name is None:
        raise UnknownPerson("there is nobody else of that name or id")
    if are_apart(db, who.ids, found.ids):
        raise Blocked("one of you has blocked the other")
    return found


def _news(kind: NewsKind, it: Stored, by: str | None) -> News:
    return News(kind, it.table, it.game, it.at, by or "—")
