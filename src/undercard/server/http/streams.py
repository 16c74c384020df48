"""Streamed responses: one JSON object per line.

A stream ends when its source does, when the server stops, or when its reader loses access. A slow
reader delays only itself: the source is read when the last line was sent.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import suppress

import msgspec
from starlette.responses import Response, StreamingResponse

from undercard.kernel.errors import UndercardError
from undercard.server.db.revocations import subject_of_person, subject_of_tokens
from undercard.server.http.errors import Busy, refusal_of
from undercard.server.http.revocations import Revocations
from undercard.server.http.wire import StreamError

NDJSON = "application/x-ndjson"
ALIVE_SECONDS = 10.0
"""The interval of keep-alive lines, because proxies close silent connections."""
RECHECK_SECONDS = 60.0
WAIT_SECONDS = 10.0
HEADERS = {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    # Otherwise nginx would buffer lines.
    "x-accel-buffering": "no",
}

Source = AsyncGenerator[msgspec.Struct]
Check = Callable[[], Awaitable[object]]
_encoder = msgspec.json.Encoder()


class Streams:
    """All open streams of this process; `most` limits those of one person, and `limited` is called
    at each hit."""

    def __init__(
        self,
        stopping: asyncio.Event,
        most: int,
        revocations: Revocations,
        limited: Callable[[], None] = lambda: None,
    ) -> None:
        self._stopping, self._most, self._revocations = stopping, most, revocations
        self._limited = limited
        self._open: Counter[str] = Counter()

    async def answer(self, person: str, source: Source, check: Check) -> Response:
        """Return a streamed response; `check` raises when the reader loses access.

        It waits for the first line, so that an error is an ordinary response.
        """
        if self._open[person] >= self._most:
            await source.aclose()
            self._limited()
            raise Busy(f"a bot has {self._most} streams at a time", WAIT_SECONDS)
        first = await anext(source)
        lines = self._counted(person, first, source, check)
        return StreamingResponse(lines, headers=HEADERS, media_type=NDJSON)

    async def _counted(
        self, person: str, first: msgspec.Struct, source: Source, check: Check
    ) -> AsyncIterator[bytes]:
        self._open[person] += 1
        revoked = asyncio.Event()
        subjects = subject_of_tokens(person), subject_of_person(person)
        try:
            with self._revocations.connected(lambda _: revoked.set(), *subjects):
                async for line in self._lines(first, source, check, revoked):
                    yield line
        finally:
            self._open[person] -= 1
            if not self._open[person]:
                del self._open[person]

    async def _lines(
        self, first: msgspec.Struct, source: Source, check: Check, revoked: asyncio.Event
    ) -> AsyncIterator[bytes]:
        yield _encoder.encode(first) + b"\n"
        checked_at = time.monotonic()
        stop = asyncio.create_task(self._stopping.wait())
        revocation = asyncio.create_task(revoked.wait())
        coming = asyncio.create_task(_next(source))
        try:
            while not stop.done():
                await asyncio.wait(
                    (coming, stop, revocation),
                    timeout=ALIVE_SECONDS,
                    return_when=asyncio.FIRST_COMPLETED,
                )
                if revocation.done() or time.monotonic() - checked_at > RECHECK_SECONDS:
                    revoked.clear()
                    await check()
                    checked_at = time.monotonic()
                if revocation.done():
                    # Another token of the person was revoked.
                    revocation = asyncio.create_task(revoked.wait())
                if not coming.done():
                    yield b"\n"
                    continue
                line = coming.result()
                if line is None:
                    return
                yield _encoder.encode(line) + b"\n"
                coming = asyncio.create_task(_next(source))
        except UndercardError as error:
            refusal = StreamError(**msgspec.structs.asdict(refusal_of(error)))
            yield _encoder.encode(refusal) + b"\n"
        finally:
            await _end(stop, revocation, coming)
            await source.aclose()


async def _next(source: Source) -> msgspec.Struct | None:
    return await anext(source, None)


async def _end(*tasks: asyncio.Task[bool] | asyncio.Task[msgspec.Struct | None]) -> None:
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError, UndercardError):
            await task
