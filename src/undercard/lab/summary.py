"""What counts say: shares with intervals, lengths, scores, and how much of it was luck.

Intervals are 95%. They are made from the wins of whole deals, since the games of one deal are not
independent: a good deal helps whoever has it. Two deals more are assumed, one all won and one all
lost, so that an interval does not vanish when a bot has won everything.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from undercard.lab.counts import (
    BINS,
    DEALS,
    DECISIONS,
    DECISIONS_2,
    GAMES,
    HAND_LEFT,
    HANDS,
    LENGTH,
    MOST_SEATS,
    ROUNDS,
    SCORE,
    SCORE_2,
    SEAT_2,
    SEAT_DEALS_2,
    SEAT_WON,
    STARTER_WON,
    UNIT,
    WON,
    WON_DEALS_2,
    Counts,
)

CONFIDENCE: Final = 1.96


@dataclass(frozen=True)
class Share:
    """A share of games with half its 95% interval."""

    share: float
    margin: float

    def __str__(self) -> str:
        return f"{self.share:.1%} ± {self.margin:.1%}"

    def minus(self, other: Share) -> Share:
        """The difference of two shares measured apart."""
        return Share(self.share - other.share, math.hypot(self.margin, other.margin))


def share_by_deals(won: int, won_2: int, deals: int, games: int) -> Share:
    """A share from the wins of all deals and from those of each deal squared."""
    if deals == 0:
        return Share(0.5, 0.5)
    most = UNIT * games / deals
    n = deals + 2
    middle = (won + most) / n
    spread = max((won_2 + most * most) / n - middle * middle, 0.0)
    return Share(won / (UNIT * games), CONFIDENCE * math.sqrt(spread / n) / most)


@dataclass(frozen=True)
class Summary:
    """The counts of a cell, or of several added up."""

    counts: list[int]

    @staticmethod
    def of(counts: Counts) -> Summary:
        return Summary(counts.tolist())

    @property
    def games(self) -> int:
        return self.counts[GAMES]

    @property
    def deals(self) -> int:
        return self.counts[DEALS]

    @property
    def share(self) -> Share:
        """Of the games the first bot won."""
        return share_by_deals(self.counts[WON], self.counts[WON_DEALS_2], self.deals, self.games)

    def seat(self, seat: int) -> Share:
        """Of the games that whoever sat there won."""
        won, won_2 = self.counts[SEAT_WON + seat], self.counts[SEAT_DEALS_2 + seat]
        return share_by_deals(won, won_2, self.deals, self.games)

    @property
    def starter(self) -> Share:
        """Of the games that the starter won."""
        share = self.counts[STARTER_WON] / (UNIT * self.games)
        return Share(share, CONFIDENCE * math.sqrt(max(share * (1 - share), 0.0) / self.deals))

    @property
    def decisions(self) -> tuple[float, float]:
        """Their mean and standard deviation."""
        return _mean(self.counts[DECISIONS], self.counts[DECISIONS_2], self.games)

    @property
    def rounds(self) -> float:
        return self.counts[ROUNDS] / self.games

    def score(self, side: int) -> tuple[float, float]:
        """Of the first bot (0) or all others (1): mean and standard deviation."""
        return _mean(self.counts[SCORE + side], self.counts[SCORE_2 + side], self.games)

    @property
    def luck(self) -> float:
        """The share of the result's variance that the deal explains.

        Of two games of one deal, with the bots in other seats and other draws: the correlation of
        what a seat won, beyond what the bot that sat there wins on average.
        """
        turns = self.games / self.deals
        first = self.counts[WON] / self.games
        between = within = 0.0
        for p in range(MOST_SEATS):
            won, won_2 = self.counts[SEAT_WON + p], self.counts[SEAT_2 + p]
            if won == 0:
                continue
            other = (turns * won / self.games - first) / (turns - 1)
            pairs = (self.counts[SEAT_DEALS_2 + p] - won_2) / (self.deals * turns * (turns - 1))
            between += pairs - (2 * first * other + (turns - 2) * other**2) / turns
            within += won_2 / self.games - (first**2 + (turns - 1) * other**2) / turns
        return max(between / within, 0.0) if within > 0 else 0.0

    @property
    def lengths(self) -> list[int]:
        """Games by their decisions, in bins of a width that the game has."""
        return self.counts[LENGTH : LENGTH + BINS]

    @property
    def hands_left(self) -> list[int]:
        """Games by the cards the winner still held."""
        return self.counts[HAND_LEFT : HAND_LEFT + HANDS]


def _mean(total: int, squares: int, n: int) -> tuple[float, float]:
    mean = total / n
    return mean, math.sqrt(max(squares / n - mean * mean, 0.0))
