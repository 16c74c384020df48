"""The path of a step: prepared by the rules, stored, committed, passed on to the subscribers.

A step whose table is in memory and free is prepared and handed to the store within the call. One
that has to wait (for its table, or for the step before it) is continued by a callback. A repeated
key, a refusal and another process that was first are branches of the same path.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial

import msgspec
from msgspec.structs import replace

from undercard.bots.house import HouseBot
from undercard.server.db.errors import StepConflict, StoreClosed, UnknownTable
from undercard.server.tables.cache import Cache
from undercard.server.tables.counters import Counters
from undercard.server.tables.factory import check_bots
from undercard.server.tables.live_table import LiveTable
from undercard.table.errors import TableError
from undercard.table.steps import SitDown, Step, TakeOver
from undercard.table.table import Prepared

TRIES = 32
"""The maximum number of attempts; a failed one means that another process was first."""


class Post(msgspec.Struct, eq=False):
    """A pending step."""

    step: Step
    key: str | None
    answer: asyncio.Future[int]
    tries: int = 0


class Posts:
    """All pending steps of this process.

    `committed` is called after each step, when the subscribers have their frames, and `caught_up`
    after reading steps of other processes.
    """

    def __init__(
        self,
        cache: Cache,
        counters: Counters,
        clock: Callable[[], float],
        house: tuple[HouseBot, ...],
        committed: Callable[[LiveTable, Step], None],
        caught_up: Callable[[LiveTable], None],
    ) -> None:
        self._cache, self._counters, self._clock, self._house = cache, counters, clock, house
        self._committed, self._caught_up = committed, caught_up
        self._under_way: set[Post] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop = asyncio.get_running_loop()
        self._idle: asyncio.Future[None] | None = None
        self.is_closed = False
        """Whether new posts are refused."""

    def post(self, table: str, step: Step, key: str | None = None) -> asyncio.Future[int]:
        """See `Tables.post`."""
        if self.is_closed:
            raise StoreClosed("the server is stopping")
        answer: asyncio.Future[int] = self._loop.create_future()
        key = None if key is None else f"{step.by or ''}/{key}"  # keys are per sender
        post = Post(replace(step, at=self._clock()), key, answer)
        self._under_way.add(post)
        live = self._cache.acquire(table)
        if live is None:
            self._begin(self._load(table, post))
        else:
            live.queue.enter(partial(self._try, live, post))
        return answer

    async def close(self) -> None:
        """Return when all posted steps are settled."""
        while self._under_way:
            self._idle = self._loop.create_future()
            await self._idle

    async def _load(self, table: str, post: Post) -> None:
        try:
            live = await self._cache.load(table)
        except Exception as error:
            self._settle(post, error)
        else:
            live.queue.enter(partial(self._try, live, post))

    def _try(self, live: LiveTable, post: Post) -> None:
        """Handle the step when it is at the head of the queue."""
        step, key = post.step, post.key
        try:
            known = live.find_repeat(step, key)
            if known is not None:
                self._counters.repeats += 1
                self._leave(live, post, known)
                return
            if isinstance(step, SitDown | TakeOver):
                check_bots(live.table.about.game, step, self._house)
            prepared = live.table.prepare(step)
            stored = live.store(prepared, key)
        except TableError as error:
            self._begin(self._look_again(live, post, error))
        except Exception as error:
            self._leave(live, post, error)
        else:
            stored.add_done_callback(partial(self._stored, live, post, prepared))

    def _stored(
        self, live: LiveTable, post: Post, prepared: Prepared, stored: asyncio.Future[bool]
    ) -> None:
        error = stored.exception()
        if error is not None and not isinstance(error, StepConflict):
            self._leave(live, post, error)
        elif error is not None or not stored.result():
            self._counters.conflicts += 1
            self._begin(self._look_again(live, post, None))
        else:
            try:
                live.commit(prepared, post.key, post.answer)
            finally:
                # Scheduled in the event loop, so that the frames are written first.
                self._loop.call_soon(self._finish, live, post, prepared.after.number)

    def _finish(self, live: LiveTable, post: Post, number: int) -> None:
        try:
            self._committed(live, post.step)
        finally:
            self._leave(live, post, number)

    async def _look_again(self, live: LiveTable, post: Post, refusal: TableError | None) -> None:
        """Retry a refused step if another process was first."""
        post.tries += 1
        try:
            has_news = await live.catch_up()
            self._caught_up(live)
        except Exception as error:
            self._leave(live, post, error)
            return
        if refusal is not None and not has_news:
            self._counters.refusals[refusal.code] += 1
            self._leave(live, post, refusal)
        elif post.tries == TRIES:
            lost = StepConflict(f"table {live.id!r}: others were first {TRIES} times")
            self._leave(live, post, lost)
        else:
            self._try(live, post)

    def _leave(self, live: LiveTable, post: Post, result: int | BaseException) -> None:
        """Release the table for the next step."""
        if isinstance(result, UnknownTable):
            self._cache.forget(live.id)
        live.queue.leave()
        self._cache.release(live)
        self._settle(post, result)

    def _settle(self, post: Post, result: int | BaseException) -> None:
        self._under_way.discard(post)
        if not post.answer.done():  # its sender was cancelled
            if isinstance(result, int):
                post.answer.set_result(result)
            else:
                post.answer.set_exception(result)
        if self._idle is not None and not self._under_way:
            self._idle.set_result(None)
            self._idle = None

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
