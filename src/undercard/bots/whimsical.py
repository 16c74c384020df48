"""Whimsical: a bot that sometimes acts at random, which weakens another bot."""

from __future__ import annotations

import random

from undercard.bots.bot import ExplainingBot, Explanation, Weighed, explain_only
from undercard.kernel.game import GameView


class Whimsical:
    """Acts at random with a given probability, otherwise like `bot`."""

    def __init__(self, bot: ExplainingBot, whim: float, seed: int) -> None:
        self._bot = bot
        self._whim = whim
        self._random = random.Random(seed)
        self._told: Explanation | None = None

    def decide(self, view: GameView, legal: list[str], budget: float) -> str:
        self._told = None
        if self._random.random() >= self._whim:
            return self._bot.decide(view, legal, budget)
        self._told = explain_whim(self._random.choice(legal), legal)
        return self._told.choice

    def explain(self) -> Explanation:
        return self._told or self._bot.explain()


def explain_whim(choice: str, legal: list[str]) -> Explanation:
    """Return an explanation with equal shares for all actions."""
    if len(legal) == 1:
        return explain_only(choice)
    return Explanation(choice, "reason-whim", [Weighed(choice, 1 / len(legal))])
