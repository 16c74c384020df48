"""Rules of thumb for Survive, shared by Greedy and the playouts of the search.

They differ in how they measure distances, so each searches its own targets. Greedy floods the
dungeon at every decision: it also plays on GPU threads, which have no memory for tables. The
playouts cache distances (`guide`), which makes them several times as fast, and count a blue field
in the way as extra steps.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.games.survive import actions, situations
from undercard.games.survive.book import Book
from undercard.games.survive.contests import strength_of
from undercard.games.survive.state import KIND_BITS, KIND_MASK, State
from undercard.games.survive.tokens import MOST_LYING, count_all
from undercard.kernel.chance import mix
from undercard.kernel.compile import inlined, kernel, wide

NEEDED: Final = 5.0
UNNEEDED: Final = 1.4
"""The expected points of an unneeded resource: 1, or 3 if one of the open cards matches (S9.2)."""
STOLEN: Final = 3.0
"""The points of a stolen resource: a theft succeeds about half the time, and else costs actions."""
EFFORT: Final = 3.0
"""The cost in steps of picking up and dropping."""
DETOUR: Final = 5
"""The most extra steps a loaded figure takes for another resource."""
TIES: Final = 16
_TO_TIES: Final = np.uint64(60)


@inlined
def tie_break(salt: np.uint64, n: int) -> int:
    """Return a number below TIES that orders equally good choices, at random by the salt.

    Any fixed order of cells or directions would favour one corner of the dungeon.
    """
    return np.int64(mix(salt + np.uint64(n)) >> _TO_TIES)  # type: ignore[return-value]


@kernel
def usual_action(s: State, out: NDArray[np.int16], n: int) -> int:
    """Return the action if no distance matters, else -1; `out` has the `n` legal actions."""
    if n == 1:
        return wide(out[0])
    if s.situation == situations.FOLLOW:
        return actions.FOLLOW_UP if s.lying[s.follow_to] != 0 else actions.STAY
    if s.situation == situations.GREEN:
        return actions.DONE
    if (s.situation == situations.ACT or s.situation == situations.MOVE) and s.down[s.active]:
        return actions.STAND if s.actions > 0 else actions.PASS
    return -1


@kernel
def actions_here(
    book: Book, s: State, out: NDArray[np.int16], n: int, salt: np.uint64
) -> tuple[int, int, int]:
    """Return what the active figure would drop, pick up and attack; -1 for each it would not.

    It drops everything at home, picks up what its side needs most elsewhere, and attacks a figure
    with a load if it is at least as strong, any other if it is clearly stronger.
    """
    f = wide(s.active)
    side = wide(book.side[f])
    is_home = book.zone[s.cell[f]] == side
    lay, pick, hit = -1, -1, -1
    is_needed, most = False, 0
    for i in range(n):
        action = wide(out[i])
        if actions.LAY <= action < actions.CHOOSE_CARD and is_home and lay < 0:
            lay = action
        elif actions.PICK <= action < actions.LAY and not is_home and not is_needed:
            pick = action
            is_needed = bool((s.needs[side] >> (action - actions.PICK)) & 1)
        # A figure with a load would risk it in a Brawl (S6.2).
        elif actions.HIT <= action < actions.PUT and s.load_n[f] == 0:
            other = wide(s.at[action - actions.HIT])
            # S3.5: the mover adds 1.
            edge = strength_of(book, s, f) + 1 - strength_of(book, s, other)
            gain = (edge + 2 * wide(s.load_n[other])) * TIES + tie_break(salt, i)
            if gain > most and (edge > 1 or (s.load_n[other] > 0 and edge >= 0)):
                hit, most = action, gain
    return lay, pick, hit


@inlined
def first_of(lay: int, pick: int, hit: int) -> int:
    """Return the first of these actions that is not -1, or -1."""
    return lay if lay >= 0 else pick if pick >= 0 else hit


@kernel
def steps_to_go(book: Book, s: State, value: int) -> int:
    """Return how many steps the active figure has until the game is over, at a movement value."""
    now = value * wide(s.actions)
    if s.moving:
        now += max(0, value - s.taken)
    # Two actions in each later round, both as Moves (S2.4).
    return now + 2 * value * wide(book.rounds - s.round_n)


@kernel
def can_bring_home(book: Book, s: State, way: int) -> bool:
    """Whether the active figure, with one more resource, can still go so far."""
    f = wide(s.active)
    return 0 <= way <= steps_to_go(book, s, wide(book.moves[f, s.load_n[f] + 1]))


@kernel
def needed_kinds(book: Book, s: State, side: int) -> int:
    """Return a pile with the maximum of each kind that a side needs."""
    pile = 0
    for kind in range(book.kinds):
        if (s.needs[side] >> kind) & 1:
            pile |= KIND_MASK << (KIND_BITS * kind)
    return pile


@kernel
def is_target(book: Book, s: State, f: int, c: int) -> bool:
    """Whether a cell has a resource that the figure can fetch."""
    if s.lying[c] == 0 or book.zone[c] == book.side[f]:
        return False
    return bool(s.at[c] < 0 or s.at[c] == f)


@kernel
def is_free_home(book: Book, s: State, f: int, c: int) -> bool:
    """Whether the figure can drop its load on a cell (S3.3) and stop there (S3.4)."""
    if book.zone[c] != book.side[f] or (s.at[c] >= 0 and s.at[c] != f):
        return False
    return count_all(book, wide(s.lying[c])) < MOST_LYING


@kernel
def gain_of(book: Book, s: State, c: int, needed: int, way: int) -> float:
    """Return how well a resource on a cell pays for the way there and home."""
    gain = (NEEDED if wide(s.lying[c]) & needed else UNNEEDED) / (way + EFFORT)
    return gain / STOLEN if book.zone[c] >= 0 else gain
