"""Views and outcomes: the fields that those of every game have."""

from __future__ import annotations

import msgspec
import msgspec.inspect


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the winners (several if a win is shared), the points, the kind of
    ending."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str


PER_SEAT = msgspec.Meta(extra_json_schema={"x-per-seat": True})
"""Annotates a field of a view that has one item per seat, in seat order."""


class GameView(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """What a seat may know: the fields that the view of every game has.

    A game's own view is tagged with the game's name, which is its field `game` in JSON.
    """

    seat: int | None
    """The seat whose view this is; None for a spectator."""
    to_act: int | None
    legal: list[str]
    """The legal actions of this seat; empty unless it is to act."""
    outcome: Outcome | None


def per_seat_fields(view_type: type[GameView]) -> tuple[str, ...]:
    """Return the names of the fields that are annotated with `PER_SEAT`."""
    info = msgspec.inspect.type_info(view_type)
    assert isinstance(info, msgspec.inspect.StructType)
    return tuple(
        field.encode_name
        for field in info.fields
        if isinstance(field.type, msgspec.inspect.Metadata)
        and (field.type.extra_json_schema or {}).get("x-per-seat")
    )
