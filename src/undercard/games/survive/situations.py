"""Situations: the choices that a seat can face, in the order of a game."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

OVER: Final = 0
LEAVE: Final = 1
PLACE: Final = 2
BID: Final = 3
USE: Final = 4
ACT: Final = 5
MOVE: Final = 6
GREEN: Final = 7
TO: Final = 8
FOLLOW: Final = 9
RETURN: Final = 10
GOES_ON: Final = 11
"""Occurs only inside a step: no seat is to act yet."""

Situation: TypeAlias = Literal[
    "over", "leave", "place", "bid", "use", "act", "move", "green", "to", "follow", "return"
]
SITUATIONS: tuple[Situation, ...] = get_args(Situation)
