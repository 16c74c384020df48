"""Greedy for Survive: a page of rules of thumb, no looking ahead, compiled.

Each figure fetches what pays most for the way there and back, opens blue fields that stand in the
way, attacks where it is the stronger, and brings its load home in time. It reads nothing of the
state but what its seat may know: the open board and its own cards.
"""

from __future__ import annotations

import random
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from undercard.bots.bot import Explanation, Weighed
from undercard.games.survive.book import DIRECTIONS, Book
from undercard.games.survive.contests import strength_of
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
from undercard.games.survive.rules import (
    ACTIONS,
    CHOOSE_CARD,
    DONE,
    FIELD,
    FIELD_NEAR,
    FOLLOW_UP,
    HIT,
    JUMP,
    JUMP_TO,
    LAY,
    LEAVE_FIGURE,
    PASS,
    PICK,
    PUT,
    STAND,
    STAY,
    USE_FIGURE,
    legal,
)
from undercard.games.survive.state import (
    ACT,
    BID,
    CELLS,
    FOLLOW,
    GREEN,
    LEAVE,
    MAX_TEAM,
    MOVE,
    PLACE,
    RETURN,
    TO,
    State,
)
from undercard.games.survive.tokens import MOST_LYING, count_all, count_kind
from undercard.kernel.bits import NONE, has
from undercard.kernel.chance import mix
from undercard.kernel.compile import inlined, kernel, wide
from undercard.kernel.game import Game, GameView

NOWHERE: Final = (NONE, NONE)
NEEDED: Final = 50
UNNEEDED: Final = 14
"""What a resource is worth, in tenths of a point: 1, or 3 if a third of the open cards match."""
STOLEN: Final = 3
"""A theft works about half the time, and costs an action or more when it does not."""
DETOUR: Final = 5
"""So many steps more a loaded figure walks for another resource."""
TIES: Final = 16
FAR: Final = 4 * CELLS * TIES
_TO_TIES: Final = np.uint64(60)
REASONS: Final = (
    (PUT, "reason-fight"),
    (PICK, "reason-place"),
    (LAY, "reason-pick"),
    (CHOOSE_CARD, "reason-lay"),
    (USE_FIGURE, "reason-card"),
    (FIELD, "reason-other"),
    (FIELD_NEAR, "reason-field"),
    (STAND, "reason-other"),
    (JUMP, "reason-stand"),
    (DONE, "reason-other"),
    (ACTIONS, "reason-wait"),
)
"""Before which action a reason ends; steps come before them all."""


class Greedy:
    """Plays the compiled rules of thumb on a state that looks like the view."""

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
        """Which rule of thumb the last choice came from."""
        return self._told


def make_greedy(game: Game, seed: int, most_passes: int) -> Greedy:  # noqa: ARG001
    """Return Greedy: a factory for the bot set."""
    assert isinstance(game, Survive)
    return Greedy(game, seed)


def _reason(s: State, action: int) -> str:
    """Why Greedy does such a thing."""
    if action < HIT:
        return "reason-home" if s.load_n[s.active] > 0 else "reason-fetch"
    return next(reason for end, reason in REASONS if action < end)


@inlined
def tie_break(salt: np.uint64, n: int) -> int:
    """A number below TIES by which equally good things are told apart, at random by the salt.

    Any fixed order of cells or directions would favour one corner of the dungeon.
    """
    return np.int64(mix(salt + np.uint64(n)) >> _TO_TIES)  # type: ignore[return-value]


@kernel
def greedy_action(book: Book, s: State, out: NDArray[np.int16], salt: np.uint64) -> int:
    """What Greedy does; `out` is scratch for the legal actions, `salt` breaks ties."""
    n = legal(book, s, out)
    if n == 1:
        return wide(out[0])
    if s.situation == ACT or s.situation == MOVE:
        return _act(book, s, out, n, salt)
    if s.situation == PLACE or s.situation == RETURN:
        return _place(book, s, out, n, salt)
    if s.situation == FOLLOW:
        return FOLLOW_UP if s.lying[s.follow_to] != 0 else STAY
    if s.situation == LEAVE:
        return _leave(book, s, out, n)
    if s.situation == TO:
        return _choose_teleporter(book, s, out, n)
    if s.situation == GREEN:
        return DONE
    return wide(out[n - 1]) if s.situation == BID else wide(out[0])


@kernel
def _leave(book: Book, s: State, out: NDArray[np.int16], n: int) -> int:
    """The figure that carries least far stays out."""
    best, least = wide(out[0]), 1000
    for i in range(n):
        f = s.actor * MAX_TEAM + wide(out[i]) - LEAVE_FIGURE
        carried = wide(book.moves[f, book.capacity[f]]) * book.capacity[f]
        if carried < least:
            best, least = wide(out[i]), carried
    return best


@kernel
def _place(book: Book, s: State, out: NDArray[np.int16], n: int, salt: np.uint64) -> int:
    """As near as possible to something that lies outside."""
    lying = NOWHERE
    for c in range(CELLS):
        if s.lying[c] != 0 and book.zone[c] != s.actor:
            lying = with_cell(lying, c)
    ways = walkable(book, s)
    best, least = wide(out[0]), CELLS * TIES
    for i in range(n):
        _, distance = nearest(ways, one_cell(wide(out[i]) - PUT), lying, CELLS)
        cost = distance * TIES + tie_break(salt, i)
        if 0 <= cost < least:
            best, least = wide(out[i]), cost
    return best


@kernel
def _choose_teleporter(book: Book, s: State, out: NDArray[np.int16], n: int) -> int:
    """The one from which the figure has the shortest way to where it wants to go."""
    f = wide(s.jumper)
    ways = walkable(book, s)
    goals = homes(book, s, f) if s.load_n[f] > 0 else _wanted(book, s, f)
    best, least = wide(out[0]), CELLS
    for i in range(n):
        cell = wide(book.teleporter_cell[wide(out[i]) - JUMP_TO])
        _, distance = nearest(ways, one_cell(cell), goals, CELLS)
        if 0 <= distance < least and s.at[cell] < 0:
            best, least = wide(out[i]), distance
    return best


@kernel
def _wanted(book: Book, s: State, f: int) -> Cells:
    cells = NOWHERE
    for c in range(CELLS):
        if s.lying[c] != 0 and book.zone[c] != book.side[f]:
            cells = with_cell(cells, c)
    return cells


@kernel
def walkable(book: Book, s: State) -> Ways:
    """Blue fields count as open: they can be switched off on the way."""
    return open_ways(book, s.fields_on & book.green)


@kernel
def homes(book: Book, s: State, f: int) -> Cells:
    """Where the figure can put its load down (S3.3) and stop (S3.4)."""
    cells = NOWHERE
    for c in range(CELLS):
        if book.zone[c] == book.side[f] and (s.at[c] < 0 or s.at[c] == f):
            if count_all(book, wide(s.lying[c])) < MOST_LYING:
                cells = with_cell(cells, c)
    return cells


@kernel
def worth(book: Book, s: State, f: int, c: int) -> int:
    """The most that one resource lying on a cell is worth to the figure's side."""
    best = 0
    for kind in range(book.kinds):
        if count_kind(wide(s.lying[c]), kind) > 0:
            needed = (s.needs[book.side[f]] >> kind) & 1
            best = max(best, NEEDED if needed else UNNEEDED)
    return best // STOLEN if book.zone[c] >= 0 else best


@kernel
def _act(book: Book, s: State, out: NDArray[np.int16], n: int, salt: np.uint64) -> int:
    f = wide(s.active)
    c = wide(s.cell[f])
    if s.down[f]:
        return STAND if s.actions > 0 else PASS
    if not is_passing(s, f):
        handled = _handle(book, s, f, c, out, n)
        if handled >= 0:
            return handled
        fight = _fight(book, s, f, out, n, salt)
        if fight >= 0:
            return fight
    target = choose_target(book, s, f, salt)
    if target >= 0 and (target != c or is_passing(s, f)):
        way = _go(book, s, f, c, target, out, n, salt)
        if way >= 0:
            return way
    if is_passing(s, f):
        return wide(out[0])
    return DONE if s.situation == MOVE else PASS


@kernel
def _handle(book: Book, s: State, f: int, c: int, out: NDArray[np.int16], n: int) -> int:
    """At home put everything down; outside pick up the best, if it can still be brought home."""
    is_home = book.zone[c] == book.side[f]
    best, most = -1, 0
    for i in range(n):
        action = wide(out[i])
        if LAY <= action < CHOOSE_CARD and is_home:
            return action
        if PICK <= action < LAY and not is_home:
            needed = (s.needs[book.side[f]] >> (action - PICK)) & 1
            gain = NEEDED if needed else UNNEEDED
            if gain > most:
                best, most = action, gain
    if best < 0:
        return -1
    _, back = nearest(walkable(book, s), one_cell(c), homes(book, s, f), CELLS)
    slower = wide(book.moves[f, s.load_n[f] + 1])
    return best if 0 <= back <= _steps_to_go(book, s, slower) else -1


@kernel
def _steps_to_go(book: Book, s: State, value: int) -> int:
    """How far the active figure comes until the game is over, at a movement value."""
    now = value * wide(s.actions)
    if s.moving:
        now += max(0, value - s.taken)
    return now + 2 * value * wide(book.rounds - s.round_n)


@kernel
def _fight(book: Book, s: State, f: int, out: NDArray[np.int16], n: int, salt: np.uint64) -> int:
    """Attack who carries if at least as strong, anybody else if clearly stronger."""
    if s.load_n[f] > 0:
        return -1
    best, most = -1, 0
    for i in range(n):
        action = wide(out[i])
        if HIT <= action < PUT:
            other = wide(s.at[action - HIT])
            edge = strength_of(book, s, f) + 1 - strength_of(book, s, other)
            gain = (edge + 2 * s.load_n[other]) * TIES + tie_break(salt, i)
            if gain > most and (edge > 1 or (s.load_n[other] > 0 and edge >= 0)):
                best, most = action, gain
    return best


@kernel
def choose_target(book: Book, s: State, f: int, salt: np.uint64) -> int:
    """Where the figure should go: the resource that pays most for its way, or home; -1: stay."""
    c = wide(s.cell[f])
    ways = walkable(book, s)
    home = homes(book, s, f)
    near_home, back = nearest(ways, one_cell(c), home, CELLS)
    if s.load_n[f] >= book.capacity[f]:
        return near_home
    best, most = -1, 0
    reached = one_cell(c)
    limit = back + DETOUR if s.load_n[f] > 0 else CELLS
    value = wide(book.moves[f, s.load_n[f] + 1])
    to_go = _steps_to_go(book, s, value)
    for distance in range(CELLS):
        if distance > to_go or distance > limit:
            break
        for target in range(CELLS):
            if s.lying[target] == 0 or not holds(reached, target):
                continue
            if book.zone[target] == book.side[f] or (s.at[target] >= 0 and s.at[target] != f):
                continue
            _, there = nearest(ways, one_cell(target), home, CELLS)
            way = distance + there
            if there < 0 or way > to_go or way > limit:
                continue
            gain = 100 * worth(book, s, f, target) // (way + 3) * TIES
            gain += tie_break(salt, target)
            if gain > most:
                best, most = target, gain
        wider = spread(ways, reached)
        if wider == reached:
            break
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
    """The step that leads nearest, around others if it can; a blue field in the way is opened."""
    ways = walkable(book, s)
    goal = one_cell(target)
    here = nearest(ways, one_cell(c), goal, CELLS)[1]
    best, least = -1, FAR
    for i in range(n):
        action = wide(out[i])
        cost = FAR
        if action < HIT:
            to = wide(book.next_cell[c, action % DIRECTIONS])
            distance = nearest(ways, one_cell(to), goal, CELLS)[1]
            if distance >= 0 and (distance < here or is_passing(s, f)):
                cost = 4 * distance + (2 if _is_enemy(book, s, f, to) else 0)
                cost = cost * TIES + tie_break(salt, i)
        elif FIELD <= action < FIELD_NEAR and not is_passing(s, f):
            passage = action - FIELD
            if has(s.fields_on, passage):
                far = wide(book.gate_cells[passage, 0]) + wide(book.gate_cells[passage, 1]) - c
                distance = nearest(ways, one_cell(far), goal, CELLS)[1]
                if 0 <= distance < here:
                    cost = (4 * distance + 3) * TIES
        if cost < least:
            best, least = action, cost
    if best < 0 and s.situation == MOVE and _waits_for_field(book, s, c, here, ways, goal):
        return DONE
    return best


@kernel
def _is_enemy(book: Book, s: State, f: int, c: int) -> bool:
    return bool(s.at[c] >= 0 and book.side[s.at[c]] != book.side[f])


@kernel
def _waits_for_field(book: Book, s: State, c: int, here: int, ways: Ways, goal: Cells) -> bool:
    """In mid-move before an active blue field that must be switched off first."""
    for d in range(book.directions):
        gate = wide(book.gate[c, d])
        if gate >= 0 and has(s.fields_on & ~book.green, gate):
            to = wide(book.next_cell[c, d])
            if 0 <= nearest(ways, one_cell(to), goal, CELLS)[1] < here:
                return True
    return False
