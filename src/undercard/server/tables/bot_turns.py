"""Turns of bots: asks the workers and posts their choices, for every table of this process.

A step of this process is answered immediately. If another process took the last step, its bots are
already thinking; here they start only after a delay, in case that process has died. If two
processes think concurrently, the number of the step decides and the other move is dropped.

A table without people plays only while it is watched, and a limited number of them at a time.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable

import msgspec

from undercard.bots.make import budget_of
from undercard.server.bot_workers.fair_queue import Owner
from undercard.server.bot_workers.messages import BotRequest
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.bot_workers.readiness import Readiness
from undercard.server.db.errors import StepConflict, StoreClosed, StoreUnavailable, UnknownTable
from undercard.server.http.addresses import Addresses
from undercard.server.logs import describe_error, short_id
from undercard.server.tables.cache import Cache
from undercard.server.tables.live_table import LiveTable
from undercard.table.errors import TableError
from undercard.table.seats import Bot
from undercard.table.steps import Act, Step
from undercard.table.table import Table

BUDGET_SECONDS = 1.0
"""The time budget of bots that are not levels."""
PAUSE_SECONDS = 0.5
WATCHED_SECONDS = 60.0
"""Seconds for which a table counts as watched after it was read without a subscription."""

Post = Callable[[str, Step], Awaitable[int]]
log = logging.getLogger(__name__)


class BotTurns:
    """Runs one task per table where a bot is to act."""

    def __init__(
        self,
        cache: Cache,
        workers: BotWorkers,
        post: Post,
        clock: Callable[[], float],
        patience: float,
        readiness: Readiness,
        addresses: Addresses,
        bot_tables: int | None,
        limited: Callable[[], None],
    ) -> None:
        """`bot_tables` is how many tables without people play at a time; None for all, even
        unwatched ones. `limited` is called when one has to wait."""
        self._limited = limited
        self._cache, self._workers, self._post = cache, workers, post
        self._readiness, self._addresses = readiness, addresses
        self._places = None if bot_tables is None else asyncio.Semaphore(bot_tables)
        self._clock, self._patience = clock, patience
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def wake(self, live: LiveTable) -> None:
        """Start a task if it is a bot's turn at the table."""
        if not self._closed and live.id not in self._tasks and self._may_play(live):
            self._tasks[live.id] = asyncio.create_task(self._play(live.id))

    def _may_play(self, live: LiveTable) -> bool:
        """Whether it is a bot's turn, and the table has a person or a spectator."""
        if live.table.bot_to_act is None:
            return False
        if self._places is None or has_people(live.table) or live.subscriptions:
            return True
        return self._clock() < live.seen_at + WATCHED_SECONDS

    async def acted(self, table: str) -> None:
        """Return when none of the table's bots is to act, or the server stops."""
        if (task := self._tasks.get(table)) is not None:
            await asyncio.wait([task])

    async def close(self) -> None:
        """Cancel all tasks; their moves are left to the next start."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: str) -> None:
        try:
            async with self._cache.use(table) as live:
                if self._places is None or has_people(live.table):
                    await self._play_on(live)
                else:
                    if self._places.locked():
                        self._limited()
                    async with self._places:
                        await self._play_on(live)
        except UnknownTable:
            log.info("the bots of table %s stop: it was removed", short_id(table))
        except Exception as error:
            # The table is intact, and its bots continue at the next request for it.
            log.error("the bots of table %s stop: %s", short_id(table), describe_error(error))
        finally:
            del self._tasks[table]  # immediately, because the next step may need another task

    async def _play_on(self, live: LiveTable) -> None:
        while self._may_play(live):
            await self._take_turn_or_wait(live)

    async def _take_turn_or_wait(self, live: LiveTable) -> None:
        try:
            await self._take_turn(live)
        except StoreClosed:
            raise
        except StoreUnavailable as error:
            log.warning("a bot of table %s waits: %s", short_id(live.id), describe_error(error))
            await asyncio.sleep(PAUSE_SECONDS)

    async def _take_turn(self, live: LiveTable) -> None:
        if self._patience and not live.is_ours and await self._is_answered(live):
            return
        table, number = live.table, live.table.number
        seat, bot = table.to_act, table.bot_to_act
        if seat is None or bot is None:
            return
        if self._readiness.state_of(table.about.game, bot.level) == "compiling":
            await self._readiness.settled(table.about.game, bot.level)
            return  # the game may have changed meanwhile
        request = self._readiness.fit(make_request(table, seat, bot))
        creator = table.about.creator.id
        owner = Owner(self._addresses.of(creator), creator)
        answer = await self._workers.decide(request, owner)
        step = Act(at=0.0, seat=seat, action=answer.action, answers=number)
        try:
            await self._post(live.id, step)
        except (TableError, StepConflict):
            if table.number == number:
                raise  # no other process was first, so a retry would change nothing

    async def _is_answered(self, live: LiveTable) -> bool:
        """Wait for the process that took the last step; return whether it answered."""
        number = live.table.number
        due = live.at + budget_at(live.table) + self._patience
        try:
            async with asyncio.timeout(max(0.0, due - self._clock())):
                await asyncio.shield(live.next_step())
        except TimeoutError:
            async with live.queue:
                await live.catch_up()
        return live.table.number != number


def has_people(table: Table) -> bool:
    """Whether a person has a seat, even if a bot plays for them now."""
    return any(seat.person is not None for seat in table.seats)


def budget_at(table: Table) -> float:
    """Return the time budget of the bot to act, in seconds."""
    level = table.bot_to_act.level if table.bot_to_act is not None else ""
    return budget_of(level, table.about.game, BUDGET_SECONDS)


def make_request(table: Table, seat: int, bot: Bot) -> BotRequest:
    """Return the request for a bot, with the seat's view as a person would see it."""
    view = table.view(seat)
    legal: list[str] = getattr(view, "legal")  # noqa: B009
    return BotRequest(
        table=table.about.id,
        seat=seat,
        game=table.about.game,
        options=table.about.options,
        box=table.about.box,
        level=bot.level,
        seed=seed_of(table, seat),
        view=msgspec.msgpack.encode(view),
        legal=legal,
        budget=budget_at(table),
    )


def seed_of(table: Table, seat: int) -> int:
    """Derive the seed from the table's secret: a bot's choices must not be predictable either."""
    place = b"undercard-bot-1" + bytes([seat]) + table.number.to_bytes(8, "big")
    return int.from_bytes(hmac.digest(bytes.fromhex(table.header.secret), place, "sha256")[:8])
