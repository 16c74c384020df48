"""Starts a game when every seat is taken and every person has contributed to the chance. A game
that its creator starts begins as soon as all contributions are revealed.

A contribution also shows that a person is present: a rematch seats all players and starts when the
last of them has contributed. `Flags` starts a game whose players do not reveal theirs in time.
"""

from __future__ import annotations

from contextlib import suppress

from undercard.server.tables.service import Tables
from undercard.table.errors import AlreadyStarted, NotRevealed, NotSealed, SeatsOpen
from undercard.table.steps import Start


class AutoStart:
    """Starts games; safe to call repeatedly and from any process."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def start_if_ready(self, table: str) -> int:
        """Start the game if that is possible; return the number of the last step."""
        status = await self._tables.status(table)
        if status.is_ready and (status.about.starts_when_full or status.is_deal_due):
            with suppress(AlreadyStarted, SeatsOpen, NotSealed, NotRevealed):
                return await self._tables.post(table, Start(at=0.0))
        return status.number
