"""Champion for Fightdrome: the search of `search_fightdrome` guided and judged by the network.

Where a pass leaves the tree, the network says how good the table is for the seat to act there, with
that seat's eyes, and which actions it would take; no game is played out.
"""

from __future__ import annotations

import math
from typing import Final, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from undercard.bots.fightdrome_features import FEATURES, MOST_LEGAL, OUTPUTS, observe, to_output
from undercard.bots.greedy_fightdrome import cost
from undercard.bots.network import Floats, Network
from undercard.bots.search_fightdrome import ENOUGH, MOST_DEPTH, SearchFightdrome, WHIM, chance_of, cheap_action, is_decided, is_unseen
from undercard.bots.tree import FULL, ROOT, choose, grow, learn
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.rules import legal, random_action, step
from undercard.games.fightdrome.sample import sample_with
from undercard.games.fightdrome.state import OVER
from undercard.kernel.chance import mix, unit
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log

EXPLORE = 1.0
LOOKS = 1
MIX = 0.0
Layers: TypeAlias = tuple[Floats, ...]


class ChampionFightdrome(SearchFightdrome):
    """As Search, with a network."""

    def __init__(
        self, game: Fightdrome, network: Network, seed: int, most: int = ENOUGH
    ) -> None:
        self._layers = (network.weights, network.biases)
        super().__init__(game, seed, most)

    def _pass(self, used: int, passes: int) -> int:
        book = cast(Book, self._game.book)
        return search_with(
            book, self._rows, self._tree, used, passes, self._seed, *self._layers, EXPLORE, LOOKS, MIX, *self._scratch
        )


@kernel
def search_with(
    book: Book,
    rows: NDArray[np.void],
    nodes: NDArray[np.void],
    used: int,
    passes: int,
    seed: int,
    weights: Layers,
    biases: Layers,
    explore: float,
    looks: int,
    mix_in: float,
    table: NDArray[np.int64],
    costs: NDArray[np.int64],
    log: Log,
) -> int:
    """As `search`, judged by a network."""
    me = wide(rows[0].actor)
    out = np.zeros(MOST_LEGAL, np.int16)
    children = np.zeros(MOST_LEGAL, np.int32)
    prior = np.zeros(MOST_LEGAL, np.float32)
    path = np.zeros(MOST_DEPTH, np.int32)
    gains = np.zeros(2, np.float32)
    mask = np.zeros(OUTPUTS, np.uint8)
    x = np.zeros(FEATURES, np.float32)
    scratch = np.zeros((2, 1024), np.float32)
    for k in range(passes):
        rows[1] = rows[0]
        s = rows[1]
        s.rng = mix(mix(np.uint64(seed)) + np.uint64(k))
        sample_with(book, s, me, table)
        node, depth = ROOT, 0
        while True:
            if s.situation == OVER:
                gains[0] = 1.0 if s.winner == 0 else 0.0
                break
            if is_unseen(s, me):
                step(book, s, cheap_action(book, s, costs), log)
                continue
            n = legal(book, s, out)
            actor = wide(s.actor)
            more = grow(nodes, used, node, actor, out, n, children)
            is_full = more == FULL or depth == MOST_DEPTH
            if is_full or (n > 1 and nodes[node].looks < looks):
                observe(book, s, x, mask, out, table)
                last = look(weights, biases, x, scratch)
                if not is_full:
                    softmax(last, out, n, prior)
                    nodes[node].looks += 1
                    for i in range(n):
                        nodes[children[i]].hope += prior[i]
                        nodes[children[i]].hopes += 1
                if is_full or node != ROOT:
                    value = 0.5 + 0.5 * math.tanh(last[OUTPUTS])
                    gains[0] = value if actor == 0 else 1.0 - value
                    if not is_full:
                        used = more
                    if mix_in > 0.0:
                        while not is_decided(s, rows[0]):
                            if unit(s) < WHIM:
                                step(book, s, random_action(book, s), log)
                            else:
                                step(book, s, cheap_action(book, s, costs), log)
                        gains[0] = (1.0 - mix_in) * gains[0] + mix_in * chance_of(book, s)
                    break
            used = more
            for i in range(n):
                child = nodes[children[i]]
                prior[i] = child.hope / child.hopes if child.hopes > 0 else 0.1
            place = choose(nodes, children, prior, n, explore)
            node = wide(children[place])
            path[depth] = node
            depth += 1
            step(book, s, wide(out[place]), log)
        gains[1] = 1.0 - gains[0]
        learn(nodes, path, depth, gains)
    return used


@kernel
def look(weights: Layers, biases: Layers, x: Floats, scratch: Floats) -> Floats:
    """What the last layer gives; `scratch` is two rows, in one of which it lies."""
    size = x.shape[0]
    for i in range(size):
        scratch[0, i] = x[i]
    here = 0
    for n in range(len(weights)):
        weight, bias = weights[n], biases[n]
        y = scratch[1 - here]
        for j in range(weight.shape[1]):
            y[j] = bias[j]
        for i in range(size):
            factor = scratch[here, i]
            if factor > 0.0:
                row = weight[i]
                for j in range(row.shape[0]):
                    y[j] += factor * row[j]
        size = weight.shape[1]
        here = 1 - here
    return scratch[here]


@kernel
def softmax(last: Floats, out: NDArray[np.int16], n: int, prior: Floats) -> None:
    """The chances of the `n` legal actions."""
    most = last[to_output(wide(out[0]))]
    for i in range(n):
        most = max(most, last[to_output(wide(out[i]))])
    total = 0.0
    for i in range(n):
        prior[i] = math.exp(last[to_output(wide(out[i]))] - most)
        total += prior[i]
    for i in range(n):
        prior[i] /= total
