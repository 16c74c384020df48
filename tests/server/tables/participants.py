"""Players and subscribers that use the table service without HTTP."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import aclosing

import msgspec

from polling import LIMIT_SECONDS, eventually
from undercard.server.tables.service import Tables
from undercard.table.header import About
from undercard.table.redaction import Entry
from undercard.table.seats import Bot, Person
from undercard.table.snapshot import Snapshot
from undercard.table.steps import Act, SitDown, Start

ANN, BEN, CEM = (Person(name.lower(), name) for name in ("Ann", "Ben", "Cem"))
PEOPLE = [ANN, BEN, CEM]


async def started(tables: Tables, game: str, *who: Person | Bot, **more: object) -> str:
    """Return a started table with these players."""
    about = msgspec.convert(
        {"id": "", "game": game, "creator": msgspec.to_builtins(ANN), **more}, About
    )
    table = await tables.create(about)
    for seat, one in enumerate(who):
        by = one.id if isinstance(one, Person) else ANN.id
        await tables.post(table, SitDown(at=0.0, by=by, seat=seat, who=one))
    await tables.post(table, Start(at=0.0, by=ANN.id))
    return table


def legal_in(snapshot: Snapshot) -> list[str]:
    legal: list[str] = getattr(snapshot.view, "legal", [])
    return legal


async def play_person(
    tables: Tables,
    table: str,
    person: Person,
    before_action: Callable[[], Awaitable[object]] | None = None,
) -> Snapshot:
    """Play random actions for the person until the game is over; return the last snapshot."""
    rng, seat = random.Random(0), await tables.seat_of(table, person.id)
    assert seat is not None
    snapshot = await tables.snapshot(table, seat)
    async with aclosing(tables.stream(table, seat, snapshot.number)) as snapshots:
        while snapshot.phase != "finished":
            legal = legal_in(snapshot)
            if legal:
                if before_action is not None:
                    await before_action()
                await tables.post(table, act(snapshot, person, rng.choice(legal)))
            async with asyncio.timeout(LIMIT_SECONDS):
                snapshot = await anext(snapshots)
    return snapshot


def act(snapshot: Snapshot, person: Person, action: str) -> Act:
    assert snapshot.seat is not None
    return Act(at=0.0, by=person.id, seat=snapshot.seat, action=action, answers=snapshot.number)


async def wait_for_end(tables: Tables, table: str) -> list[Entry]:
    """Return all entries that a spectator receives from the beginning to the end of a game."""
    received: list[Entry] = []
    async with asyncio.timeout(LIMIT_SECONDS), aclosing(tables.stream(table, None, 0)) as snapshots:
        while (await tables.snapshot(table, None, 10**6)).phase != "finished":
            received += (await anext(snapshots)).log
    return received


class Subscriber:
    """Subscribes to a table as one audience and keeps the entries until it is stopped."""

    def __init__(self, tables: Tables, table: str, seat: int | None, after: int = 0) -> None:
        self.received: list[Entry] = []
        self.is_over = False
        self._task = asyncio.create_task(self._receive(tables, table, seat, after))

    async def _receive(self, tables: Tables, table: str, seat: int | None, after: int) -> None:
        async with aclosing(tables.stream(table, seat, after)) as snapshots:
            async for shown in snapshots:
                self.received += shown.log
                assert shown.number == self.received[-1].number
                self.is_over = shown.phase == "finished"

    async def until(self, number: int) -> list[Entry]:
        """Return the entries up to a step, or up to the end of a shorter game."""
        await eventually(
            lambda: (
                self._task.done()
                or self.is_over
                or (self.received and self.received[-1].number >= number)
            )
        )
        await self.stop()
        return self.received

    async def wait_for_entries(self, more_than: int = 0) -> None:
        await eventually(lambda: len(self.received) > more_than)

    async def stop(self) -> None:
        """Stop; raise the error that ended the subscription, if there was one."""
        if self._task.done():
            await self._task
        self._task.cancel()
        await asyncio.wait([self._task])
