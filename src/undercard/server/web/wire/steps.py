"""Steps, as a client gives them: when and by whom is for the server to say."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from undercard.server.web.wire.base import Asked, SeatNumber, StepNumber, Told


class _ClientStep(Asked, frozen=True, kw_only=True, tag_field="step"):
    pass


class _SeatStep(_ClientStep, frozen=True, kw_only=True):
    seat: SeatNumber


class PostSitDown(_SeatStep, frozen=True, kw_only=True, tag="sit_down"):
    bot: Annotated[str, Meta(max_length=64)] | None = None
    """A bot of this level; None: oneself."""
    word: Annotated[str, Meta(max_length=64)] = ""
    """A word of chance, shown to nobody before the game is over; the first one stands."""


class PostLeaveSeat(_SeatStep, frozen=True, kw_only=True, tag="leave_seat"):
    pass


class PostStart(_ClientStep, frozen=True, kw_only=True, tag="start"):
    """By who made the table; most tables start by themselves when all are there."""


class PostAct(_SeatStep, frozen=True, kw_only=True, tag="act"):
    action: Annotated[str, Meta(max_length=200)]
    answers: StepNumber


class PostResign(_SeatStep, frozen=True, kw_only=True, tag="resign"):
    pass


class PostOfferDraw(_SeatStep, frozen=True, kw_only=True, tag="offer_draw"):
    pass


class PostAcceptDraw(_SeatStep, frozen=True, kw_only=True, tag="accept_draw"):
    pass


class PostDeclineDraw(_SeatStep, frozen=True, kw_only=True, tag="decline_draw"):
    pass


class PostWithdrawDraw(_SeatStep, frozen=True, kw_only=True, tag="withdraw_draw"):
    pass


class PostClaimTime(_SeatStep, frozen=True, kw_only=True, tag="claim_time"):
    pass


class PostAskTakeback(_SeatStep, frozen=True, kw_only=True, tag="ask_takeback"):
    pass


class PostGrantTakeback(_SeatStep, frozen=True, kw_only=True, tag="grant_takeback"):
    pass


class PostRefuseTakeback(_SeatStep, frozen=True, kw_only=True, tag="refuse_takeback"):
    pass


class PostComeBack(_SeatStep, frozen=True, kw_only=True, tag="come_back"):
    pass


ClientStep: TypeAlias = (
    PostSitDown
    | PostLeaveSeat
    | PostStart
    | PostAct
    | PostResign
    | PostOfferDraw
    | PostAcceptDraw
    | PostDeclineDraw
    | PostWithdrawDraw
    | PostClaimTime
    | PostAskTakeback
    | PostGrantTakeback
    | PostRefuseTakeback
    | PostComeBack
)


class StepTaken(Told, frozen=True, kw_only=True):
    number: int
