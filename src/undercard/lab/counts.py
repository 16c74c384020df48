"""What is counted of the games of a study: whole numbers, so that any order adds up to the same.

A row of counts belongs to one cell of a study. The quick bots count inside compiled code, a row to
each thread; others count through the same functions. What the numbers say is in `summary`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from undercard.kernel.compile import inlined, kernel

Counts: TypeAlias = NDArray[np.int64]

UNIT: Final = 6
"""A win; a shared one is cut into equal parts, of which three seats can have two or three."""
MOST_SEATS: Final = 3
BINS: Final = 48
HANDS: Final = 9

DEALS: Final = 0
GAMES: Final = 1
DECISIONS: Final = 2
DECISIONS_2: Final = 3
"""A name that ends so is of squares."""
ROUNDS: Final = 4
STARTER_WON: Final = 5
WON: Final = 6
"""By the first bot."""
WON_DEALS_2: Final = 7
"""The first bot's wins of each deal, all its games together, squared."""
SCORE: Final = 8
"""The first bot's, then those of the others together."""
SCORE_2: Final = 10
SEAT_WON: Final = 12
SEAT_2: Final = SEAT_WON + MOST_SEATS
SEAT_DEALS_2: Final = SEAT_2 + MOST_SEATS
HAND_LEFT: Final = SEAT_DEALS_2 + MOST_SEATS
"""Games by the cards the winner still held."""
ENDINGS: Final = HAND_LEFT + HANDS
LENGTH: Final = ENDINGS + 4
"""Games by their decisions, in bins."""
COUNTS: Final = LENGTH + BINS

_DEAL: Final = COUNTS
"""Behind the counts: the wins of the deal that is being played, each seat's and the first bot's."""
ROOM: Final = COUNTS + MOST_SEATS + 1


def new_counts() -> Counts:
    return np.zeros(ROOM, np.int64)


@inlined
def count_win(mine: Counts, seat: int, part: int, is_first_bot: bool) -> None:
    """A seat's part of a win."""
    mine[SEAT_WON + seat] += part
    mine[SEAT_2 + seat] += part * part
    mine[_DEAL + seat] += part
    if is_first_bot:
        mine[WON] += part
        mine[_DEAL + MOST_SEATS] += part


@inlined
def count_score(mine: Counts, first: int, others: int) -> None:
    mine[SCORE] += first
    mine[SCORE + 1] += others
    mine[SCORE_2] += first * first
    mine[SCORE_2 + 1] += others * others


@inlined
def count_length(mine: Counts, decisions: int, rounds: int, width: int) -> None:
    mine[GAMES] += 1
    mine[DECISIONS] += decisions
    mine[DECISIONS_2] += decisions * decisions
    mine[ROUNDS] += rounds
    mine[LENGTH + min(decisions // width, BINS - 1)] += 1


@kernel
def end_deal(mine: Counts) -> None:
    """All games of a deal have been played."""
    mine[DEALS] += 1
    for p in range(MOST_SEATS):
        mine[SEAT_DEALS_2 + p] += mine[_DEAL + p] * mine[_DEAL + p]
        mine[_DEAL + p] = 0
    won = mine[_DEAL + MOST_SEATS]
    mine[WON_DEALS_2] += won * won
    mine[_DEAL + MOST_SEATS] = 0
