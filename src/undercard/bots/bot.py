"""The two methods a bot has: it decides, and it can say why.

What it weighed, and a reason that can be said in any language. An explanation tells of cards that
the bot holds: it is for those who may see them, or for afterwards.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from undercard.kernel.game import GameView

SHOWN = 3
"""So many alternatives are told."""


class Weighed(msgspec.Struct, frozen=True):
    """One action that a bot considered."""

    action: str
    share: float
    """How much the bot leaned to it; all it weighed add up to 1."""
    chance: float | None = None
    """Its estimate of winning after it, where it makes one."""


class Explanation(msgspec.Struct, frozen=True):
    """The action chosen, and what it was weighed against, the likeliest first."""

    choice: str
    reason: str
    """The id of a message that says how the choice was made."""
    weighed: list[Weighed] = []


class Decider(Protocol):
    """Chooses for one seat of one game, from what that seat may know."""

    def decide(self, view: GameView, legal: list[str], budget: float) -> str:
        """One of `legal`, within `budget` seconds."""
        ...


class Bot(Decider, Protocol):
    """A decider that can say why; all of ours can."""

    def explain(self) -> Explanation:
        """Of the last choice."""
        ...


def explain_weighed(choice: str, reason: str, weighed: list[Weighed]) -> Explanation:
    """The choice first, then what came nearest to it."""
    others = sorted((w for w in weighed if w.action != choice), key=lambda w: -w.share)
    chosen = [w for w in weighed if w.action == choice]
    return Explanation(choice, reason, [*chosen, *others][:SHOWN])


def explain_only(choice: str) -> Explanation:
    """Where there was nothing to choose."""
    return Explanation(choice, "reason-only", [Weighed(choice, 1.0)])
