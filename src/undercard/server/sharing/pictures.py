"""Drawn pictures: made in a process, one after the other, and kept within a number of bytes.

A process and not a thread: rasterising holds Python's lock, which would stop all games meanwhile.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

import msgspec

from undercard.pictures.raster import Drawing
from undercard.server.sharing.errors import PictureLost

Key: TypeAlias = tuple[str, ...]
"""A table, a language, what is drawn, and the names on it."""
Rasterise: TypeAlias = Callable[[Drawing], Awaitable[bytes]]
MODULE = "undercard.server.sharing.worker"
MOST_BYTES = 32_000_000
MOST_SECONDS = 60.0
"""The time after which a process is stopped."""


async def rasterise_in_process(drawing: Drawing) -> bytes:
    """Make a picture in a process of its own, which ends with the caller."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", MODULE, stdin=PIPE, stdout=PIPE, stderr=None, start_new_session=True
    )
    try:
        async with asyncio.timeout(MOST_SECONDS):
            made, _ = await process.communicate(msgspec.json.encode(drawing))
    except (TimeoutError, OSError) as error:
        raise PictureLost("the picture took too long, or its process has died") from error
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode:
        raise PictureLost("the picture could not be made")
    return made


class Pictures:
    """A cache of pictures; those used least recently are dropped first."""

    def __init__(
        self, most_bytes: int = MOST_BYTES, rasterise: Rasterise = rasterise_in_process
    ) -> None:
        self._most, self._kept = most_bytes, OrderedDict[Key, bytes]()
        self._size = 0
        # One at a time, so that pictures never take more than one core from the games.
        self._turn = asyncio.Lock()
        self._rasterise = rasterise

    def find(self, key: Key) -> bytes | None:
        """Return a picture that is kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def draw(self, key: Key, make: Callable[[], Drawing]) -> bytes:
        """Draw a picture and keep it, unless another request has drawn it meanwhile."""
        async with self._turn:
            if (kept := self.find(key)) is not None:
                return kept
            made = await self._rasterise(await asyncio.to_thread(make))
            self._keep(key, made)
            return made

    def _keep(self, key: Key, made: bytes) -> None:
        self._kept[key] = made
        self._size += len(made)
        while self._size > self._most:
            self._size -= len(self._kept.popitem(last=False)[1])
