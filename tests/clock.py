"""The event loop's clock, which a test can advance instead of waiting.

Everything that waits in the loop waits by this clock: `asyncio.sleep`, `asyncio.timeout` and
`call_later`. So a test gives the code a delay that no run ever reaches, and then skips it.
"""

from __future__ import annotations

import asyncio

AGES = 3600.0
"""Seconds: a delay that passes only when a test advances the clock."""


class LoopClock:
    """The clock of the running loop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._time, self._ahead = self._loop.time, 0.0
        self._loop.time = lambda: self._time() + self._ahead  # type: ignore[method-assign]

    async def advance(self, seconds: float) -> None:
        """Return when every timer that has become due has fired."""
        self._ahead += seconds
        fired = self._loop.create_future()
        self._loop.call_later(0, fired.set_result, None)
        await fired
