"""The WebSocket protocol: whole messages arrive in order; faults and floods close a connection."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from clock import LoopClock
from polling import LIMIT_SECONDS, eventually
from server.clients import leave
from undercard.server.live import protocol as protocol_module
from undercard.server.live.frames import Code, WebSocketFrame, read_frame, write_frame
from undercard.server.live.frames import Opcode as OurOpcode
from undercard.server.live.protocol import LARGE, LiveProtocol, protocol_of
from undercard.server.settings import UsageLimits

MOST = 1 << 20
Sent = str | bytes


@dataclass
class Echo:
    """Echoes each message; keeps them in the order of arrival."""

    received: list[Sent] = field(default_factory=list)
    pauses: list[bool] = field(default_factory=list)
    protocols: list[weakref.ref[LiveProtocol]] = field(default_factory=list)
    codes: list[int] = field(default_factory=list)

    async def serve(self, socket: WebSocket) -> None:
        await socket.accept()
        protocol = protocol_of(socket)
        self.protocols.append(weakref.ref(protocol))
        protocol.attach(Receiver(self, weakref.ref(protocol)))
        self.codes.append(await protocol.closed)


@dataclass
class Receiver:
    echo: Echo
    protocol: weakref.ref[LiveProtocol]

    def receive(self, payload: bytes, is_text: bool) -> None:
        self.echo.received.append(payload.decode() if is_text else payload)
        if (protocol := self.protocol()) is not None:
            opcode = OurOpcode.TEXT if is_text else OurOpcode.BINARY
            protocol.send(write_frame(opcode, payload))

    def pause(self) -> None:
        self.echo.pauses.append(True)

    def resume(self) -> None:
        self.echo.pauses.append(False)


@asynccontextmanager
async def serving(echo: Echo) -> AsyncIterator[str]:
    app = Starlette(routes=[WebSocketRoute("/", echo.serve)])
    config = uvicorn.Config(
        app, port=0, ws=LiveProtocol, ws_max_size=MOST, lifespan="off", log_config=None
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    await eventually(lambda: server.started)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with asyncio.timeout(LIMIT_SECONDS):
        yield f"ws://127.0.0.1:{port}/"
    server.should_exit = True
    await task


@asynccontextmanager
async def connected(echo: Echo) -> AsyncIterator[ClientConnection]:
    async with serving(echo) as url, connect(url, max_size=None, ping_interval=None) as socket:
        yield socket


def masked(opcode: Opcode, payload: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


async def test_messages_arrive_in_order_and_are_answered() -> None:
    async with connected(echo := Echo()) as socket:
        sent: list[Sent] = ["one", "", "zwei, dürfen ß", b"bytes \xff", "four"]
        for message in sent:
            await socket.send(message)
            assert await socket.recv() == message
    assert echo.received == sent


async def test_compression_is_not_negotiated() -> None:
    async with connected(Echo()) as socket:
        assert socket.response is not None
        assert "Sec-WebSocket-Extensions" not in socket.response.headers


async def test_fragments_are_put_together_and_a_ping_between_them_is_answered() -> None:
    async with connected(echo := Echo()) as socket:

        async def parts() -> AsyncIterator[str]:
            yield "in "
            await (await socket.ping())
            yield "three "
            yield "parts"

        await socket.send(parts())
        assert await socket.recv() == "in three parts"
        await socket.send("whole")
        assert await socket.recv() == "whole"
    assert echo.received == ["in three parts", "whole"]


@pytest.mark.parametrize("length", [125, 126, 65_535, 65_536, 200_000, MOST])
async def test_texts_of_every_length_are_echoed(length: int) -> None:
    async with connected(Echo()) as socket:
        await socket.send("x" * length)
        assert await socket.recv() == "x" * length
        await socket.send("and on")
        assert await socket.recv() == "and on"


async def test_a_message_may_arrive_byte_by_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    arrived: asyncio.Queue[bytes] = asyncio.Queue()
    data_received = LiveProtocol.data_received

    def noted(self: LiveProtocol, data: bytes) -> None:
        arrived.put_nowait(data)
        data_received(self, data)

    async with connected(echo := Echo()) as socket:
        monkeypatch.setattr(LiveProtocol, "data_received", noted)
        for _ in range(2):
            for byte in masked(Opcode.TEXT, b"bit by bit"):
                socket.transport.write(bytes([byte]))
                assert await arrived.get() == bytes([byte])
            await socket.recv()
    assert echo.received == ["bit by bit", "bit by bit"]


async def test_several_messages_in_one_chunk_are_read_in_order() -> None:
    async with connected(echo := Echo()) as socket:
        texts = [f"text {n}" for n in range(100)]
        socket.transport.write(b"".join(masked(Opcode.TEXT, it.encode()) for it in texts))
        assert [await socket.recv() for _ in texts] == texts
    assert echo.received == texts


async def test_frames_of_one_loop_iteration_are_one_write(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wire(asyncio.Transport):
        written: list[bytes] = []

        def write(self, data: bytes | bytearray | memoryview) -> None:
            self.written.append(bytes(data))

        def is_closing(self) -> bool:
            return False

    wire = Wire()
    async with connected(echo := Echo()):
        await eventually(lambda: bool(echo.protocols))
        protocol = echo.protocols[0]()
        assert protocol is not None
        monkeypatch.setattr(protocol, "_transport", wire)
        protocol.send(b"entries,")
        protocol.send(b"pong")
        assert wire.written == []
        await asyncio.sleep(0)
        assert wire.written == [b"entries,pong"]
        protocol.send(b"small")
        protocol.send(b"x" * (LARGE + 1))
        assert wire.written[1:] == [b"small" + b"x" * (LARGE + 1)]
        await asyncio.sleep(0)
        assert len(wire.written) == 2
        monkeypatch.undo()


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (Frame(Opcode.TEXT, b"now").serialize(mask=False), Code.PROTOCOL_ERROR),
        (b"\xc1" + masked(Opcode.TEXT, b"now")[1:], Code.PROTOCOL_ERROR),
        (masked(Opcode.TEXT, b"later \xff"), Code.NOT_UTF8),
        (masked(Opcode.CONT, b"now"), Code.PROTOCOL_ERROR),
        (masked(Opcode.TEXT, b"a", fin=False) + masked(Opcode.TEXT, b"b"), Code.PROTOCOL_ERROR),
        (masked(Opcode.TEXT, b"\xc3", fin=False) + masked(Opcode.CONT, b"("), Code.NOT_UTF8),
        (b"\x81\xff" + (MOST + 1).to_bytes(8, "big") + b"mask", Code.TOO_LARGE),
        (
            masked(Opcode.TEXT, b"x" * MOST, fin=False) + masked(Opcode.CONT, b"x"),
            Code.TOO_LARGE,
        ),
        (masked(Opcode.CLOSE, b"\x03\xe8"), Code.NORMAL),
        (masked(Opcode.CLOSE, b"\x03\xed"), Code.PROTOCOL_ERROR),
    ],
    ids=[
        "no mask",
        "a reserved bit",
        "not UTF-8",
        "continuation without a start",
        "new message inside a fragmented one",
        "fragments that are not UTF-8",
        "too large",
        "fragments too large",
        "close",
        "close with an invalid code",
    ],
)
async def test_faults_and_close_frames_are_answered_with_their_code(
    sent: bytes, code: Code
) -> None:
    async with connected(echo := Echo()) as socket:
        socket.transport.write(sent)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
        await eventually(lambda: echo.codes == [code])
    assert echo.received == []


@pytest.mark.parametrize(
    "flood",
    [masked(Opcode.PING, b""), masked(Opcode.CONT, b"", fin=False)],
    ids=["pings", "continuations"],
)
async def test_a_flood_without_messages_is_held_and_then_closed(
    flood: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol_module, "HOLD_SECONDS", 0.01)
    async with connected(echo := Echo()) as socket:
        socket.transport.write(masked(Opcode.TEXT, b"", fin=False) + flood * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == Code.POLICY
    assert echo.received == []


async def test_a_flood_costs_no_more_than_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 20,000 empty frames only those of the budget are parsed."""
    parsed = 0

    def counted(data: bytes | bytearray, position: int, most: int) -> WebSocketFrame | None:
        nonlocal parsed
        parsed += 1
        return read_frame(data, position, most)

    monkeypatch.setattr(protocol_module, "read_frame", counted)
    monkeypatch.setattr(protocol_module, "HOLD_SECONDS", 0.01)
    async with connected(Echo()) as socket:
        socket.transport.write(masked(Opcode.PING, b"") * 20_000)
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    assert parsed < UsageLimits().control_frame.burst + 50


async def test_a_flood_after_our_close_frame_is_not_parsed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A client that is refused may go on sending until the connection is aborted."""
    parsed = 0

    def counted(data: bytes | bytearray, position: int, most: int) -> WebSocketFrame | None:
        nonlocal parsed
        parsed += 1
        return read_frame(data, position, most)

    monkeypatch.setattr(protocol_module, "read_frame", counted)
    monkeypatch.setattr(protocol_module, "HOLD_SECONDS", 0.01)
    async with connected(echo := Echo()) as socket:
        await socket.send("hello")
        await socket.recv()
        protocol = echo.protocols[0]()
        assert protocol is not None
        protocol.close(Code.POLICY, "too many mistakes")
        socket.transport.write(masked(Opcode.TEXT, b"more") * 20_000)
        await eventually(lambda: protocol._transport.is_closing())
    assert echo.received == ["hello"]
    assert parsed < UsageLimits().control_frame.burst + 50


async def test_a_short_burst_only_waits(clock: LoopClock) -> None:
    async with connected(Echo()) as socket:
        socket.transport.write(masked(Opcode.PONG, b"") * 60 + masked(Opcode.TEXT, b"after"))
        answer = asyncio.ensure_future(socket.recv())
        while not answer.done():
            await clock.advance(protocol_module.HOLD_SECONDS)
        assert await answer == "after"


async def test_a_silent_client_is_pinged_and_a_dead_one_is_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(protocol_module, "IDLE_SECONDS", 0.05)
    monkeypatch.setattr(protocol_module, "PONG_SECONDS", 2.0)
    async with serving(echo := Echo()) as url:
        alive, gone = [await connect(url, ping_interval=None) for _ in range(2)]
        gone.transport.pause_reading()
        await eventually(lambda: echo.codes == [Code.UNEXPECTED])
        await alive.send("still here")
        assert await alive.recv() == "still here"
        gone.transport.abort()
        await alive.close()


async def test_a_client_that_does_not_read_is_paused_and_resumed() -> None:
    async with connected(echo := Echo()) as socket:
        socket.transport.pause_reading()
        await eventually(lambda: bool(echo.protocols))
        protocol = echo.protocols[0]()
        assert protocol is not None
        frame = write_frame(OurOpcode.TEXT, b"x" * 100_000)
        while not echo.pauses:
            protocol.send(frame)
            await asyncio.sleep(0)
        del protocol
        socket.transport.resume_reading()
        while echo.pauses != [True, False]:
            await socket.recv()
        await leave(socket)


@pytest.mark.parametrize("says_goodbye", [False, True])
async def test_a_client_that_never_reads_is_aborted(clock: LoopClock, says_goodbye: bool) -> None:
    """Otherwise its unread frames would stay in memory, even after a close frame."""
    async with serving(echo := Echo()) as url:
        socket = await connect(url, max_size=None, ping_interval=None)
        socket.transport.pause_reading()
        await eventually(lambda: bool(echo.protocols))
        protocol = echo.protocols[0]()
        assert protocol is not None
        while not echo.pauses:
            protocol.send(write_frame(OurOpcode.TEXT, b"x" * 100_000))
            await asyncio.sleep(0)
        if says_goodbye:
            socket.transport.write(masked(Opcode.CLOSE, b""))
            await eventually(lambda: bool(echo.codes))
        server_side = protocol._transport
        while server_side.get_write_buffer_size():
            await clock.advance(protocol._sockets.limits.stall_seconds)
        await eventually(lambda: bool(echo.codes))
        socket.transport.abort()


async def test_a_request_that_is_no_handshake_is_refused() -> None:
    async with serving(Echo()) as url:
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, additional_headers={"Sec-WebSocket-Version": "8"})
        assert refused.value.response.status_code >= 400


async def test_a_closed_connection_is_freed_without_the_garbage_collector() -> None:
    gc.disable()
    try:
        async with connected(echo := Echo()) as socket:
            await socket.send("hello")
            await socket.recv()
            await socket.close()
            await eventually(lambda: echo.codes == [Code.NORMAL])
            await eventually(lambda: [it() for it in echo.protocols] == [None])
    finally:
        gc.enable()
