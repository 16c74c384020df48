"""A table in memory, with all who listen to it in this process.

It is changed under its lock only, by steps that are durable: those of this process, and those that
others were first with. Between two awaits it is always whole, so that reading needs no lock.
"""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import Callable

import msgspec

from undercard.server.store.contract import Listing, Store, StoredStep
from undercard.server.tables.line import make_listing
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


def decode_step(body: bytes) -> Step:
    step: Step = _steps.decode(body)
    return step


def decode_header(body: bytes) -> TableHeader:
    return readable_header(msgspec.json.decode(body, type=TableHeader))


class LiveTable:
    """One table of this process."""

    def __init__(self, table: Table, store: Store) -> None:
        self.table, self._store = table, store
        self.lock = asyncio.Lock()
        self.users = 0
        """Who needs it in memory now."""
        self.followers = 0
        self.listeners: set[Callable[[], None]] = set()
        """Called at every step; they must not fail."""
        self.news = asyncio.Event()
        """Set and replaced at every step."""
        self.is_ours = False
        """Whether the last step was taken by this process."""
        self.at = 0.0
        """The time of the last step."""
        self._keys: dict[str, int] = {}
        self._seen: dict[tuple[int | None, int], Snapshot] = {}
        """By the audience and the last step it knew of: there may be a thousand spectators."""
        self._listed_at = 0.0

    @property
    def id(self) -> str:
        return self.table.about.id

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

    def take(self, prepared: Prepared, key: str | None, *, is_ours: bool) -> None:
        """Take a step that is durable, and tell those who follow."""
        if key is not None:
            self._keys[key] = prepared.after.number
        self.is_ours, self.at = is_ours, prepared.after.at
        self.table.commit(prepared)
        self._seen.clear()
        self.wake()

    async def catch_up(self) -> bool:
        """Take the steps that others stored; whether there were any."""
        behind = await self._store.steps(self.id, self.table.number)
        for first in range(0, len(behind), CHUNK):
            if first:
                await asyncio.sleep(0)
            for stored in behind[first : first + CHUNK]:
                self._replay(stored)
        return bool(behind)

    def _replay(self, stored: StoredStep) -> None:
        assert stored.number == self.table.number + 1, f"{self.id}: step {stored.number} is missing"
        prepared = self.table.prepare(decode_step(stored.step))
        self.take(prepared, stored.key, is_ours=False)

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

    # Followers

    def wake(self) -> None:
        self.news.set()
        self.news = asyncio.Event()
        for listener in tuple(self.listeners):
            listener()

    def snapshot(self, seat: int | None, after: int) -> Snapshot:
        """As `Table.snapshot`; those who are equally far share theirs, but not a whole log."""
        if after == 0:
            return self.table.snapshot(seat, after)
        seen = self._seen.get((seat, after))
        if seen is None:
            seen = self._seen[seat, after] = self.table.snapshot(seat, after)
        return seen
