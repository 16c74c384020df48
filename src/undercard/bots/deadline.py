"""Searching until the time is up: a few passes at a time, and never past the end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

SHARE: Final = 0.1
SPARE: Final = 0.03
"""A busy machine may take the processor away for a moment: so much of the budget is kept back, a
tenth of it at least, and not more than half."""
ENOUGH: Final = 1 << 40
"""More passes than any budget pays for."""
INTERVAL: Final = 0.001
"""Seconds between two readings of the clock, about: passes are added until they take so long."""
LARGEST: Final = 1024


class Deadline:
    """Counts from the moment it is made."""

    def __init__(self, budget: float) -> None:
        kept = max(SHARE * budget, min(SPARE, budget / 2))
        self._end = time.monotonic() + budget - kept

    def chunks(self, most: int) -> Iterator[int]:
        """Yield numbers of passes, `most` together, while there is time.

        The first comes in any case, so that there is something to choose by. None is begun that
        would, at the pace of the slowest so far, end too late.
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
