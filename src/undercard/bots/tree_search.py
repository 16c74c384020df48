"""The common part of all tree searches: time, the tree between passes, choice and explanation.

A search is created with the function that runs its passes. A pass imagines another state that the
seat cannot distinguish from the real one, descends the tree by the results so far, plays to an end
and stores the winners in the tree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np

from undercard.bots.bot import Explanation, Weighed, explain_only, explain_weighed
from undercard.bots.deadline import ENOUGH, Deadline
from undercard.bots.tree import ROOT, new_tree, plant
from undercard.kernel.chance import mix
from undercard.kernel.game import Game, GameView

NODES: Final = 400_000
"""The capacity of a tree. A full tree stops growing, but passes continue."""
_SEEDS: Final = (1 << 64) - 1


Passes: TypeAlias = Callable[..., int]
"""Runs passes from the state `rows[0]`, played in `rows[1]`, through the tree below `root`.

It takes (book, rows, nodes, used, root, passes, seed, *more) and returns the number of nodes used.
The n-th pass draws its chance from `seed + n`.
"""


class TreeSearch:
    """Searches until the budget or `most_passes` is spent."""

    def __init__(
        self,
        game: Game,
        seed: int,
        most_passes: int = ENOUGH,
        *,
        run: Passes,
        book: object,
        more: tuple[object, ...],
        reason: str = "reason-search",
    ) -> None:
        """Take the function that runs the passes, and its arguments besides the tree."""
        self._game, self._book = game, book
        self._seed = int(mix(np.uint64(seed & _SEEDS))) >> 8
        self._most = max(1, most_passes)
        self._tree, self._used, self._root = new_tree(NODES), 0, ROOT
        self._rows = np.zeros(2, game.dtype)
        self._run, self._more, self._reason = run, more, reason
        self.passes = 0
        """The number of all passes so far."""
        self._told = Explanation("", reason)
        self._compile()

    def decide(self, view: GameView, legal: list[str], budget: float) -> str:
        deadline = Deadline(budget)
        if len(legal) == 1:
            self._told = explain_only(legal[0])
        else:
            self._rows[0] = self._game.imagine(view)
            self._decide(deadline, {self._game.parse_action(text) for text in legal})
        return self._told.choice

    def explain(self) -> Explanation:
        """Return the alternatives of the last choice."""
        return self._told

    def _decide(self, deadline: Deadline, legal: set[int]) -> None:
        """Search from the state `rows[0]` and explain the choice."""
        self._plant()
        self._search(deadline)
        self._choose(legal)

    def _plant(self) -> None:
        self._root, self._used = ROOT, plant(self._tree)

    def _search(self, deadline: Deadline) -> None:
        for passes in deadline.chunks(self._most):
            self._pass(passes)

    def _pass(self, passes: int) -> None:
        self._used = self._run(
            self._book,
            self._rows,
            self._tree,
            self._used,
            self._root,
            passes,
            self._seed,
            *self._more,
        )
        self._seed += passes
        self.passes += passes

    def _choose(self, legal: set[int]) -> tuple[int, int]:
        """Return the most visited node below the root, and its action; explain it."""
        best, choice, most = ROOT, -1, -1
        sums: dict[int, tuple[int, float]] = {}
        child = int(self._tree[self._root].first)
        while child >= 0:
            node = self._tree[child]
            action = self._action_of(int(node.action))
            if action in legal:
                visits, won = sums.get(action, (0, 0.0))
                sums[action] = visits + int(node.visits), won + self._wins_of(child)
                if node.visits > most:
                    best, choice, most = child, action, int(node.visits)
            child = int(node.next)
        self._told = self._weigh(choice, sums)
        return best, choice

    def _action_of(self, action: int) -> int:
        """Return the game's action for an action of the tree."""
        return action

    def _wins_of(self, node: int) -> float:
        """Return how many passes through a node were won."""
        return float(self._tree[node].won)

    def _weigh(self, choice: int, sums: dict[int, tuple[int, float]]) -> Explanation:
        """Explain a choice by the visits and wins of each action."""
        total = sum(visits for visits, _ in sums.values())
        write = self._game.format_action
        weighed = [
            Weighed(write(action), visits / total, won / visits)
            for action, (visits, won) in sums.items()
            if visits > 0
        ]
        return explain_weighed(write(choice), self._reason, weighed)

    def _compile(self) -> None:
        """Run a pass outside any budget: Numba compiles at the first one."""
        game = self._game
        state = game.new(0)
        self._rows[0] = game.imagine(game.view(state, game.to_act(state)))
        self._plant()
        self._pass(1)
