"""Types shared by the messages of several features.

Client messages refuse unknown fields, so that a misspelled one is reported.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Language: TypeAlias = Literal["en", "de", "fr", "es"]
Text: TypeAlias = Annotated[str, Meta(max_length=1000)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
"""The client's key of a step; a repeated key means the same step."""


SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
StepNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
ShownView: TypeAlias = Annotated[object, Meta(extra_json_schema={"x-game": "view"})]
"""A `GameView`; the description lists the views of all games."""


MaybeView: TypeAlias = Annotated[object, Meta(extra_json_schema={"x-game": "maybe-view"})]
"""A `GameView`, or None before the deal."""


ShownBox: TypeAlias = Annotated[object, Meta(extra_json_schema={"x-game": "box"})]
"""What `Game.shown_box` returns; the description lists the boxes of all games."""


TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class FromClient(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message from a client."""


class ToClient(msgspec.Struct, frozen=True, kw_only=True):
    """A message to a client."""


class Refusal(ToClient, frozen=True, kw_only=True, omit_defaults=True):
    """An error; `error` is a stable code, `message` is for people."""

    error: str
    message: str
    rule: str | None = None
    """The rule of the game that forbids the action, if there is one."""
    retry_after: float | None = None
    """The seconds to wait before a retry."""


class StreamError(Refusal, frozen=True, kw_only=True, tag_field="type", tag="error"):
    """The last line of a stream that ended with an error."""


class Me(ToClient, frozen=True, kw_only=True):
    """The signed-in caller."""

    id: str
    name: str
    has_account: bool
    also: tuple[str, ...] = ()
    """Adopted guests; seats under these ids belong to the person."""
    is_bot: bool = False
    """Whether a program plays through this account."""


class PersonName(ToClient, frozen=True, kw_only=True):
    """A person; without a name if the account was deleted."""

    id: str
    name: str | None


class Done(ToClient, frozen=True, kw_only=True):
    """`done` is false if there was nothing to do."""

    done: bool


Pool: TypeAlias = Literal["people", "bots"]
"""The kind of opponents: a rating belongs to one game and one pool."""


class RatingInfo(ToClient, frozen=True, kw_only=True):
    """A rating on the scale of the levels: 191 points more mean three wins in four."""

    game: str
    pool: Pool
    rating: int
    margin: int
    """Half the 95% interval."""
    is_provisional: bool
    games: int
