"""What a store promises, whatever database is behind it.

A table is its steps. `(table, number)` is unique, and the database decides who was first; nobody
holds a lock. A process appends to the steps that it has read, and waits for the answer before the
next one.
"""

from __future__ import annotations

from asyncio import Future
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import msgspec

from undercard.server.db.watches import Known, StepWatch
from undercard.table.header import Visibility
from undercard.table.phase import Phase


class Listing(msgspec.Struct, frozen=True):
    """A table's line in the lobby; only its writer reads `content`."""

    state: Phase
    game: str
    at: float
    content: bytes = b""
    visibility: Visibility = "public"
    people: tuple[str, ...] = ()
    """The ids of the people who sit there: for finding a person's tables."""


class Listed(msgspec.Struct, frozen=True):
    """A table and its line in the lobby."""

    table: str
    listing: Listing


class PendingBotTurn(NamedTuple):
    """A bot is to act since the step of this number."""

    number: int
    table: str


FIRST = PendingBotTurn(-1, "")
"""Before all others."""


class StoredStep(msgspec.Struct, frozen=True):
    """One durable step."""

    number: int
    step: bytes
    key: str | None = None


@dataclass
class Written:
    """Numbers of the writer of this process."""

    commits: int = 0
    writes: int = 0
    """As many as were answered; several share a commit."""
    waiting: int = 0
    """Not answered yet."""


class Store(Protocol):
    """Append-only steps per table, the same on SQLite and on PostgreSQL."""

    @property
    def written(self) -> Written: ...

    async def create_table(self, table: str, header: bytes, listing: Listing) -> None:
        """Raises `TableTaken` if the id is in use."""

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

        `bot_turn`: whether a bot is to act after the step; None where that has not changed.

        False: a step with this `key` already stood at this number. It may differ from this one
        (another time, another draw), so read it. `StepConflict`: another step has this number.
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
        """As `append`, without a task; an invalid step is refused immediately."""

    async def steps(self, table: str, after: int = 0) -> list[StoredStep]:
        """All steps with a higher number, in order."""

    async def header(self, table: str) -> bytes | None:
        """What `create_table` was given; None if there is no such table."""

    async def tables(
        self,
        *states: Phase,
        game: str | None = None,
        before: float | None = None,
        limit: int = 100,
        visibility: Visibility | None = None,
    ) -> list[Listed]:
        """Tables in these states (none named: in any), last changed first."""

    async def bot_turns(
        self, limit: int, after: PendingBotTurn | None = None
    ) -> list[PendingBotTurn]:
        """Tables where a bot is to act, those with the fewest steps first."""

    async def end_bot_turn(self, turn: PendingBotTurn) -> None:
        """Remove a table from that list, unless a later step put it there again."""

    async def delete_table(self, table: str) -> bool:
        """Remove a table with its steps; False if there was none."""

    def watch(self, table: str, known: Known | None = None) -> StepWatch:
        """Announce steps that any process appends, from this call on, but for those that are
        `known` to the reader by then."""

    def announce(self, name: str, number: int) -> None:
        """Notify this process's watches of anything else that is numbered; other processes are
        notified by the writer's transaction, through the channel."""

    async def close(self) -> None:
        """Finish the pending appends; watches end, later calls raise `StoreClosed`."""
