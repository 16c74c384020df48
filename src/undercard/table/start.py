"""Before the deal: take a seat, leave it, start the game."""

from __future__ import annotations

from msgspec.structs import replace

from undercard.kernel.chance_source import MOST_CHARACTERS, SealedChance, is_contribution
from undercard.table.clock import start_clock
from undercard.table.contributions import (
    NOTHING,
    contributions_of,
    give,
    of_bot,
    seals_of,
    withdraw,
)
from undercard.table.errors import AlreadyStarted, BadStep, NotYourSeat, SeatsOpen, SeatTaken
from undercard.table.progress import Play, Progress, TableContext
from undercard.table.seats import Bot, Person, Seat, check_person, is_name, put, seat_at
from undercard.table.steps import LeaveSeat, SitDown, Start


def sit_down(context: TableContext, now: Progress, step: SitDown) -> Progress:
    check_gathering(now)
    if not seat_at(now.seats, step.seat).is_open:
        raise SeatTaken(f"seat {step.seat} is taken")
    if isinstance(step.who, Person):
        _check_guest(context, now, step.who, step.by)
        seat, given = Seat(person=step.who), None if step.contributes else NOTHING
    else:
        _check_bot(context, step.who, step.by)
        seat, given = Seat(bot=step.who), of_bot(context, step.seat)
    return give(replace(now, seats=put(now.seats, step.seat, seat)), step.seat, given)


def _check_guest(context: TableContext, now: Progress, who: Person, by: str | None) -> None:
    check_person(who)
    if by != who.id:
        raise NotYourSeat("a person can take a seat only for themselves")
    if context.about.visibility == "practice":
        if who.id != context.about.creator.id:
            raise NotYourSeat("only its creator can play at a practice table")
    elif any(seat.person is not None and seat.person.id == who.id for seat in now.seats):
        raise SeatTaken("you already have a seat at this table")


def _check_bot(context: TableContext, bot: Bot, by: str | None) -> None:
    check_host(context, by, "seat a bot")
    if not is_name(bot.level):
        raise BadStep("a bot's level must be a short name")


def get_up(context: TableContext, now: Progress, step: LeaveSeat) -> Progress:
    """Free a seat: its person leaves, or the host removes the person or bot."""
    seat = seat_at(now.seats, step.seat)
    if seat.is_open:
        raise NotYourSeat(f"seat {step.seat} is empty")
    if seat.person is None:
        check_host(context, step.by, "send a bot away")
    elif step.by not in (seat.person.id, None):
        raise NotYourSeat(f"seat {step.seat} is not yours")
    return withdraw(replace(now, seats=put(now.seats, step.seat, Seat())), step.seat)


def start(context: TableContext, now: Progress, step: Start) -> Progress:
    check_gathering(now)
    check_host(context, step.by, "start")
    if any(seat.is_open for seat in now.seats):
        raise SeatsOpen("all seats must be taken before the game starts")
    chance = _chance(context, now, step)
    state, events = chance.start(context.game)
    actor = context.game.to_act(state)
    return replace(
        now,
        play=Play(state, state.tobytes(), chance),
        given=(),
        deal_at=None,
        turn=now.number,
        clock=start_clock(context.about.clock, len(now.seats), actor, now.at),
        result=context.game.outcome(state),
        events=tuple(events),
    )


def _chance(context: TableContext, now: Progress, step: Start) -> SealedChance:
    if step.contributions:
        return SealedChance(context.secret, _contributions(len(now.seats), step.contributions))
    return SealedChance(context.secret, contributions_of(context, now), seals_of(now))


def _contributions(seats: int, given: tuple[str, ...]) -> tuple[str, ...]:
    if len(given) != seats:
        raise BadStep(f"{len(given)} contributions for {seats} seats; give one per seat")
    if not all(map(is_contribution, given)):
        raise BadStep(f"a contribution must have at most {MOST_CHARACTERS} printable characters")
    return given


def check_gathering(now: Progress) -> None:
    if now.play is not None:
        raise AlreadyStarted("the game has already started")


def check_host(context: TableContext, by: str | None, what: str) -> None:
    if by not in (context.about.creator.id, None):
        raise NotYourSeat(f"only the creator of the table may {what}")
