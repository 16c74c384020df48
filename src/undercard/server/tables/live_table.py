"""A table in memory, with its subscriptions in this process.

Only the work in its queue changes it, by durable steps of this and other processes. Between two
awaits it is always consistent, so reading needs no lock.
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
"""The number of steps replayed before yielding to other tasks: about a millisecond."""
REFRESH_SECONDS = 60.0
"""Seconds after which the lobby entry is rewritten, to show that the table is active."""

encode_step = msgspec.json.Encoder().encode
_steps = msgspec.json.Decoder(Step)
_header = msgspec.json.Decoder(TableHeader)
log = logging.getLogger(__name__)


def decode_step(body: bytes) -> Step:
    step: Step = _steps.decode(body)
    return step


def decode_header(body: bytes) -> TableHeader:
    return readable_header(_header.decode(body))


class Update(msgspec.Struct, eq=False):
    """New steps as one audience sees them, shared by all subscribers at the same step."""

    after: int
    shown: Snapshot
    posted: Future[int] | None
    """The post of the last step, if this process has just taken it."""
    frame: bytes | None = None
    """The frame sent to one subscriber, for reuse by the next."""


Shared = dict[tuple[int | None, int], Update]
"""Updates by seat and cursor, since there may be a thousand spectators."""


class Subscriber(Protocol):
    """See `Subscription`."""

    def notify(self, shared: Shared, posted: Future[int] | None) -> None: ...

    def restart(self) -> None: ...

    def end(self) -> None: ...


class LiveTable:
    """One table of this process."""

    def __init__(self, table: Table, store: Store) -> None:
        self.table, self._store = table, store
        self.id = table.about.id
        self.queue = Queue()
        self.users = 0
        """The number of users that have acquired it."""
        self.subscriptions: dict[Subscriber, None] = {}
        self.is_ours = False
        """Whether the last step was taken by this process."""
        self.at = 0.0
        """The time of the last step."""
        self.seen_at = 0.0
        """The time when a client last read the table without subscribing."""
        self._keys: dict[str, int] = {}
        self._next: Future[None] | None = None
        self._listed_at = 0.0

    # Steps

    def find_repeat(self, step: Step, key: str | None) -> int | None:
        """Return the number of an earlier post of the step, by its key or its content."""
        if key is not None and key in self._keys:
            return self._keys[key]
        return self.table.find_repeat(step) if isinstance(step, Act) else None

    def store(self, prepared: Prepared, key: str | None) -> Future[bool]:
        """Make a step durable; return False if its key is stored already, so read that step."""
        after, body = prepared.after, encode_step(prepared.step)
        listing, bot_turn = self._listing(after), self._bot_turn(after)
        return self._store.put(self.id, after.number, body, key, listing, bot_turn)

    def commit(
        self, prepared: Prepared, key: str | None, posted: Future[int] | None = None
    ) -> None:
        """Apply a durable step and notify the subscribers; `posted` marks a step of this
        process."""
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
        """Apply the steps of other processes; return whether there were any. Call it only in the
        queue."""
        behind = await self._store.steps(self.id, self.table.number)
        for first in range(0, len(behind), CHUNK):
            if first:
                await asyncio.sleep(0)
            for stored in behind[first : first + CHUNK]:
                self._replay(stored)
        return bool(behind)

    def _replay(self, stored: StoredStep) -> None:
        assert stored.number == self.table.number + 1, f"{self.id}: step {stored.number} is missing"
        step = decode_step(stored.step)
        self.commit(self.table.prepare(step, is_stored=True), stored.key)

    def _listing(self, after: Progress) -> Listing | None:
        """Return the new lobby entry if the step changes it."""
        is_same = after.phase == self.table.phase and after.seats == self.table.seats
        if is_same and after.at < self._listed_at + REFRESH_SECONDS:
            return None
        self._listed_at = after.at
        return make_listing(self.table.about, after.seats, after.phase, after.at, after.result)

    def _bot_turn(self, after: Progress) -> bool | None:
        """Return whether a bot is to act after the step, or None if that is unchanged."""
        before = self.table.bot_to_act is not None
        if not before and all(seat.bot is None for seat in after.seats):
            return None
        is_turn = self.table.bot_to_act_after(after) is not None
        return None if is_turn == before else is_turn

    # Waiting

    def next_step(self) -> Future[None]:
        """Return a future of the next committed step; it is shared, so `asyncio.shield` it."""
        if self._next is None:
            self._next = asyncio.get_running_loop().create_future()
        return self._next
