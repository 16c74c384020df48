"""The network among the compiled bots of Fightdrome, for the CPU only.

`observe` computes the same numbers from the state as from the seat's view; a test of the bots
verifies this. The bot samples from its policy, as it does at a table.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from undercard.bots.fightdrome.features import Scratch, is_known, new_scratch, observe, to_action
from undercard.bots.fightdrome.greedy import greedy_action
from undercard.bots.fightdrome.learned import shipped_network
from undercard.bots.network import Floats, Layers, look
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.rules import random_action
from undercard.games.fightdrome.state import State
from undercard.kernel.bits import count
from undercard.kernel.chance import unit
from undercard.kernel.compile import inlined, kernel
from undercard.kernel.game import Game
from undercard.lab.fightdrome.quick import GREEDY, Costs, costs_in
from undercard.lab.quick import Quick

LEARNED: Final = 2
Extra: TypeAlias = tuple[Costs, Layers, Layers, Scratch, Floats]


@kernel
def learned_action(
    book: Book, s: State, weights: Layers, biases: Layers, scratch: Scratch, layers: Floats
) -> int:
    """Return an action sampled from the network's policy, with the state's own generator."""
    x, mask, out, table = scratch
    observe(book, s, x, mask, out, table)
    last = layers[look(weights, biases, x, layers)]
    return to_action(_draw(last, mask, unit(s)))


@kernel
def _draw(y: Floats, mask: NDArray[np.uint8], at: float) -> int:
    """Return a legal output by its probability; `at` is a number from 0 to 1."""
    most = -np.inf
    for k in range(mask.shape[0]):
        if mask[k]:
            most = max(most, float(y[k]))
    total = 0.0
    for k in range(mask.shape[0]):
        if mask[k]:
            total += np.exp(y[k] - most)
    left = at * total
    chosen = -1
    for k in range(mask.shape[0]):
        if mask[k]:
            chosen = k
            left -= np.exp(y[k] - most)
            if left < 0:
                break
    return chosen


@inlined
def choose(book: Book, s: State, bot: int, extra: Extra, *_: object) -> int:
    costs, weights, biases, scratch, layers = extra
    if bot == GREEDY or (bot == LEARNED and not is_known(book, s)):
        return greedy_action(book, s, costs)
    if bot == LEARNED and count(s.playable) + s.can_rest != 1:
        return learned_action(book, s, weights, biases, scratch, layers)
    return random_action(book, s)


def extra_of(game: Game) -> Extra:
    """Return the card costs, the network, and scratch memory for its observations."""
    network = shipped_network()
    return costs_in(game), network.weights, network.biases, new_scratch(), network.room()


QUICK = Quick(("random", "greedy", "learned"), choose, extra_of, chunk=100, is_for_gpu=False)
