"""Random games inside the compiled rules: what simulations and benchmarks run."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.rules import new, random_action, step
from undercard.games.fightdrome.state import OPENING, OVER, State
from undercard.kernel.bits import count
from undercard.kernel.chance import mix
from undercard.kernel.compile import kernel
from undercard.kernel.events import Log

# What `playouts` counts.
DECISIONS: Final = 0
FORCED: Final = 1
SEAT_0_WINS: Final = 2
COUNTS: Final = 3


@kernel
def playout(book: Book, s: State, log: Log, counts: NDArray[np.int64]) -> None:
    """Play a game to its end with random actions."""
    while s.situation != OVER:
        counts[DECISIONS] += 1
        if s.situation != OPENING:
            counts[FORCED] += count(s.playable) + s.can_rest == 1
        step(book, s, random_action(book, s), log)
    counts[SEAT_0_WINS] += s.winner == 0


@kernel
def playouts(
    book: Book, rows: NDArray[np.void], seed: int, games: int, log: Log, counts: NDArray[np.int64]
) -> None:
    """Play games from a run of seeds; `rows` is a blank state and one to play in."""
    for n in range(games):
        rows[1] = rows[0]
        s = rows[1]
        s.rng = mix(np.uint64(seed + n))
        new(book, s, log)
        playout(book, s, log, counts)
