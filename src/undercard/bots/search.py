"""Search for any game: information set tree search, compiled with the game's own rules.

Every pass redraws what the seat cannot know (`sample`), follows the tree for all seats, and
continues with random actions until the game is over. The tree stores wins per seat, so any number
of seats can play. A game with better playouts than random ones passes a policy:

    BOTS = BotSet({"random": make_random, "search": search_factory(my_policy)}, …)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from undercard.bots.bot_set import Factory
from undercard.bots.tree import FULL, MOST_DEPTH, choose, grow, learn, new_pass_arrays
from undercard.bots.tree_search import Passes, TreeSearch
from undercard.kernel.bits import count
from undercard.kernel.chance import below, mix
from undercard.kernel.compile import allocating, kernel, wide
from undercard.kernel.events import Log, new_log
from undercard.kernel.game import Engine, Game
from undercard.kernel.layout import AnyRecord

EXPLORE: Final = 1.0
MOST_DECISIONS: Final = 4000
"""Longer playouts are stopped; they give no information about the winner."""

PlayoutPolicy: TypeAlias = Callable[[AnyRecord, AnyRecord, NDArray[np.int16], int], int]
"""A kernel that chooses an action for the seat to act.

It takes the book, the state, the legal actions and their number. Chance comes from the state's
generator.
"""


@kernel
def random_policy(book: AnyRecord, s: AnyRecord, legal: NDArray[np.int16], n: int) -> int:  # noqa: ARG001
    """Return one of the `n` legal actions at random."""
    return wide(legal[below(s, n)])


def search_factory(policy: PlayoutPolicy = random_policy) -> Factory:
    """Return the factory of a search whose playouts use a policy."""

    def make_search(game: Game, seed: int, most_passes: int) -> TreeSearch:
        bounds = (game.max_legal, game.seats, min(game.most_decisions, MOST_DECISIONS))
        return TreeSearch(
            game,
            seed,
            most_passes,
            run=make_passes(game.engine, policy),
            book=game.simulation_book,
            more=(*bounds, new_log()),
        )

    return make_search


@kernel
def share_win(winners: int, seats: int, gains: NDArray[np.float32]) -> None:
    """Write each seat's share of the win; `winners` has a bit for each seat that won."""
    shares = count(np.uint64(winners))
    for seat in range(seats):
        gains[seat] = ((winners >> seat) & 1) / max(1, shares)


@cache
def make_passes(engine: Engine, policy: PlayoutPolicy) -> Passes:
    """Return the passes of a search, for one game's rules."""
    legal, step, sample, winners = engine.legal, engine.step, engine.sample, engine.winners

    def run_passes(
        book: AnyRecord,
        rows: NDArray[np.void],
        nodes: NDArray[np.void],
        used: int,
        root: int,
        passes: int,
        seed: int,
        max_legal: int,
        seats: int,
        most_decisions: int,
        log: Log,
    ) -> int:
        """Run passes, in one loop, because Numba compiles `step` again for every call site."""
        me = wide(rows[0].actor)
        out, children, prior, path = new_pass_arrays(max_legal)
        gains = np.zeros(seats, np.float32)
        for n_pass in range(passes):
            rows[1] = rows[0]
            s = rows[1]
            s.rng = mix(np.uint64(seed + n_pass))
            # Each pass plays another state that the seat cannot distinguish from its own.
            sample(book, s, me)
            node, depth, decisions = root, 0, 0
            is_in_tree = True
            while s.actor >= 0 and decisions < most_decisions:
                n = legal(book, s, out)
                action = -1
                if is_in_tree:
                    more = grow(nodes, used, node, wide(s.actor), out, n, children)
                    is_in_tree = more != FULL
                if is_in_tree:
                    used = more
                    for i in range(n):
                        prior[i] = 1.0 / n
                    i = choose(nodes, children, prior, n, EXPLORE)
                    action, node = wide(out[i]), wide(children[i])
                    path[depth] = node
                    depth += 1
                    # A forced action is no choice, so the pass continues in the tree.
                    is_in_tree = (nodes[node].visits > 0 or n == 1) and depth < MOST_DEPTH
                else:
                    action = policy(book, s, out, n)
                step(book, s, action, log)
                decisions += 1
            share_win(winners(book, s) if s.actor < 0 else (1 << seats) - 1, seats, gains)
            learn(nodes, path, depth, gains)
        return used

    return allocating(run_passes) if engine.has_kernels else run_passes
