"""The rules: the same functions interpreted, compiled, and on a GPU."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from undercard.kernel.bits import NONE, bit, count, has, nth
from undercard.kernel.chance import below
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log, emit
from undercard_nines.events import DEALT, PLAYED, TOOK
from undercard_nines.state import CARDS, SEATS, Book, State


@kernel
def new(book: Book, s: State, log: Log) -> None:
    """Deal the hands (N1)."""
    left = bit(CARDS) - bit(0)
    for seat in range(SEATS):
        for _ in range(book.hand):
            card = _draw(s, left)
            left &= ~bit(card)
            s.hand[seat] |= bit(card)
            emit(log, DEALT, seat, card, 0)
    s.led = -1


@kernel
def _draw(s: State, left: np.uint64) -> int:
    return nth(left, below(s, count(left)))


@kernel
def legal(book: Book, s: State, out: NDArray[np.int16]) -> int:  # noqa: ARG001
    """Write the legal actions and return their number: any card of the hand (N2)."""
    n = 0
    if s.actor >= 0:
        for card in range(CARDS):
            if has(s.hand[s.actor], card):
                out[n] = card
                n += 1
    return n


@kernel
def step(book: Book, s: State, card: int, log: Log) -> None:  # noqa: ARG001
    """Play a card; the second of a trick decides it (N2)."""
    seat = wide(s.actor)
    s.hand[seat] &= ~bit(card)
    s.played |= bit(card)
    emit(log, PLAYED, seat, card, 0)
    if s.led < 0:
        s.led, s.actor = card, 1 - seat
        return
    taker = seat if card > s.led else 1 - seat
    emit(log, TOOK, taker, 0, 0)
    s.tricks[taker] += 1
    s.led, s.actor = -1, taker if s.hand[taker] != NONE else -1


@kernel
def sample(book: Book, s: State, seat: int) -> None:  # noqa: ARG001
    """Redraw the other hand from all cards that this seat has not seen."""
    left = (bit(CARDS) - bit(0)) & ~s.played & ~s.hand[seat]
    cards = count(s.hand[1 - seat])
    s.hand[1 - seat] = NONE
    for _ in range(cards):
        card = _draw(s, left)
        left &= ~bit(card)
        s.hand[1 - seat] |= bit(card)


@kernel
def winners(book: Book, s: State) -> int:  # noqa: ARG001
    """Return the seats with the most tricks as a set: bit 0 for seat 0 (N3)."""
    most = max(s.tricks[0], s.tricks[1])
    won = 0
    for seat in range(SEATS):
        if s.tricks[seat] == most:
            won |= 1 << seat
    return won
