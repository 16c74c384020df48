"""Types that the messages of several features are made of.

Client messages refuse unknown fields, so that a misspelt one is reported.
"""

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


class FromClient(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From a client."""


class ToClient(msgspec.Struct, frozen=True, kw_only=True):
    """To a client."""


class Refusal(ToClient, frozen=True, kw_only=True, omit_defaults=True):
    """Why not; `error` is a code that stays the same, `message` is for people."""

    error: str
    message: str
    rule: str | None = None
    """Of the game, where one forbids the action."""
    retry_after: float | None = None
    """Seconds."""


class StreamError(Refusal, frozen=True, kw_only=True, tag_field="type", tag="error"):
    """The last line of a stream that could not go on."""


class Me(ToClient, frozen=True, kw_only=True):
    """The person who asks, if signed in."""

    id: str
    name: str
    has_account: bool
    also: tuple[str, ...] = ()
    """Guests that the person was; seats under these ids are theirs."""
    is_bot: bool = False
    """A program plays through this account."""


class PersonName(ToClient, frozen=True, kw_only=True):
    """A person; without a name if they have left the site."""

    id: str
    name: str | None


class Done(ToClient, frozen=True, kw_only=True):
    """`done` is false where there was nothing to do."""

    done: bool


Pool: TypeAlias = Literal["people", "bots"]
"""Whom the games were played against: a rating is one game's, in one pool."""


class RatingInfo(ToClient, frozen=True, kw_only=True):
    """On the scale of the bots' levels: 191 points more mean three wins in four."""

    game: str
    pool: Pool
    rating: int
    margin: int
    """Half the interval in which it is with 95%."""
    is_provisional: bool
    games: int
