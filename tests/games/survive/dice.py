"""Rigged dice: a state whose next rolls are chosen by a test.

All chance of a game comes from one field of its record, a SplitMix64 counter. This module
implements the generator for arrays of counters and takes the first counter with the wanted rolls.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from undercard.kernel.events import Event
from undercard.kernel.game import Game, State

_STEP = 0x9E3779B97F4A7C15
_BLOCK = 1 << 18
_MOST_BLOCKS = 1 << 11
_SIDES = {"theft": 8, "rolled": 8, "jumped": 8, "misfired": 4}
"""The events with a die, and its number of sides."""

Counters: TypeAlias = NDArray[np.uint64]


@dataclass(frozen=True)
class Die:
    sides: int
    shows: int

    def __repr__(self) -> str:
        return f"d{self.sides}({self.shows})"


def d4(shows: int) -> Die:
    return Die(4, shows)


def _die(die: Die | int) -> Die:
    """Convert a plain number to a d8, the die of nearly every roll."""
    return die if isinstance(die, Die) else Die(8, die)


def rigged(game: Game, state: State, *dice: Die | int) -> State:
    """Return a copy of the state whose next dice are these."""
    copy = game.copy(state)
    copy.rng = np.uint64(_counter(tuple(map(_die, dice))))
    return copy


def all_dice(dice: Iterable[Die | int]) -> list[Die]:
    return [_die(die) for die in dice]


def dice_in(events: Iterable[Event]) -> list[Die]:
    """Return every die that was rolled, in order."""
    return [
        Die(_SIDES[event.kind], int(str(event.data["die"])))
        for event in events
        if event.kind in _SIDES
    ]


@cache
def _counter(dice: tuple[Die, ...]) -> int:
    """Return a counter that yields the dice; 8 dice take some 17 million tries."""
    for block in range(_MOST_BLOCKS):
        counters = np.arange(block * _BLOCK, (block + 1) * _BLOCK, dtype=np.uint64)
        for n, die in enumerate(dice, 1):
            counters = counters[_roll(counters, n, die.sides) == die.shows]
        if len(counters):
            return int(counters[0])
    raise AssertionError(f"no counter found for {dice}")


def _roll(counters: Counters, n: int, sides: int) -> Counters:
    """Return the n-th die of each counter."""
    x = counters + np.uint64(n * _STEP % 2**64)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    x ^= x >> np.uint64(31)
    face: Counters = ((x >> np.uint64(32)) * np.uint64(sides)) >> np.uint64(32)
    return face + np.uint64(1)
