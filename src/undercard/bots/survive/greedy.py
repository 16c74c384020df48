"""Greedy for Survive: the rules of thumb without search, compiled.

Each figure fetches what pays most for the way there and back, opens blue fields in its way, attacks
where it is stronger, and brings its load home in time. It reads only what its seat may know: the
open board and its own cards.
"""

from __future__ import annotations

import random
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from undercard.bots.bot import Explanation, Weighed
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
from undercard.games.survive.game import Survive
from undercard.games.survive.ground import (
    Cells,
    Ways,
    holds,
    nearest,
    one_cell,
    open_ways,
    spread,
    with_cell,
)
from undercard.games.survive.rules import legal
from undercard.games.survive.state import CELLS, MAX_TEAM, State
from undercard.kernel.bits import NONE, has
from undercard.kernel.compile import kernel, wide
from undercard.kernel.game import Game, GameView

NOWHERE: Final = (NONE, NONE)
FAR: Final = 4 * CELLS * TIES
EVEN: Final = 1e-6
"""The value of a tie-break: less than any difference between two gains."""
REASONS: Final = (
    (actions.PUT, "reason-fight"),
    (actions.PICK, "reason-place"),
    (actions.LAY, "reason-pick"),
    (actions.CHOOSE_CARD, "reason-lay"),
    (actions.USE_FIGURE, "reason-card"),
    (actions.FIELD, "reason-other"),
    (actions.FIELD_NEAR, "reason-field"),
    (actions.STAND, "reason-other"),
    (actions.JUMP, "reason-stand"),
    (actions.DONE, "reason-other"),
    (actions.COUNT, "reason-wait"),
)
"""The reason for each range of actions, in order of their upper bounds; steps come first."""


class Greedy:
    """Plays the rules of thumb on a state imagined from the view."""

    def __init__(self, game: Survive, seed: int) -> None:
        self._game = game
        self._random = random.Random(seed)
        self._out = np.zeros(CELLS, np.int16)
        self._told = Explanation("", "reason-only")

    def decide(self, view: GameView, legal: list[str], budget: float) -> str:  # noqa: ARG002
        state = self._game.imagine(view)
        salt = np.uint64(self._random.getrandbits(64))
        action = greedy_action(self._game.book, state, self._out, salt)  # type: ignore[arg-type]
        choice = self._game.format_action(action)
        reason = "reason-only" if len(legal) == 1 else _reason(cast(State, state), action)
        self._told = Explanation(choice, reason, [Weighed(choice, 1.0)])
        return choice

    def explain(self) -> Explanation:
        """Return the rule of thumb behind the last choice."""
        return self._told


def make_greedy(game: Game, seed: int, most_passes: int) -> Greedy:  # noqa: ARG001
    """Return Greedy: a factory for the bot set."""
    assert isinstance(game, Survive)
    return Greedy(game, seed)


def _reason(s: State, action: int) -> str:
    """Return the reason for an action."""
    if action < actions.HIT:
        return "reason-home" if s.load_n[s.active] > 0 else "reason-fetch"
    return next(reason for end, reason in REASONS if action < end)


@kernel
def greedy_action(book: Book, s: State, out: NDArray[np.int16], salt: np.uint64) -> int:
    """Return Greedy's action; `out` is scratch for the legal actions, `salt` breaks ties."""
    n = legal(book, s, out)
    action = usual_action(s, out, n)
    if action >= 0:
        return action
    if s.situation == situations.ACT or s.situation == situations.MOVE:
        return _act(book, s, out, n, salt)
    if s.situation == situations.PLACE or s.situation == situations.RETURN:
        return _place(book, s, out, n, salt)
    if s.situation == situations.LEAVE:
        return _leave(book, s, out, n)
    if s.situation == situations.TO:
        return _choose_teleporter(book, s, out, n)
    return wide(out[n - 1]) if s.situation == situations.BID else wide(out[0])


@kernel
def _leave(book: Book, s: State, out: NDArray[np.int16], n: int) -> int:
    """Return the action that leaves out the figure that carries least far."""
    best, least = wide(out[0]), 1000
    for i in range(n):
        f = s.actor * MAX_TEAM + wide(out[i]) - actions.LEAVE_FIGURE
        # The worth of a carrier: its speed under full load, times that load.
        carried = wide(book.moves[f, book.capacity[f]]) * book.capacity[f]
        if carried < least:
            best, least = wide(out[i]), carried
    return best


@kernel
def _place(book: Book, s: State, out: NDArray[np.int16], n: int, salt: np.uint64) -> int:
    """Return the placement nearest to a resource outside the zone."""
    lying, ways = _lying_outside(book, s, wide(s.actor)), walkable(book, s)
    best, least = wide(out[0]), CELLS * TIES
    for i in range(n):
        _, distance = nearest(ways, one_cell(wide(out[i]) - actions.PUT), lying, CELLS)
        cost = distance * TIES + tie_break(salt, i)
        if 0 <= cost < least:
            best, least = wide(out[i]), cost
    return best


@kernel
def _choose_teleporter(book: Book, s: State, out: NDArray[np.int16], n: int) -> int:
    """Return the teleporter with the shortest way to the figure's target."""
    f = wide(s.jumper)
    ways = walkable(book, s)
    goals = homes(book, s, f) if s.load_n[f] > 0 else _lying_outside(book, s, wide(book.side[f]))
    best, least = wide(out[0]), CELLS
    for i in range(n):
        cell = wide(book.teleporter_cell[wide(out[i]) - actions.JUMP_TO])
        _, distance = nearest(ways, one_cell(cell), goals, CELLS)
        if 0 <= distance < least and s.at[cell] < 0:
            best, least = wide(out[i]), distance
    return best


@kernel
def _lying_outside(book: Book, s: State, side: int) -> Cells:
    """Return the cells outside a side's zone with resources."""
    cells = NOWHERE
    for c in range(CELLS):
        if s.lying[c] != 0 and book.zone[c] != side:
            cells = with_cell(cells, c)
    return cells


@kernel
def walkable(book: Book, s: State) -> Ways:
    """Return the open ways; blue fields count as open, as a figure can switch them off."""
    return open_ways(book, s.fields_on & book.green)


@kernel
def homes(book: Book, s: State, f: int) -> Cells:
    """Return the cells where the figure can drop its load."""
    cells = NOWHERE
    for c in range(CELLS):
        if is_free_home(book, s, f, c):
            cells = with_cell(cells, c)
    return cells


@kernel
def _act(book: Book, s: State, out: NDArray[np.int16], n: int, salt: np.uint64) -> int:
    f = wide(s.active)
    c = wide(s.cell[f])
    if not is_passing(s, f):
        lay, pick, hit = actions_here(book, s, out, n, salt)
        if pick >= 0:
            back = nearest(walkable(book, s), one_cell(c), homes(book, s, f), CELLS)[1]
            # Resources outside the zone score nothing (S9.2).
            if not can_bring_home(book, s, back):
                pick = -1
        action = first_of(lay, pick, hit)
        if action >= 0:
            return action
    target = choose_target(book, s, f, salt)
    if target >= 0 and (target != c or is_passing(s, f)):
        way = _go(book, s, f, c, target, out, n, salt)
        if way >= 0:
            return way
    if is_passing(s, f):
        return wide(out[0])
    return actions.DONE if s.situation == situations.MOVE else actions.PASS


@kernel
def choose_target(book: Book, s: State, f: int, salt: np.uint64) -> int:
    """Return the cell to go to: the resource that pays most, or home; -1 to stay."""
    c = wide(s.cell[f])
    ways = walkable(book, s)
    home = homes(book, s, f)
    near_home, back = nearest(ways, one_cell(c), home, CELLS)
    if s.load_n[f] >= book.capacity[f]:
        return near_home
    best, most = -1, 0.0
    # Cells are visited in order of distance, ring by ring, which needs no table.
    reached = ring = one_cell(c)
    limit = back + DETOUR if s.load_n[f] > 0 else CELLS
    needed = needed_kinds(book, s, wide(book.side[f]))
    to_go = steps_to_go(book, s, wide(book.moves[f, s.load_n[f] + 1]))
    for distance in range(CELLS):
        if distance > to_go or distance > limit:
            break
        for target in range(CELLS):
            if not holds(ring, target) or not is_target(book, s, f, target):
                continue
            _, there = nearest(ways, one_cell(target), home, CELLS)
            way = distance + there
            if there < 0 or way > to_go or way > limit:
                continue
            gain = gain_of(book, s, target, needed, way) + EVEN * tie_break(salt, target)
            if gain > most:
                best, most = target, gain
        wider = spread(ways, reached)
        if wider == reached:
            break
        ring = wider[0] & ~reached[0], wider[1] & ~reached[1]
        reached = wider
    if best >= 0:
        return best
    return near_home if s.load_n[f] > 0 else -1


@kernel
def _go(
    book: Book,
    s: State,
    f: int,
    c: int,
    target: int,
    out: NDArray[np.int16],
    n: int,
    salt: np.uint64,
) -> int:
    """Return the step that leads nearest, around others if it can, or open a blue field."""
    ways = walkable(book, s)
    goal = one_cell(target)
    here = nearest(ways, one_cell(c), goal, CELLS)[1]
    best, least = -1, FAR
    for i in range(n):
        action = wide(out[i])
        cost = FAR
        if action < actions.HIT:
            to = wide(book.next_cell[c, action % DIRECTIONS])
            distance = nearest(ways, one_cell(to), goal, CELLS)[1]
            if distance >= 0 and (distance < here or is_passing(s, f)):
                # In quarters of a step: a contest counts as half a step.
                cost = 4 * distance + (2 if _is_enemy(book, s, f, to) else 0)
                cost = cost * TIES + tie_break(salt, i)
        elif actions.FIELD <= action < actions.FIELD_NEAR and not is_passing(s, f):
            passage = action - actions.FIELD
            if has(s.fields_on, passage):
                far = wide(book.gate_cells[passage, 0]) + wide(book.gate_cells[passage, 1]) - c
                distance = nearest(ways, one_cell(far), goal, CELLS)[1]
                if 0 <= distance < here:
                    # A field counts as three quarters of a step.
                    cost = (4 * distance + 3) * TIES
        if cost < least:
            best, least = action, cost
    if (
        best < 0
        and s.situation == situations.MOVE
        and _waits_for_field(book, s, c, here, ways, goal)
    ):
        return actions.DONE
    return best


@kernel
def _is_enemy(book: Book, s: State, f: int, c: int) -> bool:
    return bool(s.at[c] >= 0 and book.side[s.at[c]] != book.side[f])


@kernel
def _waits_for_field(book: Book, s: State, c: int, here: int, ways: Ways, goal: Cells) -> bool:
    """Whether the figure is in mid-move before a blue field that it must switch off first."""
    for d in range(book.directions):
        gate = wide(book.gate[c, d])
        if gate >= 0 and has(s.fields_on & ~book.green, gate):
            to = wide(book.next_cell[c, d])
            if 0 <= nearest(ways, one_cell(to), goal, CELLS)[1] < here:
                return True
    return False
