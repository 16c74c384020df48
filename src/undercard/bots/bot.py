"""The two methods of a bot: decide, and explain the decision.

An explanation lists the actions a bot considered, and a reason that every language has a message
for. It reveals cards that the bot holds, so show it only to those who may see them, or after the
game.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from undercard.kernel.game import GameView

SHOWN = 3
"""The number of alternatives in an explanation."""


class Weighed(msgspec.Struct, frozen=True):
    """One action that a bot considered."""

    action: str
    share: float
    """The bot's preference for it; the shares of all considered actions add up to 1."""
    chance: float | None = None
    """The estimated probability of winning after it, if the bot estimates one."""


class Explanation(msgspec.Struct, frozen=True):
    """The chosen action and its alternatives, the most preferred first."""

    choice: str
    reason: str
    """The id of a message that explains how the choice was made."""
    weighed: list[Weighed] = []


class Decider(Protocol):
    """Chooses for one seat of one game, from what that seat may know."""

    def decide(self, view: GameView, legal: list[str], budget: float) -> str:
        """Return one of `legal` within `budget` seconds."""
        ...


class ExplainingBot(Decider, Protocol):
    """A decider that can explain its choice, as all of ours can."""

    def explain(self) -> Explanation:
        """Return the explanation of the last choice."""
        ...


def explain_weighed(choice: str, reason: str, weighed: list[Weighed]) -> Explanation:
    """Return an explanation: the choice first, then the nearest alternatives."""
    others = sorted((w for w in weighed if w.action != choice), key=lambda w: -w.share)
    chosen = [w for w in weighed if w.action == choice]
    return Explanation(choice, reason, [*chosen, *others][:SHOWN])


def explain_only(choice: str) -> Explanation:
    """Return the explanation of a forced choice."""
    return Explanation(choice, "reason-only", [Weighed(choice, 1.0)])
