"""The rating model of openskill, on the scale of the levels.

The mean is 1500, and 191 points more mean three wins in four, as in `undercard lab ladder`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import BradleyTerryFull

MODEL = BradleyTerryFull()
MIDDLE = 1500.0
SCALE = 400 / math.log(10) / (MODEL.beta * math.sqrt(2))
"""Rating points per unit of the model."""
CONFIDENCE = 1.96
MOST_SURE = 2.0
"""The minimum sigma, because people change and ratings must be able to follow."""
PROVISIONAL_SIGMA = 300 / CONFIDENCE / SCALE
"""Above this sigma a rating is provisional: its 95% interval is ±300 points. It takes about 18
games."""


@dataclass(frozen=True)
class Skill:
    """A rating in units of the model; `is_fixed` for a level, whose rating was measured."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    is_fixed: bool = False

    @property
    def rating(self) -> float:
        return MIDDLE + SCALE * (self.mu - MODEL.mu)

    @property
    def margin(self) -> float:
        """Half the 95% interval."""
        return CONFIDENCE * SCALE * self.sigma

    @property
    def is_provisional(self) -> bool:
        return self.sigma > PROVISIONAL_SIGMA


def measured(rating: float, margin: float) -> Skill:
    """Return the skill of a level."""
    return Skill(MODEL.mu + (rating - MIDDLE) / SCALE, margin / CONFIDENCE / SCALE, True)


def rate(players: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """Return the skills after a game; a lower rank is better, equal ranks are a draw."""
    teams = [[MODEL.rating(mu=it.mu, sigma=it.sigma)] for it in players]
    rated = MODEL.rate(teams, ranks=list(ranks))
    return [
        known if known.is_fixed else Skill(new.mu, max(new.sigma, MOST_SURE))
        for known, [new] in zip(players, rated, strict=True)
    ]
