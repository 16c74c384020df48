"""The chat of a table that a client watches, beside its steps."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import aclosing

from undercard.kernel.errors import UndercardError
from undercard.server.people.queries import Who
from undercard.server.web.call import Site
from undercard.server.web.wire import ChatHeard
from undercard.server.workers.faults import describe, shorten

Deliver = Callable[[ChatHeard], Awaitable[None]]
log = logging.getLogger(__name__)


class ChatFeed:
    """What one client receives of one chat."""

    def __init__(self, site: Site, who: Who | None, table: str, deliver: Deliver) -> None:
        self._chat, self._who, self._table, self._deliver = site.chat, who, table, deliver

    async def run(self, after: int) -> None:
        """Without end. Trouble with the chat is no reason to stop the game."""
        try:
            async with aclosing(self._chat.follow(self._who, self._table, after)) as coming:
                async for lines in coming:
                    await self._deliver(ChatHeard(table=self._table, lines=lines))
        except UndercardError as error:
            self._warn(error)

    async def send_all(self) -> None:
        """The chat with the lines of spectators, if there are any."""
        try:
            lines = await self._chat.lines(self._who, self._table)
        except UndercardError as error:
            self._warn(error)
            return
        if any(line.audience == "spectators" for line in lines):
            await self._deliver(ChatHeard(table=self._table, lines=lines))

    def _warn(self, error: UndercardError) -> None:
        log.warning("the chat of table %s is not sent: %s", shorten(self._table), describe(error))
