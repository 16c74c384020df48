"""Accepts WebSockets: from a page of this site, and not too many from one address.

A connection is counted before anything is awaited, so that many handshakes at the same time cannot
pass the limit together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

from starlette.websockets import WebSocket

from undercard.kernel.errors import UndercardError
from undercard.server.db.revocations import subject_of_address
from undercard.server.http.call import address_of
from undercard.server.http.errors import Busy
from undercard.server.http.gateway import Gateway
from undercard.server.http.origin import check_origin
from undercard.server.http.session import Session, subjects_of
from undercard.server.live.connection import Connection
from undercard.server.live.protocol import protocol_of
from undercard.server.live.services import LiveServices
from undercard.server.live.visitors import Visitors

WAIT_SECONDS = 10.0


class LiveRoute:
    """Serves `/api/live`; a refusal is an ordinary HTTP response."""

    def __init__(
        self,
        gateway: Gateway,
        services: LiveServices,
        visitors: Visitors,
    ) -> None:
        self._gateway, self._services = gateway, services
        self._visitors, self._revocations = visitors, gateway.revocations
        self._open: Counter[str] = Counter()

    async def serve(self, socket: WebSocket) -> None:
        address = address_of(socket)
        try:
            check_origin(socket, self._gateway.settings.origins)
            self._revocations.check_address(address)
            with self._counted(address):
                token, session = await self._gateway.session_of(socket)
                await self._connect(socket, address, token, session)
        except UndercardError as error:
            await socket.send_denial_response(self._gateway.refuse(error))

    async def _connect(
        self, socket: WebSocket, address: str, token: str | None, session: Session | None
    ) -> None:
        protocol, site = protocol_of(socket), self._services.site
        is_hidden = session is not None and await site.is_hidden(session.who)
        await socket.accept()
        connection = Connection(self._services, protocol, token, session, address)
        visitor = session.who.id if session is not None else address
        self._visitors.enter(visitor, is_hidden=is_hidden)
        try:
            subjects = subjects_of(session)
            everything = *subjects, subject_of_address(address)
            is_here = site.here(session.who.id) if session is not None else nullcontext()
            with self._revocations.connected(connection.shut, *everything), is_here:
                connection.start()
                protocol.attach(connection)
                if session is not None and (reason := self._revocations.end_of(subjects[0])):
                    connection.shut(reason)
                await protocol.closed
        finally:
            connection.stop()
            self._visitors.leave(visitor)

    @contextmanager
    def _counted(self, address: str) -> Iterator[None]:
        """Count a connection during the block; raise `Busy` if the address has too many."""
        if self._open[address] >= self._services.limits.connections:
            self._services.metrics.limit("connections")
            raise Busy("too many connections from this address", WAIT_SECONDS)
        self._count(address, 1)
        try:
            yield
        finally:
            self._count(address, -1)

    def _count(self, address: str, change: int) -> None:
        self._services.metrics.add("connections", change)
        self._open[address] += change
        if not self._open[address]:
            del self._open[address]
