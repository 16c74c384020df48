"""What is counted of the games of a study: whole numbers, so that any order adds up to the same.

A row of counts belongs to one cell of a study. The quick bots count inside compiled code, a row to
each thread; others count through the same functions. What the numbers say is in `summary`. Behind
the COUNTS numbers that every game has, a row holds the tallies of the game (`traits.Tally`).
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
"""A win: a shared one is cut into equal parts, for any number of seats up to MOST_SEATS."""
BINS: Final = 48
SIDES: Final = MOST_SEATS + 2
"""Whose wins are counted: each seat's, the first bot's, the starter's if the game has one."""
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
LENGTH: Final = WON_DEALS_2 + SIDES
"""Games by their decisions, in bins."""
DEAL: Final = LENGTH + BINS
"""Each side's wins of the deal that is being played; 0 between deals."""
GROUP: Final = DEAL + SIDES
"""Of each group the deals, then each side's wins."""
GROUP_ROOM: Final = 1 + SIDES
COUNTS: Final = GROUP + GROUPS * GROUP_ROOM


def new_counts(tallies: int) -> Counts:
    """A row of zeros with room for so many tallies."""
    return np.zeros(COUNTS + tallies, np.int64)


@inlined
def count_wins(mine: Counts, winners: int, seats: int, turn: int) -> None:
    """Count a win, in equal parts where several share it; the first bot sat in seat `turn`."""
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
        if won == 0:  # most seats are not there
            continue
        mine[WON + side] += won
        mine[WON_DEALS_2 + side] += won * won
        if group > 0:
            mine[group + 1 + side] += won
        mine[DEAL + side] = 0
