"""Whimsical: another bot that now and then does anything at all. So a bot is made easier."""

from __future__ import annotations

import random

from undercard.bots.bot import Bot, Explanation, Weighed, explain_only
from undercard.kernel.game import GameView


class Whimsical:
    """Follows a whim with a given chance, else what `bot` says."""

    def __init__(self, bot: Bot, whim: float, seed: int) -> None:
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
    """All actions are alike."""
    if len(legal) == 1:
        return explain_only(choice)
    return Explanation(choice, "reason-whim", [Weighed(choice, 1 / len(legal))])
