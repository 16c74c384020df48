"""What the web layer needs of the tables behind it."""

from __future__ import annotations

from asyncio import Future
from typing import Protocol

from undercard.kernel.record import Record
from undercard.server.tables.counters import Counters
from undercard.server.tables.line import LobbyTable
from undercard.server.tables.standing import Standing
from undercard.server.tables.subscriptions import Receive, Subscription
from undercard.table.header import About
from undercard.table.phase import Phase
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

    def post(self, table: str, step: Step, key: str | None) -> Future[int]:
        """The step's number, when it is durable; the same one again for the same key."""

    async def snapshot(self, table: str, seat: int | None, after: int) -> Snapshot:
        """As `Table.snapshot`, with all that is stored by now."""

    async def seat_of(self, table: str, *ids: str) -> int | None:
        """A person's seat; of several the one to act, else the first."""

    async def seats_of(self, table: str, *ids: str) -> tuple[int, ...]:
        """All seats of a person: several where people share a screen."""

    async def standing(self, table: str, *, is_current: bool = False) -> Standing:
        """Who sits there and how far it is."""

    async def rematch(self, table: str) -> str:
        """The table where it goes on; `NotOver` before the end."""

    async def delete(self, table: str) -> bool:
        """False if there was none."""

    async def subscribe(
        self, table: str, seat: int | None, after: int, receive: Receive
    ) -> Subscription:
        """A paused subscription; `receive` is called at every committed step after its cursor."""

    async def lobby(
        self,
        *states: Phase,
        game: str | None = None,
        before: float | None = None,
        limit: int = 100,
    ) -> list[LobbyTable]:
        """Public tables in these states, last changed first."""

    async def record(self, table: str) -> Record:
        """`NotOver` before the end."""
