"""Whole games of Fightdrome between the quick bots, compiled: the same functions on CPU and GPU.

A deal is played once for each seating of the bots. Characters, decks, opening hands and the starter
are the deal; what is drawn afterwards is drawn anew for each seating, so that what the games of one
deal have in common is the deal's doing alone.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from undercard.bots.greedy_fightdrome import greedy_action
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.rounds import begin_fight, open_box
from undercard.games.fightdrome.rules import new, random_action, step
from undercard.games.fightdrome.state import OVER, STATE, State
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log
from undercard.lab.counts import (
    ENDINGS,
    HAND_LEFT,
    UNIT,
    Counts,
    count_length,
    count_score,
    count_starter,
    count_win,
    end_deal,
)
from undercard.lab.seeds import seed_of_deal, seed_of_game

Words: TypeAlias = NDArray[np.uint64]
"""Records as 64-bit words: a copy is a short loop, on a GPU in memory of the thread's own."""
Pairing: TypeAlias = NDArray[np.int8]
"""Sleeve and Stack of seat 0, then of seat 1; a Sleeve of -1: dealt as the rules deal (F1.1)."""

WORDS: Final = STATE.itemsize // 8
RANDOM: Final = 0
GREEDY: Final = 1
SEATS: Final = 2


@kernel
def deal(book: Book, s: State, pairing: Pairing, rng: np.uint64, log: Log) -> None:
    """A game in a record of zeros, with given characters or without."""
    s.rng = rng
    if pairing[0] < 0:
        new(book, s, log)
        return
    open_box(book, s)
    for p in range(2):
        s.sleeve[p] = pairing[2 * p]
        s.stack[p] = pairing[2 * p + 1]
    begin_fight(book, s, log)


@kernel
def play_on(
    book: Book, costs: NDArray[np.int16], s: State, first: int, other: int, log: Log
) -> int:
    """To the end, seat 0 by the first bot; the number of decisions."""
    made = 0
    while s.situation != OVER:
        if (first if s.actor == 0 else other) == GREEDY:
            action = greedy_action(book, costs, s)
        else:
            action = random_action(book, s)
        step(book, s, action, log)
        made += 1
    return made


@kernel
def count_game(s: State, starter: int, turn: int, made: int, width: int, mine: Counts) -> None:
    """A game that is over, in which the first bot sat in seat `turn`."""
    winner = wide(s.winner)
    count_length(mine, made, wide(s.round_n), width)
    count_win(mine, winner, UNIT, winner == turn)
    count_score(mine, wide(s.fame[turn]), wide(s.fame[1 - turn]))
    count_starter(mine, UNIT * (winner == starter))
    mine[HAND_LEFT + s.hand_n[winner]] += 1
    mine[ENDINGS + s.ending] += 1


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
    log: Log,
    mine: Counts,
) -> None:
    """The deals from `first` to before `stop`; `words` has room for two records."""
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
            made = play_on(book, costs, s, wide(bots[turn]), wide(bots[1 - turn]), log)
            count_game(s, wide(dealt.starter), turn, made, width, mine)
        end_deal(mine, base, n)
