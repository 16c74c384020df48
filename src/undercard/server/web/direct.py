"""WebSockets with a short way for whole messages of text, which nearly all messages are.

On the usual way a message passes the library's parser, a queue, two tasks and ASGI's dictionaries;
that costs more than the rules of the game do. Here a text that came whole is offered to whoever
serves the connection, and a text to be sent is written as one frame. All else goes the usual way:
fragments, pings, closing, faults, and what was offered and not taken.
"""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Callable
from typing import NamedTuple, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

from undercard.server.web.corked import Corked

TEXT = 0x81
"""The first byte of a frame that is a whole message of text."""
END_OF_REQUEST = b"\r\n\r\n"
_KEY = "direct"

Offer = Callable[[bytes], bool]
"""Takes a message, or says no."""


class DirectWebSockets(WebSocketsSansIOProtocol):
    """uvicorn's own, with that short way once `offer` is set.

    The library is given whole frames, or all parts of one in turn, so that it always stands where
    this does.
    """

    offer: Offer | None = None
    _is_framed = False
    """Whether it is known where the first frame begins."""
    _head = b""
    """The first bytes of a frame, too few to know its length."""
    _owed = 0
    """Bytes to come of a frame that the library has the beginning of."""
    _is_fragmented = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(cast(asyncio.Transport, Corked(transport)))

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            # Weak, for it holds the scope: else every connection would wait for the collector.
            self.scope["state"][_KEY] = weakref.ref(self)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            # Else the library may be in the middle of a first frame.
            self._is_framed = data.endswith(END_OF_REQUEST)
        elif self._is_framed:
            self._read(data)
        else:
            super().data_received(data)

    def say(self, text: bytes) -> bool:
        """Send a message. False: not now, for the client reads too slowly or is gone."""
        if self.conn.state is not OPEN or self.close_sent or not self.writable.is_set():
            return False
        self.transport.write(text_frame(text))
        return True

    def _read(self, data: bytes) -> None:
        if self._owed:
            part, data = data[: self._owed], data[self._owed :]
            self._owed -= len(part)
            super().data_received(part)
        data, self._head = self._head + data, b""
        while data:
            frame = read_head(data)
            if frame is None:
                self._head = data
                return
            if not self._is_taken(data, frame):
                super().data_received(data[: frame.end])
            self._owed = max(0, frame.end - len(data))
            data = data[frame.end :]

    def _is_taken(self, data: bytes, frame: Frame) -> bool:
        if frame.first != TEXT or self._is_fragmented:
            if not frame.is_control:
                self._is_fragmented = not frame.is_last
            return False
        if self.offer is None or self.close_sent or self.read_paused or frame.end > len(data):
            return False
        return frame.is_masked and self.offer(frame.text(data))


class Frame(NamedTuple):
    """Where a frame lies that begins with the first byte."""

    first: int
    is_masked: bool
    start: int
    """Of what it carries."""
    end: int

    @property
    def is_last(self) -> bool:
        return self.first & 0x80 != 0

    @property
    def is_control(self) -> bool:
        return self.first & 0x08 != 0

    def text(self, data: bytes) -> bytes:
        """Of a frame with a mask."""
        return apply_mask(data[self.start : self.end], data[self.start - 4 : self.start])


def read_head(data: bytes) -> Frame | None:
    """RFC 6455, section 5.2; None if the head is not there to its end."""
    if len(data) < 2:
        return None
    is_masked, length, start = data[1] >= 0x80, data[1] & 0x7F, 2
    if length >= 126:
        start = 4 if length == 126 else 10
        length = int.from_bytes(data[2:start], "big")
    start += 4 if is_masked else 0
    return Frame(data[0], is_masked, start, start + length) if len(data) >= start else None


def text_frame(text: bytes) -> bytes:
    """A server's frames have no mask."""
    length = len(text)
    if length < 126:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


def direct_way(socket: WebSocket) -> DirectWebSockets | None:
    """None behind any other server than ours."""
    found: weakref.ref[DirectWebSockets] | None = socket.scope.get("state", {}).get(_KEY)
    return found() if found is not None else None
