"""Games start by themselves when every seat is taken and every person has given a word of chance.

Giving a word is also how somebody says "I am here": a rematch seats all who played, and begins when
they have come.
"""

from __future__ import annotations

from contextlib import suppress

from undercard.server.tables.service import Tables
from undercard.server.tables.standing import Standing
from undercard.server.tables.words import Words
from undercard.table.errors import AlreadyStarted, SeatsOpen
from undercard.table.seats import Seat
from undercard.table.steps import Start


class Starting:
    """May be asked by any process, as often as one likes."""

    def __init__(self, tables: Tables, words: Words) -> None:
        self._tables, self.words = tables, words

    async def start_if_ready(self, table: str) -> int:
        """The last step's number, whether it is the start or not."""
        standing = await self._tables.standing(table)
        if _may_start(standing):
            given = await self.words.given(table)
            if all(seat.person is None or seat.person.id in given for seat in standing.seats):
                step = Start(at=0.0, contributions=_contributions(standing.seats, given))
                with suppress(AlreadyStarted, SeatsOpen):
                    return await self._tables.post(table, step)
        return standing.number

    async def contributions(self, table: str) -> tuple[str, ...]:
        """Of each seat, in order; empty where none was given."""
        standing = await self._tables.standing(table)
        return _contributions(standing.seats, await self.words.given(table))


def _may_start(standing: Standing) -> bool:
    return standing.phase == "open" and standing.about.starts_when_full and standing.is_full


def _contributions(seats: tuple[Seat, ...], given: dict[str, str]) -> tuple[str, ...]:
    return tuple("" if it.person is None else given.get(it.person.id, "") for it in seats)
