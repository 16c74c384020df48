"""Fightdrome for compiled games: the deal, the choices of Random and Greedy, the counts.

The deal consists of the characters, the decks, the opening hands and the starter.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from undercard.bots.fightdrome.greedy import costs_of, greedy_action
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.rounds import begin_fight, open_box
from undercard.games.fightdrome.rules import new, random_action
from undercard.games.fightdrome.state import State
from undercard.kernel.compile import inlined, kernel, wide
from undercard.kernel.events import Log
from undercard.kernel.game import Game
from undercard.lab.counts import GROUP_RUN, Counts, count_rounds, count_score, count_starter
from undercard.lab.quick import Counting, Numbers, Quick

Costs: TypeAlias = NDArray[np.int16]

GREEDY: Final = 1
HANDS: Final = 9
HAND_LEFT: Final = 0
"""The first tally by the number of cards in the winner's hand."""
ENDED_BY: Final = HANDS
"""The first tally by the ending."""


@kernel
def deal(book: Book, s: State, numbers: Numbers, log: Log) -> None:
    """Deal a game; `numbers` are the Sleeve and Stack of seat 0, then those of seat 1.

    A Sleeve of -1 lets the rules deal the characters (F1.1).
    """
    if numbers[0] < 0:
        new(book, s, log)
        return
    open_box(book, s)
    for p in range(2):
        s.sleeve[p] = numbers[2 * p]
        s.stack[p] = numbers[2 * p + 1]
    begin_fight(book, s, log)


@inlined
def choose(book: Book, s: State, bot: int, costs: Costs, *_: object) -> int:
    if bot == GREEDY:
        return greedy_action(book, s, costs)
    return random_action(book, s)


@inlined
def count(_book: Book, s: State, dealt: State, turn: int, mine: Counts, tally: Counts) -> None:
    winner = wide(s.winner)
    count_rounds(mine, wide(s.round_n))
    count_score(mine, wide(s.fame[turn]), wide(s.fame[1 - turn]))
    count_starter(mine, winner == dealt.starter)
    tally[HAND_LEFT + s.hand_n[winner]] += 1
    tally[ENDED_BY + s.ending] += 1


@lru_cache(maxsize=64)
def costs_in(game: Game) -> Costs:
    """Return Greedy's cost of each card."""
    return costs_of(cast(Fightdrome, game).pack.faces)


COUNTING = Counting(deal, count)
QUICK = Quick(
    ("random", "greedy"),
    choose,
    costs_in,
    chunk=5000,
    thread_deals=GROUP_RUN,
    gpu_deals=1 << 23,
)
