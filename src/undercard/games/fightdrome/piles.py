"""Moving cards: between hand, pile and discard, and between box and deck (F1.3, F5).

Also keeps `limit` and `down_limit`: what anybody can be sure a hidden card is (see `state`).
"""

from __future__ import annotations

import numpy as np

from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.events import DREW, RESHUFFLED, SHOWED
from undercard.games.fightdrome.state import FACE, OWNER, PUBLIC, UNTOLD, State
from undercard.kernel.bits import ALL, NONE, bit, has
from undercard.kernel.chance import below
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log, emit

SUPPLIES = 5


@kernel
def faces_in_hand(s: State, p: int) -> np.uint64:
    mask = NONE
    for i in range(s.hand_n[p]):
        mask |= bit(wide(s.deck[p, i]) & FACE)
    return mask


@kernel
def deck_size(s: State, p: int) -> int:
    return wide(s.hand_n[p] + s.pile_n[p] + s.down_n[p] + s.up_n[p])


@kernel
def is_on_table(s: State, p: int) -> bool:
    """F5.3: whether the live attack is this seat's, so that it lies outside the discard pile."""
    return s.live >= 0 and s.live_owner == p


@kernel
def clear_table(s: State) -> None:
    """F5.3: a live attack that was answered or not lies in its owner's discard pile now."""
    s.live = -1
    s.live_owner = -1


@kernel
def can_draw(s: State, p: int) -> bool:
    discarded = s.down_n[p] + s.up_n[p]
    if is_on_table(s, p):
        discarded -= 1
    return bool(s.pile_n[p] + discarded > 0)


@kernel
def reshuffle(s: State, p: int, log: Log) -> None:
    """F5.4: the discard pile becomes the draw pile; a live attack stays on the table."""
    first_up = s.hand_n[p] + s.pile_n[p] + s.down_n[p]
    stays = 0
    if is_on_table(s, p):
        stays = 1
        last = deck_size(s, p) - 1
        live = s.deck[p, first_up]
        s.deck[p, first_up] = s.deck[p, last]
        s.deck[p, last] = live
    moved = s.down_n[p] + s.up_n[p] - stays
    if moved > 0:
        s.pile_n[p] += moved
        s.down_n[p] = 0
        s.up_n[p] = stays
        s.down_limit[p] = NONE
        emit(log, RESHUFFLED, p, 0, 0)


@kernel
def draw(s: State, p: int, log: Log) -> None:
    """F5.1 and F5.4: one card from the pile to the hand, if there is any."""
    if s.pile_n[p] == 0:
        reshuffle(s, p, log)
    n = wide(s.pile_n[p])
    if n == 0:
        return
    h = wide(s.hand_n[p])
    i = h + below(s, n)
    card = wide(s.deck[p, i]) | OWNER
    s.deck[p, i] = s.deck[p, h]
    s.deck[p, h] = card
    s.limit[p, h] = ALL
    s.hand_n[p] = h + 1
    s.pile_n[p] = n - 1
    emit(log, DREW, p, card & FACE, 0)
    if n == 1:
        reshuffle(s, p, log)


@kernel
def find_in_hand(s: State, p: int, face: int) -> int:
    i = 0
    while s.deck[p, i] & FACE != face:
        i += 1
    return i


@kernel
def play_from_hand(s: State, p: int, face: int) -> None:
    """A card of the hand to the front of the open discard run, where all see it."""
    _forget_played(s, p, face)
    i = find_in_hand(s, p, face)
    card = wide(s.deck[p, i])
    hand = s.hand_n[p] - 1
    pile = hand + s.pile_n[p]
    down = pile + s.down_n[p]
    s.deck[p, i] = s.deck[p, hand]
    s.deck[p, hand] = s.deck[p, pile]
    s.deck[p, pile] = s.deck[p, down]
    s.deck[p, down] = card | PUBLIC
    s.hand_n[p] = hand
    s.up_n[p] += 1
    s.opening[p] = UNTOLD


@kernel
def discard_from_hand(s: State, p: int, face: int) -> None:
    """F6.1: a card of the hand to the face-down discards."""
    n = s.hand_n[p]
    s.down_limit[p] |= s.limit[p, n - 1]
    _drop_slot(s, p, 0)
    i = find_in_hand(s, p, face)
    card = s.deck[p, i]
    hand = n - 1
    pile = hand + s.pile_n[p]
    s.deck[p, i] = s.deck[p, hand]
    s.deck[p, hand] = s.deck[p, pile]
    s.deck[p, pile] = card
    s.hand_n[p] = hand
    s.down_n[p] += 1
    s.opening[p] = UNTOLD


@kernel
def _forget_played(s: State, p: int, face: int) -> None:
    """Nobody can tell which hand card was played: only the tightest that fits is given up."""
    slot = 0
    while not has(s.limit[p, slot], face):
        slot += 1
    _drop_slot(s, p, slot)


@kernel
def _drop_slot(s: State, p: int, slot: int) -> None:
    last = s.hand_n[p] - 1
    for j in range(slot, last):
        s.limit[p, j] = s.limit[p, j + 1]
    s.limit[p, last] = NONE


@kernel
def learn_from_stagger(s: State, p: int, refused: np.uint64) -> None:
    """F3.5: who is Staggered holds none of the faces that could have been played."""
    for j in range(s.hand_n[p]):
        s.limit[p, j] &= ~refused


@kernel
def show_hand(s: State, p: int, log: Log) -> None:
    for i in range(s.hand_n[p]):
        s.deck[p, i] |= PUBLIC
        emit(log, SHOWED, p, wide(s.deck[p, i]) & FACE, 0)


@kernel
def gather(s: State, p: int) -> None:
    """All cards of a deck back into its pile."""
    s.pile_n[p] = deck_size(s, p)
    for j in range(s.hand_n[p]):
        s.limit[p, j] = NONE
    s.hand_n[p] = 0
    s.down_n[p] = 0
    s.up_n[p] = 0
    s.down_limit[p] = NONE
    s.opening[p] = UNTOLD


@kernel
def fill_box(book: Book, s: State) -> None:
    for i in range(book.start[SUPPLIES]):
        s.box[i] = book.cards[i]
    for supply in range(SUPPLIES):
        s.box_n[supply] = book.start[supply + 1] - book.start[supply]


@kernel
def add_feints_and_weaves(book: Book, s: State, p: int) -> None:
    """F1.4. Everybody knows them, so they count as seen."""
    for i in range(book.feints + book.weaves):
        face = wide(book.feint if i < book.feints else book.weave)
        s.deck[p, i] = face | OWNER | PUBLIC
    s.pile_n[p] = book.feints + book.weaves


@kernel
def build_deck(book: Book, s: State, p: int) -> None:
    """F1.3: the character's cards of each supply, face down, onto the pile."""
    size = s.pile_n[p]
    for supply in range(SUPPLIES):
        start = wide(book.start[supply])
        left = wide(s.box_n[supply])
        for _ in range(book.counts[s.sleeve[p], s.stack[p], supply]):
            i = start + below(s, left)
            left -= 1
            s.deck[p, size] = s.box[i]
            s.box[i] = s.box[start + left]
            s.box[start + left] = 0
            size += 1
        s.box_n[supply] = left
    s.pile_n[p] = size


@kernel
def return_deck(book: Book, s: State, p: int) -> None:
    """F9.4: the supply cards go back to the box and are forgotten; Feints and Weaves stay."""
    gather(s, p)
    for i in range(s.pile_n[p]):
        face = wide(s.deck[p, i]) & FACE
        supply = wide(book.supply[face])
        if supply < SUPPLIES:
            s.box[book.start[supply] + s.box_n[supply]] = face
            s.box_n[supply] += 1
        s.deck[p, i] = 0
    add_feints_and_weaves(book, s, p)
