"""As `quick_fightdrome`, with the network among the bots: compiled too, but for the CPU alone.

`observe` gives the network the same numbers from the state as from what the seat may know; a test
of the bots holds that. It plays its policy by chance, as at the table.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from undercard.bots.fightdrome_features import is_known, observe, to_action
from undercard.bots.greedy_fightdrome import greedy_action
from undercard.bots.network import Floats, layer
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.rules import random_action, step
from undercard.games.fightdrome.state import OVER, STATE, State
from undercard.kernel.bits import count
from undercard.kernel.chance import unit
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log
from undercard.lab.counts import Counts, end_deal
from undercard.lab.quick_fightdrome import GREEDY, SEATS, WORDS, Pairing, Words, count_game, deal
from undercard.lab.seeds import seed_of_deal, seed_of_game

LEARNED: Final = 2
Layers: TypeAlias = tuple[Floats, ...]
Scratch: TypeAlias = tuple[Floats, NDArray[np.uint8], NDArray[np.int16], NDArray[np.int64]]


@kernel
def learned_action(book: Book, s: State, weights: Layers, biases: Layers, scratch: Scratch) -> int:
    """An action by the network's chances, drawn from the state's own generator."""
    x, mask, out, table = scratch
    observe(book, s, x, mask, out, table)
    y = x
    for k in range(len(weights)):
        y = layer(y, weights[k], biases[k], k < len(weights) - 1)
    return to_action(_draw(y, mask, unit(s)))


@kernel
def _draw(y: Floats, mask: NDArray[np.uint8], at: float) -> int:
    """A legal output by its chance, where `at` is from 0 to 1."""
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


@kernel
def play_on(
    book: Book,
    costs: NDArray[np.int16],
    s: State,
    first: int,
    other: int,
    weights: Layers,
    biases: Layers,
    scratch: Scratch,
    log: Log,
) -> int:
    """To the end, seat 0 by the first bot; the number of decisions."""
    made = 0
    while s.situation != OVER:
        bot = first if s.actor == 0 else other
        if bot == GREEDY or (bot == LEARNED and not is_known(book, s)):
            action = greedy_action(book, costs, s)
        elif bot == LEARNED and count(s.playable) + s.can_rest != 1:
            action = learned_action(book, s, weights, biases, scratch)
        else:
            action = random_action(book, s)
        step(book, s, action, log)
        made += 1
    return made


@kernel
def play_deals(
    book: Book,
    costs: NDArray[np.int16],
    pairing: Pairing,
    bots: NDArray[np.int8],
    base: np.uint64,
    first: int,
    stop: int,
    width: int,
    words: Words,
    weights: Layers,
    biases: Layers,
    scratch: Scratch,
    log: Log,
    mine: Counts,
) -> None:
    """As `quick_fightdrome.play_deals`."""
    dealt = words[0].view(STATE)[0]
    s = words[1].view(STATE)[0]
    for n in range(first, stop):
        for k in range(WORDS):
            words[0, k] = 0
        deal(book, dealt, pairing, seed_of_deal(base, n), log)
        for turn in range(SEATS):
            for k in range(WORDS):
                words[1, k] = words[0, k]
            s.rng = seed_of_game(dealt.rng, turn)
            one, other = wide(bots[turn]), wide(bots[1 - turn])
            made = play_on(book, costs, s, one, other, weights, biases, scratch, log)
            count_game(s, wide(dealt.starter), turn, made, width, mine)
        end_deal(mine, base, n)
