"""What all messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Language: TypeAlias = Literal["en", "de", "fr", "es"]
Text: TypeAlias = Annotated[str, Meta(max_length=1000)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
"""What a client calls a step of its own; the same one again is the same step."""
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
StepNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
ShownView: TypeAlias = Annotated[object, Meta(extra_json_schema={"x-game": "view"})]
"""A `GameView`; the description lists the views of all games."""
MaybeView: TypeAlias = Annotated[object, Meta(extra_json_schema={"x-game": "maybe-view"})]
"""The same, or None while there is nothing to see."""
ShownBox: TypeAlias = Annotated[object, Meta(extra_json_schema={"x-game": "box"})]
"""What `Game.shown_box` returns; the description lists the boxes of all games."""
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From a client."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """To a client."""


class Refusal(Told, frozen=True, kw_only=True, omit_defaults=True):
    """Why not; `error` is a code that stays the same, `message` is for people."""

    error: str
    message: str
    rule: str | None = None
    """Of the game, where one forbids the action."""
    retry_after: float | None = None
    """Seconds."""
