"""What a seat of Fightdrome sees, as bytes.

`observe` writes the fields of the view (F11) and nothing else; docs/adapters.md lists the layout.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.characters import stacks_on_offer
from undercard.games.fightdrome.pack import MAX_SLEEVES, MAX_STACKS
from undercard.games.fightdrome.piles import SUPPLIES
from undercard.games.fightdrome.state import FACE, OWNER, PUBLIC, SITUATIONS, State
from undercard.kernel.bits import NONE, bit, lowest, without_lowest
from undercard.kernel.compile import inlined, kernel, wide

# Blocks of one number for each face of the pack.
HAND: Final = 0
LIVE: Final = 1
MY_DISCARD: Final = 2
MY_PILE: Final = 3
MY_DOWN: Final = 4
YOUR_DISCARD: Final = 5
YOUR_KNOWN: Final = 6
YOU_CANNOT: Final = 7
I_CANNOT: Final = 8
BLOCKS: Final = 9
# Single numbers behind them; where there are two, this seat's comes first.
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

WHOLE_FAME: Final = 200
"""Fame is written as a share of the target, in such parts."""


def observation_size(book: Book) -> int:
    return BLOCKS * int(book.faces) + SINGLES


@kernel
def observe(book: Book, s: State, me: int, x: NDArray[np.uint8]) -> None:
    """Write what seat `me` may know."""
    x[:] = 0
    faces = wide(book.faces)
    _observe_me(s, me, faces, x)
    _observe_you(s, 1 - me, faces, x)
    _observe_limits(s, 1 - me, faces, YOU_CANNOT * faces, x)
    _observe_limits(s, me, faces, I_CANNOT * faces, x)
    if s.live >= 0:
        x[LIVE * faces + s.live] = 1
    base = BLOCKS * faces
    for side in range(2):
        _observe_side(book, s, me if side == 0 else 1 - me, base, side, x)
    x[base + PICK] = s.pick[me] + 1
    x[base + CAN_REST] = s.can_rest if s.actor == me else 0
    x[base + RESTED] = s.rested
    x[base + STARTER] = s.starter == me
    x[base + SITUATION + s.situation] = 1


@inlined
def _place(block: int, faces: int, card: int) -> np.uint64:
    """Where a card is counted; unsigned, which spares the test for a negative index."""
    return np.uint64(block * faces + (card & FACE))


@kernel
def _observe_me(s: State, me: int, faces: int, x: NDArray[np.uint8]) -> None:
    """Flags are added without a branch, because no branch predictor can guess them."""
    deck = s.deck[me]
    pile = wide(s.hand_n[me])
    down = pile + s.pile_n[me]
    up = down + s.down_n[me]
    for i in range(pile):
        x[_place(HAND, faces, deck[i])] += 1
    for i in range(pile, down):
        x[_place(MY_PILE, faces, deck[i])] += (deck[i] & OWNER) != 0
    for i in range(down, up):
        x[_place(MY_DOWN, faces, deck[i])] += 1
    for i in range(up, up + s.up_n[me]):
        x[_place(MY_DISCARD, faces, deck[i])] += 1


@kernel
def _observe_you(s: State, you: int, faces: int, x: NDArray[np.uint8]) -> None:
    deck = s.deck[you]
    up = wide(s.hand_n[you] + s.pile_n[you] + s.down_n[you])
    for i in range(up):
        x[_place(YOUR_KNOWN, faces, deck[i])] += (deck[i] & PUBLIC) != 0
    for i in range(up, up + s.up_n[you]):
        x[_place(YOUR_DISCARD, faces, deck[i])] += 1


@kernel
def _observe_limits(s: State, p: int, faces: int, base: int, x: NDArray[np.uint8]) -> None:
    """For each face, how many cards of a hand staggers have shown not to be it."""
    every = bit(faces) - bit(0) if faces < 64 else ~NONE
    for i in range(s.limit_n[p]):
        left = ~s.limit[p, i] & every
        while left != NONE:
            x[base + lowest(left)] += 1
            left = without_lowest(left)


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
