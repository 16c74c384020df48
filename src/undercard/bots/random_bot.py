"""Random: any legal action, all alike. The yardstick below which nothing should be."""

from __future__ import annotations

import random

import msgspec


class RandomBot:
    """Chooses evenly among the legal actions."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def decide(self, view: msgspec.Struct, legal: list[str], budget: float) -> str:  # noqa: ARG002
        return self._random.choice(legal)
