"""Settings and fixtures for all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

from clock import LoopClock

# The first example compiles, and failures must be reproducible.
settings.register_profile("undercard", deadline=None, derandomize=True)
settings.load_profile("undercard")


@pytest.fixture
async def clock() -> LoopClock:
    """The clock of the test's own event loop."""
    return LoopClock()
