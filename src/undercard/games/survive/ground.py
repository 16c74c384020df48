"""Ground: which ways are open to a figure, and distances (S3.1, D5).

A set of cells is a pair of masks, for the lower and the upper five rows. Spreading over the whole
dungeon by one step takes a few shifts and no memory.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np

from undercard.games.survive.book import HALF, Book
from undercard.games.survive.state import CELLS, SIDE, State
from undercard.kernel.bits import NONE, bit, has, lowest
from undercard.kernel.compile import inlined, kernel, wide

Cells: TypeAlias = tuple[np.uint64, np.uint64]
Ways: TypeAlias = tuple[np.uint64, np.uint64, np.uint64, np.uint64]
"""The cells that are open to the east (lower and upper half) and to the north."""

_ONE: Final = np.uint64(1)
_ROW: Final = np.uint64(SIDE)
_ROW_UP: Final = np.uint64(HALF - SIDE)
_HALF_MASK: Final = np.uint64((1 << HALF) - 1)
_EMPTY: Final = (NONE, NONE)


@inlined
def with_cell(cells: Cells, c: int) -> Cells:
    if c < HALF:
        return cells[0] | bit(c), cells[1]
    return cells[0], cells[1] | bit(c - HALF)


@inlined
def holds(cells: Cells, c: int) -> bool:
    return has(cells[0], c) if c < HALF else has(cells[1], c - HALF)


@inlined
def overlap(one: Cells, other: Cells) -> Cells:
    return one[0] & other[0], one[1] & other[1]


@inlined
def is_empty(cells: Cells) -> bool:
    return bool((cells[0] | cells[1]) == NONE)


@inlined
def first_cell(cells: Cells) -> int:
    """Return the lowest cell of a non-empty set."""
    return lowest(cells[0]) if cells[0] != NONE else HALF + lowest(cells[1])


@inlined
def is_closed(book: Book, s: State, c: int, d: int) -> bool:
    """Whether there is an active field in a direction."""
    gate = wide(book.gate[c, d])
    return gate >= 0 and has(s.fields_on, gate)


@inlined
def closed_to(book: Book, s: State, f: int) -> np.uint64:
    """Return the passages that a figure cannot pass now (S3.1)."""
    return NONE if book.passes[f] else s.fields_on


@kernel
def open_ways(book: Book, closed: np.uint64) -> Ways:
    """Return all ways without walls and closed passages."""
    east_low, east_high = book.east[0], book.east[1]
    north_low, north_high = book.north[0], book.north[1]
    for n in range(book.passages):
        if not has(closed, n):
            c = wide(book.gate_cells[n, 0])
            if book.gate_cells[n, 1] == c + 1:
                if c < HALF:
                    east_low |= bit(c)
                else:
                    east_high |= bit(c - HALF)
            elif c < HALF:
                north_low |= bit(c)
            else:
                north_high |= bit(c - HALF)
    return east_low, east_high, north_low, north_high


@inlined
def spread(ways: Ways, cells: Cells) -> Cells:
    """Return the cells and all cells one step away."""
    low, high = cells
    east_low, east_high, north_low, north_high = ways
    # Each open edge is listed once, at its western or southern cell.
    up = low & north_low
    down = high << _ROW_UP & north_low
    new_low = low | (low & east_low) << _ONE | low >> _ONE & east_low
    new_low |= up << _ROW & _HALF_MASK | low >> _ROW & north_low | down
    new_high = high | (high & east_high) << _ONE | high >> _ONE & east_high
    new_high |= (high & north_high) << _ROW | high >> _ROW & north_high | up >> _ROW_UP
    return new_low, new_high


@kernel
def nearest(ways: Ways, start: Cells, targets: Cells, most: int) -> tuple[int, int]:
    """Return the nearest target within `most` steps and its distance, or (-1, -1).

    Ties go to the lowest cell.
    """
    cells = start
    for distance in range(most + 1):
        found = overlap(cells, targets)
        if not is_empty(found):
            return first_cell(found), distance
        # A set that stops growing has reached everything that is connected.
        wider = spread(ways, cells)
        if wider == cells:
            break
        cells = wider
    return -1, -1


@kernel
def nearest_free(book: Book, s: State, start: Cells, f: int) -> int:
    """Return the nearest cell that no figure except `f` holds, with all fields off (SR11)."""
    free = _EMPTY
    for c in range(CELLS):
        if s.at[c] < 0 or s.at[c] == f:
            free = with_cell(free, c)
    return nearest(open_ways(book, NONE), start, free, CELLS)[0]


@inlined
def one_cell(c: int) -> Cells:
    return with_cell(_EMPTY, c)
