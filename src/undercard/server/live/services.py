"""The services that WebSocket connections need."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from undercard.server.db.people import Identity
from undercard.server.http.metrics import Metrics
from undercard.server.http.rate_limits import Buckets, Limit
from undercard.server.http.session import Sessions
from undercard.server.live.audience import Audience
from undercard.server.live.wire import ServerMessage
from undercard.server.settings import UsageLimits
from undercard.server.tables.client_steps import ClientSteps
from undercard.server.tables.lobby import LobbyFeed
from undercard.server.tables.presence import Presence
from undercard.server.tables.service import Tables

Deliver = Callable[[ServerMessage], Awaitable[None]]
"""Sends a message to the client, when it can keep up."""


class SideFeed(Protocol):
    """Messages of a table other than its steps, such as its chat."""

    async def run(self, after: int) -> None:
        """Send existing items after `after`, then new ones, without end."""

    async def send_all(self) -> None:
        """Send everything again after the end of the game, which reveals more."""


class LiveChat(Protocol):
    """The chat of all tables, as the feature behind it registers it."""

    async def say(self, who: Identity, address: str, table: str, text: str) -> None: ...

    def feed(self, who: Identity | None, table: str, deliver: Deliver) -> SideFeed: ...


@dataclass(frozen=True)
class LiveServices:
    """Shared by all connections."""

    limits: UsageLimits
    message_rate: Buckets
    snapshot_rate: Limit
    metrics: Metrics
    sessions: Sessions
    tables: Tables
    steps: ClientSteps
    lobby: LobbyFeed
    chat: LiveChat
    presence: Presence
    audience: Audience
