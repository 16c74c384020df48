"""One line of chat."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Audience: TypeAlias = Literal["all", "spectators"]
"""What spectators say during a game could be a hint: players hear it when the game is over."""


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """What was said, by whom; `number` is its place in the chat of its table."""

    number: int
    at: float
    person: str
    name: str
    text: str
    audience: Audience = "all"
