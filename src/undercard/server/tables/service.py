"""The tables of a server: everything between the network and the store.

Any process may take any request. A step is prepared on the table in memory, stored under the next
number, and committed when it is durable; if another process was first, the table catches up and
the step is tried again. Everything that clients see of a table comes from `Table.snapshot`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Coroutine

import msgspec

from undercard.kernel.record import Record
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.bot_workers.readiness import Readiness
from undercard.server.db.errors import StoreClosed, StoreError, UnknownTable
from undercard.server.db.store import PendingBotTurn, Store
from undercard.server.http.addresses import Addresses
from undercard.server.logs import describe_error, short_id
from undercard.server.tables.bot_turns import BotTurns
from undercard.server.tables.cache import KEPT_IDLE, Cache
from undercard.server.tables.counters import Counters
from undercard.server.tables.ended import EndedGame, ended_game
from undercard.server.tables.factory import new_table, next_table
from undercard.server.tables.flags import Flags
from undercard.server.tables.live_table import LiveTable
from undercard.server.tables.lobby_table import LobbyTable, make_listing, read_listed
from undercard.server.tables.posts import Posts
from undercard.server.tables.status import TableStatus, seats_of, table_status
from undercard.server.tables.subscriptions import (
    MOST_BEHIND,
    Receive,
    Subscription,
    Subscriptions,
)
from undercard.table.errors import SeatTaken, TableError
from undercard.table.header import About, Visibility
from undercard.table.phase import Phase
from undercard.table.snapshot import Snapshot
from undercard.table.steps import Act, DeclineDraw, OfferDraw, Rematch, Step
from undercard.table.table import Table

PATIENCE_SECONDS = 1.0
RESUMED_AT_ONCE = 4
"""The number of tables loaded concurrently after a start, until their bots have acted."""
RESUME_PAGE = 100
LONG_LOG = 200
"""A snapshot with more steps is built in a thread, because it takes milliseconds."""

log = logging.getLogger(__name__)


class Tables:
    """All tables, as one process serves them."""

    def __init__(
        self,
        store: Store,
        workers: BotWorkers,
        clock: Callable[[], float],
        *,
        is_alone: bool = False,
        patience: float = PATIENCE_SECONDS,
        kept_idle: int = KEPT_IDLE,
        readiness: Readiness | None = None,
        addresses: Addresses | None = None,
        bot_tables: int | None = None,
        limited: Callable[[], None] = lambda: None,
    ) -> None:
        """`is_alone` means that no other process stores steps. `patience` is the time beyond the
        budget for which bots are left to the process that took the last step. Without `readiness`,
        bots are compiled on demand. `bot_tables` is how many tables without people play at a time,
        if they are watched, and `limited` is called when one has to wait; None for all of them."""
        self.counters = Counters()
        self.after_step: list[Callable[[Table, Step], None]] = []
        """Callbacks after every step of this process, for ratings, notices and other features."""
        self._store, self._clock = store, clock
        self._cache = cache = Cache(store, self.counters, kept_idle)
        readiness, patience = readiness or Readiness(), 0.0 if is_alone else patience
        self._posts = Posts(
            cache, self.counters, clock, workers.house, self._committed, self._caught_up
        )
        self.post = self._posts.post
        """`post(table, step, key)` returns the number of the step when it is durable and was sent
        to the subscribers; the server sets its time.

        A repeated step, by its key or as the same action, has no effect and returns the same
        number. `TableError`: the step is refused. `StoreUnavailable`: it was not stored, or the
        outcome is unknown; repeat it with the same key. It is completed even if the caller is
        cancelled.
        """
        self._bots = BotTurns(
            cache,
            workers,
            self.post,
            clock,
            patience,
            readiness,
            addresses or Addresses(),
            bot_tables,
            limited,
        )
        self._flags = Flags(self.post, clock)
        self._subscriptions = Subscriptions(
            store, cache, self.counters, self._caught_up, is_alone=is_alone
        )
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def start(self) -> None:
        """Resume, in the background, all games in which a bot is to act."""
        self._begin(self._resume())

    async def close(self) -> None:
        """Complete the pending steps, then end the subscriptions; store and workers stay open."""
        self._closed = self._posts.is_closed = True
        self._flags.close()
        await self._bots.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._posts.close()
        await self._subscriptions.close()

    # Tables

    async def create(self, about: About) -> str:
        """Create a table with a new secret, and with an id if `about` has none; return the id."""
        self._check_open()
        table = await new_table(about)
        await self._keep(table)
        return table.about.id

    async def rematch(self, table: str) -> str:
        """Return the table of the rematch; the first request creates it."""
        async with self._cache.use(table) as live:
            await self._catch_up(live)
            if (following := following_of(live.table)) is not None:
                return following
            made, sitting = await next_table(live.table, self._clock())
            new = made.about.id
            await self._keep(made)
            try:
                await self.post(table, Rematch(at=0.0, table=new))
            except SeatTaken:
                await self.delete(new)
                return await self.rematch(table)
        for step in sitting:
            await self.post(new, step)
        return new

    async def delete(self, table: str) -> bool:
        """Remove a table with all its steps; return False if there was none."""
        self._cache.forget(table)
        return await self._store.delete_table(table)

    def forget(self, table: str) -> None:
        """Drop a table that was deleted in the database."""
        self._cache.forget(table)

    async def lobby(
        self,
        *states: Phase,
        game: str | None = None,
        before: float | None = None,
        limit: int = 100,
        visibility: Visibility | None = "public",
        oldest_since: float | None = None,
    ) -> list[LobbyTable]:
        """Return tables in these states (default: any), last changed first; visibility None
        includes hidden ones. `oldest_since`: see `Store.tables`."""
        listed = await self._store.tables(
            *states,
            game=game,
            before=before,
            limit=limit,
            visibility=visibility,
            oldest_since=oldest_since,
        )
        return [read_listed(one) for one in listed]

    # One table

    async def snapshot(self, table: str, seat: int | None, after: int = 0) -> Snapshot:
        """Return the table as a seat or a spectator (None) sees it, with all stored steps."""
        async with self._cache.use(table) as live:
            live.seen_at = self._clock()
            await self._catch_up(live)
            if live.table.number - after <= LONG_LOG:
                return live.table.snapshot(seat, after)
            async with live.queue:
                return await asyncio.to_thread(live.table.snapshot, seat, after)

    async def subscribe(
        self, table: str, seat: int | None, after: int, receive: Receive
    ) -> Subscription:
        """Return a paused subscription for one audience after step `after`; `resume` starts it.

        At every committed step `receive` is called with the steps after its cursor. One that is
        more than `MOST_BEHIND` steps late gets a `GapError` instead and is paused. Close it when
        done.
        """
        self._check_open()
        return await self._subscriptions.subscribe(table, seat, after, receive, MOST_BEHIND)

    def stream(
        self, table: str, seat: int | None, after: int, *, most_behind: int = MOST_BEHIND
    ) -> AsyncGenerator[Snapshot]:
        """Yield snapshots, for a reader that takes one after the other; a slow one gets several
        steps in one. The stream ends when the server stops; use `contextlib.aclosing`."""
        return self._subscriptions.stream(table, seat, after, most_behind)

    async def seat_of(self, table: str, *ids: str) -> int | None:
        """Return the person's seat; of several (hot-seat practice) the one to act, or else the
        first."""
        async with self._cache.use(table) as live:
            await self._catch_up(live)
            seats = seats_of(live.table.seats, *ids)
            return live.table.to_act if live.table.to_act in seats else next(iter(seats), None)

    async def seats_of(self, table: str, *ids: str) -> tuple[int, ...]:
        """Return all seats of a person, by any of their ids."""
        return seats_of((await self.status(table)).seats, *ids)

    async def status(self, table: str, *, is_current: bool = False) -> TableStatus:
        """Return the status of the table; `is_current` skips the steps of other processes."""
        async with self._cache.use(table) as live:
            if not is_current:
                await self._catch_up(live)
            return table_status(live.table)

    async def record(self, table: str) -> Record:
        """Return the record of a finished game; raise `NotOver` before the end."""
        async with self._cache.use(table) as live:
            await self._catch_up(live)
            return live.table.record()

    async def ended(self, table: str) -> EndedGame | None:
        """Return a finished game with its facts; None before the end."""
        async with self._cache.use(table) as live:
            await self._catch_up(live)
            if not live.table.is_over:
                return None
            status, steps, record = table_status(live.table), live.table.steps, live.table.record()
        return await asyncio.to_thread(ended_game, status, steps, record)

    # Inside

    async def _keep(self, table: Table) -> None:
        listing = make_listing(table.about, table.seats, "open", self._clock())
        header = msgspec.json.encode(table.header)
        await self._store.create_table(table.about.id, header, listing)
        self._cache.put(table)

    def _committed(self, live: LiveTable, step: Step) -> None:
        self.counters.steps += 1
        self.counters.bot_moves += isinstance(step, Act) and step.by is None
        self._caught_up(live)
        if isinstance(step, OfferDraw):
            self._decline(live, step)
        for listener in self.after_step:
            listener(live.table, step)

    def _caught_up(self, live: LiveTable) -> None:
        """Let bots act and set the timer of the clock; called whenever steps may be new."""
        self._bots.wake(live)
        self._flags.watch(live)

    def _decline(self, live: LiveTable, offer: OfferDraw) -> None:
        """Decline a draw for a bot; one refusal is enough."""
        for number, seat in enumerate(live.table.seats):
            if number != offer.seat and seat.bot is not None and not seat.out:
                if not self._closed:
                    declined = self.post(live.id, DeclineDraw(at=0.0, seat=number))
                    declined.add_done_callback(lambda done: done.exception())
                return

    async def _catch_up(self, live: LiveTable) -> None:
        self._check_open()
        async with live.queue:
            await live.catch_up()
        self._caught_up(live)

    async def _resume(self) -> None:
        """Load the tables where a bot is to act, a few at a time and the shortest games first."""
        slots, last = asyncio.Semaphore(RESUMED_AT_ONCE), None
        async with asyncio.TaskGroup() as group:
            while turns := await self._store.bot_turns(RESUME_PAGE, last):
                for last in turns:
                    await slots.acquire()
                    if self._closed:
                        return
                    task = group.create_task(self._resume_one(last))
                    task.add_done_callback(lambda _: slots.release())

    async def _resume_one(self, turn: PendingBotTurn) -> None:
        """Wait until the bot has acted; remove a table where none is to act from the list."""
        try:
            async with self._cache.use(turn.table) as live:
                if live.table.number < turn.number:
                    await self._catch_up(live)
                self._bots.wake(live)
                if live.table.bot_to_act is None:
                    await self._store.end_bot_turn(PendingBotTurn(live.table.number, turn.table))
                await self._bots.acted(turn.table)
        except UnknownTable:
            log.info("table %s was removed before its bots resumed", short_id(turn.table))
        except (StoreError, TableError) as error:
            log.warning(
                "table %s cannot be resumed: %s", short_id(turn.table), describe_error(error)
            )

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        """Start a task that `close` waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed("the server is stopping")


def following_of(table: Table) -> str | None:
    """Return the id of the table of the rematch."""
    return table.snapshot(None, table.number).following
