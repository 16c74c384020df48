"""A time budget with an injected clock: it is used, and not exceeded as far as predictable."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from undercard.bots import deadline
from undercard.bots.deadline import ENOUGH, Deadline


class Clock:
    """A clock that advances with the work done."""

    def __init__(self) -> None:
        self.now = 1000.0

    def work(self, budget: float, cost: Callable[[int], float], most: int = ENOUGH) -> list[int]:
        """Return the passes of each chunk; the n-th chunk takes `cost(n)` seconds."""
        chunks = list[int]()
        for passes in Deadline(budget).chunks(most):
            self.now += cost(len(chunks))
            chunks.append(passes)
        return chunks


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(deadline, "time", SimpleNamespace(monotonic=lambda: clock.now))
    return clock


@pytest.mark.parametrize("budget", [0.05, 0.3, 1.0, 10.0])
@pytest.mark.parametrize("cost", [0.0001, 0.002, 0.01])
def test_the_budget_is_used_except_for_a_reserve(clock: Clock, budget: float, cost: float) -> None:
    clock.work(budget, lambda _: cost)
    assert 0.4 * budget - 2 * cost < clock.now - 1000 <= 0.9 * budget


def test_no_chunk_begins_that_would_end_too_late_at_the_slowest_pace(clock: Clock) -> None:
    """The third chunk took much longer than the others, and so may the next."""
    chunks = clock.work(1.0, lambda n: 0.4 if n == 2 else 0.01)
    assert clock.now - 1000 == pytest.approx(0.5, abs=0.011)
    assert len(chunks) > 3


def test_one_chunk_runs_even_without_time(clock: Clock) -> None:
    assert clock.work(0.0, lambda _: 5.0) == [1]


def test_no_more_passes_than_wanted(clock: Clock) -> None:
    assert clock.work(1.0, lambda _: 0.002, most=3) == [1, 1, 1]
    assert clock.work(1.0, lambda _: 0.0, most=10) == [1, 2, 4, 3]


def test_chunks_grow_until_they_take_long_enough_for_the_clock(clock: Clock) -> None:
    chunks = clock.work(0.1, lambda n: 0.0001 * 2**n)
    assert chunks[:6] == [1, 2, 4, 8, 16, 16]
