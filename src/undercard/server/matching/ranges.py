"""The range of ratings in which a person finds opponents; it widens with the waiting time."""

from __future__ import annotations

import math

RANGES = ((10.0, 100.0), (20.0, 200.0), (30.0, 400.0), (45.0, 800.0))
"""Until this many seconds of waiting, the largest rating difference. After that there is no
limit: on a small site any game is better than none."""


def range_after(seconds: float) -> float:
    return next((range_ for until, range_ in RANGES if seconds < until), math.inf)


def is_close(one: float | None, waited: float, other: float | None, waited_too: float) -> bool:
    """Whether two people match: the difference is within the ranges of both. A person without a
    rating matches anyone."""
    if one is None or other is None:
        return True
    return abs(one - other) <= min(range_after(waited), range_after(waited_too))
