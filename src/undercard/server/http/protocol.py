"""uvicorn's HTTP protocol with limits: sockets, time for a request, time without reading.

uvicorn has a timeout for an idle connection after a response only. A client that sends nothing, or
one byte of a header from time to time, or does not read its response, would keep its socket.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from undercard.server.http.host_check import plain
from undercard.server.http.sockets import Refused, StallTimer, sockets_of

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Base
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as Base

HEAD_BYTES = 65_536
"""The maximum bytes of a request's headers; httptools has no limit."""
_REFUSALS: dict[Refused, bytes] = {
    "sockets": b"503 Service Unavailable",
    "address_sockets": b"429 Too Many Requests",
    "new_socket": b"429 Too Many Requests",
}
_END = b"\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HttpProtocol(Base):
    """One HTTP connection; after an upgrade, `LiveProtocol` takes its place."""

    def __init__(self, config: Any, *arguments: Any, **more: Any) -> None:  # noqa: ANN401
        super().__init__(config, *arguments, **more)
        self._sockets = sockets_of(config)
        self._is_refused = False
        self._head_bytes = 0
        self._deadline: asyncio.TimerHandle | None = None
        """The end of the time for the headers of a request."""
        self._stall: StallTimer

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        exceeded = self._sockets.enter(transport)
        if exceeded is not None:
            self._is_refused, self.transport = True, transport
            self._sockets.exceeded(exceeded)
            transport.write(b"HTTP/1.1 " + _REFUSALS[exceeded] + _END)
            transport.close()
            return
        seconds = self._sockets.limits.stall_seconds
        self._stall = StallTimer(transport, seconds, lambda: self._sockets.exceeded("stalled"))
        super().connection_made(transport)
        if self.client is not None:
            # A socket for IPv4 and IPv6 shows IPv4 as `::ffff:…`, which is no trusted proxy.
            self.client = plain(self.client[0]), self.client[1]
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._is_refused:
            return
        self._sockets.leave(self.transport)
        self._stop_timers()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        self._head_bytes += len(data)
        super().data_received(data)
        if self._has_request:
            self._head_bytes = 0
            self._stop_deadline()
        elif self._head_bytes > HEAD_BYTES:
            self.transport.abort()

    def handle_websocket_upgrade(self, *arguments: Any) -> None:  # noqa: ANN401
        self._stop_timers()
        super().handle_websocket_upgrade(*arguments)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._has_request:
            self._await_request()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stall.stop()

    @property
    def _has_request(self) -> bool:
        """Whether a request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete

    def _await_request(self) -> None:
        """Start the time for the next request; unread bytes of a response count as well."""
        self._head_bytes = 0
        self._stop_deadline()
        seconds = self._sockets.limits.request_seconds
        self._deadline = self.loop.call_later(seconds, self._expire)

    def _expire(self) -> None:
        """Close the connection; one that is still being read gets more time to read."""
        self._deadline = None
        if self.transport.get_write_buffer_size():
            self._stall.start()
        elif not self.transport.is_closing():
            self._sockets.exceeded("late_request")
            self.transport.abort()

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _stop_timers(self) -> None:
        self._stop_deadline()
        self._stall.stop()
