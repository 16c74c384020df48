"""The rating model: openskill's, on the scale of the bots' levels.

1500 is the middle, and 191 points more mean three wins in four, as in `undercard lab ladder`.
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
"""The smallest sigma: people change, so their ratings must stay able to."""
PROVISIONAL_SIGMA = 300 / CONFIDENCE / SCALE
"""Above it a rating says little: with 95% it is within 300 points. About 18 games lead there."""


@dataclass(frozen=True)
class Skill:
    """A rating as the model has it; `is_fixed` for a bot's level, which was measured."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    is_fixed: bool = False

    @property
    def rating(self) -> float:
        return MIDDLE + SCALE * (self.mu - MODEL.mu)

    @property
    def margin(self) -> float:
        """Half the interval in which it is with 95%."""
        return CONFIDENCE * SCALE * self.sigma

    @property
    def is_provisional(self) -> bool:
        return self.sigma > PROVISIONAL_SIGMA


def measured(rating: float, margin: float) -> Skill:
    """The skill of a bot's level."""
    return Skill(MODEL.mu + (rating - MIDDLE) / SCALE, margin / CONFIDENCE / SCALE, True)


def rate(players: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills after a game; the lower rank was better, equal ones drew."""
    teams = [[MODEL.rating(mu=it.mu, sigma=it.sigma)] for it in players]
    rated = MODEL.rate(teams, ranks=list(ranks))
    return [
        known if known.is_fixed else Skill(new.mu, max(new.sigma, MOST_SURE))
        for known, [new] in zip(players, rated, strict=True)
    ]
