"""Selects games to watch: running ones by the ratings of their players and their spectators."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar, get_args

from undercard.kernel.stopped import WayOut
from undercard.server.db.errors import UnknownTable
from undercard.server.tables.lobby_list import LobbyList
from undercard.server.tables.lobby_table import LobbyTable
from undercard.server.tables.service import Tables
from undercard.table.errors import TableError
from undercard.table.snapshot import Snapshot

KEPT_SECONDS = 3.0
"""The time for which lists and views are kept, so that many visitors cost one selection."""
READ_FINISHED = 48
"""The number of newest finished games that are considered."""
CUT_SHORT = frozenset((*get_args(WayOut), "draw"))
"""Endings by the players, not by the rules."""

RatingsIn: TypeAlias = Callable[[str, Sequence[str]], Awaitable[Mapping[str, int]]]
"""The ratings of people in a game, by id."""
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


@dataclass(frozen=True)
class Watched:
    """A game with what is needed to rank it."""

    table: LobbyTable
    ratings: tuple[int | None, ...]
    watching: int

    @property
    def rank(self) -> tuple[float, int, float]:
        """The best game has the highest rank. A seat without a rating counts as zero."""
        known = sum(it or 0 for it in self.ratings)
        return known / max(1, len(self.ratings)), self.watching, self.table.at


@dataclass(frozen=True)
class Selection:
    """The selected games, each with its snapshot for spectators."""

    running: tuple[tuple[Watched, Snapshot], ...]
    count: int
    finished: tuple[tuple[Watched, Snapshot], ...]


@dataclass(frozen=True)
class Ranking:
    """All games that may be selected, the best first."""

    running: list[Watched]
    finished: list[Watched]


class Recent(Generic[K, V]):
    """Values that are made again when they are `KEPT_SECONDS` old."""

    def __init__(self, make: Callable[[K], Awaitable[V]], clock: Callable[[], float]) -> None:
        self._make, self._clock = make, clock
        self._kept: dict[K, tuple[float, V]] = {}

    async def get(self, key: K) -> V:
        at = self._clock()
        self._kept = {it: kept for it, kept in self._kept.items() if kept[0] > at - KEPT_SECONDS}
        if key not in self._kept:
            self._kept[key] = at, await self._make(key)
        return self._kept[key][1]


class WatchList:
    """The games to watch, for all visitors of this process.

    Lists are kept by game and views by table, so that requests for different numbers of games
    share them.
    """

    def __init__(
        self,
        tables: Tables,
        lobby: LobbyList,
        ratings: RatingsIn,
        watching: Callable[[str], int],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`watching` returns the number of spectators of a table."""
        self._tables, self._lobby, self._ratings = tables, lobby, ratings
        self._watching = watching
        self._rankings = Recent(self._rank, clock)
        self._views = Recent(self._view, clock)

    async def select(self, game: str | None, running: int, finished: int) -> Selection:
        """Return the best games, about `KEPT_SECONDS` old at most."""
        ranking = await self._rankings.get(game)
        return Selection(
            await self._shown(ranking.running, running),
            len(ranking.running),
            await self._shown(ranking.finished, finished),
        )

    async def _rank(self, game: str | None) -> Ranking:
        now = await self._rated(_with_people(await self._lobby.running(game)))
        over = await self._tables.lobby("finished", game=game, limit=READ_FINISHED)
        whole = [it for it in _with_people(over) if _is_whole(it)]
        best = sorted(now, key=lambda it: it.rank, reverse=True)
        return Ranking(best, await self._rated(whole))

    async def _rated(self, tables: Sequence[LobbyTable]) -> list[Watched]:
        ratings: dict[str, Mapping[str, int]] = {}
        for game in {it.line.about.game for it in tables}:
            people = (_people(it) for it in tables if it.line.about.game == game)
            ratings[game] = await self._ratings(
                game, sorted({one for ids in people for one in ids})
            )
        return [
            Watched(
                it,
                tuple(
                    ratings[it.line.about.game].get(seat.person.id) if seat.person else None
                    for seat in it.line.seats
                ),
                self._watching(it.table),
            )
            for it in tables
        ]

    async def _shown(
        self, games: Iterable[Watched], most: int
    ) -> tuple[tuple[Watched, Snapshot], ...]:
        """Return the first games that can be read."""
        shown: list[tuple[Watched, Snapshot]] = []
        for game in games:
            if len(shown) >= most:
                break
            view = await self._views.get(game.table.table)
            if view is not None:
                shown.append((game, view))
        return tuple(shown)

    async def _view(self, table: str) -> Snapshot | None:
        """Return the present view without the log; None if it cannot be read, because rules may
        have changed since it was played."""
        try:
            number = (await self._tables.status(table)).number
            return await self._tables.snapshot(table, None, number)
        except (TableError, UnknownTable):
            return None


def _with_people(tables: Iterable[LobbyTable]) -> list[LobbyTable]:
    """Return the games of people: anyone can start many games between bots."""
    return [it for it in tables if _people(it)]


def _people(table: LobbyTable) -> list[str]:
    return [seat.person.id for seat in table.line.seats if seat.person is not None]


def _is_whole(table: LobbyTable) -> bool:
    """Return whether a finished game was played to its end by the rules."""
    result = table.line.result
    return result is not None and result.ending not in CUT_SHORT
