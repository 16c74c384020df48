"""Absence: leave a running game and come back. The host decides how long a seat is reserved."""

from __future__ import annotations

from msgspec.structs import replace

from undercard.table.errors import (
    AlreadyAway,
    AlreadyOut,
    BadStep,
    NotAway,
    NotOver,
    NotYourSeat,
    SeatTaken,
)
from undercard.table.progress import Progress, TableContext, running
from undercard.table.seats import Seat, check_owner, is_name, put, seat_at
from undercard.table.start import get_up
from undercard.table.steps import ComeBack, LeaveSeat, Rematch, TakeOver


def leave_seat(context: TableContext, now: Progress, step: LeaveSeat) -> Progress:
    if now.play is None:
        return get_up(context, now, step)
    running(now)
    seat = seat_at(now.seats, step.seat)
    if seat.person is None or step.by not in (seat.person.id, None):
        raise NotYourSeat(f"seat {step.seat} is not your seat")
    if seat.away or seat.out:
        raise AlreadyAway(f"the player of seat {step.seat} has already left")
    return replace(now, seats=put(now.seats, step.seat, replace(seat, away=True)))


def take_over(now: Progress, step: TakeOver) -> Progress:
    running(now)
    seat = seat_at(now.seats, step.seat)
    if step.by is not None:
        raise NotYourSeat("only the host can let a bot take over")
    if not is_name(step.bot.level):
        raise BadStep("a bot's level must be a short name")
    if seat.bot is not None:
        raise SeatTaken(f"a bot already plays seat {step.seat}")
    if not seat.away:
        raise NotAway(f"the player of seat {step.seat} is present")
    return replace(now, seats=put(now.seats, step.seat, replace(seat, bot=step.bot)))


def come_back(now: Progress, step: ComeBack) -> Progress:
    running(now)
    seat = check_owner(now.seats, step.seat, step.by)
    if seat.out:
        raise AlreadyOut(f"seat {step.seat} has already lost")
    if not seat.away:
        raise NotAway("you are not away")
    return replace(now, seats=put(now.seats, step.seat, Seat(person=seat.person)))


def announce_rematch(now: Progress, step: Rematch) -> Progress:
    if now.result is None:
        raise NotOver("a rematch is possible only after the game")
    if step.by is not None or not is_name(step.table):
        raise BadStep("only the host can announce a rematch")
    if now.following is not None:
        raise SeatTaken(f"a rematch is already announced, at table {now.following}")
    return replace(now, following=step.table)
