"""Flags: ends the game of a player whose time is up, with one timer per table.

Before the deal, the time is that of the contributions: the game starts without those that are
missing.

Every process that has seen the table may post the step; its number decides, and the others find the
game over. A table that no process has in memory is handled when it is loaded.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from undercard.server.db.errors import StoreClosed, StoreUnavailable
from undercard.server.logs import describe_error, short_id
from undercard.server.tables.live_table import LiveTable
from undercard.table.steps import Start, Step, TimeOut

SHORTEST_SECONDS = 0.01
"""The minimum delay, because the clocks of the event loop and of the steps differ slightly."""
RETRY_SECONDS = 1.0

Post = Callable[[str, Step], asyncio.Future[int]]
log = logging.getLogger(__name__)


class Flags:
    """The timers of this process, by table."""

    def __init__(self, post: Post, clock: Callable[[], float]) -> None:
        self._post, self._clock = post, clock
        self._timers: dict[str, tuple[float, asyncio.TimerHandle]] = {}
        self._closed = False

    def watch(self, live: LiveTable) -> None:
        """Set the timer of a table to its current deadline."""
        deadline, known = live.table.deadline, self._timers.get(live.id)
        delay = 0.0 if deadline is None else deadline - self._clock()
        if known is not None:
            # The event loop's clock stands still while the machine sleeps, so a timer can be late.
            if known[0] == deadline and known[1].when() <= self._due(delay) + RETRY_SECONDS:
                return
            known[1].cancel()
            del self._timers[live.id]
        seat = live.table.to_act
        is_ours = seat is not None or live.table.about.starts_when_full or live.table.is_deal_due
        if deadline is not None and is_ours and not self._closed:
            self._set(live.id, seat, deadline, delay)

    def close(self) -> None:
        """Cancel all timers; the next start finds the deadlines again."""
        self._closed = True
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _set(self, table: str, seat: int | None, deadline: float, delay: float) -> None:
        call_at = asyncio.get_running_loop().call_at
        self._timers[table] = deadline, call_at(self._due(delay), self._fall, table, seat, deadline)

    @staticmethod
    def _due(delay: float) -> float:
        """Return the time of the event loop after a delay."""
        return asyncio.get_running_loop().time() + max(SHORTEST_SECONDS, delay)

    def _fall(self, table: str, seat: int | None, deadline: float) -> None:
        # A refusal reads the steps of other processes and calls `watch` again.
        del self._timers[table]
        step = Start(at=0.0) if seat is None else TimeOut(at=0.0, seat=seat)
        posted = self._post(table, step)
        posted.add_done_callback(partial(self._posted, table, seat, deadline))

    def _posted(
        self, table: str, seat: int | None, deadline: float, posted: asyncio.Future[int]
    ) -> None:
        error = posted.exception()
        if isinstance(error, StoreUnavailable) and not isinstance(error, StoreClosed):
            log.warning("table %s: time is up, but %s", short_id(table), describe_error(error))
            if not self._closed and table not in self._timers:
                self._set(table, seat, deadline, RETRY_SECONDS)
