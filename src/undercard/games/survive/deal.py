"""The deal: resources into the rooms, resource cards and playing cards to the players (S1, D1)."""

from __future__ import annotations

import numpy as np

from undercard.games.survive.book import Book
from undercard.games.survive.state import (
    CELLS,
    KIND_BITS,
    NEEDS,
    OPEN_CARDS,
    PLAYING_CARDS,
    State,
)
from undercard.games.survive.tokens import count_kind
from undercard.kernel.bits import bit, count, nth
from undercard.kernel.chance import below
from undercard.kernel.compile import inlined, kernel, wide

PACK = np.uint64((1 << PLAYING_CARDS) - 1)


@kernel
def spread_resources(book: Book, s: State) -> None:
    """Put each token into a room with the fewest tokens and a free cell (S1.4)."""
    left = 0
    unplaced = 0
    for kind in range(book.kinds):
        left += wide(book.tokens[kind])
        unplaced += wide(book.tokens[kind]) << (KIND_BITS * kind)
    for n in range(left, 0, -1):
        # Each remaining token is equally likely, so kinds are drawn by their counts.
        choice = below(s, n)
        kind = 0
        while choice >= count_kind(unplaced, kind):
            choice -= count_kind(unplaced, kind)
            kind += 1
        one = 1 << (KIND_BITS * kind)
        unplaced -= one
        s.lying[_pick_cell(book, s)] = one


@kernel
def _pick_cell(book: Book, s: State) -> int:
    """Return a random free cell of a random room among those with the fewest resources."""
    fewest, rooms = CELLS, 0
    for room in range(book.rooms):
        n, size = _lying_in(book, s, room), _size_of(book, room)
        if n < size and n < fewest:
            fewest, rooms = n, 0
        rooms += n < size and n == fewest
    choice = below(s, rooms)
    room = -1
    while choice >= 0:
        room += 1
        n = _lying_in(book, s, room)
        choice -= n < _size_of(book, room) and n == fewest
    choice = below(s, _size_of(book, room) - fewest)
    i = wide(book.room_start[room])
    while True:
        c = wide(book.room_cells[i])
        if s.lying[c] == 0:
            if choice == 0:
                return c
            choice -= 1
        i += 1


@inlined
def _size_of(book: Book, room: int) -> int:
    return wide(book.room_start[room + 1]) - wide(book.room_start[room])


@inlined
def _lying_in(book: Book, s: State, room: int) -> int:
    n = 0
    for i in range(book.room_start[room], book.room_start[room + 1]):
        n += s.lying[book.room_cells[i]] != 0
    return n


@kernel
def deal_needs(book: Book, s: State) -> None:
    """Deal three resource cards of different kinds to each player (S1.5, D1)."""
    for p in range(book.players):
        s.needs[p] = 0
    for p in range(book.players):
        for _ in range(NEEDS):
            kind = draw_resource_card(book, s)
            # D1: a repeated kind is drawn again.
            while (s.needs[p] >> kind) & 1:
                kind = draw_resource_card(book, s)
            s.needs[p] |= 1 << kind


@kernel
def cards_left(book: Book, s: State, kind: int) -> int:
    """Return the resource cards of a kind that are neither dealt nor turned up."""
    n = wide(book.cards[kind])
    for p in range(book.players):
        n -= (s.needs[p] >> kind) & 1
    for i in range(OPEN_CARDS):
        n -= s.open_cards[i] == kind
    return n


@kernel
def draw_resource_card(book: Book, s: State) -> int:
    """Return the kind of a random resource card; it is removed when a player gets it."""
    total = 0
    for kind in range(book.kinds):
        total += cards_left(book, s, kind)
    choice = below(s, total)
    kind = 0
    while choice >= cards_left(book, s, kind):
        choice -= cards_left(book, s, kind)
        kind += 1
    return kind


@inlined
def draw_playing_card(s: State, cards: np.uint64) -> int:
    return nth(cards, below(s, count(cards)))


@kernel
def deal_hands(book: Book, s: State) -> None:
    """Deal a playing card per round to each player (S1.6)."""
    left = PACK
    for p in range(book.players):
        for _ in range(book.rounds):
            card = draw_playing_card(s, left)
            left &= ~bit(card)
            s.hand[p] |= bit(card)
