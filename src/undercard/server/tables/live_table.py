"""A table in memory, with its subscriptions in this process.

It is changed by the work in its queue only, by steps that are durable: those of this process, and
those that others were first with. Between two awaits it is always whole, so reading needs no turn.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import Future
from typing import Protocol

import msgspec

from undercard.server.db.store import Listing, Store, StoredStep
from undercard.server.logs import short_id
from undercard.server.tables.lobby_table import make_listing
from undercard.server.tables.queue import Queue
from undercard.table.header import TableHeader, readable_header
from undercard.table.progress import Progress
from undercard.table.snapshot import Snapshot
from undercard.table.steps import Act, Step
from undercard.table.table import Prepared, Table

CHUNK = 16
"""Steps replayed before others have their turn: about a millisecond."""
REFRESH_SECONDS = 60.0
"""The lobby's line is written again after so long, to show that the table lives."""

encode_step = msgspec.json.Encoder().encode
_steps = msgspec.json.Decoder(Step)
log = logging.getLogger(__name__)


def decode_step(body: bytes) -> Step:
    step: Step = _steps.decode(body)
    return step


def decode_header(body: bytes) -> TableHeader:
    return readable_header(msgspec.json.decode(body, type=TableHeader))


class Update(msgspec.Struct, eq=False):
    """New steps as one audience sees them, shared by all who are equally far."""

    after: int
    shown: Snapshot
    posted: Future[int] | None
    """The answer to the post that made the last step, if it was made just now and here."""
    frame: bytes | None = None
    """What was sent to a subscriber, for the next one who gets the same."""


Shared = dict[tuple[int | None, int], Update]
"""By seat and cursor: there may be a thousand spectators."""


class Subscriber(Protocol):
    """See `Subscription`."""

    def notify(self, shared: Shared, posted: Future[int] | None) -> None: ...

    def end(self) -> None: ...


class LiveTable:
    """One table of this process."""

    def __init__(self, table: Table, store: Store) -> None:
        self.table, self._store = table, store
        self.id = table.about.id
        self.queue = Queue()
        self.users = 0
        """How many have acquired it."""
        self.subscriptions: dict[Subscriber, None] = {}
        self.is_ours = False
        """Whether the last step was taken by this process."""
        self.at = 0.0
        """The time of the last step."""
        self._keys: dict[str, int] = {}
        self._next: Future[None] | None = None
        self._listed_at = 0.0

    # Steps

    def find_repeat(self, step: Step, key: str | None) -> int | None:
        """The number of a step that was posted before, by its key or by what it says."""
        if key is not None and key in self._keys:
            return self._keys[key]
        return self.table.find_repeat(step) if isinstance(step, Act) else None

    def store(self, prepared: Prepared, key: str | None) -> Future[bool]:
        """Make a step durable. False: the key stands there, so look what it was."""
        after, body = prepared.after, encode_step(prepared.step)
        listing, bot_turn = self._listing(after), self._bot_turn(after)
        return self._store.put(self.id, after.number, body, key, listing, bot_turn)

    def commit(
        self, prepared: Prepared, key: str | None, posted: Future[int] | None = None
    ) -> None:
        """Take a step that is durable and notify the subscribers; `posted`: of this process."""
        if key is not None:
            self._keys[key] = prepared.after.number
        self.is_ours, self.at = posted is not None, prepared.after.at
        self.table.commit(prepared)
        if self._next is not None:
            self._next.set_result(None)
            self._next = None
        shared: Shared = {}
        for subscription in tuple(self.subscriptions):
            try:
                subscription.notify(shared, posted)
            except Exception:
                log.exception("a subscriber of table %s failed", short_id(self.id))
        self.table.forget_views()

    async def catch_up(self) -> bool:
        """Take the steps that others stored; whether there were any. Only in the queue."""
        behind = await self._store.steps(self.id, self.table.number)
        for first in range(0, len(behind), CHUNK):
            if first:
                await asyncio.sleep(0)
            for stored in behind[first : first + CHUNK]:
                self._replay(stored)
        return bool(behind)

    def _replay(self, stored: StoredStep) -> None:
        assert stored.number == self.table.number + 1, f"{self.id}: step {stored.number} is missing"
        self.commit(self.table.prepare(decode_step(stored.step)), stored.key)

    def _listing(self, after: Progress) -> Listing | None:
        """The lobby's new line, where the step changes it."""
        is_same = after.phase == self.table.phase and after.seats == self.table.seats
        if is_same and after.at < self._listed_at + REFRESH_SECONDS:
            return None
        self._listed_at = after.at
        return make_listing(self.table.about, after.seats, after.phase, after.at, after.result)

    def _bot_turn(self, after: Progress) -> bool | None:
        """Whether a bot is to act after the step, where that changes."""
        before = self.table.bot_to_act is not None
        if not before and all(seat.bot is None for seat in after.seats):
            return None
        is_turn = self.table.bot_to_act_after(after) is not None
        return None if is_turn == before else is_turn

    # Waiting

    def next_step(self) -> Future[None]:
        """Done when another step is committed; shared, so `asyncio.shield` it."""
        if self._next is None:
            self._next = asyncio.get_running_loop().create_future()
        return self._next
