"""Sampling: everything a seat cannot know, drawn uniformly from what its view allows (F11).

For a seat, the cards it cannot locate are of two kinds. *Known* cards were seen in the opponent's
deck and are now in its hand, pile or face-down discards. The *pool* was never seen, and may be in
the opponent's deck, the seat's own pile or the box; the characters determine how many of each
supply go where. A deal is possible if it agrees with this, with what staggers showed (`limit`),
with a settled opening hand (F2.2), and with the opponent being able to play now. All possible deals
are equally likely.

Hidden cards that `limit` restricts are drawn first, each weighted by the number of ways to deal the
rest. A draw is rejected with exactly the probability that makes all deals equally likely.

The result depends on the view and the generator alone: states that a seat cannot distinguish give
the same sample, byte for byte.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.games.fightdrome import situations
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.pack import MAX_FACES
from undercard.games.fightdrome.piles import SUPPLIES, count_hand
from undercard.games.fightdrome.rounds import is_sound
from undercard.games.fightdrome.state import FACE, OWNER, PUBLIC, SOUND, UNSOUND, State
from undercard.games.fightdrome.turns import work_out_choices
from undercard.kernel.bits import NONE, count, has, nth
from undercard.kernel.chance import below, unit
from undercard.kernel.compile import allocating, kernel, wide

# Rows of the scratch table: cards per face, then per supply.
KNOWN: Final = 0
POOL: Final = 1
LEFT_KNOWN: Final = 2
LEFT_POOL: Final = 3
ROWS: Final = 4
# After the faces, in the POOL rows, per supply: the pool's size and the opponent's share of it.
SIZE: Final = MAX_FACES
WANTED: Final = SIZE + SUPPLIES
COLUMNS: Final = WANTED + SUPPLIES


@allocating
def sample(book: Book, s: State, seat: int) -> None:
    """Redraw in place what `seat` cannot know, using and advancing `s.rng`."""
    sample_with(book, s, seat, np.zeros((ROWS, COLUMNS), np.int64))


@kernel
def sample_with(book: Book, s: State, me: int, table: NDArray[np.int64]) -> None:
    """Sample without allocating: `table` is scratch memory of ROWS by COLUMNS."""
    you = 1 - me
    if s.situation == situations.SLEEVE and s.pick[you] >= 0:
        choices = np.uint64(s.stable[you])
        s.pick[you] = nth(choices, below(s, count(choices)))
    count_cards(book, s, me, table)
    while not _try_opponent(book, s, you, table):
        pass
    _fill_own_pile(book, s, me, table)
    _fill_box(book, s, table)


@allocating
def can_sample(book: Book, s: State, me: int, most_tries: int, wanted: int) -> bool:
    """Whether enough of so many deals fit; the state is no longer usable."""
    table = np.zeros((ROWS, COLUMNS), np.int64)
    count_cards(book, s, me, table)
    fitting = 0
    tries = 0
    while tries < most_tries and fitting < wanted:
        fitting += _try_opponent(book, s, 1 - me, table)
        tries += 1
    return fitting == wanted


@kernel
def count_cards(book: Book, s: State, me: int, table: NDArray[np.int64]) -> None:
    """Write what a seat can count.

    KNOWN are the opponent's hidden known cards. POOL are the cards that may be anywhere, with their
    SIZE and the opponent's share (WANTED) by supply.
    """
    you = 1 - me
    for row in range(ROWS):
        for column in range(COLUMNS):
            table[row, column] = 0
    for i in range(book.start[SUPPLIES]):
        table[POOL, book.cards[i]] += 1
    for i in range(s.hand_n[me] + s.pile_n[me] + s.down_n[me] + s.up_n[me]):
        card = wide(s.deck[me, i])
        if card & OWNER:
            table[POOL, card & FACE] -= 1
    hidden = s.hand_n[you] + s.pile_n[you] + s.down_n[you]
    for i in range(hidden + s.up_n[you]):
        card = wide(s.deck[you, i])
        if card & PUBLIC:
            table[POOL, card & FACE] -= 1
            table[KNOWN, card & FACE] += i < hidden
        else:
            table[POOL, WANTED + book.supply[card & FACE]] += 1
    # Feints and Weaves are not supply cards: all of them are known.
    table[POOL, book.feint] = 0
    table[POOL, book.weave] = 0
    for face in range(book.faces):
        if book.supply[face] < SUPPLIES:
            table[POOL, SIZE + book.supply[face]] += table[POOL, face]


@kernel
def _try_opponent(book: Book, s: State, you: int, table: NDArray[np.int64]) -> bool:
    """Deal the opponent's hidden cards once; return False if this deal is rejected."""
    for column in range(COLUMNS):
        table[LEFT_KNOWN, column] = table[KNOWN, column]
        table[LEFT_POOL, column] = table[POOL, column]
    first = wide(s.limit_n[you])
    for i in range(first):
        if not _draw_limited(book, s, you, i, s.limit[you, i], table):
            return False
    down = s.hand_n[you] + s.pile_n[you]
    for i in range(down, down + s.down_n[you]):
        if not _draw_limited(book, s, you, i, s.down_limit[you], table):
            return False
    _deal_rest(book, s, you, first, down, table)
    return _is_consistent(book, s, you)


@kernel
def _is_consistent(book: Book, s: State, you: int) -> bool:
    """Whether a hand agrees with F2.2, and lets a player who is not Staggered play (F3.5)."""
    if s.opening[you] == SOUND and not is_sound(book, s, you):
        return False
    if s.opening[you] == UNSOUND and is_sound(book, s, you):
        return False
    count_hand(s, you)
    work_out_choices(book, s)
    is_asked = s.actor == you and s.situation in (
        situations.LEAD,
        situations.ANSWER,
        situations.FOLLOW_UP,
    )
    return not is_asked or s.can_rest != 0 or s.playable != NONE


@kernel
def _scale(pool: int, table: NDArray[np.int64]) -> int:
    """Return the product of the pool's sizes, which makes chances of one in SIZE integers."""
    scale = 1
    for supply in range(SUPPLIES):
        if table[pool, SIZE + supply] > 0:
            scale *= table[pool, SIZE + supply]
    return scale


@kernel
def _weight(
    book: Book, known: int, pool: int, face: int, scale: int, table: NDArray[np.int64]
) -> int:
    """Return the weight of a face: its cards, each by its chance to be in the opponent's deck.

    That chance is 1 for a known card, and WANTED / SIZE of its supply for a card of the pool.
    """
    weight = table[known, face] * scale
    if table[pool, face] > 0:
        supply = book.supply[face]
        each = table[pool, WANTED + supply] * (scale // table[pool, SIZE + supply])
        weight += table[pool, face] * each
    return wide(weight)


@kernel
def _draw_limited(
    book: Book, s: State, you: int, i: int, allowed: np.uint64, table: NDArray[np.int64]
) -> bool:
    """Draw one restricted card into place `i`; return False if the deal is rejected."""
    scale = _scale(LEFT_POOL, table)
    first_scale = _scale(POOL, table)
    total = 0
    first_total = 0
    for face in range(book.faces):
        if has(allowed, face):
            total += _weight(book, LEFT_KNOWN, LEFT_POOL, face, scale, table)
            first_total += _weight(book, KNOWN, POOL, face, first_scale, table)
    # Earlier draws changed the weights: accepting in proportion to the rest restores uniformity.
    if unit(s) >= (total * first_scale) / (first_total * scale):
        return False
    choice = below(s, total)
    face = -1
    weight = 0
    while choice >= weight:
        choice -= weight
        face += 1
        weight = 0
        if has(allowed, face):
            weight = _weight(book, LEFT_KNOWN, LEFT_POOL, face, scale, table)
    _place(book, s, you, i, face, choice < table[LEFT_KNOWN, face] * scale, table)
    return True


@kernel
def _place(
    book: Book, s: State, you: int, i: int, face: int, is_known: bool, table: NDArray[np.int64]
) -> None:
    if is_known:
        table[LEFT_KNOWN, face] -= 1
        s.deck[you, i] = face | OWNER | PUBLIC
    else:
        table[LEFT_POOL, face] -= 1
        table[LEFT_POOL, SIZE + book.supply[face]] -= 1
        table[LEFT_POOL, WANTED + book.supply[face]] -= 1
        s.deck[you, i] = face | OWNER


@kernel
def _deal_rest(
    book: Book, s: State, you: int, first: int, down: int, table: NDArray[np.int64]
) -> None:
    """Deal the unrestricted cards, known ones and the pool's share, over hand and pile."""
    i = first
    for face in range(book.faces):
        for _ in range(table[LEFT_KNOWN, face]):
            s.deck[you, i] = face | OWNER | PUBLIC
            i += 1
    for supply in range(SUPPLIES):
        for _ in range(table[LEFT_POOL, WANTED + supply]):
            s.deck[you, i] = _take(book, s, supply, table)
            i += 1
    # Only the hand needs random cards: the pile has no order.
    for place in range(first, s.hand_n[you]):
        other = place + below(s, down - place)
        card = wide(s.deck[you, place])
        s.deck[you, place] = s.deck[you, other] | OWNER
        s.deck[you, other] = card


@kernel
def _take(book: Book, s: State, supply: int, table: NDArray[np.int64]) -> int:
    """Return a random card of the pool."""
    choice = below(s, table[LEFT_POOL, SIZE + supply])
    face = -1
    while choice >= 0:
        face += 1
        if book.supply[face] == supply:
            choice -= table[LEFT_POOL, face]
    table[LEFT_POOL, face] -= 1
    table[LEFT_POOL, SIZE + supply] -= 1
    return face


@kernel
def _fill_own_pile(book: Book, s: State, me: int, table: NDArray[np.int64]) -> None:
    """Fill the seat's own pile: cards it has held before, then unseen ones of its supplies."""
    start = wide(s.hand_n[me])
    end = start + s.pile_n[me]
    for column in range(COLUMNS):
        table[KNOWN, column] = 0
    for i in range(start, end):
        card = wide(s.deck[me, i])
        if card & OWNER:
            # One number holds two counts: public cards as units, others as multiples of MAX_FACES.
            table[KNOWN, card & FACE] += 1 if card & PUBLIC else MAX_FACES
        else:
            table[KNOWN, WANTED + book.supply[card & FACE]] += 1
    i = start
    for face in range(book.faces):
        for _ in range(table[KNOWN, face] % MAX_FACES):
            s.deck[me, i] = face | OWNER | PUBLIC
            i += 1
        for _ in range(table[KNOWN, face] // MAX_FACES):
            s.deck[me, i] = face | OWNER
            i += 1
    for supply in range(SUPPLIES):
        for _ in range(table[KNOWN, WANTED + supply]):
            s.deck[me, i] = _take(book, s, supply, table)
            i += 1


@kernel
def _fill_box(book: Book, s: State, table: NDArray[np.int64]) -> None:
    """Return the rest of the pool to the box."""
    for face in range(book.faces):
        supply = book.supply[face]
        if supply < SUPPLIES:
            place = book.start[supply] + s.box_n[supply] - table[LEFT_POOL, SIZE + supply]
            for _ in range(table[LEFT_POOL, face]):
                s.box[place] = face
                place += 1
                table[LEFT_POOL, SIZE + supply] -= 1
