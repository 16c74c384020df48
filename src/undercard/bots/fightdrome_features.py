"""What the network sees of a Fightdrome table: numbers that a seat may know, and the legal actions.

`observe` writes them from a state inside the compiled rules, where millions of games are trained
on; `features_of` makes the same numbers from a view, which is all that a bot at a table gets. A
test holds the two against each other, so nothing hidden can slip in.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.options import EPIC, MATCH
from undercard.games.fightdrome.pack import MAX_FACES
from undercard.games.fightdrome.rules import CHOOSE_SLEEVE, DISCARD, KEEP, REST, legal
from undercard.games.fightdrome.state import FACE, OWNER, PUBLIC, State
from undercard.games.fightdrome.view import Fighter, View
from undercard.kernel.bits import count, has
from undercard.kernel.compile import kernel, wide

FACES: Final = 33
"""The faces of the box (F0): packs with others are not for this network."""
SUPPLIES: Final = ("Punch", "Kick", "Grapple", "Block", "Neurochem")

# Blocks of one number for each face.
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
# Single numbers behind them.
SIZES: Final = BLOCKS * FACES
SITUATION: Final = SIZES + 8
FLAGS: Final = SITUATION + 7
SCORE: Final = FLAGS + 4
DECKS: Final = SCORE + 4
STABLES: Final = DECKS + 10
FEATURES: Final = STABLES + 2

# Outputs of the network.
PLAYS: Final = 0
DISCARDS: Final = FACES
RESTS: Final = 2 * FACES
KEEPS: Final = RESTS + 1
REDRAWS: Final = KEEPS + 1
SLEEVES: Final = REDRAWS + 1
OUTPUTS: Final = SLEEVES + 6
MOST_LEGAL: Final = 16


@kernel
def to_action(output: int) -> int:
    """The rules' number of an action, from the network's."""
    if output < DISCARDS:
        return output
    if output < RESTS:
        return DISCARD + output - DISCARDS
    if output < SLEEVES:
        return REST + output - RESTS
    return CHOOSE_SLEEVE + output - SLEEVES


@kernel
def to_output(action: int) -> int:
    if action < DISCARD:
        return action
    if action < CHOOSE_SLEEVE:
        return DISCARDS + action - DISCARD
    if action < REST:
        return SLEEVES + action - CHOOSE_SLEEVE
    return RESTS + action - REST


@kernel
def observe(
    book: Book,
    s: State,
    x: NDArray[np.float32],
    mask: NDArray[np.uint8],
    out: NDArray[np.int16],
) -> None:
    """The features of the seat to act and its legal outputs; `out` is scratch of MOST_LEGAL."""
    for i in range(FEATURES):
        x[i] = 0.0
    for i in range(OUTPUTS):
        mask[i] = 0
    for i in range(legal(book, s, out)):
        mask[to_output(wide(out[i]))] = 1
    me = wide(s.actor)
    you = 1 - me
    _observe_me(s, me, x)
    _observe_you(s, you, x)
    _observe_limits(s, you, YOU_CANNOT, x)
    _observe_limits(s, me, I_CANNOT, x)
    if s.live >= 0:
        x[LIVE * FACES + s.live] = 1.0
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
    x[SITUATION + s.situation] = 1.0
    x[FLAGS] = s.can_rest
    x[FLAGS + 1] = s.staggered == me
    x[FLAGS + 2] = s.staggered == you
    x[FLAGS + 3] = s.rested
    x[SCORE + 2] = book.mode == MATCH
    x[SCORE + 3] = book.mode == EPIC


@kernel
def _observe_me(s: State, me: int, x: NDArray[np.float32]) -> None:
    pile = wide(s.hand_n[me])
    down = pile + s.pile_n[me]
    up = down + s.down_n[me]
    for i in range(up + s.up_n[me]):
        card = wide(s.deck[me, i])
        face = card & FACE
        if i < pile:
            x[HAND * FACES + face] += 1.0 / 3.0
        elif i < down:
            if card & OWNER:
                x[MY_PILE * FACES + face] += 1.0 / 3.0
        elif i < up:
            x[MY_DOWN * FACES + face] += 1.0 / 3.0
        else:
            x[MY_DISCARD * FACES + face] += 1.0 / 3.0


@kernel
def _observe_you(s: State, you: int, x: NDArray[np.float32]) -> None:
    up = wide(s.hand_n[you] + s.pile_n[you] + s.down_n[you])
    for i in range(up + s.up_n[you]):
        card = wide(s.deck[you, i])
        if i >= up:
            x[YOUR_DISCARD * FACES + (card & FACE)] += 1.0 / 3.0
        elif card & PUBLIC:
            x[YOUR_KNOWN * FACES + (card & FACE)] += 1.0 / 3.0


@kernel
def _observe_limits(s: State, p: int, block: int, x: NDArray[np.float32]) -> None:
    """For each face, the share of a hand that staggers have shown not to be it."""
    for i in range(s.limit_n[p]):
        for face in range(FACES):
            if not has(s.limit[p, i], face):
                x[block * FACES + face] += 1.0 / s.hand_n[p]


def features_of(view: View, names: list[str], mode: str, target: int) -> NDArray[np.float32]:
    """The same from a view of the seat that is to act; `names` are the faces of the pack."""
    assert view.seat is not None
    x = np.zeros(FEATURES, np.float32)
    numbers = {name: n for n, name in enumerate(names)}
    me, you = view.fighters[view.seat], view.fighters[1 - view.seat]

    def add(block: int, cards: list[str], weight: float = 1.0 / 3.0) -> None:
        for card in cards:
            x[block * FACES + numbers[card]] += np.float32(weight)

    add(HAND, me.hand or [])
    add(MY_DISCARD, me.discard)
    add(MY_PILE, me.known)
    add(MY_DOWN, me.face_down or [])
    add(YOUR_DISCARD, you.discard)
    add(YOUR_KNOWN, you.known)
    for block, fighter in ((YOU_CANNOT, you), (I_CANNOT, me)):
        for row in fighter.cannot_hold:
            add(block, row, 1.0 / fighter.hand_size)
    if view.live is not None:
        add(LIVE, [view.live], 1.0)
        add(YOUR_DISCARD, [view.live])
    for side, fighter in enumerate((me, you)):
        _add_sizes(x, side, fighter, view.live is not None and side == 1, target)
    x[SITUATION + SITUATION_NUMBERS[view.situation]] = 1.0
    x[FLAGS : FLAGS + 4] = (
        "rest" in view.legal,
        view.staggered == view.seat,
        view.staggered == 1 - view.seat,
        view.rested,
    )
    x[SCORE + 2 : SCORE + 4] = mode == "match", mode == "epic"
    return x


SITUATION_NUMBERS = {
    name: n
    for n, name in enumerate(
        ("over", "lead", "answer", "follow_up", "stagger", "opening", "sleeve")
    )
}


def _add_sizes(
    x: NDArray[np.float32], side: int, fighter: Fighter, owns_live: bool, target: int
) -> None:
    x[SIZES + side] = fighter.hand_size / 7.0
    x[SIZES + 2 + side] = fighter.pile_size / 40.0
    x[SIZES + 4 + side] = fighter.face_down_size / 10.0
    x[SIZES + 6 + side] = (len(fighter.discard) + owns_live) / 40.0
    x[SCORE + side] = fighter.fame / target
    x[STABLES + side] = len(fighter.stable) / 3.0
    for n, name in enumerate(SUPPLIES):
        x[DECKS + 5 * side + n] = fighter.supplies.get(name, 0) / 11.0


assert MAX_FACES >= FACES
assert KEEP == REST + 1
