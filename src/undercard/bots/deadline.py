"""Search until a deadline: a few passes at a time, never past the end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

SHARE: Final = 0.1
SPARE: Final = 0.03
"""Seconds of the budget in reserve, because a busy machine may suspend the process.

The reserve is at least a tenth of the budget, and at most half.
"""
ENOUGH: Final = 1 << 40
"""More passes than any budget allows."""
INTERVAL: Final = 0.001
"""The approximate seconds between two readings of the clock."""
LARGEST: Final = 1024


class Deadline:
    """A deadline that counts from its creation."""

    def __init__(self, budget: float) -> None:
        kept = max(SHARE * budget, min(SPARE, budget / 2))
        self._end = time.monotonic() + budget - kept

    def chunks(self, most: int) -> Iterator[int]:
        """Yield numbers of passes that sum to `most`, while there is time.

        The first chunk is unconditional, so that there is a basis for the choice. No chunk starts
        that would end too late at the slowest pace so far.
        """
        done, size, slowest, now = 0, 1, 0.0, time.monotonic()
        while done == 0 or (done < most and now + slowest < self._end):
            passes = min(size, most - done)
            yield passes
            done += passes
            before, now = now, time.monotonic()
            slowest = max(slowest, now - before)
            if now - before < INTERVAL:
                size = min(2 * size, LARGEST)
