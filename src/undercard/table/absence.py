"""Absence: leave a running game and come back, or lose it.

The host decides how long a seat is reserved, and notices players without a connection. `patience`
is the time after which another player may claim the game of such a player.
"""

from __future__ import annotations

from msgspec.structs import replace

from undercard.table.clock import Correspondence, Fischer, PerMove, TimeControl, Unlimited
from undercard.table.endings import drop_out
from undercard.table.errors import (
    AlreadyAway,
    AlreadyOut,
    BadStep,
    NotAway,
    NotOver,
    NotYourSeat,
    SeatTaken,
    StaleStep,
)
from undercard.table.header import About
from undercard.table.progress import Progress, TableContext, running
from undercard.table.seats import Seat, check_owner, check_speaker, is_name, put, seat_at
from undercard.table.start import get_up
from undercard.table.steps import Abandon, ComeBack, LeaveSeat, Rematch, TakeOver

SHORTEST_PATIENCE, LONGEST_PATIENCE = 60.0, 120.0
"""The limits with a clock, in seconds."""
WITHOUT_CLOCK = 1800.0


def patience(about: About) -> float | None:
    """Return the seconds of absence after which a game may be claimed, or None for never.

    With a clock for the game it is a third of the time, with one for each decision that time; both
    within the limits. Correspondence is never claimed: its clock allows for days of absence.
    """
    if about.visibility == "practice":
        return None
    match about.clock:
        case Fischer(base):
            return min(max(base / 3, SHORTEST_PATIENCE), LONGEST_PATIENCE)
        case PerMove(seconds):
            return min(max(seconds, SHORTEST_PATIENCE), LONGEST_PATIENCE)
        case Correspondence():
            return None
        case Unlimited():
            return WITHOUT_CLOCK


def can_be_absent(seat: Seat) -> bool:
    """Whether the seat waits for a person with a browser; programs play without watching."""
    return seat.person is not None and seat.bot is None and not seat.person.is_bot


def needs_company(control: TimeControl) -> bool:
    """Whether an absence counts only if it began while another player was present.

    Without a clock, people also play a move a day; only a game that was played together waits.
    """
    return isinstance(control, Unlimited)


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


def abandon(context: TableContext, now: Progress, step: Abandon) -> Progress:
    """End the game of a player who is away, claimed by another one."""
    _check_claim(context, now, step, step.claimant)
    if not now.turn <= step.answers < now.number:
        raise StaleStep(f"the position has changed since step {step.answers}")
    return drop_out(context, now, step.seat, "abandoned")


def _check_claim(
    context: TableContext, now: Progress, step: Abandon | TakeOver, claimant: int
) -> None:
    """Check that the game waits for the seat, and that its player can be claimed to be absent."""
    play = running(now)
    other = check_speaker(now.seats, claimant, step.by)
    if not other.has_player or other.out or claimant == step.seat:
        raise NotYourSeat("only another player who is at the table can claim an absence")
    seat = seat_at(now.seats, step.seat)
    if patience(context.about) is None or not can_be_absent(seat):
        raise NotAway(f"the absence of seat {step.seat} cannot be claimed")
    if context.game.to_act(play.state) != step.seat:
        raise NotAway(f"the game does not wait for seat {step.seat}")


def take_over(context: TableContext, now: Progress, step: TakeOver) -> Progress:
    running(now)
    seat = seat_at(now.seats, step.seat)
    if step.claimant is not None:
        _check_claim(context, now, step, step.claimant)
        seat = replace(seat, away=True)
    elif step.by is not None:
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
