"""Why a bot did what it did: what it weighed, and a reason that can be said in any language."""

from __future__ import annotations

import msgspec

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


def explain_weighed(choice: str, reason: str, weighed: list[Weighed]) -> Explanation:
    """The choice first, then what came nearest to it."""
    others = sorted((w for w in weighed if w.action != choice), key=lambda w: -w.share)
    chosen = [w for w in weighed if w.action == choice]
    return Explanation(choice, reason, [*chosen, *others][:SHOWN])
