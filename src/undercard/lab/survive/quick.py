"""Survive for compiled games: the choices of Random and Greedy, and the counts.

The deal consists of the resources on the board, the needs and the playing cards. The first number
of a pairing is the figure that the first bot leaves out (S1.7); -1 lets it choose.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.bots.survive.greedy import greedy_action
from undercard.games.survive import actions, situations
from undercard.games.survive.book import Book
from undercard.games.survive.rules import new, random_action
from undercard.games.survive.state import State
from undercard.kernel.chance import mix
from undercard.kernel.compile import inlined, kernel, wide
from undercard.kernel.events import Log
from undercard.lab.counts import Counts, count_rounds, count_score
from undercard.lab.quick import Counting, Numbers, Quick

GREEDY: Final = 1


@kernel
def deal(book: Book, s: State, _numbers: Numbers, log: Log) -> None:
    new(book, s, log)


@inlined
def choose(
    book: Book,
    s: State,
    bot: int,
    _extra: object,
    out: NDArray[np.int16],
    is_first: bool,
    numbers: Numbers,
) -> int:
    if s.situation == situations.LEAVE and is_first and numbers[0] >= 0:
        return actions.LEAVE_FIGURE + wide(numbers[0])
    if bot == GREEDY:
        return greedy_action(book, s, out, mix(s.rng))
    return random_action(book, s, out)


@inlined
def count(book: Book, s: State, _dealt: State, turn: int, mine: Counts, _: Counts) -> None:
    count_rounds(mine, wide(book.rounds))
    others = 0
    for p in range(book.players):
        others += wide(s.scores[p]) if p != turn else 0
    count_score(mine, wide(s.scores[turn]), others)


COUNTING = Counting(deal, count)
QUICK = Quick(("random", "greedy"), choose, chunk=250)
