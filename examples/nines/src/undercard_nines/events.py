"""The events of a game, and which of their numbers are secret."""

from __future__ import annotations

from undercard.kernel.events import EventKind, Field, code

DEALT, PLAYED, TOOK = code(0), code(1), code(2)


def card_name(card: int) -> str:
    return f"c{card + 1}"


KINDS = (
    EventKind("dealt", (Field("card", card_name, secret=True),)),
    EventKind("played", (Field("card", card_name),)),
    EventKind("took"),
)
"""The kinds of events, in the order of their codes."""
