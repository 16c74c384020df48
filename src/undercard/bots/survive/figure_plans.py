"""Plans for a figure in Survive: the rules of thumb on tables of distances, for playouts.

A plan is an immediate action, or a cell to go to.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.bots.survive.guide import FAR, Guide, row_of
from undercard.bots.survive.rules_of_thumb import (
    DETOUR,
    TIES,
    actions_here,
    can_bring_home,
    first_of,
    gain_of,
    is_free_home,
    is_target,
    needed_kinds,
    steps_to_go,
    tie_break,
    usual_action,
)
from undercard.games.survive import actions, situations
from undercard.games.survive.book import DIRECTIONS, Book
from undercard.games.survive.figures import is_passing
from undercard.games.survive.moves import can_step, steps_left
from undercard.games.survive.state import CELLS, State
from undercard.kernel.bits import has
from undercard.kernel.chance import below
from undercard.kernel.compile import kernel, wide

# Plans: the number of an action, or GO + cell.
GO: Final = actions.COUNT

WHIM: Final = 0.1
"""The random variation of a target's value, so that playouts differ."""
ASIDE: Final = 0.01
"""The gain of cells that the search considers, but the rules of thumb do not."""


@kernel
def usual_plan(
    book: Book, s: State, guide: Guide, out: NDArray[np.int16], n: int, gains: NDArray[np.float32]
) -> int:
    """Return the plan of the rules of thumb; `out` has the `n` legal actions."""
    action = usual_action(s, out, n)
    if action >= 0:
        return action
    if s.situation != situations.ACT and s.situation != situations.MOVE:
        return wide(out[below(s, n)])
    f = wide(s.active)
    if not is_passing(s, f):
        lay, pick, hit = actions_here(book, s, out, n, s.rng)
        if pick >= 0:
            home = row_of(book, s, guide, CELLS + wide(book.side[f]))
            if not can_bring_home(book, s, wide(guide.steps[home, s.cell[f]])):
                pick = -1
        action = first_of(lay, pick, hit)
        if action >= 0:
            return action
    target = choose_target(book, s, guide, gains)
    if target >= 0 and walk(book, s, guide, target) >= 0:
        return GO + target
    if is_passing(s, f):
        return wide(out[0])
    return actions.DONE if s.situation == situations.MOVE else actions.PASS


@kernel
def choose_target(book: Book, s: State, guide: Guide, gains: NDArray[np.float32]) -> int:
    """Return the cell to go to, or -1, and write to `gains` how well each cell pays for its way."""
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
    needed = needed_kinds(book, s, side)
    to_go = steps_to_go(book, s, wide(book.moves[f, load + 1]))
    limit = wide(guide.steps[home, c]) + DETOUR if load > 0 else 2 * FAR
    best, most = way_home, 0.0
    for t in range(CELLS):
        if not is_target(book, s, f, t):
            continue
        way = wide(guide.steps[here, t]) + wide(guide.steps[home, t])
        if way > to_go:
            continue
        # The generator changes with every roll, so playouts vary their targets.
        gain = gain_of(book, s, t, needed, way) * (1.0 + WHIM / TIES * tie_break(s.rng, t))
        gains[t] = gain
        if gain > most and way <= limit:
            best, most = t, gain
    return best


@kernel
def _nearest_home(book: Book, s: State, guide: Guide, f: int, here: int) -> int:
    """Return the nearest cell to drop the load, or -1."""
    best, least = -1, FAR
    for c in range(CELLS):
        if guide.steps[here, c] < least and is_free_home(book, s, f, c):
            best, least = c, wide(guide.steps[here, c])
    return best


@kernel
def walk(book: Book, s: State, guide: Guide, goal: int) -> int:
    """Return the active figure's next action towards a cell, or the enemy on it; or -1."""
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
            # A walk ends next to an enemy, whom the figure then attacks with a new action.
            return actions.DONE if s.moving and s.actions > 0 and not has_to_leave else -1
        if can_step(book, s, f, d, left):
            cost = 4 * wide(guide.steps[row, to]) + (2 if is_enemy else 0)
            cost += 1 if has(s.rng, 8 + d) else 0
            if cost < least:
                best, least = actions.STEP + c * DIRECTIONS + d, cost
    if best >= 0 or gate < 0 or s.actions == 0 or has_to_leave:
        return best
    return actions.DONE if s.moving else actions.FIELD + gate
