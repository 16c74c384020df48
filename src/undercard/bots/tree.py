"""A search tree over what a seat may know, in one array of nodes, compiled.

The tree contains actions only. Every pass plays a different state that the seat cannot distinguish
from the real one, with its own chance. A node therefore stands for all states in which these
actions were taken, and an action is weighed only by the passes in which it was legal (`seen`). This
is information set tree search with a single observer; without hidden information it is an open-loop
search that averages over dice.
"""

from __future__ import annotations

import math
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from undercard.kernel.compile import allocating, kernel, wide

NODE = np.dtype(
    (
        np.record,
        [
            ("won", np.float32),  # of the seat that chose it, 1 per win
            ("hope", np.float32),  # its prior, if it has one
            ("looks", np.int32),  # whether its children have priors
            ("visits", np.int32),
            ("seen", np.int32),
            ("first", np.int32),  # its first child, or -1
            ("next", np.int32),  # the next child of its parent
            ("action", np.int16),
            ("mover", np.int16),  # the seat that chose it
        ],
    )
)
ROOT: Final = 0
MOST_DEPTH: Final = 64
FULL: Final = -1
EVEN: Final = 0.5


PassArrays: TypeAlias = tuple[
    NDArray[np.int16], NDArray[np.int32], NDArray[np.float32], NDArray[np.int32]
]


def new_tree(nodes: int) -> NDArray[np.void]:
    """Return an array for the given number of nodes."""
    return np.zeros(nodes, NODE)


@allocating
def new_pass_arrays(most: int) -> PassArrays:
    """Return scratch arrays: `most` legal actions, their nodes and priors, and a path."""
    return (
        np.zeros(most, np.int16),
        np.zeros(most, np.int32),
        np.zeros(most, np.float32),
        np.zeros(MOST_DEPTH, np.int32),
    )


@kernel
def plant(nodes: NDArray[np.void]) -> int:
    """Reset the tree to its root; return its number of nodes."""
    _put(nodes, ROOT, -1, -1)
    return 1


@kernel
def _put(nodes: NDArray[np.void], node: int, action: int, mover: int) -> None:
    new = nodes[node]
    new.won = 0.0
    new.hope = 0.0
    new.looks = 0
    new.visits = 0
    new.seen = 0
    new.first = -1
    new.next = -1
    new.action = action
    new.mover = mover


@kernel
def grow(
    nodes: NDArray[np.void],
    used: int,
    node: int,
    mover: int,
    legal: NDArray[np.int16],
    n: int,
    children: NDArray[np.int32],
) -> int:
    """Find or create the children of a node for `n` legal actions, in order.

    Return the number of nodes used, or FULL.
    """
    for i in range(n):
        children[i] = -1
    missing = n
    child = wide(nodes[node].first)
    while child >= 0:
        if nodes[child].mover == mover:  # chance can decide whose turn it is
            for i in range(n):
                if legal[i] == nodes[child].action:
                    children[i] = child
                    missing -= 1
                    break
        child = wide(nodes[child].next)
    # A full tree must not grow in part: actions without a node could never be chosen.
    if used + missing > nodes.shape[0]:
        return FULL
    for i in range(n):
        if children[i] < 0:
            _put(nodes, used, wide(legal[i]), mover)
            nodes[used].next = nodes[node].first
            nodes[node].first = used
            children[i] = used
            used += 1
        nodes[children[i]].seen += 1
    return used


@kernel
def choose(
    nodes: NDArray[np.void],
    children: NDArray[np.int32],
    prior: NDArray[np.float32],
    n: int,
    explore: float,
) -> int:
    """Return the index of the child to follow, by its results and by its prior if tried seldom.

    An untried action counts like the average of the others.
    """
    won, visits = 0.0, 0
    for i in range(n):
        won += nodes[children[i]].won
        visits += nodes[children[i]].visits
    average = won / visits if visits > 0 else EVEN
    best, most = 0, -1.0
    for i in range(n):
        child = nodes[children[i]]
        worth = child.won / child.visits if child.visits > 0 else average
        # PUCT, with `seen` for the parent's visits: an action counts only where it is legal.
        worth += explore * prior[i] * math.sqrt(child.seen) / (1 + child.visits)
        if worth > most:
            best, most = i, worth
    return best


@kernel
def learn(
    nodes: NDArray[np.void], path: NDArray[np.int32], n: int, gains: NDArray[np.float32]
) -> None:
    """Update the `n` nodes of a pass with its result; `gains` are the seats' wins."""
    for i in range(n):
        node = nodes[path[i]]
        node.visits += 1
        if node.mover >= 0:
            node.won += gains[node.mover]
