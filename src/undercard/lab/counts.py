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
SIDES: Final = MOST_SEATS + 2
"""Whose wins are counted: each seat's, the first bot's, the starter's."""
FIRST_BOT: Final = MOST_SEATS
STARTER: Final = MOST_SEATS + 1
GROUPS: Final = 32
"""Wins are also counted by groups of deals, the same in all variants: what a variant changes is
compared group by group."""
GROUP_RUN: Final = 4
"""Deals that follow each other and are in one group: no more than a thread of a GPU plays."""

DEALS: Final = 0
GAMES: Final = 1
DECISIONS: Final = 2
DECISIONS_2: Final = 3
"""A name that ends so is of squares."""
ROUNDS: Final = 4
SCORE: Final = 5
"""The first bot's, then those of the others together."""
SCORE_2: Final = 7
WON: Final = 9
"""By each side."""
SEAT_2: Final = WON + SIDES
WON_DEALS_2: Final = SEAT_2 + MOST_SEATS
"""Each side's wins of a deal, all its games together, squared."""
HAND_LEFT: Final = WON_DEALS_2 + SIDES
"""Games by the cards the winner still held."""
ENDINGS: Final = HAND_LEFT + HANDS
LENGTH: Final = ENDINGS + 4
"""Games by their decisions, in bins."""
DEAL: Final = LENGTH + BINS
"""Each side's wins of the deal that is being played; 0 between deals."""
GROUP: Final = DEAL + SIDES
"""Of each group the deals, then each side's wins."""
GROUP_ROOM: Final = 1 + SIDES
COUNTS: Final = GROUP + GROUPS * GROUP_ROOM


def new_counts() -> Counts:
    return np.zeros(COUNTS, np.int64)


@inlined
def count_win(mine: Counts, seat: int, part: int, is_first_bot: bool) -> None:
    """A seat's part of a win."""
    mine[SEAT_2 + seat] += part * part
    mine[DEAL + seat] += part
    if is_first_bot:
        mine[DEAL + FIRST_BOT] += part


@inlined
def count_starter(mine: Counts, part: int) -> None:
    mine[DEAL + STARTER] += part


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
def group_of(base: np.uint64, deal: int) -> int:
    """The group of a deal, and where it is counted; `base` is its pairing's seed, so that the few
    deals of each of many pairings come to all groups alike."""
    return GROUP + GROUP_ROOM * int((base + np.uint64(deal // GROUP_RUN)) % np.uint64(GROUPS))


@kernel
def end_deal(mine: Counts, base: np.uint64, deal: int) -> None:
    """All games of a deal have been played.

    Where there is no room for groups, whoever counts adds up the deals of one group alone.
    """
    mine[DEALS] += 1
    group = group_of(base, deal) if mine.shape[0] > GROUP else 0
    if group > 0:
        mine[group] += 1
    for side in range(SIDES):
        won = mine[DEAL + side]
        mine[WON + side] += won
        mine[WON_DEALS_2 + side] += won * won
        if group > 0:
            mine[group + 1 + side] += won
        mine[DEAL + side] = 0
