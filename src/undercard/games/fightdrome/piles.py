"""Card moves between hand, pile and discards, and between box and deck (F1.3, F5).

They also maintain `limit` and `down_limit`: what everyone can infer about hidden cards (see
`state`).
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
    """Whether the live attack is this seat's, so that it is not in the discard pile (F5.3)."""
    return s.live >= 0 and s.live_owner == p


@inlined
def clear_table(s: State) -> None:
    """End the live attack: it is in its owner's discard pile now (F5.3)."""
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
    """Turn the discard pile into the draw pile; a live attack stays on the table (F5.4)."""
    first_up = s.hand_n[p] + s.pile_n[p] + s.down_n[p]
    # The live attack stays outside: it moves behind the cards that become the pile.
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
    """Move one card from the pile to the hand, if there is one (F5.1, F5.4)."""
    if s.pile_n[p] == 0:
        reshuffle(s, p, log)
    n = wide(s.pile_n[p])
    if n == 0:
        return
    h = wide(s.hand_n[p])
    # The pile has no order, so a random card of it is the top card.
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
    # F5.4: the pile is reshuffled as soon as its last card is drawn.
    if n == 1:
        reshuffle(s, p, log)


@kernel
def _recognise(s: State, p: int, i: int, end: int) -> None:
    """Swap the card at `i` with an equal one that its owner has held before, if there is one.

    Equal cards are indistinguishable: a known card must not become two known cards.
    """
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
    """Mark the card at `i` as seen by all; drop the mark of an equal card between the bounds."""
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
    """Remove a card of this face from the hand; the last card fills its place."""
    held = NONE
    copies = 0
    at = 0
    n = wide(s.hand_n[p])
    for i in range(n):
        other = wide(s.deck[p, i]) & FACE
        held |= bit(other)
        # Arithmetic instead of branches: the position of a card in a hand is unpredictable.
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
    """Move a card from the hand to the front of the open discards, visible to all."""
    if book.remembers:
        _forget_played(s, p, face)
    card = _take_from_hand(s, p, face)
    hand = wide(s.hand_n[p])
    pile = hand + s.pile_n[p]
    down = pile + s.down_n[p]
    # Pile and face-down discards have no order: moving one card per border shifts each run.
    s.deck[p, hand] = s.deck[p, pile]
    s.deck[p, pile] = s.deck[p, down]
    s.deck[p, down] = card
    s.up_n[p] += 1
    if book.remembers:
        _reveal(s, p, down, 0, down)


@inlined
def discard_from_hand(book: Book, s: State, p: int, face: int) -> None:
    """Move a card from the hand to the face-down discards (F6.1)."""
    if book.remembers:
        # The discarded card may be any of the hand, so only the loosest limit holds for it.
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
    """Drop the tightest limit that fits a played card: observers cannot know which one it was."""
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
    """Limit the hand of a Staggered player: it holds none of the faces that serve (F3.5)."""
    for j in range(s.limit_n[p]):
        s.limit[p, j] &= ~refused
    # Cards drawn since the last stagger had no limit yet.
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
    """Move all cards of a deck back into its pile."""
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
    """Add Feints and Weaves (F1.4), which count as seen because everyone knows them."""
    for i in range(book.feints + book.weaves):
        face = wide(book.feint if i < book.feints else book.weave)
        s.deck[p, i] = face | OWNER | PUBLIC
    s.pile_n[p] = book.feints + book.weaves
    s.mixed[p] = False


@kernel
def build_deck(book: Book, s: State, p: int) -> None:
    """Add the character's cards of each supply to the pile, face down (F1.3)."""
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
    """Return the supply cards to the box and forget them; Feints and Weaves stay (F9.4)."""
    gather(s, p)
    for i in range(s.pile_n[p]):
        face = wide(s.deck[p, i]) & FACE
        supply = wide(book.supply[face])
        if supply < SUPPLIES:
            s.box[book.start[supply] + s.box_n[supply]] = face
            s.box_n[supply] += 1
        s.deck[p, i] = 0
    add_feints_and_weaves(book, s, p)
