"""Chat over the WebSocket: the feed of a subscribed table, and lines from its client."""

from __future__ import annotations

import logging
from contextlib import aclosing

from undercard.kernel.errors import UndercardError
from undercard.server.chat.service import Chat
from undercard.server.db.people import Identity
from undercard.server.http.metrics import Metrics
from undercard.server.http.rate_limits import Limit
from undercard.server.live.services import Deliver
from undercard.server.live.wire import ChatLines
from undercard.server.logs import describe_error, short_id

log = logging.getLogger(__name__)


class ChatFeeds:
    """Implements `live.services.LiveChat`, the chat of WebSocket connections."""

    def __init__(self, chat: Chat, rate: Limit, metrics: Metrics) -> None:
        self._chat, self._rate, self._metrics = chat, rate, metrics

    async def say(self, who: Identity, address: str, table: str, text: str) -> None:
        self._rate.take(who.id, address)
        await self._chat.say(who, table, text)
        self._metrics.add("chat_lines_total")

    def feed(self, who: Identity | None, table: str, deliver: Deliver) -> ChatFeed:
        return ChatFeed(self._chat, who, table, deliver)


class ChatFeed:
    """The feed of one chat for one client."""

    def __init__(self, chat: Chat, who: Identity | None, table: str, deliver: Deliver) -> None:
        self._chat, self._who, self._table, self._deliver = chat, who, table, deliver

    async def run(self, after: int) -> None:
        """Send lines without end. An error of the chat does not stop the game."""
        try:
            async with aclosing(self._chat.subscribe(self._who, self._table, after)) as coming:
                async for lines in coming:
                    await self._deliver(ChatLines(table=self._table, lines=lines))
        except UndercardError as error:
            self._warn(error)

    async def send_all(self) -> None:
        """Send the chat again with the lines of spectators, if there are any."""
        try:
            lines = await self._chat.lines(self._who, self._table)
        except UndercardError as error:
            self._warn(error)
            return
        if any(line.audience == "spectators" for line in lines):
            await self._deliver(ChatLines(table=self._table, lines=lines))

    def _warn(self, error: UndercardError) -> None:
        log.warning(
            "the chat of table %s is not sent: %s", short_id(self._table), describe_error(error)
        )
