"""Functions that wait for a condition, with a limit that no busy machine reaches.

A test waits for an event where there is one, and polls with these functions where there is none.
It never pauses for a fixed time: `tests/test_no_sleep.py` enforces that.
"""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Callable

LIMIT_SECONDS = 300.0
"""The limit after which a test fails instead of hanging. It is long enough for a first start that
compiles the rules on a busy machine."""
PAUSE_SECONDS = 0.01


async def eventually(condition: Callable[[], object]) -> None:
    """Return once the condition, or what it returns to be awaited, is true."""
    end = time.monotonic() + LIMIT_SECONDS
    while True:
        found = condition()
        if await found if inspect.isawaitable(found) else found:
            return
        _check(end, condition)
        await pause()


def wait_until(condition: Callable[[], bool]) -> None:
    """`eventually`, for tests without an event loop."""
    end = time.monotonic() + LIMIT_SECONDS
    while not condition():
        _check(end, condition)
        time.sleep(PAUSE_SECONDS)


async def pause() -> None:
    """Yield to other tasks before the next attempt of a loop that has its own limit."""
    await asyncio.sleep(PAUSE_SECONDS)


def _check(end: float, condition: Callable[[], object]) -> None:
    if time.monotonic() > end:
        source = inspect.getsource(condition).strip()
        raise TimeoutError(f"after {LIMIT_SECONDS:g} seconds still not: {source}")
