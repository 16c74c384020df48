"""The cards that a seat may know (F11), counted by face: one block of numbers per place.

Observations and the network's inputs begin with these blocks; each chooses the value of one card.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from undercard.games.fightdrome.state import FACE, OWNER, PUBLIC, State
from undercard.kernel.bits import NONE, bit, lowest, without_lowest
from undercard.kernel.compile import inlined, kernel, wide

Numbers: TypeAlias = NDArray[np.uint8] | NDArray[np.float32]
CardValue: TypeAlias = float | np.uint8

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


@kernel
def write_cards(s: State, me: int, faces: int, x: Numbers, card: CardValue) -> None:
    """Add the cards that seat `me` knows to blocks of zeros; each card counts `card`."""
    _write_mine(s, me, faces, x, card)
    _write_yours(s, 1 - me, faces, x, card)
    if s.live >= 0:
        x[LIVE * faces + wide(s.live)] = 1


@inlined
def _place(block: int, faces: int, card: int) -> np.uint64:
    """Return the index of a card's count; unsigned, which avoids the test for a negative index."""
    return np.uint64(block * faces + (card & FACE))


@kernel
def _write_mine(s: State, me: int, faces: int, x: Numbers, card: CardValue) -> None:
    """Add the seat's own cards; flags are added without unpredictable branches."""
    deck = s.deck[me]
    pile = wide(s.hand_n[me])
    down = pile + s.pile_n[me]
    up = down + s.down_n[me]
    for i in range(pile):
        x[_place(HAND, faces, deck[i])] += card
    for i in range(pile, down):
        # F11.1: the owner knows only those cards of the pile that it has held before.
        x[_place(MY_PILE, faces, deck[i])] += card * ((deck[i] & OWNER) != 0)
    for i in range(down, up):
        x[_place(MY_DOWN, faces, deck[i])] += card
    for i in range(up, up + s.up_n[me]):
        x[_place(MY_DISCARD, faces, deck[i])] += card


@kernel
def _write_yours(s: State, you: int, faces: int, x: Numbers, card: CardValue) -> None:
    deck = s.deck[you]
    up = wide(s.hand_n[you] + s.pile_n[you] + s.down_n[you])
    for i in range(up):
        # One block for all hidden places: a public card can be in any of them.
        x[_place(YOUR_KNOWN, faces, deck[i])] += card * ((deck[i] & PUBLIC) != 0)
    for i in range(up, up + s.up_n[you]):
        x[_place(YOUR_DISCARD, faces, deck[i])] += card


@kernel
def write_limits(s: State, p: int, faces: int, block: int, x: Numbers, card: CardValue) -> None:
    """Add, for each face, the cards of a hand that cannot be it, according to staggers."""
    every = bit(faces) - bit(0) if faces < 64 else ~NONE
    for i in range(s.limit_n[p]):
        left = ~s.limit[p, i] & every
        while left != NONE:
            x[block * faces + lowest(left)] += card
            left = without_lowest(left)
