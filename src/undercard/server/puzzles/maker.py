"""Makes the puzzles of the coming days ahead of time, and those of the last days for the archive.

One puzzle at a time, in a process with a low priority. Several servers on one database share the
work: one claims a puzzle, and if it does not store it in time, another makes the same one.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import date, timedelta

import msgspec
from sqlalchemy import Connection, delete

from undercard.puzzles.puzzle import Puzzle
from undercard.server.bot_workers.process import kill, start_module
from undercard.server.db.database import Database
from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.schema import site_settings
from undercard.server.db.site import claim_time
from undercard.server.puzzles.service import Puzzles

MODULE = "undercard.server.puzzles.worker"
FIRST_SECONDS = 30.0
"""The time from the start to the first puzzle, in which visitors need the machine."""
CHECK_SECONDS = 600.0
MOST_SECONDS = 1800.0
"""The time after which a process is stopped, and a claim of another server has expired."""
NICENESS = 15
PAST_DAYS = 7
SETTING = "puzzle"
log = logging.getLogger(__name__)

Make = Callable[[str, date], Awaitable[Puzzle]]


class PuzzleFailed(Exception):
    """The process made no puzzle."""


class PuzzleMaker:
    """Keeps a stock of puzzles for some days ahead."""

    def __init__(
        self,
        puzzles: Puzzles,
        database: Database,
        games: Sequence[str],
        days: int,
        is_ready: Callable[[str], bool],
        clock: Callable[[], float] = time.time,
        make: Make | None = None,
    ) -> None:
        """`days` counts from today; `is_ready` returns whether a game is compiled."""
        self._puzzles, self._db, self._games, self._days = puzzles, database, games, days
        self._is_ready, self._clock = is_ready, clock
        self._make: Make = make or make_in_process

    async def watch(self) -> None:
        """Make missing puzzles until cancelled."""
        if not self._days:
            return
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            with suppress(StoreUnavailable):
                await self.make_missing()
            await asyncio.sleep(CHECK_SECONDS if all(map(self._is_ready, self._games)) else 5.0)

    async def make_missing(self) -> int:
        """Make the missing puzzles, the most urgent first; return their number."""
        made = 0
        for day in self._wanted():
            for game in filter(self._is_ready, self._games):
                if await self._puzzles.missing(game, [day]) and await self._claim(game, day):
                    made += await self._make_one(game, day)
        return made

    def _wanted(self) -> list[date]:
        """Return the days from today on, then the last days, the newest first."""
        today = self._puzzles.today
        ahead = [today + timedelta(n) for n in range(self._days)]
        return [*ahead, *(today - timedelta(n + 1) for n in range(PAST_DAYS))]

    async def _make_one(self, game: str, day: date) -> bool:
        began = time.monotonic()
        try:
            puzzle = await self._make(game, day)
        except (PuzzleFailed, TimeoutError, OSError, msgspec.DecodeError) as error:
            log.error("the puzzle of %s in %s was not made: %s", day, game, error)
            return False
        await self._puzzles.add(puzzle)
        await self._release(game, day)
        log.info("puzzle of %s in %s made in %.0f s", day, game, time.monotonic() - began)
        return True

    async def _claim(self, game: str, day: date) -> bool:
        """Return whether no other server is making this puzzle."""
        at = self._clock()

        def claim(db: Connection) -> bool:
            return claim_time(db, _claim_name(game, day), at, at - MOST_SECONDS)

        return await self._db.write(claim)

    async def _release(self, game: str, day: date) -> None:
        mine = site_settings.c.name == _claim_name(game, day)
        await self._db.write(lambda db: db.execute(delete(site_settings).where(mine)))


def _claim_name(game: str, day: date) -> str:
    return f"{SETTING}:{game}:{day}"


async def make_in_process(game: str, day: date) -> Puzzle:
    """Make a puzzle in a process of its own, which ends with the caller."""
    process = await start_module(MODULE)
    order = msgspec.json.encode({"game": game, "date": day.isoformat(), "niceness": NICENESS})
    try:
        async with asyncio.timeout(MOST_SECONDS):
            output, _ = await process.communicate(order)
    finally:
        if process.returncode is None:
            await kill(process)
    if process.returncode:
        raise PuzzleFailed(f"the process ended with status {process.returncode}")
    return msgspec.json.decode(output, type=Puzzle)
