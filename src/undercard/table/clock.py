"""Clocks: arithmetic on times that the caller has read.

The host ends the game of a seat whose time is up (`TimeOut`); no step of a person comes after that.
Clocks per move grant the full time to every decision, because one turn can have many decisions.
Fischer's increment is granted when the turn passes, so a player cannot accumulate it within one
long turn.
"""

from __future__ import annotations

import math
from typing import TypeAlias

import msgspec

DAY = 86_400.0
_LONGEST = 366 * DAY


class _Control(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of the time controls."""


class Unlimited(_Control, frozen=True, tag="none"):
    """No clock."""


class PerMove(_Control, frozen=True, tag="per_move"):
    """A fixed number of seconds for every decision."""

    seconds: float


class Fischer(_Control, frozen=True, tag="fischer"):
    """A number of seconds for the whole game, plus an increment after every turn."""

    base: float
    increment: float = 0.0


class Correspondence(_Control, frozen=True, tag="correspondence"):
    """A fixed number of days for every decision."""

    days: float


TimeControl: TypeAlias = Unlimited | PerMove | Fischer | Correspondence


class Clock(msgspec.Struct, frozen=True):
    """The seconds left to each seat at the time `since`; only the seat `running` loses time."""

    left: tuple[float, ...]
    running: int | None
    since: float


def is_control(control: TimeControl) -> bool:
    """Whether all times are positive and at most a year; an increment may be 0."""
    if isinstance(control, Fischer) and not 0 <= control.increment <= _LONGEST:
        return False
    return isinstance(control, Unlimited) or 0 < allowance(control) <= _LONGEST


def allowance(control: TimeControl) -> float:
    """Return the initial seconds of a seat; infinite without a clock."""
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


def pass_clock(control: TimeControl, clock: Clock, next_seat: int | None, at: float) -> Clock:
    """Return the clock after a decision; `next_seat` is to act next, None stops the clock."""
    seat = clock.running
    left = list(clock.left)
    if seat is not None:
        left[seat] = _after_decision(control, seconds_left(clock, seat, at), next_seat == seat)
    return Clock(tuple(left), next_seat, at)


def _after_decision(control: TimeControl, left: float, goes_on: bool) -> float:
    """Return a seat's seconds after its decision.

    A late bot continues with 0 seconds, not with a debt.
    """
    if not isinstance(control, Fischer):
        return allowance(control)
    return left if goes_on else left + control.increment


def turn_back(control: TimeControl, clock: Clock, actor: int | None, at: float) -> Clock:
    """Return the clock after a takeback: spent time stays spent, and no increment is granted."""
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
    """Whether the seat has no time left."""
    return seconds_left(clock, seat, at) <= 0
