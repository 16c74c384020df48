"""Who may open a WebSocket: a page of ours, and not too many at once."""

from __future__ import annotations

from collections import Counter

from starlette.websockets import WebSocket

from undercard.kernel.errors import UndercardError
from undercard.server.live.connection import Connection
from undercard.server.live.lobby_feed import LobbyFeed
from undercard.server.live.protocol import protocol_of
from undercard.server.web.call import Site, address_of
from undercard.server.web.endpoint import refuse
from undercard.server.web.errors import Busy
from undercard.server.web.origin import check_origin

WAIT_SECONDS = 10.0


class LiveRoute:
    """Serves `/api/live`; a refusal is an ordinary HTTP response."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._lobby = LobbyFeed(site.tables, site.visitors, site.settings.lobby_seconds)
        self._open: Counter[str] = Counter()

    async def serve(self, socket: WebSocket) -> None:
        address = address_of(socket)
        try:
            check_origin(socket, self._site.settings.origins)
            if self._open[address] >= self._site.settings.limits.connections:
                raise Busy("too many connections from this address", WAIT_SECONDS)
            token, session = await self._site.session_of(socket)
        except UndercardError as error:
            await socket.send_denial_response(refuse(self._site, error))
            return
        protocol = protocol_of(socket)
        await socket.accept()
        connection = Connection(self._site, self._lobby, protocol, token, session, address)
        visitor = session.who.id if session is not None else address
        self._count(address, 1)
        self._site.visitors.enter(visitor)
        try:
            with self._site.doors.open(session.who.id if session else None, connection.shut):
                connection.start()
                protocol.attach(connection)
                await protocol.closed
        finally:
            connection.stop()
            self._site.visitors.leave(visitor)
            self._count(address, -1)

    def _count(self, address: str, change: int) -> None:
        self._site.metrics.add("connections", change)
        self._open[address] += change
        if not self._open[address]:
            del self._open[address]
