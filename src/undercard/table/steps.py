"""Steps: every change of a table, as data to be stored in order.

`at` is the time in seconds, read by the caller. `by` is the id of the person who took the step.
None is the host itself, for example for a bot's action or an absent player.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from undercard.table.seats import Bot, Person


def _tag(name: str) -> str:
    """Return the name of a class as its tag on the wire: `OfferDraw` becomes `offer_draw`."""
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
    """A person takes a seat, or the creator or the host seats a bot."""

    who: Person | Bot
    contributes: bool = False
    """Whether the game waits for the person's contribution to chance; otherwise it is empty."""


class Seal(_SeatStep, frozen=True, kw_only=True):
    """A player commits to a contribution, and to the table's commitment that they were shown.

    An empty seal means that the player is present and contributes nothing.
    """

    commitment: str = ""
    seal: str = ""


class Reveal(_SeatStep, frozen=True, kw_only=True):
    """A player reveals their contribution, after every other seat has sealed."""

    commitment: str
    word: str


class LeaveSeat(_SeatStep, frozen=True, kw_only=True):
    """Before the start, the seat becomes open; later, it is reserved for its player."""


class Start(_Step, frozen=True, kw_only=True):
    """The deal, by the creator or the host."""

    contributions: tuple[str, ...] = ()
    """One per seat, for a game without a host and in tables of earlier versions; otherwise those
    that were revealed."""


class Act(_SeatStep, frozen=True, kw_only=True):
    """An action in notation, and the number of the last step the player has seen."""

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
    """`seat` claims that the time of the seat to act is up. Only in tables stored before
    `TimeOut`."""


class TimeOut(_SeatStep, frozen=True, kw_only=True):
    """The host ends the game of the seat to act, because its time is up."""


class Abandon(_SeatStep, frozen=True, kw_only=True):
    """The game of `seat`, whose player is away, ends because another player claims it. The host
    has checked the absence, which is not part of the table, after step `answers`."""

    claimant: int
    answers: int


class AskTakeback(_SeatStep, frozen=True, kw_only=True):
    """Ask to go back to the seat's own last decision."""


class GrantTakeback(_SeatStep, frozen=True, kw_only=True):
    pass


class RefuseTakeback(_SeatStep, frozen=True, kw_only=True):
    pass


class TakeOver(_SeatStep, frozen=True, kw_only=True):
    """A bot plays for an absent person: the host decides when, or a claimant instead of
    `Abandon`."""

    bot: Bot
    claimant: int | None = None
    """The seat that lets the bot finish the game, which is not rated then."""


class ComeBack(_SeatStep, frozen=True, kw_only=True):
    """The seat's player is back and plays again."""


class Rematch(_Step, frozen=True, kw_only=True):
    """The host announces the rematch's table to players and spectators."""

    table: str


Step: TypeAlias = (
    SitDown
    | LeaveSeat
    | Seal
    | Reveal
    | Start
    | Act
    | Resign
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | WithdrawDraw
    | ClaimTime
    | TimeOut
    | Abandon
    | AskTakeback
    | GrantTakeback
    | RefuseTakeback
    | TakeOver
    | ComeBack
    | Rematch
)


class Acted(msgspec.Struct, frozen=True, kw_only=True, tag_field="step", tag="acted"):
    """An `Act` as other seats see it: only its own seat can read the action."""

    at: float
    seat: int
    action: str | None = None


Shown: TypeAlias = (
    SitDown
    | LeaveSeat
    | Seal
    | Reveal
    | Start
    | Acted
    | Resign
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | WithdrawDraw
    | ClaimTime
    | TimeOut
    | Abandon
    | AskTakeback
    | GrantTakeback
    | RefuseTakeback
    | TakeOver
    | ComeBack
    | Rematch
)
