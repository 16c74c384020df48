"""The WebSocket protocol of the server, for uvicorn's option `ws`.

The handshake is that of the `websockets` library and passes through ASGI, so that the application
decides who may connect. After that, complete messages go directly to the connection's receiver, in
the call in which their last byte arrived, and all frames of one iteration of the event loop are
sent in one write. Extensions (compression) are not negotiated.
"""

from __future__ import annotations

import asyncio
import logging
import random
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Protocol, cast

from starlette.types import Message, Scope
from starlette.websockets import WebSocket
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from undercard.server.http.rate_limits import Bucket
from undercard.server.http.sockets import StallTimer, sockets_of
from undercard.server.live.frames import (
    Code,
    FrameError,
    Opcode,
    WebSocketFrame,
    check_text,
    read_close,
    read_frame,
    write_close,
    write_frame,
)
from undercard.server.live.handshake import Inbox, headers_of, scope_of

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn.server import ServerState

LARGE = 16_384
"""Bytes; larger messages are written immediately, so that the sender notices a slow client."""
IDLE_SECONDS = 20.0
"""Seconds of silence after which a client is pinged."""
PONG_SECONDS = 20.0
CLOSE_SECONDS = 10.0
"""Seconds to wait for a client's answer to our close frame."""
HOLD_SECONDS = 1.0
"""Seconds for which reading pauses after the budget of control frames is exceeded."""
MOST_HOLDS = 5
"""The number of pauses within a minute after which the connection is closed."""
FORGIVE_SECONDS = 60.0
_END_OF_REQUEST = b"\r\n\r\n"
_KEY = "undercard.protocol"
log = logging.getLogger(__name__)


class Receiver(Protocol):
    """The object that serves a connection."""

    def receive(self, payload: bytes, is_text: bool) -> None:
        """Handle a complete message."""

    def pause(self) -> None:
        """Defer messages, because the client reads too slowly."""

    def resume(self) -> None: ...


class LiveProtocol(asyncio.Protocol):
    """One WebSocket. Created by uvicorn; the application gets it with `protocol_of`."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._app, self._app_state = config.loaded_app, app_state
        self._most, self._root_path = config.ws_max_size, config.root_path
        self._server_state, self._sockets = server_state, sockets_of(config)
        self._loop = _loop or asyncio.get_running_loop()
        self.closed: asyncio.Future[int] = self._loop.create_future()
        """Resolves to the close code of the connection."""
        self._handshake: ServerProtocol | None = ServerProtocol()
        self._response: Response | None = None
        self._denial: tuple[int, Headers, bytes] | None = None
        self._receiver: Receiver | None = None
        self._transport: asyncio.Transport
        self._stall: StallTimer
        self._buffer = bytearray()
        """Received bytes that are not parsed yet."""
        self._parts = bytearray()
        """The fragments of an incomplete message, and its opcode."""
        self._kind: int | None = None
        self._is_reading = True
        self._is_held = False
        """Whether the receiver has paused reading; see `hold`."""
        self._penalty: asyncio.TimerHandle | None = None
        """Reading is paused until then, because the budget is exceeded."""
        self._budget = Bucket(self._sockets.limits.control_frame, self._loop.time())
        self._holds = 0
        self._held_at = 0.0
        self._out: list[bytes] = []
        self._code: int | None = None
        """The code of our close frame, once it was sent."""
        self._timer: asyncio.TimerHandle | None = None
        self._is_heard = self._is_pinged = False

    # What the transport calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = made = cast(asyncio.Transport, transport)
        stalled = partial(self._sockets.exceeded, "stalled")
        self._stall = StallTimer(made, self._sockets.limits.stall_seconds, stalled)
        self._server_state.connections.add(self)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        self._is_heard = True
        if self._handshake is not None and self._response is None:
            self._request(data)
        elif self._is_held or self._penalty is not None or self._receiver is None:
            self._buffer += data
            self._is_reading = False
            self._transport.pause_reading()
        elif self._buffer:
            self._buffer += data
            del self._buffer[: self._read(self._buffer)]
        else:
            position = self._read(data)
            if position < len(data):
                self._buffer += memoryview(data)[position:]

    def eof_received(self) -> None:
        """Return None, so that the transport closes itself."""

    def pause_writing(self) -> None:
        self._stall.start()
        if self._receiver is not None:
            self._receiver.pause()

    def resume_writing(self) -> None:
        self._stall.stop()
        if self._receiver is not None:
            self._receiver.resume()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._server_state.connections.discard(self)
        self._sockets.leave(self._transport)
        self._stall.stop()
        for timer in (self._timer, self._penalty):
            if timer is not None:
                timer.cancel()
        self._receiver = None
        self._end(Code.ABNORMAL)

    def shutdown(self) -> None:
        """Close with the code "service restart", so that the client reconnects."""
        if self._handshake is not None:
            self._deny(HTTPStatus.SERVICE_UNAVAILABLE, Headers(), b"the server is stopping")
        else:
            self.close(Code.RESTART)
        self._hang_up()

    # What the application calls

    def attach(self, receiver: Receiver) -> None:
        """Serve the connection from now on."""
        if self.closed.done():
            return
        self._receiver = receiver
        self._timer = self._loop.call_later(IDLE_SECONDS * random.uniform(0.5, 1), self._check)
        self.release()

    def send(self, frame: bytes) -> None:
        """Send a frame together with all others of this iteration of the event loop."""
        if self._code is not None:
            return
        if not self._out:
            self._loop.call_soon(self._flush)
        self._out.append(frame)
        if len(frame) > LARGE:
            self._flush()

    def hold(self) -> None:
        """Read no more messages until `release`."""
        self._is_held = True

    def release(self) -> None:
        """Continue with the messages that have arrived meanwhile."""
        self._is_held = False
        if self._buffer:
            del self._buffer[: self._read(self._buffer)]
        if not self._is_reading and not self._is_held and self._penalty is None:
            self._is_reading = True
            self._transport.resume_reading()

    def close(self, code: int, reason: str = "") -> None:
        """Send a close frame and wait for the client's, up to a limit."""
        if self._code is not None or self.closed.done():
            return
        self.send(write_close(code, reason))
        self._code = code
        self._end(code)
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(CLOSE_SECONDS, self._transport.abort)
        self._is_held, self._penalty = False, None
        if not self._is_reading:
            self._is_reading = True
            self._transport.resume_reading()

    # Messages in

    def _read(self, data: bytes | bytearray) -> int:
        """Handle all complete frames; return the offset of the rest."""
        position = 0
        try:
            while not self._is_held and self._penalty is None:
                frame = read_frame(data, position, self._most)
                if frame is None:
                    return position
                kind, is_final, payload, position = frame
                if kind >= Opcode.CLOSE:
                    self._control(kind, payload)
                    continue
                if not (is_final and kind and self._kind is None):
                    whole = self._assemble(frame)
                    if whole is None:
                        continue
                    kind, payload = whole
                if kind == Opcode.TEXT and not payload.isascii():
                    check_text(payload)
                if self._receiver is not None and self._code is None:
                    self._receiver.receive(payload, kind == Opcode.TEXT)
                else:
                    self._spend()  # after our close frame, messages are worth nothing either
        except FrameError as error:
            self._fail(error)
            return len(data)
        return position

    def _assemble(self, frame: WebSocketFrame) -> tuple[int, bytes] | None:
        """Return a message of several frames when it is complete; control frames may interleave."""
        if (frame.opcode == Opcode.CONTINUATION) != (self._kind is not None):
            raise FrameError(Code.PROTOCOL_ERROR, "fragments are out of order")
        self._spend()
        kind = self._kind = self._kind or frame.opcode
        self._parts += frame.payload
        if len(self._parts) > self._most:
            raise FrameError(Code.TOO_LARGE, f"a message may have {self._most} bytes")
        if not frame.is_final:
            return None
        payload, self._kind = bytes(self._parts), None
        self._parts.clear()
        return kind, payload

    def _control(self, opcode: int, payload: bytes) -> None:
        if opcode == Opcode.CLOSE:
            self._closed_by_client(read_close(payload))
            return
        self._spend()
        if opcode == Opcode.PING:
            self.send(write_frame(Opcode.PONG, payload))

    def _spend(self) -> None:
        """Pause a client that sends too many frames without messages, and finally close it."""
        now = self._loop.time()
        if not self._budget.take(now):
            return
        self._sockets.exceeded("control_frame")
        self._holds = self._holds + 1 if now - self._held_at < FORGIVE_SECONDS else 1
        self._held_at = now
        if self._holds > MOST_HOLDS:
            raise FrameError(Code.POLICY, "too many control frames or fragments")
        self._penalty = self._loop.call_later(HOLD_SECONDS, self._end_penalty)

    def _end_penalty(self) -> None:
        self._penalty = None
        if not self._is_held:
            self.release()

    def _closed_by_client(self, code: int) -> None:
        if self._code is None:
            self.send(write_close(Code.NORMAL if code == Code.NO_CODE else code))
            self._code = code
        self._end(code)
        self._hang_up()

    def _fail(self, error: FrameError) -> None:
        """Fail the connection (RFC 6455, section 7.1.7)."""
        if error.code == Code.TOO_LARGE:
            self._sockets.exceeded("body_bytes")
        self.close(error.code, error.reason)
        self._hang_up()

    def _hang_up(self) -> None:
        """Send what is waiting, then close; the transport is aborted if the client reads none of
        it."""
        self._flush()
        self._transport.close()
        self._stall.start()

    def _end(self, code: int) -> None:
        if not self.closed.done():
            self.closed.set_result(code)

    def _check(self) -> None:
        """Ping a silent client; close one that does not answer."""
        if self._is_pinged and not self._is_heard:
            self.close(Code.UNEXPECTED, "no answer to a ping")
            return
        self._is_pinged = not self._is_heard
        self._is_heard = False
        if self._is_pinged:
            self.send(write_frame(Opcode.PING, b""))
        wait = PONG_SECONDS if self._is_pinged else IDLE_SECONDS
        self._timer = self._loop.call_later(wait, self._check)

    # Messages out

    def _flush(self) -> None:
        out, self._out = self._out, []
        if out and not self._transport.is_closing():
            self._transport.write(out[0] if len(out) == 1 else b"".join(out))

    # The handshake

    def _request(self, data: bytes) -> None:
        """Handle the request; the bytes after it are frames."""
        assert self._handshake is not None
        head, end, rest = data.partition(_END_OF_REQUEST)
        self._handshake.receive_data(head + end)
        self._buffer += rest
        for event in self._handshake.events_received():
            if isinstance(event, Request):
                self._response = self._handshake.accept(event)
                if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
                    self._respond(self._response)
                    return
                state = {**self._app_state, _KEY: self}
                task = self._loop.create_task(
                    self._run(scope_of(event, self._transport, self._root_path, state))
                )
                self._server_state.tasks.add(task)
                task.add_done_callback(self._server_state.tasks.discard)
                return
        if end:
            self._deny(HTTPStatus.BAD_REQUEST, Headers(), b"no request for a WebSocket")

    async def _run(self, scope: Scope) -> None:
        try:
            await self._app(scope, Inbox(self.closed).receive, self._send)
        except Exception:
            log.exception("a connection failed")
            self.close(Code.UNEXPECTED, "a defect of ours; it was logged")
        if self._handshake is not None:
            self._deny(HTTPStatus.INTERNAL_SERVER_ERROR, Headers(), b"no answer")
        if self._code is None:
            self._hang_up()
        else:
            self._flush()

    async def _send(self, message: Message) -> None:
        """Implement ASGI's `send` for the handshake."""
        match message["type"]:
            case "websocket.accept":
                assert self._response is not None
                self._response.headers.update(headers_of(message))
                self._respond(self._response)
                self._handshake = None
            case "websocket.close" if self._handshake is not None:
                self._deny(HTTPStatus.FORBIDDEN, Headers(), b"")
            case "websocket.close":
                self.close(message.get("code", Code.NORMAL), message.get("reason") or "")
            case "websocket.http.response.start":
                self._denial = message["status"], headers_of(message), b""
            case "websocket.http.response.body":
                assert self._denial is not None
                status, headers, body = self._denial
                self._denial = status, headers, body + message.get("body", b"")
                if not message.get("more_body", False):
                    self._deny(*self._denial)

    def _deny(self, status: int, headers: Headers, body: bytes) -> None:
        """Send an ordinary response instead of a WebSocket."""
        if self._handshake is not None:
            headers["Connection"] = "close"
            if "Content-Length" not in headers:
                headers["Content-Length"] = str(len(body))
            self._respond(Response(status, HTTPStatus(status).phrase, headers, body))

    def _respond(self, response: Response) -> None:
        assert self._handshake is not None
        self._handshake.send_response(response)
        if not self._transport.is_closing():
            self._transport.write(b"".join(self._handshake.data_to_send()))
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._handshake = None
            self._code = Code.ABNORMAL
            self._end(Code.ABNORMAL)
            self._hang_up()


def protocol_of(socket: WebSocket) -> LiveProtocol:
    """Return the protocol of a connection; other servers than ours cannot serve `/api/live`."""
    protocol = socket.scope.get("state", {}).get(_KEY)
    if not isinstance(protocol, LiveProtocol):
        raise RuntimeError("/api/live needs LiveProtocol as uvicorn's option ws: see serve.py")
    return protocol
