"""The tables of a server: everything between the network and the store.

Any process may take any request. A step is prepared on the table in memory, stored under the next
number, and taken when it is durable; if another process was first, the table catches up and the
step is looked at again. Nothing is shown to anybody that the table's own door did not make.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from undercard.kernel.record import Record
from undercard.server.readiness import Readiness
from undercard.server.store.contract import BotTurn, Store
from undercard.server.store.errors import StepTaken, StoreClosed, StoreError, UnknownTable
from undercard.server.tables.at_once import AtOnce, Done
from undercard.server.tables.bot_turns import BotTurns
from undercard.server.tables.hearing import MOST_BEHIND, Hear, Hearing, say_no
from undercard.server.tables.line import LobbyTable, make_listing, read_listed
from undercard.server.tables.live import LiveTable
from undercard.server.tables.opening import check_bots, new_table, next_table
from undercard.server.tables.shelf import KEPT_IDLE, Shelf
from undercard.server.tables.standing import Standing, seats_of, standing_of
from undercard.server.workers.faults import describe, shorten
from undercard.server.workers.pool import BotWorkers
from undercard.table.errors import SeatTaken, TableError
from undercard.table.header import About, Visibility
from undercard.table.phase import Phase
from undercard.table.snapshot import Snapshot
from undercard.table.steps import Act, DeclineDraw, OfferDraw, Rematch, Step
from undercard.table.table import Table

TRIES = 32
"""Each failed one means that somebody else got on."""
PATIENCE_SECONDS = 1.0
RESUMED_AT_ONCE = 4
"""Tables that are loaded at a time after a start, until their bots have acted."""
RESUME_PAGE = 100
LONG_LOG = 200
"""Steps; a snapshot with more is made in a thread, for it takes milliseconds."""

log = logging.getLogger(__name__)
T = TypeVar("T")


class Tables:
    """All tables, as one process serves them."""

    def __init__(
        self,
        store: Store,
        workers: BotWorkers,
        clock: Callable[[], float],
        *,
        patience: float = PATIENCE_SECONDS,
        kept_idle: int = KEPT_IDLE,
        readiness: Readiness | None = None,
    ) -> None:
        """`patience`: how long to leave bots to the process that took the last step, beyond their
        budget; 0 where this process is the only one. The counters are those of `workers`.
        Without `readiness`, bots are compiled when they are needed."""
        self.counters = workers.counters
        self.after_step: list[Callable[[Table, Step], None]] = []
        """Told of every step that this process took: for ratings, notices and the like."""
        self._store, self._clock, self._house = store, clock, workers.house
        self._shelf = Shelf(store, self.counters, kept_idle)
        readiness = readiness or Readiness()
        post = self._post_for_bot
        self._bots = BotTurns(self._shelf, workers, post, clock, patience, readiness)
        self._hearing = Hearing(store, self._shelf, self.counters, self._bots.wake)
        self._tasks: set[asyncio.Future[Any]] = set()
        self._at_once = AtOnce(self._shelf, clock, self._taken, self._tasks)
        self._closed = False

    async def start(self) -> None:
        """Picks up, in the background, all games in which a bot is to act."""
        self._begin(self._resume())

    async def close(self) -> None:
        """Finishes the steps in hand, then followers end; store and workers stay open."""
        self._closed = True
        await self._bots.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._hearing.close()

    # Tables

    async def create(self, about: About) -> str:
        """A new table, its secret drawn here; an `about` without id is given one."""
        self._check_open()
        table = await new_table(about)
        await self._keep(table)
        return table.about.id

    async def rematch(self, table: str) -> str:
        """The table where it goes on after a game; the first to ask makes it."""
        async with self._shelf.use(table) as live:
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
        """Removes a table with all its steps; False if there was none."""
        self._shelf.forget(table)
        return await self._store.delete_table(table)

    async def lobby(
        self,
        *states: Phase,
        game: str | None = None,
        before: float | None = None,
        limit: int = 100,
        visibility: Visibility | None = "public",
    ) -> list[LobbyTable]:
        """Tables in these states (none named: in any), last changed first; None: also hidden."""
        listed = await self._store.tables(
            *states, game=game, before=before, limit=limit, visibility=visibility
        )
        return [read_listed(one) for one in listed]

    # One table

    async def post(self, table: str, step: Step, key: str | None = None) -> int:
        """The number under which the step stands; it is stamped with this server's time.

        A repeated step, by its key or as the very same action, has no effect and the same number.
        `TableError`: it cannot be. `StoreUnavailable`: it was not stored, or nobody knows; then
        repeat it with the same key. It is finished also if the caller is cancelled.
        """
        self._check_open()
        return await asyncio.shield(self._begin(self._post(table, step, key)))

    def post_at_once(self, table: str, step: Act, key: str, done: Done) -> bool:
        """As `post`, where there is nothing to wait for but the disk: without a task.

        False: it is not so simple, and nothing has happened. `done` is called with the number as
        soon as the step is taken, or with None if it is to be posted the other way after all.
        """
        if self._closed:
            return False
        return self._at_once.post(table, step, own_key(step, key), done)

    async def snapshot(self, table: str, seat: int | None, after: int = 0) -> Snapshot:
        """The table as a seat sees it (None: a spectator), with all that is stored by now."""
        async with self._shelf.use(table) as live:
            await self._catch_up(live)
            if live.table.number - after <= LONG_LOG:
                return live.snapshot(seat, after)
            async with live.lock:
                return await asyncio.to_thread(live.table.snapshot, seat, after)

    def follow(
        self,
        table: str,
        seat: int | None,
        after: int,
        *,
        most_behind: int = MOST_BEHIND,
        hear: Hear = say_no,
    ) -> AsyncGenerator[Snapshot]:
        """The table for one audience as it comes to be after step `after`: each step is in the log
        of one snapshot, in order.

        A slow follower gets several steps at once, one that is more than `most_behind` steps late
        a `GapError`. Ends when the server stops. Close it (`contextlib.aclosing`) when done.
        `hear` is offered each snapshot first, in the moment of the step; what it takes is not
        given here.
        """
        return self._hearing.follow(table, seat, after, most_behind, hear)

    async def seat_of(self, table: str, *ids: str) -> int | None:
        """The person's seat; of several (hot-seat practice) the one to act, else the first."""
        async with self._shelf.use(table) as live:
            await self._catch_up(live)
            seats = seats_of(live.table.seats, *ids)
            return live.table.to_act if live.table.to_act in seats else next(iter(seats), None)

    async def seats_of(self, table: str, *ids: str) -> tuple[int, ...]:
        """All seats of a person, by any id they have had."""
        return seats_of((await self.standing(table)).seats, *ids)

    async def standing(self, table: str, *, is_current: bool = False) -> Standing:
        """Who sits there and how far it is, for the server itself."""
        async with self._shelf.use(table) as live:
            if not is_current:
                await self._catch_up(live)
            return standing_of(live.table)

    async def record(self, table: str) -> Record:
        """Of a game that is over; `NotOver` before."""
        async with self._shelf.use(table) as live:
            await self._catch_up(live)
            return live.table.record()

    # Inside

    async def _keep(self, table: Table) -> None:
        listing = make_listing(table.about, table.seats, "open", self._clock())
        header = msgspec.json.encode(table.header)
        await self._store.create_table(table.about.id, header, listing)
        self._shelf.put(table)

    async def _post(self, table: str, step: Step, key: str | None) -> int:
        try:
            async with self._shelf.use(table) as live:
                return await self._take(live, step, key)
        except UnknownTable:
            self._shelf.forget(table)
            raise

    async def _post_for_bot(self, live: LiveTable, step: Step) -> int:
        return await asyncio.shield(self._begin(self._take(live, step)))

    async def _take(self, live: LiveTable, step: Step, key: str | None = None) -> int:
        step = msgspec.structs.replace(step, at=self._clock())
        key = None if key is None else own_key(step, key)
        async with live.lock:
            for _ in range(TRIES):
                number = await self._try(live, step, key)
                if number is not None:
                    return number
        raise StepTaken(f"table {live.id!r}: others were first {TRIES} times")

    async def _try(self, live: LiveTable, step: Step, key: str | None) -> int | None:
        """The step's number; None: the table has moved on, so look again."""
        known = live.find_repeat(step, key)
        if known is not None:
            self.counters.repeats += 1
            return known
        try:
            check_bots(live.table.about.game, step, self._house)
            prepared = live.table.prepare(step)
        except TableError as error:
            if await self._hear_others(live):
                return None
            self.counters.refusals[error.code] += 1
            raise
        try:
            is_stored = await live.store(prepared, key)
        except StepTaken:
            is_stored = False
        if not is_stored:
            self.counters.conflicts += 1
            await self._hear_others(live)
            return None
        live.take(prepared, key, is_ours=True)
        self._taken(live, step)
        return live.table.number

    def _taken(self, live: LiveTable, step: Step) -> None:
        self.counters.steps += 1
        self.counters.bot_moves += isinstance(step, Act) and step.by is None
        self._bots.wake(live)
        if isinstance(step, OfferDraw):
            self._decline(live, step)
        for listener in self.after_step:
            listener(live.table, step)

    def _decline(self, live: LiveTable, offer: OfferDraw) -> None:
        """Bots play on; one refusal is enough."""
        for number, seat in enumerate(live.table.seats):
            if number != offer.seat and seat.bot is not None and not seat.out:
                self._begin(self._post(live.id, DeclineDraw(at=0.0, seat=number), None))
                return

    async def _catch_up(self, live: LiveTable) -> None:
        self._check_open()
        async with live.lock:
            await self._hear_others(live)

    async def _hear_others(self, live: LiveTable) -> bool:
        """Under the table's lock; whether there was anything new."""
        has_news = await live.catch_up()
        self._bots.wake(live)
        return has_news

    async def _resume(self) -> None:
        """Loads the tables where a bot is to act, a few at a time and the shortest games first."""
        slots, last = asyncio.Semaphore(RESUMED_AT_ONCE), None
        async with asyncio.TaskGroup() as group:
            while turns := await self._store.bot_turns(RESUME_PAGE, last):
                for last in turns:
                    await slots.acquire()
                    if self._closed:
                        return
                    task = group.create_task(self._resume_one(last))
                    task.add_done_callback(lambda _: slots.release())

    async def _resume_one(self, turn: BotTurn) -> None:
        """Returns when the bot has acted; the table leaves the list where none is to act."""
        try:
            async with self._shelf.use(turn.table) as live:
                if live.table.number < turn.number:
                    await self._catch_up(live)
                self._bots.wake(live)
                if live.table.bot_to_act is None:
                    await self._store.end_bot_turn(BotTurn(live.table.number, turn.table))
                await self._bots.acted(turn.table)
        except (StoreError, TableError) as error:
            log.warning("table %s cannot be resumed: %s", shorten(turn.table), describe(error))

    def _begin(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """A task that `close` waits for; if nobody asks for its error, the error was told."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return task

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed("the server is stopping")


def own_key(step: Step, key: str) -> str:
    """A key is its sender's own."""
    return f"{step.by or ''}/{key}"


def following_of(table: Table) -> str | None:
    """The table of the rematch."""
    return table.snapshot(None, table.number).following
