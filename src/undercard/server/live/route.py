"""Accepts WebSockets: from a page of this site, and not too many from one address."""

from __future__ import annotations

from collections import Counter

from starlette.websockets import WebSocket

from undercard.kernel.errors import UndercardError
from undercard.server.http.call import address_of
from undercard.server.http.errors import Busy
from undercard.server.http.gateway import Gateway
from undercard.server.http.origin import check_origin
from undercard.server.live.connection import Connection
from undercard.server.live.protocol import protocol_of
from undercard.server.live.services import ConnectionBans, LiveServices
from undercard.server.live.visitors import Visitors

WAIT_SECONDS = 10.0


class LiveRoute:
    """Serves `/api/live`; a refusal is an ordinary HTTP response."""

    def __init__(
        self, gateway: Gateway, services: LiveServices, visitors: Visitors, bans: ConnectionBans
    ) -> None:
        self._gateway, self._services = gateway, services
        self._visitors, self._bans = visitors, bans
        self._open: Counter[str] = Counter()

    async def serve(self, socket: WebSocket) -> None:
        address = address_of(socket)
        try:
            check_origin(socket, self._gateway.settings.origins)
            if self._open[address] >= self._services.limits.connections:
                raise Busy("too many connections from this address", WAIT_SECONDS)
            token, session = await self._gateway.session_of(socket)
        except UndercardError as error:
            await socket.send_denial_response(self._gateway.refuse(error))
            return
        protocol = protocol_of(socket)
        await socket.accept()
        connection = Connection(self._services, protocol, token, session, address)
        visitor = session.who.id if session is not None else address
        self._count(address, 1)
        self._visitors.enter(visitor)
        try:
            with self._bans.connected(session.who.id if session else None, connection.shut):
                connection.start()
                protocol.attach(connection)
                await protocol.closed
        finally:
            connection.stop()
            self._visitors.leave(visitor)
            self._count(address, -1)

    def _count(self, address: str, change: int) -> None:
        self._services.metrics.add("connections", change)
        self._open[address] += change
        if not self._open[address]:
            del self._open[address]
