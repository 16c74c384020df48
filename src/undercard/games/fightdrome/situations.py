"""Situations (F3), and the other moments at which a seat must choose."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

OVER: Final = 0
LEAD: Final = 1
ANSWER: Final = 2
FOLLOW_UP: Final = 3
STAGGER: Final = 4
OPENING: Final = 5
SLEEVE: Final = 6
STACK: Final = 7
LAST_GASP: Final = 8
ROUND_ENDS: Final = 9
"""Occurs only inside a step."""

Situation: TypeAlias = Literal[
    "over", "lead", "answer", "follow_up", "stagger", "opening", "sleeve", "stack", "last_gasp"
]
SITUATIONS: tuple[Situation, ...] = get_args(Situation)
