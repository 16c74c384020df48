"""Champion for Fightdrome: the search of `bots.fightdrome.search`, guided by the learned network.

When a pass reaches a new node, the network estimates which actions are likely and who will win,
from what the seat to act there may know. The search tries likely actions first. It learns from that
estimate and, with less weight, from playing the round out as in the plain search. If a match
continues after the round, the network estimates its winner.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.bots.deadline import ENOUGH
from undercard.bots.fightdrome.features import (
    FEATURES,
    MOST_LEGAL,
    OUTPUTS,
    is_known,
    observe,
    to_output,
)
from undercard.bots.fightdrome.learned import knows_cards, shipped_network
from undercard.bots.fightdrome.search import (
    cheap_action,
    is_decided,
    is_unseen,
    play_out,
    search_tables,
)
from undercard.bots.network import Floats, Layers, look
from undercard.bots.tree import FULL, MOST_DEPTH, choose, grow, learn, new_pass_arrays
from undercard.bots.tree_search import TreeSearch
from undercard.games.fightdrome import situations
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.rules import legal, step
from undercard.games.fightdrome.sample import sample_with
from undercard.games.fightdrome.state import State
from undercard.kernel.chance import mix
from undercard.kernel.compile import allocating, kernel, wide
from undercard.kernel.events import Log
from undercard.kernel.game import Game

EXPLORE: Final = 1.0
TRUST: Final = 0.8
"""The weight of the network's estimate, against that of a playout."""
DOUBT: Final = 0.15
"""The share of the priors that is spread uniformly, whatever the network estimates."""
UNKNOWN: Final = 0.1
"""The prior of an action that was not legal when the network evaluated the node."""
WIDEST: Final = 1024
"""The maximum number of units in a layer."""


def make_champion(game: Game, seed: int, most_passes: int = ENOUGH) -> TreeSearch | None:
    """Return the champion: a factory for the bot set. It does not support unknown cards."""
    if not knows_cards(game):
        return None
    network = shipped_network()
    return TreeSearch(
        game,
        seed,
        most_passes,
        run=search_with,
        book=game.book,
        more=(network.weights, network.biases, *search_tables(game)),
        reason="reason-champion",
    )


@allocating
def search_with(
    book: Book,
    rows: NDArray[np.void],
    nodes: NDArray[np.void],
    used: int,
    root: int,
    passes: int,
    seed: int,
    weights: Layers,
    biases: Layers,
    table: NDArray[np.int64],
    costs: NDArray[np.int64],
    log: Log,
) -> int:
    """Run passes like `search`, with the network's priors and estimates."""
    start = rows[0]
    me = wide(start.actor)
    out, children, prior, path = new_pass_arrays(MOST_LEGAL)
    gains = np.zeros(2, np.float32)
    mask = np.zeros(OUTPUTS, np.uint8)
    x = np.zeros(FEATURES, np.float32)
    layers = np.zeros((2, WIDEST), np.float32)
    for k in range(passes):
        rows[1] = start
        s = rows[1]
        s.rng = mix(np.uint64(seed + k))
        sample_with(book, s, me, table)
        node, depth, is_new, opinion = root, 0, False, 0.0
        while not is_new and not is_decided(s, start) and depth < MOST_DEPTH:
            # The seat never sees this choice, so the tree must not branch on it (F6.1).
            if is_unseen(s, me):
                step(book, s, cheap_action(book, s, costs), log)
                continue
            n = legal(book, s, out)
            more = grow(nodes, used, node, wide(s.actor), out, n, children)
            if more == FULL:
                break
            used = more
            if n > 1 and nodes[node].looks == 0 and is_known(book, s):
                observe(book, s, x, mask, out, table)
                last = look(weights, biases, x, layers)
                store_priors(last, nodes, node, out, n, children, prior)
                opinion = chance_by(last, s)
                is_new = node != root
            # Other tables reach this node too, with actions that were not legal in the first one.
            for i in range(n):
                child = nodes[children[i]]
                prior[i] = child.hope if child.hope > 0.0 else UNKNOWN
            place = choose(nodes, children, prior, n, EXPLORE)
            node = wide(children[place])
            path[depth] = node
            depth += 1
            step(book, s, wide(out[place]), log)
        play_out(book, s, start, costs, log)
        if s.situation == situations.OVER:
            gains[0] = 1.0 if s.winner == 0 else 0.0
        else:
            observe(book, s, x, mask, out, table)
            gains[0] = chance_by(look(weights, biases, x, layers), s)
        # The estimate is less noisy than the result of one playout.
        if is_new:
            gains[0] += TRUST * (opinion - gains[0])
        gains[1] = 1.0 - gains[0]
        learn(nodes, path, depth, gains)
    return used


@kernel
def store_priors(
    last: Floats,
    nodes: NDArray[np.void],
    node: int,
    out: NDArray[np.int16],
    n: int,
    children: NDArray[np.int32],
    prior: Floats,
) -> None:
    """Store the network's priors in the `n` children of a node; `prior` is scratch memory."""
    softmax(last, out, n, prior)
    nodes[node].looks = 1
    for i in range(n):
        nodes[children[i]].hope = (1.0 - DOUBT) * prior[i] + DOUBT / n


@kernel
def chance_by(last: Floats, s: State) -> float:
    """Return seat 0's win probability as the network estimates it for the seat to act."""
    value = 0.5 + 0.5 * math.tanh(last[OUTPUTS])
    return value if s.actor == 0 else 1.0 - value


@kernel
def softmax(last: Floats, out: NDArray[np.int16], n: int, prior: Floats) -> None:
    """Write the probabilities of the `n` legal actions."""
    most = last[to_output(wide(out[0]))]
    for i in range(n):
        most = max(most, last[to_output(wide(out[i]))])
    total = 0.0
    for i in range(n):
        prior[i] = math.exp(last[to_output(wide(out[i]))] - most)
        total += prior[i]
    for i in range(n):
        prior[i] /= total
