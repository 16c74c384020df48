"""Search for Fightdrome: thousands of tables that look like this one, played out in a tree.

Every pass redraws what the seat cannot know, walks the tree by what has paid so far, and plays the
round to its end with cheap cards first and a whim now and then. Cards that the opponent gives up
face down are not told apart: the seat would not see them either (F6.1).
"""

from __future__ import annotations

from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from undercard.bots.bot import Explanation, Weighed, explain_only, explain_weighed
from undercard.bots.deadline import ENOUGH, Deadline
from undercard.bots.greedy_fightdrome import cost
from undercard.bots.tree import FULL, ROOT, children_of, choose, grow, learn, new_tree, plant
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.options import MATCH
from undercard.games.fightdrome.rules import (
    DISCARD,
    DRAW,
    MAX_LEGAL,
    REST,
    legal,
    random_action,
    step,
)
from undercard.games.fightdrome.sample import COLUMNS, ROWS, sample_with
from undercard.games.fightdrome.state import LAST_GASP, OPENING, OVER, SLEEVE, STAGGER, State
from undercard.games.fightdrome.view import View
from undercard.kernel.bits import NONE, count, lowest, without_lowest
from undercard.kernel.chance import mix, unit
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log, new_log
from undercard.kernel.game import GameView

NODES: Final = 400_000
MOST_DEPTH: Final = 64
CHUNK: Final = 64
"""Passes between two looks at the clock: about a millisecond."""
EXPLORE: Final = 1.0
SEEDS: Final = 1 << 60
WHIM: Final = 0.2
"""How often a playout takes any legal action."""


class SearchFightdrome:
    """Searches until the budget or `most` passes are spent."""

    reason = "reason-search"

    def __init__(self, game: Fightdrome, seed: int, most: int = ENOUGH) -> None:
        self._game = game
        self._seed = seed % SEEDS
        self._most = most
        self._tree = new_tree(NODES)
        self._rows = np.zeros(2, game.dtype)
        self._scratch = (
            np.zeros((ROWS, COLUMNS), np.int64),
            np.array([cost(face) for face in game.pack.faces]),
            new_log(),
        )
        self.passes = 0
        """All passes so far."""
        self._told = Explanation("", self.reason)
        self._compile()

    def decide(self, view: GameView, legal: list[str], budget: float) -> str:
        deadline = Deadline(budget)
        assert isinstance(view, View)
        if len(legal) == 1:
            self._told = explain_only(legal[0])
        else:
            self._rows[0] = self._game.imagine(view)
            self._search(deadline)
            self._told = self._weigh()
        return self._told.choice

    def explain(self) -> Explanation:
        """What the last choice was weighed against."""
        return self._told

    def _search(self, deadline: Deadline) -> None:
        """Passes through the tree until the time is up."""
        used = plant(self._tree)
        for passes in deadline.chunks(CHUNK, self._most):
            self._seed += 1
            used = self._pass(used, passes)
            self.passes += passes

    def _pass(self, used: int, passes: int) -> int:
        book = cast(Book, self._game.simulation_book)
        return search(book, self._rows, self._tree, used, passes, self._seed, *self._scratch)

    def _weigh(self) -> Explanation:
        """The most visited action at the root, and the others."""
        found = list(children_of(self._tree, ROOT))
        total = max(1, sum(int(node.visits) for node in found))
        weighed = [
            Weighed(
                self._game.format_action(int(node.action)),
                int(node.visits) / total,
                float(node.won) / int(node.visits) if node.visits else None,
            )
            for node in found
        ]
        best = max(weighed, key=lambda w: w.share)
        return explain_weighed(best.action, self.reason, weighed)

    def _compile(self) -> None:
        """Numba compiles at the first pass, which must not fall into a budget."""
        state = self._game.new(0)
        view = self._game.view(state, self._game.to_act(state))
        self._rows[0] = self._game.imagine(view)
        self._pass(plant(self._tree), 1)


@kernel
def search(
    book: Book,
    rows: NDArray[np.void],
    nodes: NDArray[np.void],
    used: int,
    passes: int,
    seed: int,
    table: NDArray[np.int64],
    costs: NDArray[np.int64],
    log: Log,
) -> int:
    """Passes from the state `rows[0]`, played in `rows[1]`; returns how many nodes are used."""
    me = wide(rows[0].actor)
    out = np.zeros(MAX_LEGAL, np.int16)
    children = np.zeros(MAX_LEGAL, np.int32)
    prior = np.zeros(MAX_LEGAL, np.float32)
    path = np.zeros(MOST_DEPTH, np.int32)
    gains = np.zeros(2, np.float32)
    for n in range(passes):
        rows[1] = rows[0]
        s = rows[1]
        s.rng = mix(mix(np.uint64(seed)) + np.uint64(n))
        sample_with(book, s, me, table)
        node, depth = ROOT, 0
        while not is_decided(s, rows[0]) and depth < MOST_DEPTH:
            if is_unseen(s, me):
                step(book, s, cheap_action(book, s, costs), log)
                continue
            choices = legal(book, s, out)
            more = grow(nodes, used, node, wide(s.actor), out, choices, children)
            if more == FULL:
                break
            used = more
            for i in range(choices):
                prior[i] = 1.0 / choices
            place = choose(nodes, children, prior, choices, EXPLORE)
            node = wide(children[place])
            path[depth] = node
            depth += 1
            step(book, s, wide(out[place]), log)
            if nodes[node].visits == 0:
                break
        play_out(book, s, rows[0], costs, log)
        gains[0] = chance_of(book, s)
        gains[1] = 1.0 - gains[0]
        learn(nodes, path, depth, gains)
    return used


@kernel
def play_out(book: Book, s: State, root: State, costs: NDArray[np.int64], log: Log) -> None:
    """The rest of the round, cheap cards first, with a whim now and then."""
    while not is_decided(s, root):
        if unit(s) < WHIM:
            step(book, s, random_action(book, s), log)
        else:
            step(book, s, cheap_action(book, s, costs), log)


@kernel
def is_decided(s: State, root: State) -> bool:
    """The game is over, or this round of it; for who chooses a character, the round it fights."""
    if s.situation == OVER:
        return True
    last = root.round_n + (root.situation >= SLEEVE and root.situation != LAST_GASP)
    return bool(s.round_n > last and s.situation != SLEEVE)


@kernel
def is_unseen(s: State, me: int) -> bool:
    """Choices of the opponent that stay hidden."""
    return bool(s.actor != me and (s.situation == STAGGER or s.situation == SLEEVE))


@kernel
def chance_of(book: Book, s: State) -> float:
    """Of seat 0 to win: known if the game is over, else by what each still lacks."""
    if s.situation == OVER:
        return 1.0 if s.winner == 0 else 0.0
    if book.mode == MATCH:
        mine = max(1.0, wide(book.target - s.fame[0]))
        yours = max(1.0, wide(book.target - s.fame[1]))
    else:
        mine = 1.0 * count(np.uint64(s.stable[1]))
        yours = 1.0 * count(np.uint64(s.stable[0]))
    return yours / (mine + yours)


@kernel
def cheap_action(book: Book, s: State, costs: NDArray[np.int64]) -> int:
    """A Rest if there is one, else the card that gives least away."""
    if s.situation == LAST_GASP:
        return DRAW
    if s.situation >= OPENING:
        return random_action(book, s)
    if s.can_rest:
        return REST
    best, least = 0, ENOUGH
    left = s.playable
    while left != NONE:
        face = lowest(left)
        if costs[face] < least:
            best, least = face, wide(costs[face])
        left = without_lowest(left)
    return best + (DISCARD if s.situation == STAGGER else 0)
