"""Random: a uniformly random legal action. Every game has it, as the baseline for other bots."""

from __future__ import annotations

import random

from undercard.bots.bot import Explanation
from undercard.bots.whimsical import explain_whim
from undercard.kernel.game import Game, GameView


class RandomBot:
    """Chooses uniformly among the legal actions."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._told = Explanation("", "reason-whim")

    def decide(self, view: GameView, legal: list[str], budget: float) -> str:  # noqa: ARG002
        self._told = explain_whim(self._random.choice(legal), legal)
        return self._told.choice

    def explain(self) -> Explanation:
        return self._told


def make_random(game: Game, seed: int, most_passes: int) -> RandomBot:  # noqa: ARG001
    """Return a random bot: a factory for every bot set."""
    return RandomBot(seed)
