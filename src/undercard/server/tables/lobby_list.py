"""The tables that the lobby shows: few of each address, and those that wait longest.

The newest tables alone would let one address push all others out of the list.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable

from undercard.server.http.addresses import Addresses
from undercard.server.tables.lobby_table import LobbyTable
from undercard.server.tables.service import Tables

READ = 200
"""The number of newest tables that are considered."""
OLDEST = 100
"""The number of tables considered that wait longest."""
WAITING_SECONDS = 86_400.0
"""A table that has waited longer is shown only while it is among the newest."""


class LobbyList:
    """Selects the tables of the lobby; `most` is the number for one address."""

    def __init__(
        self,
        tables: Tables,
        addresses: Addresses,
        most: int,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._tables, self._addresses, self._most = tables, addresses, most
        self._clock = clock

    async def read(self, game: str | None = None, limit: int = 100) -> tuple[LobbyTable, ...]:
        """Return open and running tables, last changed first."""
        since = self._clock() - WAITING_SECONDS
        oldest = await self._tables.lobby("open", game=game, limit=OLDEST, oldest_since=since)
        newest = await self._tables.lobby("open", game=game, limit=READ)
        waiting = {it.table: it for it in (*oldest, *newest)}.values()
        # Of one address, those that wait longest are shown.
        shown = _ends(self._few(sorted(waiting, key=_time)), limit)
        shown += (await self.running(game))[: limit - len(shown)]
        return tuple(sorted(shown, key=_time, reverse=True))

    async def running(self, game: str | None) -> list[LobbyTable]:
        """Return running tables, few of each address, last changed first."""
        return self._few(await self._tables.lobby("running", game=game, limit=READ))

    def _few(self, tables: Iterable[LobbyTable]) -> list[LobbyTable]:
        """Return the first few of each address."""
        counts: Counter[str] = Counter()
        kept: list[LobbyTable] = []
        for table in tables:
            address = self._addresses.of(table.line.about.creator.id)
            counts[address] += 1
            if counts[address] <= self._most:
                kept.append(table)
        return kept


def _ends(tables: list[LobbyTable], limit: int) -> list[LobbyTable]:
    """Return both ends of a list that is too long."""
    if len(tables) <= limit:
        return tables
    half = limit // 2
    return tables[: limit - half] + tables[len(tables) - half :]


def _time(table: LobbyTable) -> float:
    return table.at
