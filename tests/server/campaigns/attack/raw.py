"""HTTP and WebSocket with little overhead, from a chosen source address.

An attacker must cost less than the server that it attacks.
"""

from __future__ import annotations

import asyncio
import time
from asyncio import StreamReader, StreamWriter
from dataclasses import dataclass, field

import msgspec

CLOSED = 0
"""Stands for a status if the server closed the connection without one."""
GONE = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError)
ANSWER_SECONDS = 30.0
_END = b"\r\n\r\n"


@dataclass
class Target:
    """The server, the attacker's address, and the moment at which the attack ends."""

    host: str
    port: int
    source: str
    table: str
    """The table of the bystanders."""
    until: float
    cookies: list[str] = field(default_factory=list)

    @property
    def origin(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def left(self) -> float:
        """The seconds until the end."""
        return self.until - time.perf_counter()

    async def open(self) -> tuple[StreamReader, StreamWriter]:
        return await asyncio.open_connection(
            self.host, self.port, local_addr=(self.source, 0), limit=2**22
        )

    def request(self, method: str, path: str, body: object = None, cookie: str = "") -> bytes:
        """Return a request; `body` is sent as JSON."""
        content = b"" if body is None else msgspec.json.encode(body)
        return (
            f"{method} {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\norigin: {self.origin}"
            f"\r\ncontent-type: application/json\r\ncontent-length: {len(content)}"
            f"\r\ncookie: {cookie}{_END.decode()}"
        ).encode() + content

    @property
    def upgrade(self) -> bytes:
        """The handshake of a WebSocket."""
        return (
            f"GET /api/live HTTP/1.1\r\nhost: {self.host}:{self.port}\r\norigin: {self.origin}"
            "\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13"
            f"\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=={_END.decode()}"
        ).encode()


class Tally(msgspec.Struct):
    """What got through, and what was refused."""

    through: int = 0
    refused: int = 0
    cpu: float = 0.0
    """The share of a core that the attacker used."""

    def count(self, is_through: bool) -> None:
        if is_through:
            self.through += 1
        else:
            self.refused += 1


@dataclass
class Reply:
    status: int
    cookie: str = ""
    body: bytes = b""


class HttpLine:
    """One connection that is kept alive; it is opened again after the server has closed it."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._streams: tuple[StreamReader, StreamWriter] | None = None

    async def send(self, request: bytes) -> Reply:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                if self._streams is None:
                    self._streams = await self._target.open()
                reader, writer = self._streams
                writer.write(request)
                reply, is_last = await read_reply(reader)
        except GONE:
            self.close()
            return Reply(CLOSED)
        if is_last:
            self.close()
        return reply

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].transport.abort()
            self._streams = None


async def read_reply(reader: StreamReader) -> tuple[Reply, bool]:
    """Return a response, and whether the server closes the connection after it."""
    head = (await reader.readuntil(_END)).decode("latin-1")
    lines = [line.partition(": ") for line in head.split("\r\n")[1:]]
    fields = {name.lower(): value for name, _, value in lines}
    body = await reader.readexactly(int(fields.get("content-length", 0)))
    cookies = (value for name, _, value in lines if name.lower() == "set-cookie")
    cookie = "; ".join(it.partition(";")[0] for it in cookies)
    return Reply(int(head.split(" ", 2)[1]), cookie, body), fields.get("connection") == "close"


async def open_live(target: Target) -> tuple[StreamReader, StreamWriter] | None:
    """Return a WebSocket, or None if the server refuses it."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            reader, writer = await target.open()
            writer.write(target.upgrade)
            reply, _ = await read_reply(reader)
    except GONE:
        return None
    if reply.status != 101:
        writer.transport.abort()
        return None
    return reader, writer


def text_frame(message: object) -> bytes:
    """Return a masked frame; the mask is zero, so the payload stays as it is."""
    payload = msgspec.json.encode(message)
    assert len(payload) < 126
    return bytes((0x81, 0x80 | len(payload))) + bytes(4) + payload
