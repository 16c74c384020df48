"""The lag of the event loop: how late it wakes a sleeping task."""

from __future__ import annotations

import asyncio
from collections import deque

EVERY_SECONDS = 0.5
KEPT = 60
"""The sampling window of the maximum lag, in samples."""


class LoopLag:
    """Samples the lag, which every request also experiences."""

    def __init__(self) -> None:
        self._late: deque[float] = deque([0.0], maxlen=KEPT)

    @property
    def worst(self) -> float:
        """The maximum lag over the sampling window, in seconds."""
        return max(self._late)

    async def watch(self) -> None:
        """Sample until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY_SECONDS
            await asyncio.sleep(EVERY_SECONDS)
            self._late.append(max(0.0, loop.time() - due))
