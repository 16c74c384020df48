"""Random games inside the compiled rules: what simulations and benchmarks run."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.games.survive.book import Book
from undercard.games.survive.rules import legal, new, step
from undercard.games.survive.state import MAX_PLAYERS, OVER, State
from undercard.kernel.chance import below, mix
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log

# What `playouts` counts. From WINS on: each seat's wins, a shared one in equal parts of 6.
DECISIONS: Final = 0
FORCED: Final = 1
MOST_DECISIONS: Final = 2
WINS: Final = 3
COUNTS: Final = WINS + MAX_PLAYERS
WIN: Final = 6


@kernel
def random_action(book: Book, s: State, out: NDArray[np.int16]) -> int:
    """One of the legal actions at random, from the state's own generator; `out` is scratch."""
    return wide(out[below(s, legal(book, s, out))])


@kernel
def playout(
    book: Book, s: State, out: NDArray[np.int16], log: Log, counts: NDArray[np.int64]
) -> None:
    """Play a game to its end with random actions."""
    decisions = 0
    while s.situation != OVER:
        n = legal(book, s, out)
        decisions += 1
        counts[FORCED] += n == 1
        step(book, s, wide(out[below(s, n)]), log)
    counts[DECISIONS] += decisions
    counts[MOST_DECISIONS] = max(counts[MOST_DECISIONS], decisions)
    count_wins(book, s, counts)


@kernel
def count_wins(book: Book, s: State, counts: NDArray[np.int64]) -> None:
    winners = 0
    for p in range(book.players):
        winners += (s.winners >> p) & 1
    for p in range(book.players):
        if (s.winners >> p) & 1:
            counts[WINS + p] += WIN // winners


@kernel
def playouts(
    book: Book,
    rows: NDArray[np.void],
    seed: int,
    games: int,
    out: NDArray[np.int16],
    log: Log,
    counts: NDArray[np.int64],
) -> None:
    """Play games from a run of seeds; `rows` is a blank state and one to play in."""
    for n in range(games):
        rows[1] = rows[0]
        s = rows[1]
        s.rng = mix(np.uint64(seed + n))
        new(book, s, log)
        playout(book, s, out, log, counts)
