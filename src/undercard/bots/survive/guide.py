"""Distances in a dungeon of Survive, computed on demand and cached."""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np
from numpy.typing import NDArray

from undercard.games.survive.book import Book
from undercard.games.survive.ground import first_cell, one_cell, open_ways, spread, with_cell
from undercard.games.survive.state import CELLS, MAX_PLAYERS, State
from undercard.kernel.bits import NONE, without_lowest
from undercard.kernel.chance import mix
from undercard.kernel.compile import kernel, wide
from undercard.kernel.layout import Layout, dtype_of

FIELD_COST: Final = 14
"""The cost of an active blue field in steps: an action, and the rest of a Move."""
SLOTS: Final = 16
ROWS: Final = CELLS + MAX_PLAYERS
FAR: Final = 120
_NOWHERE: Final = (NONE, NONE)
_ONE: Final = np.uint64(1)
_TO_SLOT: Final = np.uint64(60)


class Guide(Layout):
    """Distances from each cell and from each seat's zone, computed on demand."""

    tags: Annotated[NDArray[np.uint64], SLOTS * ROWS]
    """The active fields, plus 1, when a row was computed: a row with another tag is stale."""
    ring: Annotated[NDArray[np.uint64], FIELD_COST, 2]
    """The cells within each of the last distances, while a row is computed."""
    steps: Annotated[NDArray[np.int8], SLOTS * ROWS, CELLS]


GUIDE = dtype_of(Guide)


@kernel
def row_of(book: Book, s: State, guide: Guide, start: int) -> int:
    """Return the row of distances from a cell, or from the zone of seat `start - CELLS`."""
    tag = s.fields_on + _ONE
    # A hash of the fields selects the slot: distances change only when a field is switched.
    row = wide(mix(s.fields_on) >> _TO_SLOT) * ROWS + start  # type: ignore[arg-type]
    if guide.tags[row] != tag:
        guide.tags[row] = tag
        _fill(book, s, guide, start, row)
    return row


@kernel
def _fill(book: Book, s: State, guide: Guide, start: int, row: int) -> None:
    """Spread step by step; cells reached FIELD_COST steps ago also spread through blue fields."""
    free = open_ways(book, s.fields_on)
    opened = open_ways(book, s.fields_on & book.green)
    reached = one_cell(start) if start < CELLS else _NOWHERE
    for c in range(CELLS):
        guide.steps[row, c] = FAR
        if start >= CELLS and book.zone[c] == start - CELLS:
            reached = with_cell(reached, c)
    for i in range(FIELD_COST):
        guide.ring[i, 0] = guide.ring[i, 1] = NONE
    low, high = reached
    quiet = 0
    for distance in range(FAR):
        quiet = quiet + 1 if low | high == NONE else 0
        # No cell in this many steps: no field can add one any more.
        if quiet > FIELD_COST:
            break
        while low | high != NONE:
            guide.steps[row, first_cell((low, high))] = distance
            if low != NONE:
                low = without_lowest(low)
            else:
                high = without_lowest(high)
        i = distance % FIELD_COST
        before = guide.ring[i, 0], guide.ring[i, 1]
        guide.ring[i, 0], guide.ring[i, 1] = reached
        near, far = spread(free, reached), spread(opened, before)
        low = (near[0] | far[0]) & ~reached[0]
        high = (near[1] | far[1]) & ~reached[1]
        reached = reached[0] | low, reached[1] | high
