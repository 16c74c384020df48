"""Clocks: arithmetic on times that somebody else read.

Time that is up can be claimed by an opponent; until then the late player may still act. Where a
clock counts moves, every decision has the full time, so nobody is hurried by a turn of many
decisions. Fischer's increment comes when the turn passes on: it cannot be hoarded in a long one.
"""

from __future__ import annotations

import math
from typing import TypeAlias

import msgspec

DAY = 86_400.0
_LONGEST = 366 * DAY


class _Control(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of the ways to measure time."""


class Unlimited(_Control, frozen=True, tag="none"):
    """No clock."""


class PerMove(_Control, frozen=True, tag="per_move"):
    """So many seconds for every decision."""

    seconds: float


class Fischer(_Control, frozen=True, tag="fischer"):
    """Seconds for the whole game, and more after every turn."""

    base: float
    increment: float = 0.0


class Correspondence(_Control, frozen=True, tag="correspondence"):
    """So many days for every decision."""

    days: float


TimeControl: TypeAlias = Unlimited | PerMove | Fischer | Correspondence


class Clock(msgspec.Struct, frozen=True):
    """Seconds left to each seat at the moment `since`; only `running` loses any after it."""

    left: tuple[float, ...]
    running: int | None
    since: float


def is_control(control: TimeControl) -> bool:
    """Times are positive and no longer than a year; an increment may be nothing."""
    if isinstance(control, Fischer) and not 0 <= control.increment <= _LONGEST:
        return False
    return isinstance(control, Unlimited) or 0 < allowance(control) <= _LONGEST


def allowance(control: TimeControl) -> float:
    """The seconds a seat has at first; endless without a clock."""
    match control:
        case PerMove(seconds):
            return seconds
        case Fischer(base):
            return base
        case Correspondence(days):
            return days * DAY
        case Unlimited():
            return math.inf


def start_clock(control: TimeControl, seats: int, first: int | None, at: float) -> Clock | None:
    if isinstance(control, Unlimited):
        return None
    return Clock((allowance(control),) * seats, first, at)


def pass_clock(control: TimeControl, clock: Clock, following: int | None, at: float) -> Clock:
    """The clock after a decision: `following` is to act next, None stops the clock."""
    seat = clock.running
    left = list(clock.left)
    if seat is not None:
        left[seat] = _after_decision(control, seconds_left(clock, seat, at), following == seat)
    return Clock(tuple(left), following, at)


def _after_decision(control: TimeControl, left: float, goes_on: bool) -> float:
    """Who was late and not claimed against goes on with nothing, not with a debt."""
    if not isinstance(control, Fischer):
        return allowance(control)
    return left if goes_on else left + control.increment


def turn_back(control: TimeControl, clock: Clock, actor: int | None, at: float) -> Clock:
    """The clock after a takeback: the time it cost is spent, and no increment is earned."""
    left = list(clock.left)
    if clock.running is not None:
        left[clock.running] = seconds_left(clock, clock.running, at)
    if actor is not None and not isinstance(control, Fischer):
        left[actor] = allowance(control)
    return Clock(tuple(left), actor, at)


def seconds_left(clock: Clock, seat: int, at: float) -> float:
    spent = max(0.0, at - clock.since) if seat == clock.running else 0.0
    return max(0.0, clock.left[seat] - spent)


def is_up(clock: Clock, seat: int, at: float) -> bool:
    """With nothing left, time is up."""
    return seconds_left(clock, seat, at) <= 0
