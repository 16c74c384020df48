"""A transport that writes once for all that is said in a moment.

A player who acts is told what came of the step and that it stands. Each write is a call of the
system, the dearest part of a short message, so both leave together.
"""

from __future__ import annotations

import asyncio

LARGE = 16_384


class Corked:
    """Keeps what is written until the event loop's next turn."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._kept: list[bytes] = []

    def __getattr__(self, name: str) -> object:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._kept:
            self._loop.call_soon(self._flush)
        self._kept.append(data)
        if len(data) > LARGE:  # so that whoever sends it learns if the client reads too slowly
            self._flush()

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        kept, self._kept = self._kept, []
        if kept and not self._transport.is_closing():
            self._transport.write(b"".join(kept))
