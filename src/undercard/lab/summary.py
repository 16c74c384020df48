"""Statistics from counts: shares with intervals, lengths, scores, and the influence of luck.

Intervals are 95%. They are computed from the wins of whole deals, because the games of one deal are
not independent: a good deal helps its seat in each of them. Two more deals are assumed, one all won
and one all lost, so that the interval does not vanish when a bot has won everything.

The effect of a variant is measured on the same deals: the wins of each group of deals are compared
with those of the same group in the first variant. The influence of the deals cancels out, so
similar variants have a narrow interval.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from undercard.lab.counts import (
    BINS,
    COUNTS,
    DEALS,
    DECISIONS,
    DECISIONS_2,
    FIRST_BOT,
    GAMES,
    GROUP,
    GROUP_ROOM,
    GROUPS,
    LENGTH,
    MOST_SEATS,
    ROUNDS,
    SCORE,
    SCORE_2,
    SEAT_2,
    STARTER,
    UNIT,
    WON,
    WON_DEALS_2,
    Counts,
)
from undercard.lab.traits import Tally

CONFIDENCE: Final = 1.96
CONFIDENCE_OF_GROUPS: Final = 2.04
"""The quantile of Student's distribution for a variance from 32 groups."""


@dataclass(frozen=True)
class Share:
    """A share of games with half its 95% interval."""

    share: float
    margin: float

    def __str__(self) -> str:
        return f"{self.share:.1%} ± {self.margin:.1%}"

    @property
    def signed(self) -> str:
        """The text of a difference of shares."""
        return f"{self.share:+z.1%} ± {self.margin:.1%}"

    def minus(self, other: Share) -> Share:
        """Return the difference of two independent shares."""
        return Share(self.share - other.share, math.hypot(self.margin, other.margin))


@dataclass
class Wins:
    """A side's wins over many deals."""

    deals: int
    games: int
    won: int
    won_2: int
    """The sum of squares of the wins per deal."""
    groups: list[tuple[int, int]]
    """Deals and wins of each group."""

    @staticmethod
    def of(counts: list[int], side: int) -> Wins:
        places = range(GROUP, GROUP + GROUPS * GROUP_ROOM, GROUP_ROOM)
        groups = [(counts[place], counts[place + 1 + side]) for place in places]
        won, won_2 = counts[WON + side], counts[WON_DEALS_2 + side]
        return Wins(counts[DEALS], counts[GAMES], won, won_2, groups)

    def plus(self, other: Wins) -> Wins:
        groups = [(a + c, b + d) for (a, b), (c, d) in zip(self.groups, other.groups, strict=True)]
        return Wins(
            self.deals + other.deals,
            self.games + other.games,
            self.won + other.won,
            self.won_2 + other.won_2,
            groups,
        )

    @property
    def share(self) -> Share:
        if self.deals == 0:
            return Share(0.5, 0.5)
        most = UNIT * self.games / self.deals
        n = self.deals + 2
        middle = (self.won + most) / n
        spread = max((self.won_2 + most * most) / n - middle * middle, 0.0)
        return Share(self.won / (UNIT * self.games), CONFIDENCE * math.sqrt(spread / n) / most)

    def change_from(self, before: Wins) -> Share:
        """Return the difference from another variant on the same deals.

        Two more deals are assumed here too, one won and one lost through the change.
        """
        # Too few deals to fill the groups: treat the variants as independent, with a wider
        # interval.
        if not all(deals for deals, _ in self.groups):
            return self.share.minus(before.share)
        most = UNIT * self.games / self.deals
        mean = (self.won - before.won) / self.deals
        pairs = zip(self.groups, before.groups, strict=True)
        apart = [new - old - mean * deals for (deals, new), (_, old) in pairs]
        variance = sum(x * x for x in apart) * GROUPS / (GROUPS - 1) + 2 * most * most
        margin = CONFIDENCE_OF_GROUPS * math.sqrt(variance) / ((self.deals + 2) * most)
        return Share(mean / most, margin)


@dataclass(frozen=True)
class Summary:
    """The counts of one cell, or the sum of several."""

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
        """The share of games that the first bot won."""
        return self.wins(FIRST_BOT).share

    def seat(self, seat: int) -> Share:
        """Return the share of games that a seat won."""
        return self.wins(seat).share

    @property
    def starter(self) -> Share:
        """The share of games that the starter won."""
        return self.wins(STARTER).share

    def wins(self, side: int) -> Wins:
        return Wins.of(self.counts, side)

    @property
    def decisions(self) -> tuple[float, float]:
        """The mean and standard deviation of the decisions per game."""
        return _mean(self.counts[DECISIONS], self.counts[DECISIONS_2], self.games)

    @property
    def rounds(self) -> float:
        return self.counts[ROUNDS] / self.games

    def score(self, side: int) -> tuple[float, float]:
        """Return mean and standard deviation of the score: of the first bot (0) or others (1)."""
        return _mean(self.counts[SCORE + side], self.counts[SCORE_2 + side], self.games)

    @property
    def luck(self) -> float:
        """The share of the result's variance that the deal explains.

        It is the correlation between a seat's results in two games of one deal, with the bots in
        other seats and other draws, after removing what the bot in that seat wins on average.
        """
        turns = self.games / self.deals
        if turns == 1:
            return 0.0
        first = self.counts[WON + FIRST_BOT] / self.games
        between = within = 0.0
        for p in range(MOST_SEATS):
            won, won_2 = self.counts[WON + p], self.counts[SEAT_2 + p]
            if won == 0:
                continue
            other = (turns * won / self.games - first) / (turns - 1)
            pairs = (self.counts[WON_DEALS_2 + p] - won_2) / (self.deals * turns * (turns - 1))
            between += pairs - (2 * first * other + (turns - 2) * other**2) / turns
            within += won_2 / self.games - (first**2 + (turns - 1) * other**2) / turns
        return min(max(between / within, 0.0), 1.0) if within > 0 else 0.0

    @property
    def lengths(self) -> list[int]:
        """A histogram of games by decisions, in bins of the game's width."""
        return self.counts[LENGTH : LENGTH + BINS]

    def tallies(self, tallies: Iterable[Tally]) -> Iterator[tuple[Tally, list[int]]]:
        """Yield a game's own tallies, each with its numbers."""
        place = COUNTS
        for tally in tallies:
            yield tally, self.counts[place : place + tally.size]
            place += tally.size


def most_frequent(tally: Tally, numbers: list[int], most: int) -> dict[str, float]:
    """Return the most frequent items of a tally, each with its share of the total."""
    total = sum(numbers)
    found = sorted((n for n in range(tally.size) if numbers[n]), key=lambda n: -numbers[n])
    return {tally.label(n): numbers[n] / total for n in found[:most]}


def _mean(total: int, squares: int, n: int) -> tuple[float, float]:
    mean = total / n
    return mean, math.sqrt(max(squares / n - mean * mean, 0.0))
