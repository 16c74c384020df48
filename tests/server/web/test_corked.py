"""What a WebSocket says in a moment leaves in one write, in order, and none of it is lost."""

from __future__ import annotations

import asyncio

from undercard.server.web.corked import LARGE, Corked


class Wire(asyncio.Transport):
    """Keeps each write."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert not self.closed
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


async def moments(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_what_is_said_in_a_moment_is_one_write() -> None:
    wire = Wire()
    corked = Corked(wire)
    corked.write(b"news,")
    corked.write(b"acknowledged")
    assert wire.written == []
    await moments(1)
    assert wire.written == [b"news,acknowledged"]
    corked.write(b"later")
    await moments(3)
    assert wire.written == [b"news,acknowledged", b"later"]


async def test_what_is_large_goes_at_once() -> None:
    wire = Wire()
    corked = Corked(wire)
    corked.write(b"first")
    corked.write(b"x" * (LARGE + 1))
    assert wire.written == [b"first" + b"x" * (LARGE + 1)]
    await moments(3)
    assert len(wire.written) == 1


async def test_the_last_words_are_said_before_the_end() -> None:
    wire = Wire()
    corked = Corked(wire)
    corked.write(b"goodbye")
    corked.close()
    assert (wire.written, wire.closed) == ([b"goodbye"], True)
    corked.write(b"too late")
    await moments(3)
    assert wire.written == [b"goodbye"]
