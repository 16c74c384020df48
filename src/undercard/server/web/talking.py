"""The chat of a table that a client follows, beside its steps."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import aclosing

from undercard.kernel.errors import UndercardError
from undercard.server.people.queries import Who
from undercard.server.web.call import Site
from undercard.server.web.following import Heard
from undercard.server.web.wire import ChatHeard
from undercard.server.workers.faults import describe, shorten

Send = Callable[[ChatHeard], Awaitable[None]]
log = logging.getLogger(__name__)


class Talk:
    """What one client hears of one chat."""

    def __init__(self, site: Site, who: Who | None, table: str, send: Send) -> None:
        self._chat, self._who, self._table, self._send = site.chat, who, table, send
        self._was_over: bool | None = None

    async def run(self, after: int) -> None:
        """Without end. Trouble with the chat is no reason to stop the game."""
        try:
            async with aclosing(self._chat.follow(self._who, self._table, after)) as heard:
                async for lines in heard:
                    await self._send(ChatHeard(table=self._table, lines=lines))
        except UndercardError as error:
            log.warning(
                "the chat of table %s is not followed: %s", shorten(self._table), describe(error)
            )

    async def notice(self, message: Heard) -> None:
        """At the end of the game its players are told what spectators said."""
        was_over, self._was_over = self._was_over, message.now.phase == "finished"
        if was_over is False and self._was_over and message.now.seat is not None:
            lines = await self._chat.lines(self._who, self._table)
            if any(line.audience == "spectators" for line in lines):
                await self._send(ChatHeard(table=self._table, lines=lines))
