"""The engine: the functions that a game's rules consist of, compiled or interpreted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from undercard.kernel.chance import mix
from undercard.kernel.errors import BadOption, quoted
from undercard.kernel.events import Log
from undercard.kernel.interpreter import interpreted

State: TypeAlias = np.record
SEEDS = 1 << 64


@dataclass(frozen=True)
class Engine:
    """A game's rules: the same functions, compiled or interpreted.

    `new(book, state, log)` sets up a record that is blank except for its generator;
    `legal(book, state, out)` writes the legal actions and returns their number;
    `step(book, state, action, log)` applies a legal action;
    `sample(book, state, seat)` redraws in place everything the seat cannot know;
    `winners(book, state)` returns a bit for each winning seat, once the game is over.
    """

    new: Callable[[object, State, Log], None]
    legal: Callable[[object, State, NDArray[np.int16]], int]
    step: Callable[[object, State, int, Log], None]
    sample: Callable[[object, State, int], None]
    winners: Callable[[object, State], int]

    @property
    def has_kernels(self) -> bool:
        """Whether other kernels can call the rules: plug-ins may have plain functions."""
        return hasattr(self.step, "py_func")

    def interpreted(self) -> Engine:
        return Engine(*map(interpreted, vars(self).values()))

    def chosen(self, name: object) -> Engine:
        """Return this engine compiled or interpreted; `BadOption` for any other name."""
        if name not in ("compiled", "interpreted"):
            raise BadOption(f"engine: {quoted(name)} must be compiled or interpreted")
        return self if name == "compiled" else self.interpreted()


def seeded(seed: int) -> np.uint64:
    """Return the generator's state for a seed; neighbouring seeds give unrelated games."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise BadOption(f"seed: {quoted(seed)} is not a whole number from 0 to 2**64 - 1")
    return np.uint64(mix(np.uint64(seed)))
