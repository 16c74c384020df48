"""From which seat somebody sees a table, and the table as they see it on the wire."""

from __future__ import annotations

from dataclasses import dataclass

from undercard.server.people.queries import Who
from undercard.server.web.call import now
from undercard.server.web.contract import Tables
from undercard.server.web.wire import Now, TableShown
from undercard.table.snapshot import Snapshot


@dataclass(frozen=True)
class Look:
    """A way to see a table; `after` is the last step known as seen this way."""

    table: str
    seat: int | None
    after: int


async def choose_look(
    tables: Tables, table: str, who: Who | None, wanted: int | None, after: int
) -> Look:
    """One's own seat, else a spectator's place.

    `wanted` is what the client believes. Where it is wrong, what the client knows of the log was
    another audience's, and it gets all of it again.
    """
    seats = () if who is None else await tables.seats_of(table, *who.ids)
    seat = wanted if wanted in seats else next(iter(seats), None)
    if who is not None and wanted not in seats and len(seats) > 1:
        seat = await tables.seat_of(table, *who.ids)
    return Look(table, seat, after if wanted == seat else 0)


async def look_at(tables: Tables, look: Look) -> tuple[Look, Snapshot]:
    """The table; all of the log for who claims to know more of it than there is."""
    shown = await tables.snapshot(look.table, look.seat, look.after)
    if shown.number < look.after:
        look = Look(look.table, look.seat, 0)
        shown = await tables.snapshot(look.table, look.seat, 0)
    return look, shown


def show_table(look: Look, shown: Snapshot) -> TableShown:
    return TableShown(
        table=look.table, about=shown.about, after=look.after, log=shown.log, now=show_now(shown)
    )


def show_now(shown: Snapshot) -> Now:
    return Now(
        seat=shown.seat,
        number=shown.number,
        at=now(),
        phase=shown.phase,
        seats=shown.seats,
        view=shown.view,
        why=shown.why,
        ways=shown.ways,
        clock=shown.clock,
        draw=shown.draw,
        takeback=shown.takeback,
        result=shown.result,
        stopped=shown.stopped,
        proof=shown.proof,
        following=shown.following,
    )
