"""Rematch: the same game at a new table, with every player one seat further."""

from __future__ import annotations

from msgspec.structs import replace

from undercard.table.errors import NotOver
from undercard.table.header import TableHeader, make_header
from undercard.table.seats import Seat
from undercard.table.steps import SitDown, Step
from undercard.table.table import Table


def rematch(table: Table, new_id: str, secret: bytes, at: float) -> tuple[TableHeader, list[Step]]:
    """Return the header of the next table, and the steps that seat every player still present.

    The secret is new. The seat of a player who has left stays open. The step `Rematch` with the new
    id, applied to the old table, refers its players and spectators to it.
    """
    if not table.is_over:
        raise NotOver("a rematch is possible only after the game")
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
        person = seat.person
        return SitDown(at=at, by=person.id, seat=place, who=person, contributes=True)
    return SitDown(at=at, seat=place, who=seat.bot) if seat.bot is not None else None
