"""The observation of a seat of Fightdrome, as bytes.

`observe` writes the fields of the view (F11) and nothing else; docs/adapters.md lists the layout.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.card_counts import (
    BLOCKS,
    I_CANNOT,
    YOU_CANNOT,
    write_cards,
    write_limits,
)
from undercard.games.fightdrome.characters import stacks_on_offer
from undercard.games.fightdrome.pack import MAX_SLEEVES, MAX_STACKS
from undercard.games.fightdrome.piles import SUPPLIES
from undercard.games.fightdrome.situations import SITUATIONS
from undercard.games.fightdrome.state import State
from undercard.kernel.bits import NONE, lowest, without_lowest
from undercard.kernel.compile import kernel, wide

# Single numbers after the blocks of cards; of each pair, this seat's comes first.
HAND_SIZE: Final = 0
PILE_SIZE: Final = 2
DOWN_SIZE: Final = 4
FAME: Final = 6
SLEEVE: Final = 8
STACK: Final = 10
OPENING: Final = 12
SUPPLY_COUNTS: Final = 14
STABLE: Final = SUPPLY_COUNTS + 2 * SUPPLIES
PICK: Final = STABLE + 2 * MAX_SLEEVES
TO_ACT: Final = PICK + 1
STAGGERED: Final = TO_ACT + 2
CAN_REST: Final = STAGGERED + 2
RESTED: Final = CAN_REST + 1
STARTER: Final = RESTED + 1
SITUATION: Final = STARTER + 1
STACKS: Final = SITUATION + len(SITUATIONS)
SINGLES: Final = STACKS + 2 * MAX_STACKS

ONE: Final = np.uint8(1)
"""The value of a card, as wide as the observation: a plain 1 would widen every sum to 64 bits."""
WHOLE_FAME: Final = 200
"""Fame is written as a fraction of the target, in units of one part in this many."""


def observation_size(book: Book) -> int:
    return BLOCKS * int(book.faces) + SINGLES


@kernel
def observe(book: Book, s: State, me: int, x: NDArray[np.uint8]) -> None:
    """Write what seat `me` may know."""
    x[:] = 0
    faces = wide(book.faces)
    write_cards(s, me, faces, x, ONE)
    write_limits(s, 1 - me, faces, YOU_CANNOT, x, ONE)
    write_limits(s, me, faces, I_CANNOT, x, ONE)
    base = BLOCKS * faces
    for side in range(2):
        _observe_side(book, s, me if side == 0 else 1 - me, base, side, x)
    x[base + PICK] = s.pick[me] + 1
    x[base + CAN_REST] = s.can_rest if s.actor == me else 0
    x[base + RESTED] = s.rested
    x[base + STARTER] = s.starter == me
    x[base + SITUATION + s.situation] = 1


@kernel
def _observe_side(book: Book, s: State, p: int, base: int, side: int, x: NDArray[np.uint8]) -> None:
    x[base + HAND_SIZE + side] = s.hand_n[p]
    x[base + PILE_SIZE + side] = s.pile_n[p]
    x[base + DOWN_SIZE + side] = s.down_n[p]
    x[base + FAME + side] = min(WHOLE_FAME, s.fame[p] * WHOLE_FAME // book.target)
    x[base + SLEEVE + side] = s.sleeve[p] + 1
    x[base + STACK + side] = s.stack[p] + 1
    x[base + OPENING + side] = s.opening[p]
    x[base + TO_ACT + side] = s.actor == p
    x[base + STAGGERED + side] = s.staggered == p
    if s.sleeve[p] >= 0 and s.stack[p] >= 0:
        for supply in range(SUPPLIES):
            count = book.counts[s.sleeve[p], s.stack[p], supply]
            x[base + SUPPLY_COUNTS + side * SUPPLIES + supply] = count
    if s.stable[p] != 0:
        for sleeve in range(MAX_SLEEVES):
            x[base + STABLE + side * MAX_SLEEVES + sleeve] = (s.stable[p] >> sleeve) & 1
    stacks = stacks_on_offer(book, s, p)
    while stacks != NONE:
        x[base + STACKS + side * MAX_STACKS + lowest(stacks)] = 1
        stacks = without_lowest(stacks)
