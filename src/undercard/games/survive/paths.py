"""Paths: every cell that the steps of one Move can lead to (S3), for user interfaces.

It asks `can_step` for each step, so it contains no rule of its own. The board is public: paths
reveal nothing.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from undercard.games.survive.book import Book
from undercard.games.survive.figures import go_to
from undercard.games.survive.moves import can_step, steps_left
from undercard.games.survive.state import CELLS, State
from undercard.kernel.compile import allocating, wide


@allocating
def find_paths(book: Book, s: State, before: NDArray[np.int16]) -> None:
    """Find the cells that the active figure can reach without a contest, by the fewest steps.

    `before[c]` is the cell before `c` on the path, -1 if there is none. The search moves the figure
    in `s`, which is unusable afterwards.
    """
    f = wide(s.active)
    start, left = wide(s.cell[f]), steps_left(book, s, f)
    order = np.zeros(CELLS, np.int16)
    steps = np.zeros(CELLS, np.int16)
    before[:] = -1
    before[start] = start
    order[0] = start
    first, last = 0, 1
    while first < last:
        c = wide(order[first])
        first += 1
        # `can_step` reads the figure's cell, so the search moves the figure itself.
        go_to(s, f, c)
        for d in range(book.directions):
            if not can_step(book, s, f, d, left - steps[c]):
                continue
            target = wide(book.next_cell[c, d])
            other = wide(s.at[target])
            # An enemy's cell needs a contest (S3.5), whose result is not known in advance.
            if before[target] < 0 and (other < 0 or book.side[other] == book.side[f]):
                before[target] = c
                steps[target] = steps[c] + 1
                order[last] = target
                last += 1
    before[start] = -1
