"""What a client hears of a table: a snapshot first, then exactly what is new.

News only wake us; what is sent is always read from the table, after the number last sent. So a
slow client skips nothing and is sent nothing twice, and the view fits the last entry.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing

from undercard.server.tables.errors import GapError
from undercard.server.web.call import Site
from undercard.server.web.looking import Look, choose_look, look_at, show_now
from undercard.server.web.wire import TableEntries, TableSnapshot
from undercard.table.snapshot import Snapshot
from undercard.table.steps import LeaveSeat, SitDown

Heard = TableSnapshot | TableEntries


async def hear(
    site: Site, table: str, person: str | None, wanted: int | None, after: int
) -> AsyncGenerator[Heard]:
    """Without end, but for errors and the end of the server."""
    while True:
        look = await choose_look(site.tables, table, person, wanted, after)
        look, shown = await look_at(site.tables, look)
        yield _snapshot(look, shown)
        last = Look(table, look.seat, shown.number)
        try:
            async with aclosing(_news(site, last, person)) as news:
                async for entries in news:
                    last = Look(table, look.seat, entries.now.number)
                    yield entries
        except (SeatChanged, GapError):
            wanted, after = last.seat, last.after
        else:
            return


class SeatChanged(Exception):
    """The client sees the table from another place now: its log is another one."""


async def _news(site: Site, last: Look, person: str | None) -> AsyncGenerator[TableEntries]:
    heard = site.tables.follow(last.table, last.seat, last.after)
    async with aclosing(heard):
        async for number, _ in heard:
            if number <= last.after:
                continue
            shown = await site.tables.snapshot(last.table, last.seat, last.after)
            if await _has_moved(site, last, shown, person):
                raise SeatChanged
            yield TableEntries(
                table=last.table, after=last.after, entries=shown.log, now=show_now(shown)
            )
            last = Look(last.table, last.seat, shown.number)


async def _has_moved(site: Site, last: Look, shown: Snapshot, person: str | None) -> bool:
    """Whether the client itself sat down or got up; asked only when somebody did."""
    moves = any(isinstance(entry.step, SitDown | LeaveSeat) for entry in shown.log)
    if not moves or person is None:
        return False
    if last.seat is None:
        return bool(await site.tables.seats_of(last.table, person))
    held = shown.seats[last.seat].person
    return held is None or held.id != person


def _snapshot(look: Look, shown: Snapshot) -> TableSnapshot:
    return TableSnapshot(
        table=look.table, about=shown.about, after=look.after, log=shown.log, now=show_now(shown)
    )
