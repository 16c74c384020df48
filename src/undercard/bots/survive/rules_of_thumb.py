"""Rules of thumb for Survive in plans, for playouts: Greedy's, on tables of distances.

A plan is an action at once, or a cell to go to.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.bots.survive.guide import FAR, Guide, row_of
from undercard.games.survive.book import DIRECTIONS, Book
from undercard.games.survive.contests import strength_of
from undercard.games.survive.figures import is_passing
from undercard.games.survive.moves import can_step, steps_left
from undercard.games.survive.rules import (
    ACTIONS,
    CHOOSE_CARD,
    DONE,
    FIELD,
    FOLLOW_UP,
    HIT,
    LAY,
    PASS,
    PICK,
    PUT,
    STAND,
    STAY,
    STEP,
)
from undercard.games.survive.state import (
    ACT,
    CELLS,
    FOLLOW,
    GREEN,
    KIND_BITS,
    KIND_MASK,
    MOVE,
    State,
)
from undercard.games.survive.tokens import MOST_LYING, count_all
from undercard.kernel.bits import has
from undercard.kernel.chance import below, mix
from undercard.kernel.compile import kernel, wide

# Plans: an action, or GO and a cell.
GO: Final = ACTIONS

# The rules of thumb.
NEEDED: Final = 5.0
UNNEEDED: Final = 1.4
STOLEN: Final = 3.0
"""A theft works about half the time, and costs an action or more when it does not."""
EFFORT: Final = 3.0
"""Steps that picking up and putting down are worth."""
DETOUR: Final = 6
"""So many steps more a loaded figure walks for another resource."""
_TO_SIXTEENTHS: Final = np.uint64(60)
WHIM: Final = 0.1
"""Playouts differ: a target may seem better by up to this share."""
ASIDE: Final = 0.01
"""The gain of cells that are worth a thought but no target of the rules of thumb."""


@kernel
def usual_plan(
    book: Book, s: State, guide: Guide, out: NDArray[np.int16], n: int, gains: NDArray[np.float32]
) -> int:
    """What the rules of thumb do; `out` has the `n` legal actions."""
    if n == 1:
        return wide(out[0])
    if s.situation == FOLLOW:
        return FOLLOW_UP if s.lying[s.follow_to] != 0 else STAY
    if s.situation == GREEN:
        return DONE
    if s.situation != ACT and s.situation != MOVE:
        return wide(out[below(s, n)])
    f = wide(s.active)
    if s.down[f]:
        return STAND if s.actions > 0 else PASS
    if not is_passing(s, f):
        action = _act_here(book, s, guide, out, n)
        if action >= 0:
            return action
    target = choose_target(book, s, guide, gains)
    if target >= 0 and walk(book, s, guide, target) >= 0:
        return GO + target
    if is_passing(s, f):
        return wide(out[0])
    return DONE if s.situation == MOVE else PASS


@kernel
def _act_here(book: Book, s: State, guide: Guide, out: NDArray[np.int16], n: int) -> int:
    """Put down at home, pick up outside, attack who carries or is clearly weaker; else -1."""
    f = wide(s.active)
    c = wide(s.cell[f])
    side = wide(book.side[f])
    is_home = book.zone[c] == side
    pick, is_needed = -1, False
    blow, most = -1, 0
    for i in range(n):
        action = wide(out[i])
        if LAY <= action < CHOOSE_CARD and is_home:
            return action
        if PICK <= action < LAY and not is_home and not is_needed:
            pick = action
            is_needed = bool((s.needs[side] >> (action - PICK)) & 1)
        if HIT <= action < PUT and s.load_n[f] == 0:
            other = wide(s.at[action - HIT])
            edge = strength_of(book, s, f) + 1 - strength_of(book, s, other)
            gain = edge + 2 * wide(s.load_n[other])
            if gain > most and (edge > 1 or (s.load_n[other] > 0 and edge >= 0)):
                blow, most = action, gain
    if pick >= 0:
        home = row_of(book, s, guide, CELLS + side)
        slower = wide(book.moves[f, s.load_n[f] + 1])
        if guide.steps[home, c] <= _steps_to_go(book, s, slower):
            return pick
    return blow


@kernel
def _steps_to_go(book: Book, s: State, value: int) -> int:
    """How far the active figure comes until the game is over, at a movement value."""
    now = value * wide(s.actions)
    if s.moving:
        now += max(0, value - s.taken)
    return now + 2 * value * wide(book.rounds - s.round_n)


@kernel
def choose_target(book: Book, s: State, guide: Guide, gains: NDArray[np.float32]) -> int:
    """Where the active figure should go, or -1; `gains` tells what pays for its way how well."""
    f = wide(s.active)
    c = wide(s.cell[f])
    side = wide(book.side[f])
    load = wide(s.load_n[f])
    here = row_of(book, s, guide, c)
    home = row_of(book, s, guide, CELLS + side)
    for t in range(CELLS):
        gains[t] = 0.0
    way_home = -1
    if load > 0:
        way_home = _nearest_home(book, s, guide, f, here)
        if way_home >= 0:
            gains[way_home] = ASIDE
        if load >= book.capacity[f]:
            return way_home
    needed = _needed(book, s, side)
    to_go = _steps_to_go(book, s, wide(book.moves[f, load + 1]))
    limit = wide(guide.steps[home, c]) + DETOUR if load > 0 else 2 * FAR
    best, most = way_home, 0.0
    for t in range(CELLS):
        if s.lying[t] == 0 or book.zone[t] == side or (s.at[t] >= 0 and s.at[t] != f):
            continue
        way = wide(guide.steps[here, t]) + wide(guide.steps[home, t])
        if way > to_go:
            continue
        gain = (NEEDED if wide(s.lying[t]) & needed else UNNEEDED) / (way + EFFORT)
        if book.zone[t] >= 0:
            gain = gain / STOLEN
        gain *= 1.0 + WHIM / 16 * np.float64(mix(s.rng + np.uint64(t)) >> _TO_SIXTEENTHS)
        gains[t] = gain
        if gain > most and way <= limit:
            best, most = t, gain
    return best


@kernel
def _needed(book: Book, s: State, side: int) -> int:
    """A pile with all there can be of the kinds that a side needs."""
    pile = 0
    for kind in range(book.kinds):
        if (s.needs[side] >> kind) & 1:
            pile |= KIND_MASK << (KIND_BITS * kind)
    return pile


@kernel
def _nearest_home(book: Book, s: State, guide: Guide, f: int, here: int) -> int:
    """The nearest cell to put the load down (S3.3) and stop (S3.4), or -1."""
    best, least = -1, FAR
    for c in range(CELLS):
        if book.zone[c] == book.side[f] and (s.at[c] < 0 or s.at[c] == f):
            if guide.steps[here, c] < least and count_all(book, wide(s.lying[c])) < MOST_LYING:
                best, least = c, wide(guide.steps[here, c])
    return best


@kernel
def walk(book: Book, s: State, guide: Guide, goal: int) -> int:
    """The active figure's next action on its way to a cell, or next to the enemy there; or -1."""
    f = wide(s.active)
    c = wide(s.cell[f])
    has_to_leave = is_passing(s, f)
    if s.down[f] or (c == goal and not has_to_leave):
        return -1
    row = row_of(book, s, guide, goal)
    here = wide(guide.steps[row, c])
    left = steps_left(book, s, f)
    best, least, gate = -1, 4 * FAR, -1
    for d in range(book.directions):
        to = wide(book.next_cell[c, d])
        if to < 0 or (guide.steps[row, to] >= here and not has_to_leave):
            continue
        passage = wide(book.gate[c, d])
        if passage >= 0 and has(s.fields_on, passage):
            if not has(book.green, passage):
                gate = passage
            continue
        is_enemy = s.at[to] >= 0 and book.side[s.at[to]] != book.side[f]
        if is_enemy and to == goal:
            return DONE if s.moving and s.actions > 0 and not has_to_leave else -1
        if can_step(book, s, f, d, left):
            cost = 4 * wide(guide.steps[row, to]) + (2 if is_enemy else 0)
            cost += 1 if has(s.rng, 8 + d) else 0
            if cost < least:
                best, least = STEP + c * DIRECTIONS + d, cost
    if best >= 0 or gate < 0 or s.actions == 0 or has_to_leave:
        return best
    return DONE if s.moving else FIELD + gate
