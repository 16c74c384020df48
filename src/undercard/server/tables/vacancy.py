"""Leaving an open table, which is deleted when no person is left."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from undercard.server.db.errors import UnknownTable
from undercard.server.tables.service import Tables
from undercard.server.tables.status import seats_of
from undercard.table.errors import TableError
from undercard.table.steps import LeaveSeat


async def vacate(
    tables: Tables, table: str, ids: Sequence[str], *, by_server: bool = False
) -> bool:
    """Leave the seats of a person, by all their ids; return False if the game has started, or
    starts in a moment because a contribution was revealed.

    The seat is left first, so that no game starts if another person joins at this moment. A step
    `by_server` does not count as a sign that the person was there."""
    try:
        await _leave(tables, table, ids, by_server)
        status = await tables.status(table)
    except UnknownTable:
        return True
    if status.phase != "open" or status.is_deal_due:
        return False
    if all(seat.person is None for seat in status.seats):
        await tables.delete(table)
    return True


async def _leave(tables: Tables, table: str, ids: Sequence[str], by_server: bool) -> None:
    status = await tables.status(table)
    for number in seats_of(status.seats, *ids):
        person = status.seats[number].person
        assert person is not None
        by = None if by_server else person.id
        with suppress(TableError):  # the game has started or is about to, or the seat was just left
            await tables.post(table, LeaveSeat(at=0.0, by=by, seat=number))
