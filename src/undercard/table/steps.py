"""Steps: everything that ever changes a table, as data to be stored in order.

`at` is the time in seconds, read by whoever gives the step. `by` is the id of the person who
did it; None is the host itself: a bot's move, a player seen to be gone.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from undercard.table.seats import Bot, Person


def _tag(name: str) -> str:
    """`OfferDraw` is written `offer_draw`."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class _Step(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="step",
    tag=_tag,
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    at: float
    by: str | None = None


class _SeatStep(_Step, frozen=True, kw_only=True):
    seat: int


class SitDown(_SeatStep, frozen=True, kw_only=True):
    """Persons sit down themselves; the creator or the host puts bots on seats."""

    who: Person | Bot


class LeaveSeat(_SeatStep, frozen=True, kw_only=True):
    """Before the start the seat is open again; later it is kept for its player."""


class Start(_Step, frozen=True, kw_only=True):
    """The deal, by the creator or the host, with a word of chance from each seat."""

    contributions: tuple[str, ...] = ()


class Act(_SeatStep, frozen=True, kw_only=True):
    """An action in notation, and the number of the last step the player knew of."""

    action: str
    answers: int


class Resign(_SeatStep, frozen=True, kw_only=True):
    pass


class OfferDraw(_SeatStep, frozen=True, kw_only=True):
    pass


class AcceptDraw(_SeatStep, frozen=True, kw_only=True):
    pass


class DeclineDraw(_SeatStep, frozen=True, kw_only=True):
    pass


class WithdrawDraw(_SeatStep, frozen=True, kw_only=True):
    pass


class ClaimTime(_SeatStep, frozen=True, kw_only=True):
    """`seat` claims that the time of the seat to act is up."""


class AskTakeback(_SeatStep, frozen=True, kw_only=True):
    """Back to the seat's own last decision."""


class GrantTakeback(_SeatStep, frozen=True, kw_only=True):
    pass


class RefuseTakeback(_SeatStep, frozen=True, kw_only=True):
    pass


class TakeOver(_SeatStep, frozen=True, kw_only=True):
    """A bot plays for somebody who is away; the host decides when."""

    bot: Bot


class ComeBack(_SeatStep, frozen=True, kw_only=True):
    """The seat's player is back and plays again."""


class Rematch(_Step, frozen=True, kw_only=True):
    """The host says at which table it goes on, so that all who watch can follow."""

    table: str


Step: TypeAlias = (
    SitDown
    | LeaveSeat
    | Start
    | Act
    | Resign
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | WithdrawDraw
    | ClaimTime
    | AskTakeback
    | GrantTakeback
    | RefuseTakeback
    | TakeOver
    | ComeBack
    | Rematch
)


class Acted(msgspec.Struct, frozen=True, kw_only=True, tag_field="step", tag="acted"):
    """An `Act` as it is shown: only the seat itself reads the action, all others its events."""

    at: float
    seat: int
    action: str | None = None


Shown: TypeAlias = (
    SitDown
    | LeaveSeat
    | Start
    | Acted
    | Resign
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | WithdrawDraw
    | ClaimTime
    | AskTakeback
    | GrantTakeback
    | RefuseTakeback
    | TakeOver
    | ComeBack
    | Rematch
)
