"""The counts of a study's games: integers, so that they add up exactly in any order.

A row of counts belongs to one cell of a study. Compiled bots count inside compiled code, with one
row per thread; other bots use the same functions. `summary` interprets the numbers. A row holds the
COUNTS numbers of every game, followed by the game's own tallies (`traits.Tally`).
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from undercard.kernel.bits import count
from undercard.kernel.compile import inlined, kernel

Counts: TypeAlias = NDArray[np.int64]

MOST_SEATS: Final = 8
UNIT: Final = 840
"""The value of a win, divisible by every number of winners up to MOST_SEATS."""
BINS: Final = 48
SIDES: Final = MOST_SEATS + 2
"""The sides whose wins are counted: each seat, the first bot, and the starter if there is one."""
FIRST_BOT: Final = MOST_SEATS
STARTER: Final = MOST_SEATS + 1
GROUPS: Final = 32
"""The number of groups of deals, the same in all variants, by which variants are compared."""
GROUP_RUN: Final = 4
"""Consecutive deals in one group: at least as many as a GPU thread plays."""

DEALS: Final = 0
GAMES: Final = 1
DECISIONS: Final = 2
DECISIONS_2: Final = 3
"""The suffix `_2` marks a sum of squares."""
ROUNDS: Final = 4
SCORE: Final = 5
"""The first bot's score, then the sum of the others' scores."""
SCORE_2: Final = 7
WON: Final = 9
"""The wins of each side."""
SEAT_2: Final = WON + SIDES
WON_DEALS_2: Final = SEAT_2 + MOST_SEATS
"""Each side's wins per deal, summed over the deal's games, squared."""
LENGTH: Final = WON_DEALS_2 + SIDES
"""A histogram of games by their number of decisions."""
DEAL: Final = LENGTH + BINS
"""Each side's wins in the current deal; 0 between deals."""
GROUP: Final = DEAL + SIDES
"""For each group, its deals and each side's wins."""
GROUP_ROOM: Final = 1 + SIDES
COUNTS: Final = GROUP + GROUPS * GROUP_ROOM


def new_counts(tallies: int) -> Counts:
    """Return a row of zeros with the given number of tallies."""
    return np.zeros(COUNTS + tallies, np.int64)


@inlined
def count_wins(mine: Counts, winners: int, seats: int, turn: int) -> None:
    """Count a win, in equal parts if several seats share it; the first bot sat in seat `turn`."""
    shared = count(np.uint64(winners))
    for seat in range(seats):
        part = UNIT // max(shared, 1) * ((winners >> seat) & 1)
        mine[SEAT_2 + seat] += part * part
        mine[DEAL + seat] += part
        if seat == turn:
            mine[DEAL + FIRST_BOT] += part


@inlined
def count_starter(mine: Counts, has_won: bool) -> None:
    mine[DEAL + STARTER] += UNIT * has_won


@inlined
def count_score(mine: Counts, first: int, others: int) -> None:
    mine[SCORE] += first
    mine[SCORE + 1] += others
    mine[SCORE_2] += first * first
    mine[SCORE_2 + 1] += others * others


@inlined
def count_rounds(mine: Counts, rounds: int) -> None:
    mine[ROUNDS] += rounds


@inlined
def count_length(mine: Counts, decisions: int, width: int) -> None:
    mine[GAMES] += 1
    mine[DECISIONS] += decisions
    mine[DECISIONS_2] += decisions * decisions
    mine[LENGTH + min(decisions // width, BINS - 1)] += 1


@kernel
def group_of(base: np.uint64, deal: int) -> int:
    """Return the offset of a deal's group.

    `base` is the seed of the deal's pairing. It shifts the groups, so that a study of many pairings
    with few deals each still fills all groups evenly.
    """
    return GROUP + GROUP_ROOM * int((base + np.uint64(deal // GROUP_RUN)) % np.uint64(GROUPS))


@kernel
def end_deal(mine: Counts, base: np.uint64, deal: int) -> None:
    """Add the wins of a deal whose games have all been played.

    Counts without groups hold deals of a single group, which their caller adds up.
    """
    mine[DEALS] += 1
    group = group_of(base, deal) if mine.shape[0] > GROUP else 0
    if group > 0:
        mine[group] += 1
    for side in range(SIDES):
        won = mine[DEAL + side]
        if won == 0:  # most sides win nothing in a deal
            continue
        mine[WON + side] += won
        mine[WON_DEALS_2 + side] += won * won
        if group > 0:
            mine[group + 1 + side] += won
        mine[DEAL + side] = 0
