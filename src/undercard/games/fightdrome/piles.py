"""Moving cards: between hand, pile and discard, and between box and deck (F1.3, F5).

Also keeps `limit` and `down_limit`: what anybody can be sure a hidden card is (see `state`).
"""

from __future__ import annotations

import numpy as np

from undercard.games.fightdrome import events
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.state import FACE, OWNER, PUBLIC, UNTOLD, State
from undercard.kernel.bits import NONE, bit, has
from undercard.kernel.chance import below
from undercard.kernel.compile import inlined, kernel, wide
from undercard.kernel.events import Log, emit

SUPPLIES = 5


@kernel
def count_hand(s: State, p: int) -> None:
    """Set `held` from the cards of the hand."""
    held = NONE
    for i in range(s.hand_n[p]):
        held |= bit(wide(s.deck[p, i]) & FACE)
    s.held[p] = held


@kernel
def deck_size(s: State, p: int) -> int:
    return wide(s.hand_n[p] + s.pile_n[p] + s.down_n[p] + s.up_n[p])


@inlined
def is_on_table(s: State, p: int) -> bool:
    """F5.3: whether the live attack is this seat's, so that it lies outside the discard pile."""
    return s.live >= 0 and s.live_owner == p


@inlined
def clear_table(s: State) -> None:
    """F5.3: a live attack that was answered or not lies in its owner's discard pile now."""
    s.live = -1
    s.live_owner = -1


@inlined
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
        s.mixed[p] = True
        emit(log, events.RESHUFFLED, p, 0, 0)


@inlined
def draw(book: Book, s: State, p: int, log: Log) -> None:
    """F5.1 and F5.4: one card from the pile to the hand, if there is any."""
    if s.pile_n[p] == 0:
        reshuffle(s, p, log)
    n = wide(s.pile_n[p])
    if n == 0:
        return
    h = wide(s.hand_n[p])
    i = h + below(s, n)
    if s.mixed[p] and book.remembers:
        _recognise(s, p, i, h + n)
    card = wide(s.deck[p, i]) | OWNER
    s.deck[p, i] = s.deck[p, h]
    s.deck[p, h] = card
    s.held[p] |= bit(card & FACE)
    s.hand_n[p] = h + 1
    s.pile_n[p] = n - 1
    emit(log, events.DREW, p, card & FACE, 0)
    if n == 1:
        reshuffle(s, p, log)


@kernel
def _recognise(s: State, p: int, i: int, end: int) -> None:
    """The card at `i` of the pile may be an equal one that its owner has held before."""
    card = wide(s.deck[p, i])
    if card & OWNER:
        return
    for j in range(s.hand_n[p], end):
        if wide(s.deck[p, j]) & (FACE | OWNER) == card | OWNER:
            s.deck[p, i] = s.deck[p, j]
            s.deck[p, j] = card
            return


@kernel
def _reveal(s: State, p: int, i: int, start: int, end: int) -> None:
    """Everybody sees the card at `i`: it may be one seen before that lies between these places."""
    card = wide(s.deck[p, i])
    s.deck[p, i] = card | PUBLIC
    if card & PUBLIC or not s.mixed[p]:
        return
    for j in range(start, end):
        if wide(s.deck[p, j]) & (FACE | PUBLIC) == (card & FACE) | PUBLIC:
            s.deck[p, j] ^= PUBLIC
            return


@inlined
def _take_from_hand(s: State, p: int, face: int) -> int:
    """Take a card of this face out of the hand; its place is filled by the hand's last."""
    held = NONE
    copies = 0
    at = 0
    n = wide(s.hand_n[p])
    for i in range(n):
        other = wide(s.deck[p, i]) & FACE
        held |= bit(other)
        copies += other == face
        at = i if other == face else at
    if copies == 1:
        held ^= bit(face)
    card = wide(s.deck[p, at])
    s.deck[p, at] = s.deck[p, n - 1]
    s.hand_n[p] = n - 1
    s.held[p] = held
    s.opening[p] = UNTOLD
    return card


@inlined
def play_from_hand(book: Book, s: State, p: int, face: int) -> None:
    """A card of the hand to the front of the open discard run, where all see it."""
    if book.remembers:
        _forget_played(s, p, face)
    card = _take_from_hand(s, p, face)
    hand = wide(s.hand_n[p])
    pile = hand + s.pile_n[p]
    down = pile + s.down_n[p]
    s.deck[p, hand] = s.deck[p, pile]
    s.deck[p, pile] = s.deck[p, down]
    s.deck[p, down] = card
    s.up_n[p] += 1
    if book.remembers:
        _reveal(s, p, down, 0, down)


@inlined
def discard_from_hand(book: Book, s: State, p: int, face: int) -> None:
    """F6.1: a card of the hand to the face-down discards."""
    if book.remembers:
        s.down_limit[p] |= s.limit[p, s.hand_n[p] - 1]
        _drop_limit(s, p, 0)
    card = _take_from_hand(s, p, face)
    hand = wide(s.hand_n[p])
    pile = hand + s.pile_n[p]
    s.deck[p, hand] = s.deck[p, pile]
    s.deck[p, pile] = card
    s.down_n[p] += 1


@kernel
def _forget_played(s: State, p: int, face: int) -> None:
    """Nobody can tell which hand card was played: only the tightest that fits is given up."""
    for slot in range(s.limit_n[p]):
        if has(s.limit[p, slot], face):
            _drop_limit(s, p, slot)
            return


@kernel
def _drop_limit(s: State, p: int, slot: int) -> None:
    last = s.limit_n[p] - 1
    for j in range(slot, last):
        s.limit[p, j] = s.limit[p, j + 1]
    s.limit[p, last] = NONE
    s.limit_n[p] = last


@kernel
def learn_from_stagger(s: State, p: int, refused: np.uint64) -> None:
    """F3.5: who is Staggered holds none of the faces that could have been played."""
    for j in range(s.limit_n[p]):
        s.limit[p, j] &= ~refused
    for j in range(s.limit_n[p], s.hand_n[p]):
        s.limit[p, j] = ~refused
    s.limit_n[p] = s.hand_n[p]


@kernel
def show_hand(s: State, p: int, log: Log) -> None:
    s.mixed[p] = True
    end = s.hand_n[p] + s.pile_n[p] + s.down_n[p]
    for i in range(s.hand_n[p]):
        _reveal(s, p, i, wide(s.hand_n[p]), end)
        emit(log, events.SHOWED, p, wide(s.deck[p, i]) & FACE, 0)


@kernel
def gather(s: State, p: int) -> None:
    """All cards of a deck back into its pile."""
    size = deck_size(s, p)
    if s.pile_n[p] < size:
        s.mixed[p] = True
    s.pile_n[p] = size
    for j in range(s.limit_n[p]):
        s.limit[p, j] = NONE
    s.limit_n[p] = 0
    s.held[p] = NONE
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
    s.mixed[p] = False


@kernel
def build_deck(book: Book, s: State, p: int) -> None:
    """F1.3: the character's cards of each supply, face down, onto the pile."""
    size = wide(s.pile_n[p])
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
