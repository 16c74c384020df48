"""What the web layer needs of the tables behind it."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Protocol

from undercard.kernel.record import Record
from undercard.server.store.contract import State
from undercard.server.tables.counters import Counters
from undercard.server.tables.line import LobbyTable
from undercard.table.door import Entry
from undercard.table.header import About
from undercard.table.snapshot import Snapshot
from undercard.table.steps import Step


class Tables(Protocol):
    """All tables, whichever process holds them. An unknown id raises `UnknownTable`.

    A refusal is a `TableError`; `StoreUnavailable` means try again with the same key.
    """

    counters: Counters
    """What happened behind the web layer, for the metrics."""

    async def create(self, about: About) -> str:
        """A new table, with nobody at it; returns its id."""

    async def post(self, table: str, step: Step, key: str | None) -> int:
        """The step's number, when it is durable; the same one again for the same key."""

    async def snapshot(self, table: str, seat: int | None, after: int) -> Snapshot:
        """As `Table.snapshot`."""

    async def seat_of(self, table: str, person: str) -> int | None:
        """A person's seat; of several the one to act, else the first."""

    async def seats_of(self, table: str, person: str) -> tuple[int, ...]:
        """All seats of a person: several where people share a screen."""

    def follow(
        self, table: str, seat: int | None, after: int
    ) -> AsyncGenerator[tuple[int, tuple[Entry, ...]], None]:
        """What is announced to a seat, or to spectators, after a step; ends when tables close.

        `GapError`: too far behind, so a snapshot is to be had.
        """

    async def lobby(
        self, *states: State, game: str | None = None, limit: int = 100
    ) -> list[LobbyTable]:
        """Public tables in these states, last changed first."""

    async def record(self, table: str) -> Record:
        """`NotOver` before the end."""
