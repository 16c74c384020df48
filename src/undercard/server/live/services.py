"""The services that WebSocket connections need."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

from undercard.server.db.people import Identity
from undercard.server.http.metrics import Metrics
from undercard.server.http.rate_limits import Buckets, Limit
from undercard.server.http.session import Sessions
from undercard.server.live.audience import Audience
from undercard.server.live.wire import EmotesShown, ServerMessage
from undercard.server.settings import UsageLimits
from undercard.server.tables.client_steps import ClientSteps
from undercard.server.tables.lobby import Lobby, LobbyFeed
from undercard.server.tables.presence import Presence
from undercard.server.tables.service import Tables
from undercard.server.tables.site_presence import SitePresence

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


class LiveEmotes(Protocol):
    """The emotes at all tables, as the feature behind them registers them."""

    def viewed(
        self, table: str, ids: Sequence[str], show: Callable[[EmotesShown], None]
    ) -> AbstractContextManager[None]:
        """Call `show` with the emotes at a table during the block, without those of people whom
        one of `ids` has blocked."""


class PrivateLobbies(Protocol):
    """The lobbies of clubs, as the feature behind them registers them."""

    def watch(self, who: Identity | None, club: str) -> AsyncGenerator[Lobby]:
        """Yield the lobby now and after every change; raise when the caller may not see it."""


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
    clubs: PrivateLobbies
    chat: LiveChat
    emotes: LiveEmotes
    presence: Presence
    audience: Audience
    site: SitePresence
