"""What a client hears of a table: a snapshot first, then exactly what is new.

What is sent is always read from the table, after the number last sent. So a slow client skips
nothing and is sent nothing twice, and the view fits the last entry.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing

from undercard.server.people.queries import Who
from undercard.server.tables.errors import GapError
from undercard.server.web.call import Site
from undercard.server.web.looking import Look, choose_look, look_at, show_now
from undercard.server.web.wire import TableEntries, TableSnapshot
from undercard.table.snapshot import Snapshot

Heard = TableSnapshot | TableEntries
Tell = Callable[[TableEntries], bool]


async def hear(
    site: Site,
    table: str,
    who: Who | None,
    wanted: int | None,
    after: int,
    tell: Tell = lambda _: False,
) -> AsyncGenerator[Heard]:
    """Without end, but for errors and the end of the server.

    `tell` is offered what is new in the moment of the step; what it takes is not given here.
    """

    def hear_at_once(shown: Snapshot) -> bool:
        nonlocal after
        if _has_moved(shown, who) or not tell(_entries(table, after, shown)):
            return False
        after = shown.number
        return True

    while True:
        look = await choose_look(site.tables, table, who, wanted, after)
        look, shown = await look_at(site.tables, look)
        if _has_moved(shown, who):
            continue  # sat down in this very moment
        yield _snapshot(look, shown)
        wanted, after = look.seat, shown.number
        del shown  # the whole log hangs on it
        try:
            follow = site.tables.follow(table, wanted, after, hear=hear_at_once)
            async with aclosing(follow) as news:
                async for shown in news:
                    if _has_moved(shown, who):
                        break  # sees the table from another place now: its log is another one
                    yield _entries(table, after, shown)
                    after = shown.number
                else:
                    return
        except GapError:
            continue


def _has_moved(shown: Snapshot, who: Who | None) -> bool:
    """Whether the client itself sat down or got up since it was decided how it sees the table."""
    if who is None:
        return False
    own = [n for n, seat in enumerate(shown.seats) if seat.person and seat.person.id in who.ids]
    return shown.seat not in own if shown.seat is not None else bool(own)


def _entries(table: str, after: int, shown: Snapshot) -> TableEntries:
    return TableEntries(table=table, after=after, entries=shown.log, now=show_now(shown))


def _snapshot(look: Look, shown: Snapshot) -> TableSnapshot:
    return TableSnapshot(
        table=look.table, about=shown.about, after=look.after, log=shown.log, now=show_now(shown)
    )
