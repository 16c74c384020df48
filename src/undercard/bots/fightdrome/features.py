"""The inputs of the network for Fightdrome: numbers that a seat may know, and the legal actions.

`observe` writes them inside the compiled rules, where training plays millions of games. A bot at a
table has only a view, and observes a state imagined from it. A test requires the same numbers from
both, so nothing hidden can leak in.

In addition to the open information, the inputs contain what a good player counts: what the opponent
may hold, how likely each attack is to go unanswered, and what the next card may be.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from undercard.games.fightdrome import actions, situations
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.card_counts import (
    BLOCKS,
    I_CANNOT,
    YOU_CANNOT,
    write_cards,
    write_limits,
)
from undercard.games.fightdrome.options import EPIC, MATCH
from undercard.games.fightdrome.pack import MAX_FACES
from undercard.games.fightdrome.piles import SUPPLIES
from undercard.games.fightdrome.rules import legal
from undercard.games.fightdrome.sample import (
    COLUMNS,
    KNOWN,
    POOL,
    ROWS,
    SIZE,
    WANTED,
    count_cards,
)
from undercard.games.fightdrome.state import FACE, OWNER, State
from undercard.kernel.bits import ALL, NONE, count, has, lowest, without_lowest
from undercard.kernel.compile import inlined, kernel, wide

FACES: Final = 33
"""The faces of the box (F0): the network does not support packs with others."""

# Single numbers after the blocks of cards.
SIZES: Final = BLOCKS * FACES
SITUATION: Final = SIZES + 8
FLAGS: Final = SITUATION + 7
SCORE: Final = FLAGS + 4
DECKS: Final = SCORE + 4
STABLES: Final = DECKS + 10
# Blocks with one number per face: what a player can count.
COUNTED: Final = STABLES + 2
YOU_MAY_HOLD: Final = 0
UNANSWERED: Final = 1
MY_NEXT: Final = 2
FEATURES: Final = COUNTED + 3 * FACES

# Outputs of the network.
PLAYS: Final = 0
DISCARDS: Final = FACES
RESTS: Final = 2 * FACES
KEEPS: Final = RESTS + 1
REDRAWS: Final = KEEPS + 1
SLEEVES: Final = REDRAWS + 1
OUTPUTS: Final = SLEEVES + 6
MOST_LEGAL: Final = 16


Scratch: TypeAlias = tuple[
    NDArray[np.float32], NDArray[np.uint8], NDArray[np.int16], NDArray[np.int64]
]


def new_scratch() -> Scratch:
    """Return the memory of `observe`: features, mask of legal outputs, and scratch arrays."""
    return (
        np.zeros(FEATURES, np.float32),
        np.zeros(OUTPUTS, np.uint8),
        np.zeros(MOST_LEGAL, np.int16),
        np.zeros((ROWS, COLUMNS), np.int64),
    )


@kernel
def to_action(output: int) -> int:
    """Return the number of an action in the rules, from an output of the network."""
    if output < DISCARDS:
        return output
    if output < RESTS:
        return actions.DISCARD + output - DISCARDS
    if output < SLEEVES:
        return actions.REST + output - RESTS
    return actions.CHOOSE_SLEEVE + output - SLEEVES


@kernel
def to_output(action: int) -> int:
    if action < actions.DISCARD:
        return action
    if action < actions.CHOOSE_SLEEVE:
        return DISCARDS + action - actions.DISCARD
    if action < actions.REST:
        return SLEEVES + action - actions.CHOOSE_SLEEVE
    return RESTS + action - actions.REST


@kernel
def is_known(book: Book, s: State) -> bool:
    """Whether the network has learned the situation.

    It has not learned to choose a character (FR11), nor whether to draw after the last card (FR12).
    """
    return bool(
        s.situation < situations.SLEEVE or (s.situation == situations.SLEEVE and book.mode == EPIC)
    )


@kernel
def observe(
    book: Book,
    s: State,
    x: NDArray[np.float32],
    mask: NDArray[np.uint8],
    out: NDArray[np.int16],
    table: NDArray[np.int64],
) -> None:
    """Write the features and legal outputs of the seat to act, in a situation that `is_known`.

    `out` is scratch memory of MOST_LEGAL, `table` of ROWS by COLUMNS.
    """
    for i in range(FEATURES):
        x[i] = 0.0
    for i in range(OUTPUTS):
        mask[i] = 0
    for i in range(legal(book, s, out)):
        mask[to_output(wide(out[i]))] = 1
    me = wide(s.actor)
    you = 1 - me
    # All features are scaled to about 0 to 1, for training.
    write_cards(s, me, FACES, x, 1.0 / 3.0)
    write_limits(s, you, FACES, YOU_CANNOT, x, 1.0 / max(1, wide(s.hand_n[you])))
    write_limits(s, me, FACES, I_CANNOT, x, 1.0 / max(1, wide(s.hand_n[me])))
    count_cards(book, s, me, table)
    _count_you(book, s, me, x, table)
    _count_me(book, s, me, x, table)
    for side in range(2):
        p = me if side == 0 else you
        x[SIZES + side] = s.hand_n[p] / 7.0
        x[SIZES + 2 + side] = s.pile_n[p] / 40.0
        x[SIZES + 4 + side] = s.down_n[p] / 10.0
        x[SIZES + 6 + side] = s.up_n[p] / 40.0
        x[SCORE + side] = s.fame[p] / book.target
        x[STABLES + side] = count(np.uint64(s.stable[p])) / 3.0
        if s.sleeve[p] >= 0 and s.stack[p] >= 0:
            for supply in range(5):
                x[DECKS + 5 * side + supply] = book.counts[s.sleeve[p], s.stack[p], supply] / 11.0
    x[SITUATION + wide(s.situation)] = 1.0
    x[FLAGS] = s.can_rest
    x[FLAGS + 1] = s.staggered == me
    x[FLAGS + 2] = s.staggered == you
    x[FLAGS + 3] = s.rested
    x[SCORE + 2] = book.mode == MATCH
    x[SCORE + 3] = book.mode == EPIC


@inlined
def _hidden_copies(book: Book, face: int, table: NDArray[np.int64]) -> float:
    """Return the expected copies of a face among the opponent's hidden cards."""
    copies = np.float64(table[KNOWN, face])
    if table[POOL, face] > 0:
        supply = wide(book.supply[face])
        copies += table[POOL, face] * table[POOL, WANTED + supply] / table[POOL, SIZE + supply]
    return copies


@kernel
def _count_you(
    book: Book, s: State, me: int, x: NDArray[np.float32], table: NDArray[np.int64]
) -> None:
    """Write what the opponent may hold, and which attacks of this hand may go unanswered.

    Hand cards with the same information from staggers are counted together.
    """
    you = 1 - me
    expected = COUNTED + YOU_MAY_HOLD * FACES
    unanswered = COUNTED + UNANSWERED * FACES
    attacks = s.held[me] & book.attacks
    left = attacks
    while left != NONE:
        x[unanswered + lowest(left)] = 1.0
        left = without_lowest(left)
    i = 0
    while i < s.hand_n[you]:
        allowed = s.limit[you, i] if i < s.limit_n[you] else ALL
        start = i
        # Equal limits share one computation; limits are nested, so equal ones are adjacent.
        while i < s.hand_n[you] and (s.limit[you, i] if i < s.limit_n[you] else ALL) == allowed:
            i += 1
        total = 0.0
        for face in range(FACES):
            if has(allowed, face):
                total += _hidden_copies(book, face, table)
        if total <= 0.0:
            continue
        for face in range(FACES):
            if has(allowed, face):
                copies = _hidden_copies(book, face, table) / total
                x[expected + face] += copies * (i - start)
        left = attacks
        while left != NONE:
            attack = lowest(left)
            left = without_lowest(left)
            answers = np.uint64(book.answers[attack]) & allowed
            without = 1.0
            while answers != NONE:
                without -= _hidden_copies(book, lowest(answers), table) / total
                answers = without_lowest(answers)
            # An approximation: cards of a hand count as independent draws.
            x[unanswered + attack] *= max(0.0, without) ** (i - start)


@kernel
def _count_me(
    book: Book, s: State, me: int, x: NDArray[np.float32], table: NDArray[np.int64]
) -> None:
    """Write the probability of each face for the next card drawn."""
    start = wide(s.hand_n[me])
    pile = wide(s.pile_n[me])
    following = COUNTED + MY_NEXT * FACES
    for supply in range(SUPPLIES):
        table[KNOWN, WANTED + supply] = 0
    for i in range(start, start + pile):
        card = wide(s.deck[me, i])
        if card & OWNER:
            x[following + (card & FACE)] += 1.0 / pile
        else:
            table[KNOWN, WANTED + book.supply[card & FACE]] += 1
    for face in range(FACES):
        supply = wide(book.supply[face])
        if supply < SUPPLIES and table[POOL, face] > 0:
            mine = table[KNOWN, WANTED + supply] / (pile * table[POOL, SIZE + supply] + 1e-9)
            x[following + face] += table[POOL, face] * mine


assert MAX_FACES >= FACES
assert actions.KEEP == actions.REST + 1
