"""Rematch: the same again at a new table, everybody one seat further."""

from __future__ import annotations

from msgspec.structs import replace

from undercard.table.errors import NotOver
from undercard.table.header import TableHeader, make_header
from undercard.table.seats import Seat
from undercard.table.steps import SitDown, Step
from undercard.table.table import Table


def rematch(table: Table, new_id: str, secret: bytes, at: float) -> tuple[TableHeader, list[Step]]:
    """The header of the next table and the steps that seat everybody who is still here.

    The secret is a new one. A seat whose player has left stays open. `Rematch` with the new id,
    given to the old table, tells those who watch there where to go.
    """
    if not table.is_over:
        raise NotOver("a rematch comes after the game")
    about = replace(table.about, id=new_id, follows=table.about.id)
    places = [(n + 1) % len(table.seats) for n in range(len(table.seats))]
    sitting = [
        _sit(seat, place, at)
        for seat, place in zip(table.seats, places, strict=True)
        if not seat.away
    ]
    return make_header(about, secret), [step for step in sitting if step is not None]


def _sit(seat: Seat, place: int, at: float) -> Step | None:
    if seat.person is not None:
        return SitDown(at=at, by=seat.person.id, seat=place, who=seat.person)
    return SitDown(at=at, seat=place, who=seat.bot) if seat.bot is not None else None
