"""The number of games that can be played in parallel on this machine."""

from __future__ import annotations

import os


def cores() -> int:
    """Return the cores that this process may use, which can be fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
