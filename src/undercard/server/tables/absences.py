"""Absences that other players may claim: since when they count, and whether they have lasted long
enough.

A player without a connection to the table holds the game up while it waits for them. The time runs
from the last of three moments: the player left, another player arrived, the player's turn began.
A process knows the first two since its start, so a restart begins the time again.
"""

from __future__ import annotations

from collections.abc import Callable

from undercard.server.tables.presence import Presence
from undercard.server.tables.service import Tables
from undercard.server.tables.status import TableStatus
from undercard.table.absence import can_be_absent, needs_company, patience
from undercard.table.errors import BadStep, NotYetClaimable
from undercard.table.header import About
from undercard.table.seats import Seat

SLACK_SECONDS = 1.0
"""The clocks of clients differ a little."""


def counted_from(
    presence: Presence, about: About, seats: tuple[Seat, ...], number: int
) -> float | None:
    """Return since when the absence of a seat's player counts, apart from turns; None if it does
    not count."""
    person = seats[number].person
    company = _company_since(presence, about.id, seats, number)
    if person is None or company is None or not can_be_absent(seats[number]):
        return None
    left = presence.away_since(about.id, person.id)
    if needs_company(about.clock) and (left is None or company > left):
        return None
    return company if left is None else max(left, company)


def _company_since(
    presence: Presence, table: str, seats: tuple[Seat, ...], number: int
) -> float | None:
    """Return since when another player has been present."""
    others = [
        presence.present_since(table, seat.person.id)
        for n, seat in enumerate(seats)
        if n != number and seat.person is not None and seat.has_player and not seat.out
    ]
    return min((since for since in others if since is not None), default=None)


class Absences:
    """Checks claims against the presence in all processes."""

    def __init__(self, tables: Tables, presence: Presence, clock: Callable[[], float]) -> None:
        self._tables, self._presence, self._clock = tables, presence, clock

    async def check(self, table: str, seat: int) -> TableStatus:
        """Return the table if the absence of the seat's player may be claimed now; raise
        `NotYetClaimable` otherwise."""
        status = await self._tables.status(table)
        if not 0 <= seat < len(status.seats):
            raise BadStep(f"there is no seat {seat}")
        person, limit = status.seats[seat].person, patience(status.about)
        if person is None or limit is None or await self._presence.is_there(table, person.id):
            raise NotYetClaimable(f"the player of seat {seat} is not absent")
        since = counted_from(self._presence, status.about, status.seats, seat)
        if since is None or self._clock() < max(since, status.turn_at) + limit - SLACK_SECONDS:
            raise NotYetClaimable(f"seat {seat} may be claimed after {limit:.0f} seconds")
        return status
