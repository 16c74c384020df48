"""Characters: a Sleeve and a Stack for each player, dealt, drafted or chosen (F1.1, F9.4, FR11).

Players assemble a drafted or chosen character in the open. The player who does not start takes a
Stack, the starting player takes a Stack and a Sleeve, then the first player takes a Sleeve. A card
may be taken only if both players can still get characters that the box can deal (F1.3).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from undercard.games.fightdrome import situations
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.options import DRAFTED, EPIC
from undercard.games.fightdrome.pack import STABLE_SIZE
from undercard.games.fightdrome.piles import SUPPLIES
from undercard.games.fightdrome.state import State
from undercard.kernel.bits import NONE, bit, count, has, lowest, nth, without_lowest
from undercard.kernel.chance import below
from undercard.kernel.compile import kernel, wide

STACKS_OFFERED: Final = 2
SLEEVES_OFFERED: Final = 3
"""The cards a player picks from under FR11 `drafted`; fewer in a small pack."""
NIBBLE: Final = 15


@kernel
def two_of(s: State, n: int) -> tuple[int, int]:
    one = below(s, n)
    other = below(s, n - 1)
    return one, other + 1 if other >= one else other


@kernel
def is_dealable(book: Book, one: int, first: int, other: int, second: int) -> bool:
    """Whether the box holds the cards of both characters together (F1.3).

    The characters are Sleeve `one` with Stack `first`, and Sleeve `other` with Stack `second`.
    """
    for supply in range(SUPPLIES):
        wanted = book.counts[one, first, supply] + book.counts[other, second, supply]
        if wanted > book.start[supply + 1] - book.start[supply]:
            return False
    return True


@kernel
def sleeves_of(s: State, p: int) -> np.uint64:
    """Return the Sleeves of a stable (F9.4), or those a player may still choose from (FR11)."""
    return np.uint64(s.stable[p])


@kernel
def stacks_on_offer(book: Book, s: State, p: int) -> np.uint64:
    """Return the Stacks that are open to a player who has none yet."""
    if s.stack[p] >= 0:
        return NONE
    if book.characters == DRAFTED:
        offer = wide(s.offer[p])
        return bit(offer & NIBBLE) | bit(offer // (NIBBLE + 1))
    left = bit(wide(book.stacks)) - bit(0)
    if s.stack[1 - p] >= 0:
        left ^= bit(wide(s.stack[1 - p]))
    return left


@kernel
def pack_offer(low: int, high: int) -> int:
    """Return two Stacks as the byte that `stacks_on_offer` reads."""
    return low + (NIBBLE + 1) * high


@kernel
def deal_characters(book: Book, s: State) -> None:
    """Deal characters (F1.1), again if the box cannot serve the pair (FR1)."""
    while True:
        # Rejection keeps all dealable pairs equally likely.
        s.sleeve[0], s.sleeve[1] = two_of(s, wide(book.sleeves))
        s.stack[0], s.stack[1] = two_of(s, wide(book.stacks))
        if is_dealable(
            book, wide(s.sleeve[0]), wide(s.stack[0]), wide(s.sleeve[1]), wide(s.stack[1])
        ):
            return


@kernel
def deal_stables(book: Book, s: State) -> None:
    """Deal three Sleeves and a Stack each, such that any two fighters can meet (F9.4)."""
    while True:
        s.stack[0], s.stack[1] = two_of(s, wide(book.stacks))
        deal_sleeves(book, s, STABLE_SIZE)
        if can_meet(book, s, 0, wide(s.stack[0]), wide(s.stack[1])):
            return


@kernel
def deal_sleeves(book: Book, s: State, each: int) -> None:
    left = bit(wide(book.sleeves)) - bit(0)
    for p in range(2):
        s.stable[p] = 0
    for n in range(2 * each):
        sleeve = nth(left, below(s, count(left)))
        left = left ^ bit(sleeve)
        s.stable[n % 2] |= 1 << wide(sleeve)


@kernel
def offer_characters(book: Book, s: State) -> None:
    """Lay out the cards the players choose from (FR11), again if the draft could not end."""
    first = 1 - wide(s.starter)
    while True:
        s.stack[0] = -1
        s.stack[1] = -1
        if book.mode == EPIC:
            deal_sleeves(book, s, STABLE_SIZE)
        elif book.characters == DRAFTED:
            deal_sleeves(book, s, min(SLEEVES_OFFERED, wide(book.sleeves) // 2))
        else:
            for p in range(2):
                s.stable[p] = (1 << wide(book.sleeves)) - 1
        if book.characters == DRAFTED:
            _offer_stacks(book, s)
        if free_stacks(book, s, first) != NONE:
            return


@kernel
def _offer_stacks(book: Book, s: State) -> None:
    """Offer two Stacks to each player, or one if the pack has fewer than four."""
    left = bit(wide(book.stacks)) - bit(0)
    for p in range(2):
        one = nth(left, below(s, count(left)))
        left ^= bit(one)
        other = one
        if book.stacks >= 2 * STACKS_OFFERED:
            other = nth(left, below(s, count(left)))
            left ^= bit(other)
        s.offer[p] = pack_offer(min(one, other), max(one, other))


@kernel
def can_meet(book: Book, s: State, p: int, mine: int, yours: int) -> bool:
    """Whether seat `p` with the Stack `mine` and the opponent with `yours` can be dealt.

    An Epic Tournament needs this for all pairs of fighters, the other modes for at least one.
    """
    one = sleeves_of(s, p)
    while one != NONE:
        other = sleeves_of(s, 1 - p) & ~bit(lowest(one))
        while other != NONE:
            fits = is_dealable(book, lowest(one), mine, lowest(other), yours)
            # One pair decides: a failure in a tournament, a success in the other modes.
            if fits != (book.mode == EPIC):
                return fits
            other = without_lowest(other)
        one = without_lowest(one)
    return book.mode == EPIC


@kernel
def free_stacks(book: Book, s: State, p: int) -> np.uint64:
    """Return the Stacks that a seat may take."""
    free = NONE
    mine = stacks_on_offer(book, s, p)
    while mine != NONE:
        stack = lowest(mine)
        mine = without_lowest(mine)
        # A Stack is free if some Stack of the opponent still fits it (F1.3).
        yours = bit(wide(s.stack[1 - p])) if s.stack[1 - p] >= 0 else NONE
        if yours == NONE:
            yours = stacks_on_offer(book, s, 1 - p) & ~bit(stack)
        while yours != NONE and not has(free, stack):
            if can_meet(book, s, p, stack, lowest(yours)):
                free |= bit(stack)
            yours = without_lowest(yours)
    return free


@kernel
def free_sleeves(book: Book, s: State, p: int) -> np.uint64:
    """Return the Sleeves that a seat may take, when both seats have a Stack."""
    free = NONE
    mine = sleeves_of(s, p)
    while mine != NONE:
        sleeve = lowest(mine)
        mine = without_lowest(mine)
        yours = bit(wide(s.sleeve[1 - p])) if s.sleeve[1 - p] >= 0 else sleeves_of(s, 1 - p)
        yours &= ~bit(sleeve)
        while yours != NONE and not has(free, sleeve):
            if is_dealable(book, sleeve, wide(s.stack[p]), lowest(yours), wide(s.stack[1 - p])):
                free |= bit(sleeve)
            yours = without_lowest(yours)
    return free


@kernel
def character_choices(book: Book, s: State) -> np.uint64:
    """Return the Sleeves or Stacks that the actor may choose from now."""
    p = wide(s.actor)
    if s.situation != situations.SLEEVE:
        return free_stacks(book, s, p)
    return sleeves_of(s, p) if book.mode == EPIC else free_sleeves(book, s, p)
