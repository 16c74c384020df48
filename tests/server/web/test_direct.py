"""The short way of WebSockets: whole texts are offered, and all else comes through as before."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from polling import LIMIT_SECONDS, eventually
from undercard.server.web.direct import DirectWebSockets, direct_way, read_head, text_frame

MOST = 1 << 20


@dataclass
class Site:
    """Takes at once what begins with `now`; what came which way is in the order it came."""

    heard: list[tuple[str, str | bytes]] = field(default_factory=list)
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    async def serve(self, socket: WebSocket) -> None:
        await socket.accept()
        direct = direct_way(socket)
        assert direct is not None

        def take(text: bytes) -> bool:
            if text.startswith(b"now"):
                self.heard.append(("short", text.decode()))
                assert direct.say(text)
                return True
            return False

        direct.offer = take
        try:
            while (event := await socket.receive())["type"] != "websocket.disconnect":
                text = event["text"] if event.get("text") is not None else event["bytes"]
                self.heard.append(("long", text))
                await socket.send_text("long")
        except WebSocketDisconnect:
            pass
        direct.offer = None
        self.ended.set()


@asynccontextmanager
async def connected(site: Site) -> AsyncIterator[ClientConnection]:
    app = Starlette(routes=[WebSocketRoute("/", site.serve)])
    config = uvicorn.Config(
        app,
        port=0,
        ws=DirectWebSockets,
        ws_max_size=MOST,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    await eventually(lambda: server.started)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with asyncio.timeout(LIMIT_SECONDS), connect(f"ws://127.0.0.1:{port}/") as socket:
        yield socket
    server.should_exit = True
    await task


async def test_a_whole_text_is_taken_at_once_and_others_come_the_long_way() -> None:
    async with connected(site := Site()) as socket:
        for text in ("now 1", "later", "now 2", ""):
            await socket.send(text)
            await socket.recv()
        await socket.send(b"now in bytes")
        await socket.recv()
    assert site.heard == [
        ("short", "now 1"),
        ("long", "later"),
        ("short", "now 2"),
        ("long", ""),
        ("long", b"now in bytes"),
    ]


async def test_fragments_are_put_together_and_a_ping_between_them_is_answered() -> None:
    async with connected(site := Site()) as socket:

        async def parts() -> AsyncIterator[str]:
            yield "now "
            await (await socket.ping())
            yield "in parts"

        await socket.send(parts())
        assert await socket.recv() == "long"
        await socket.send("now")
        assert await socket.recv() == "now"
    assert site.heard == [("long", "now in parts"), ("short", "now")]


@pytest.mark.parametrize("length", [125, 126, 65_535, 65_536, 200_000])
async def test_texts_of_every_length_there_and_back(length: int) -> None:
    """Long ones come in several pieces, of which the library is given all."""
    async with connected(site := Site()) as socket:
        text = "now".ljust(length, "x")
        await socket.send(text)
        assert await socket.recv() in (text, "long")
        await socket.send("now")
        assert await socket.recv() == "now"
    assert [text for _, text in site.heard] == [text, "now"]


async def test_what_comes_byte_by_byte_is_heard_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    arrived: asyncio.Queue[bytes] = asyncio.Queue()
    data_received = DirectWebSockets.data_received

    def noted(self: DirectWebSockets, data: bytes) -> None:
        arrived.put_nowait(data)
        data_received(self, data)

    async with connected(site := Site()) as socket:
        monkeypatch.setattr(DirectWebSockets, "data_received", noted)
        for _ in range(2):
            for byte in Frame(Opcode.TEXT, b"now and then").serialize(mask=True):
                socket.transport.write(bytes([byte]))
                assert await arrived.get() == bytes([byte])
            await socket.recv()
        await socket.send("now")
        assert await socket.recv() == "now"
    assert [text for _, text in site.heard] == ["now and then", "now and then", "now"]


async def test_several_in_one_piece_are_heard_in_order() -> None:
    async with connected(site := Site()) as socket:
        texts = ["now 1", "now 2", "later", "now 3"]
        frames = [Frame(Opcode.TEXT, it.encode()).serialize(mask=True) for it in texts]
        socket.transport.write(b"".join(frames))
        for _ in texts:
            await socket.recv()
    assert [text for _, text in site.heard] == texts


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (Frame(Opcode.TEXT, b"now").serialize(mask=False), 1002),
        (b"\xc1" + Frame(Opcode.TEXT, b"now").serialize(mask=True)[1:], 1002),
        (Frame(Opcode.TEXT, b"later \xff").serialize(mask=True), 1007),
        (Frame(Opcode.CONT, b"now").serialize(mask=True), 1002),
        (b"\x81\xff" + (MOST + 1).to_bytes(8, "big") + b"mask", 1009),
        (Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True), 1000),
    ],
    ids=["no mask", "a reserved bit", "not UTF-8", "goes on with nothing", "too large", "the end"],
)
async def test_faults_and_the_end_are_answered_as_the_library_does(sent: bytes, code: int) -> None:
    async with connected(site := Site()) as socket:
        socket.transport.write(sent)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
        await site.ended.wait()
    assert site.heard == []


def parsed(data: bytes) -> Frame:
    """By the library."""
    reader = StreamReader()
    reader.feed_data(data)
    parsing: Iterator[None] = Frame.parse(reader.read_exact, mask=data[1] >= 0x80)
    try:
        next(parsing)
    except StopIteration as end:
        frame: Frame = end.value
        return frame
    raise AssertionError("not whole")


@given(st.binary(max_size=300) | st.sampled_from([b"x" * 65_535, b"x" * 65_536]), st.data())
def test_frames_are_those_of_the_library(text: bytes, data: st.DataObject) -> None:
    written = Frame(Opcode.TEXT, text).serialize(mask=False)
    assert text_frame(text) == written
    masked = Frame(Opcode.TEXT, text).serialize(mask=True)
    head = read_head(masked + b"more")
    assert head is not None
    assert (head.end, head.text(masked)) == (len(masked), parsed(masked).data)
    cut = data.draw(st.integers(0, head.start - 1))
    assert read_head(masked[:cut]) is None


async def test_a_connection_that_ended_is_freed_without_the_collector(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[weakref.ref[DirectWebSockets]] = []
    connection_made = DirectWebSockets.connection_made

    def noted(self: DirectWebSockets, transport: asyncio.Transport) -> None:
        made.append(weakref.ref(self))
        connection_made(self, transport)

    monkeypatch.setattr(DirectWebSockets, "connection_made", noted)
    gc.disable()
    try:
        async with connected(site := Site()) as socket:
            await socket.send("now")
            await socket.recv()
            await socket.close()
            await site.ended.wait()
        assert [it() for it in made] == [None]
    finally:
        gc.enable()
