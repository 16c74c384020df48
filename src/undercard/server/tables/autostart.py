"""Starts a game when every seat is taken and every person has contributed to the chance.

A contribution also shows that a person is present: a rematch seats all players and starts when the
last of them has contributed.
"""

from __future__ import annotations

from contextlib import suppress

from undercard.server.tables.contributions import Contributions
from undercard.server.tables.service import Tables
from undercard.server.tables.status import TableStatus
from undercard.table.errors import AlreadyStarted, SeatsOpen
from undercard.table.seats import Seat
from undercard.table.steps import Start


class AutoStart:
    """Starts games; safe to call repeatedly and from any process."""

    def __init__(self, tables: Tables, given: Contributions) -> None:
        self._tables, self.given = tables, given

    async def start_if_ready(self, table: str) -> int:
        """Start the game if that is possible; return the number of the last step."""
        status = await self._tables.status(table)
        if _may_start(status):
            given = await self.given.by_person(table)
            if all(seat.person is None or seat.person.id in given for seat in status.seats):
                step = Start(at=0.0, contributions=_contributions(status.seats, given))
                with suppress(AlreadyStarted, SeatsOpen):
                    return await self._tables.post(table, step)
        return status.number

    async def contributions(self, table: str) -> tuple[str, ...]:
        """Return the contribution of each seat, in order; empty if there is none."""
        status = await self._tables.status(table)
        return _contributions(status.seats, await self.given.by_person(table))


def _may_start(status: TableStatus) -> bool:
    return status.phase == "open" and status.about.starts_when_full and status.is_full


def _contributions(seats: tuple[Seat, ...], given: dict[str, str]) -> tuple[str, ...]:
    return tuple("" if it.person is None else given.get(it.person.id, "") for it in seats)
