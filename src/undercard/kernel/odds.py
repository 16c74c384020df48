"""Odds: the exact chances of the results of an action, counted over every sequence of dice.

A game runs its own rules once for each sequence. It steers the record's generator:
`first_draws` holds a generator state for each sequence of draws, so no rule is written twice. A
draw counts by its three highest bits, which decide a die of 2, 4 or 8 sides exactly
(`chance.below`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from undercard.kernel.chance import mix
from undercard.kernel.compile import inlined

MOST_DRAWS: Final = 4
"""The most dice of one roll that can be counted."""
FACES: Final = 8
SEQUENCES: Final = FACES**MOST_DRAWS
_STEP: Final = 0x9E3779B97F4A7C15
_UNSTEP: Final = np.uint64(pow(_STEP, -1, 1 << 64))
_TRIES: Final = 24 * SEQUENCES
"""Enough random counters to contain every sequence: the last one appears after 10 * SEQUENCES."""


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that comes with a result, and in how many of its cases."""

    what: str
    ways: int
    who: str | None = None
    where: str | None = None


class Chance(msgspec.Struct, frozen=True, omit_defaults=True):
    """One result of an action."""

    result: str
    ways: int
    """The number of equally likely cases, of `Odds.of`."""
    faces: tuple[int, ...] = ()
    """The faces of the die that lead here, where the first die alone decides the result."""
    who: str | None = None
    where: str | None = None
    effects: tuple[Effect, ...] = ()


class Odds(msgspec.Struct, frozen=True, omit_defaults=True):
    """The chances of an action with dice; the ways of all its results add up to `of`."""

    kind: str
    of: int
    results: tuple[Chance, ...]
    who: str | None = None
    """The figure or player that the action is directed at."""
    parts: dict[str, str] = {}
    """What each figure adds to its die and why, where dice are compared: `profile+2 load-1`."""


@cache
def first_draws() -> NDArray[np.uint64]:
    """Return, by sequence, a state of the generator whose next draws are this sequence.

    A sequence is a number in base 8, and the first draw is its highest digit.
    """
    with np.errstate(over="ignore"):
        counters = np.arange(_TRIES, dtype=np.uint64) * np.uint64(_STEP * _STEP % 2**64)
        sequence = np.zeros(_TRIES, np.uint64)
        for n in range(1, MOST_DRAWS + 1):
            bits = mix.py_func(counters + np.uint64(n * _STEP % 2**64))  # type: ignore[attr-defined]
            sequence = sequence * np.uint64(FACES) + (bits >> np.uint64(61))
    found, first = np.unique(sequence, return_index=True)
    assert len(found) == SEQUENCES
    return counters[first]


@inlined
def draws_between(before: np.uint64, after: np.uint64) -> int:
    """Return how many numbers were drawn: the generator is a counter."""
    return np.int64((after - before) * _UNSTEP)  # type: ignore[return-value]


@inlined
def ways_of(draws: int) -> int:
    """Return how many sequences share their first `draws` draws."""
    ways = SEQUENCES
    for _ in range(draws):
        ways //= FACES
    return ways
