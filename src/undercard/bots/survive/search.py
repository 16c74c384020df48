"""Search for Survive: plans for a figure, tried thousands of times with other dice and cards.

A plan is an immediate action or a cell to go to, so the depth of the tree is in plans, not in
steps. Every pass redraws what the seat cannot know, descends the tree through the seat's own plans,
and plays the game to its end with Greedy's rules of thumb for all seats.

Nothing is revealed while a figure walks. The bot therefore carries out a plan, and keeps its tree,
as long as everything happens as expected.
"""

from __future__ import annotations

import math
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from undercard.bots.bot import Explanation, Weighed
from undercard.bots.deadline import ENOUGH, Deadline
from undercard.bots.survive.figure_plans import ASIDE, GO, choose_target, usual_plan, walk
from undercard.bots.survive.guide import GUIDE, Guide, row_of
from undercard.bots.tree import FULL, MOST_DEPTH, choose, grow, learn, new_pass_arrays
from undercard.bots.tree_search import NODES, TreeSearch
from undercard.games.survive import actions, situations
from undercard.games.survive.book import Book
from undercard.games.survive.figures import is_passing
from undercard.games.survive.game import Survive
from undercard.games.survive.rules import legal, step
from undercard.games.survive.sample import sample
from undercard.games.survive.state import CELLS, MAX_FIGURES, TELEPORTERS, State
from undercard.games.survive.tokens import value_of
from undercard.kernel.bits import count
from undercard.kernel.chance import mix
from undercard.kernel.compile import allocating, kernel, wide
from undercard.kernel.events import Log, new_log
from undercard.kernel.game import Game

EXPLORE: Final = 0.4
FAVOURED: Final = 0.4
"""The prior of the plan that the rules of thumb would choose."""
RIPE: Final = 4
"""The number of visits of a plan before its successors enter the tree."""
SCALE: Final = 10.0
"""The scale of the points: a lead of this size counts as a win probability of 73%."""

MAX_PLANS: Final = 2 * CELLS
NO_PLAN: Final = -1


class Search(TreeSearch):
    """Carries out its plans; searches again when a plan ends or chance intervenes."""

    def __init__(self, game: Survive, seed: int, most_passes: int = ENOUGH) -> None:
        self._wins = np.zeros(NODES, np.float32)
        self._guides = np.zeros(1, GUIDE)
        self._plan = NO_PLAN
        self._expected = b""
        self._log = new_log()
        more = (self._wins, self._guides, self._log)
        book = game.simulation_book
        super().__init__(game, seed, most_passes, run=search, book=book, more=more)

    def _decide(self, deadline: Deadline, legal: set[int]) -> None:
        is_expected = self._snapshot(0) == self._expected
        self._rows[0].rng = self._seed
        action = self._next_step() if is_expected else -1
        if action >= 0:
            self._explain_step(action)
        else:
            if not is_expected or self._used > NODES // 2:
                self._plant()
            self._search(deadline)
            # A kept tree may hold plans from before a roll that are no longer legal.
            self._root, action = self._choose(legal)
            self._plan = int(self._tree[self._root].action)
        self._expected = self._expect(action)

    def _next_step(self) -> int:
        """Return the next action of the current plan; -1 if it is done."""
        return self._action_of(self._plan) if self._plan >= GO else -1

    def _action_of(self, action: int) -> int:
        """Return the first action of a plan."""
        if action < GO:
            return action
        book = cast(Book, self._book)
        return walk(book, self._rows[0], self._guides[0], action - GO)

    def _wins_of(self, node: int) -> float:
        return float(self._wins[node])

    def _explain_step(self, action: int) -> None:
        """Explain a step of a plan, which is not weighed again."""
        text = self._game.format_action(action)
        chance = self._told.weighed[0].chance
        self._told = Explanation(text, "reason-plan", [Weighed(text, 1.0, chance)])

    def _expect(self, action: int) -> bytes:
        """Return the next state if chance has no part in it, else nothing."""
        seen = set[bytes]()
        for seed in (1, 2, 3):
            self._rows[1] = self._rows[0]
            self._rows[1].rng = seed
            step(cast(Book, self._book), self._rows[1], action, self._log)
            seen.add(self._snapshot(1))
        return seen.pop() if len(seen) == 1 else b""

    def _snapshot(self, row: int) -> bytes:
        self._rows[row].rng = 0
        return bytes(self._rows[row].tobytes())

    def _compile(self) -> None:
        super()._compile()
        game = self._game
        self._action_of(GO)
        self._expect(game.legal_actions(game.new(0))[0])


def make_search(game: Game, seed: int, most_passes: int) -> Search:
    """Return the search: a factory for the bot set."""
    assert isinstance(game, Survive)
    return Search(game, seed, most_passes)


@allocating
def search(
    book: Book,
    rows: NDArray[np.void],
    nodes: NDArray[np.void],
    used: int,
    root: int,
    passes: int,
    seed: int,
    wins: NDArray[np.float32],
    guides: NDArray[np.void],
    log: Log,
) -> int:
    """Run passes from the state `rows[0]`, played in `rows[1]`; return the number of nodes used.

    The tree learns from points; `wins` counts the wins of each node. One loop covers tree and
    playout, because Numba compiles `step` again for every call site.
    """
    out, children, prior, path = new_pass_arrays(MAX_PLANS)
    gains = np.zeros(CELLS, np.float32)
    guide = guides[0]
    seat = wide(rows[0].actor)
    for n_pass in range(passes):
        rows[1] = rows[0]
        s = rows[1]
        s.rng = mix(np.uint64(seed + n_pass))
        sample(book, s, seat)
        node, depth, goal, walker = root, 0, -1, -1
        is_in_tree = True
        while s.situation != situations.OVER:
            action = _continue_walk(book, s, guide, goal, walker)
            if action < 0:
                goal = -1
                n = legal(book, s, out)
                # The tree holds the seat's own plans only; opponents follow the rules of thumb.
                if is_in_tree and s.actor == seat and n > 1:
                    n = list_plans(book, s, guide, out, n, gains, prior)
                    more = grow(nodes, used, node, seat, out, n, children)
                    if more == FULL:
                        is_in_tree = False
                        n = legal(book, s, out)
                    else:
                        for i in range(used, more):
                            wins[i] = 0.0
                        used = more
                        i = choose(nodes, children, prior, n, EXPLORE)
                        action = wide(out[i])
                        node = wide(children[i])
                        path[depth] = node
                        depth += 1
                        # Below an unripe plan the tree would only store noise.
                        is_in_tree = nodes[node].visits >= RIPE and depth < MOST_DEPTH
                if action < 0:
                    action = usual_plan(book, s, guide, out, n, gains)
                if action >= GO:
                    goal, walker = action - GO, wide(s.active)
                    action = walk(book, s, guide, goal)
            step(book, s, action, log)
        reward(book, s, gains)
        learn(nodes, path, depth, gains)
        won = part_of_win(s, seat)
        for i in range(depth):
            wins[path[i]] += won
    return used


@kernel
def _continue_walk(book: Book, s: State, guide: Guide, goal: int, walker: int) -> int:
    """Return the next action on the way to `goal`, or -1 if the figure is no longer walking."""
    if goal < 0 or s.active != walker:
        return -1
    if s.situation != situations.ACT and s.situation != situations.MOVE:
        return -1
    return walk(book, s, guide, goal)


@kernel
def reward(book: Book, s: State, gains: NDArray[np.float32]) -> None:
    """Write each seat's reward: the margin in points carries more information than the winner."""
    for p in range(book.players):
        best = 0
        for q in range(book.players):
            if q != p:
                best = max(best, wide(s.scores[q]))
        gains[p] = 1 / (1 + math.exp((best - wide(s.scores[p])) / SCALE))


@kernel
def part_of_win(s: State, seat: int) -> float:
    """Return 1, the share of a shared win, or 0."""
    return 1.0 / count(np.uint64(s.winners)) if (s.winners >> seat) & 1 else 0.0


@kernel
def list_plans(
    book: Book,
    s: State,
    guide: Guide,
    out: NDArray[np.int16],
    n: int,
    gains: NDArray[np.float32],
    prior: NDArray[np.float32],
) -> int:
    """Turn the legal actions in `out` into plans with priors: steps become cells to go to."""
    favourite = -1
    if s.situation == situations.ACT or s.situation == situations.MOVE:
        f = wide(s.active)
        favourite = usual_plan(book, s, guide, out, n, gains)
        if is_passing(s, f):
            favourite = walk(book, s, guide, favourite - GO) if favourite >= GO else favourite
        elif not s.down[f]:
            n = _without_steps(book, s, out, n)
            _note_targets(book, s, guide, gains)
            for c in range(CELLS):
                if (gains[c] > 0 or c == favourite - GO) and walk(book, s, guide, c) >= 0:
                    out[n] = GO + c
                    n += 1
    total = 0.0
    for i in range(n):
        prior[i] = _weight(wide(out[i]), gains)
        total += 0.0 if out[i] == favourite else prior[i]
    others = 1.0 - FAVOURED if favourite >= 0 else 1.0
    for i in range(n):
        prior[i] = FAVOURED if out[i] == favourite else prior[i] / total * others
    return n


@kernel
def _without_steps(book: Book, s: State, out: NDArray[np.int16], n: int) -> int:
    """Remove steps from the legal actions, and picking up resources that are already at home."""
    is_home = book.zone[s.cell[s.active]] == book.side[s.active]
    left = 0
    for i in range(n):
        action = wide(out[i])
        if action >= actions.HIT and not (actions.PICK <= action < actions.LAY and is_home):
            out[left] = action
            left += 1
    return left


@kernel
def _note_targets(book: Book, s: State, guide: Guide, gains: NDArray[np.float32]) -> None:
    """Write gains for resources, home, attackable enemies and teleporters."""
    choose_target(book, s, guide, gains)
    f = wide(s.active)
    here = row_of(book, s, guide, wide(s.cell[f]))
    value = value_of(book, s, f)
    now = max(0, value - s.taken) if s.moving else 0
    moves = wide(s.actions) if s.moving else wide(s.actions) - 1
    for other in range(MAX_FIGURES):
        c = wide(s.cell[other])
        if c >= 0 and book.side[other] != book.side[f] and s.actions > 0:
            if 1 < guide.steps[here, c] <= now + value * moves + 1:
                gains[c] = ASIDE
    for i in range(TELEPORTERS):
        c = wide(book.teleporter_cell[i])
        if s.at[c] < 0 and guide.steps[here, c] <= now + value * wide(s.actions):
            gains[c] = max(gains[c], np.float32(ASIDE))


@kernel
def _weight(plan: int, gains: NDArray[np.float32]) -> float:
    """Return the relative prior of a plan that the rules of thumb would not choose."""
    if plan >= GO:
        return 1.0 + np.float64(gains[plan - GO])
    if actions.HIT <= plan < actions.PUT or actions.PICK <= plan < actions.LAY:
        return 2.0
    if (
        actions.LAY <= plan < actions.CHOOSE_CARD
        or actions.FIELD <= plan < actions.STAND
        or plan == actions.PASS
    ):
        return 0.5
    return 1.0
