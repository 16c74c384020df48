"""The perspective of a client on a table, and the messages that show it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from undercard.server.db.people import Identity
from undercard.server.tables.service import Tables
from undercard.server.tables.wire import Now, TableEntries, TableShown, TableSnapshot
from undercard.table.snapshot import Snapshot


@dataclass(frozen=True)
class Perspective:
    """A perspective; `after` is the last step known from it."""

    table: str
    seat: int | None
    after: int


async def choose_perspective(
    tables: Tables, table: str, who: Identity | None, wanted: int | None, after: int
) -> Perspective:
    """Return the perspective of the caller's own seat, or of a spectator.

    `wanted` is the client's assumption. If it is wrong, the client has the log of another audience
    and gets the whole log again.
    """
    seats = () if who is None else await tables.seats_of(table, *who.ids)
    seat = wanted if wanted in seats else next(iter(seats), None)
    if who is not None and wanted not in seats and len(seats) > 1:
        seat = await tables.seat_of(table, *who.ids)
    return Perspective(table, seat, after if wanted == seat else 0)


async def read_snapshot(tables: Tables, seen: Perspective) -> tuple[Perspective, Snapshot]:
    """Return a snapshot, with the whole log if the client claims to know future steps."""
    shown = await tables.snapshot(seen.table, seen.seat, seen.after)
    if shown.number < seen.after:
        seen = Perspective(seen.table, seen.seat, 0)
        shown = await tables.snapshot(seen.table, seen.seat, 0)
    return seen, shown


def has_moved(shown: Snapshot, ids: Sequence[str]) -> bool:
    """Return whether the person has taken or left a seat since the perspective was chosen."""
    seat = shown.seat
    if not ids:
        return False
    if seat is not None:
        person = shown.seats[seat].person
        return person is None or person.id not in ids
    return any(it.person is not None and it.person.id in ids for it in shown.seats)


def show_table(seen: Perspective, shown: Snapshot) -> TableShown:
    return TableShown(
        table=seen.table, about=shown.about, after=seen.after, log=shown.log, now=show_now(shown)
    )


def show_snapshot(seen: Perspective, shown: Snapshot) -> TableSnapshot:
    return TableSnapshot(
        table=seen.table, about=shown.about, after=seen.after, log=shown.log, now=show_now(shown)
    )


def show_entries(after: int, shown: Snapshot, acknowledged: str | None = None) -> TableEntries:
    return TableEntries(
        table=shown.about.id,
        after=after,
        entries=shown.log,
        now=show_now(shown),
        acknowledged=acknowledged,
    )


def show_now(shown: Snapshot) -> Now:
    return Now(
        seat=shown.seat,
        number=shown.number,
        at=time.time(),
        phase=shown.phase,
        seats=shown.seats,
        given=shown.given,
        view=shown.view,
        why=shown.why,
        ways=shown.ways,
        odds=shown.odds,
        clock=shown.clock,
        draw=shown.draw,
        takeback=shown.takeback,
        can_offer_draw=shown.can_offer_draw,
        can_take_back=shown.can_take_back,
        result=shown.result,
        stopped=shown.stopped,
        proof=shown.proof,
        following=shown.following,
    )
