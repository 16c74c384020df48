"""The contract of a store, independent of its database.

A table is its steps. `(table, number)` is unique, and the database decides which process was first,
without locks. A process appends to the steps that it has read, and waits for the answer before the
next one.
"""

from __future__ import annotations

from asyncio import Future
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import msgspec

from undercard.server.db.broadcasts import Receive
from undercard.server.db.watches import Known, StepWatch
from undercard.table.header import Visibility
from undercard.table.phase import Phase


class Listing(msgspec.Struct, frozen=True):
    """A table's lobby entry; only its writer interprets `content`."""

    state: Phase
    game: str
    at: float
    content: bytes = b""
    visibility: Visibility = "public"
    people: tuple[str, ...] = ()
    """The ids of the people with a seat, for the search of a person's tables."""


class Listed(msgspec.Struct, frozen=True):
    """A table and its lobby entry."""

    table: str
    listing: Listing


class PendingBotTurn(NamedTuple):
    """A bot has been to act since this step."""

    number: int
    table: str


FIRST = PendingBotTurn(-1, "")
"""A cursor before all others."""


class StoredStep(msgspec.Struct, frozen=True):
    """One durable step."""

    number: int
    step: bytes
    key: str | None = None


@dataclass
class Written:
    """Counters of the writer of this process."""

    commits: int = 0
    writes: int = 0
    """The number of answered appends; several share a commit."""
    waiting: int = 0
    """The number of pending appends."""
    failures: int = 0
    """The number of commits that failed."""
    error: str | None = None
    """Why the last commit failed; None if it did not."""

    def fail(self, error: Exception) -> None:
        self.failures += 1
        self.error = f"{type(error).__name__}: {error}"


class Store(Protocol):
    """Append-only steps per table, the same on SQLite and on PostgreSQL."""

    @property
    def written(self) -> Written: ...

    async def create_table(self, table: str, header: bytes, listing: Listing) -> None:
        """Create a table; raise `TableTaken` if the id is in use."""

    async def append(
        self,
        table: str,
        number: int,
        step: bytes,
        key: str | None = None,
        listing: Listing | None = None,
        bot_turn: bool | None = None,
    ) -> bool:
        """Return when the step is durable; the listing changes in the same transaction.

        `bot_turn` is whether a bot is to act after the step, or None if that has not changed.

        Return False if a step with this `key` is already stored under this number. It may differ
        from this one (another time, another draw), so read it. Raise `StepConflict` if another step
        has this number.
        """
        return await self.put(table, number, step, key, listing, bot_turn)

    def put(
        self,
        table: str,
        number: int,
        step: bytes,
        key: str | None = None,
        listing: Listing | None = None,
        bot_turn: bool | None = None,
    ) -> Future[bool]:
        """Like `append`, without a task; an invalid step is refused immediately."""

    async def steps(self, table: str, after: int = 0) -> list[StoredStep]:
        """Return all steps with a higher number, in order."""

    async def header(self, table: str) -> bytes | None:
        """Return the header given to `create_table`, or None if there is no such table."""

    async def tables(
        self,
        *states: Phase,
        game: str | None = None,
        before: float | None = None,
        limit: int = 100,
        visibility: Visibility | None = None,
        oldest_since: float | None = None,
    ) -> list[Listed]:
        """Return tables in these states (default: any), last changed first; with `oldest_since`,
        those that changed since then, the oldest first."""

    async def bot_turns(
        self, limit: int, after: PendingBotTurn | None = None
    ) -> list[PendingBotTurn]:
        """Return tables where a bot is to act, those with the fewest steps first."""

    async def end_bot_turn(self, turn: PendingBotTurn) -> None:
        """Remove a table from that list, unless a later step added it again."""

    async def delete_table(self, table: str) -> bool:
        """Remove a table with its steps; return False if there was none."""

    def watch(self, table: str, known: Known | None = None) -> StepWatch:
        """Return a watch that announces steps of all processes from this call on, except those
        `known` to the reader."""

    def announce(self, name: str, number: int) -> None:
        """Notify the watches of this process of other numbered items; the transaction of the writer
        notifies other processes through the channel."""

    async def broadcast(self, topic: str, text: str) -> None:
        """Send a short text to the listeners of all processes, including this one; it is not
        stored."""

    def listen(self, topic: str, receive: Receive) -> None:
        """Call `receive` with every text of the topic until the store is closed."""

    async def close(self) -> None:
        """Finish the pending appends; watches end, later calls raise `StoreClosed`."""
