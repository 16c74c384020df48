"""Before the deal: sitting down, getting up, starting."""

from __future__ import annotations

from msgspec.structs import replace

from undercard.kernel.fairness import MOST_CHARACTERS, SealedChance, is_contribution
from undercard.table.clock import start_clock
from undercard.table.errors import AlreadyStarted, BadStep, NotYourSeat, SeatsOpen, SeatTaken
from undercard.table.progress import Play, Progress, Room
from undercard.table.seats import Bot, Person, Seat, check_person, is_name, put, seat_at
from undercard.table.steps import LeaveSeat, SitDown, Start


def sit_down(room: Room, now: Progress, step: SitDown) -> Progress:
    check_gathering(now)
    if not seat_at(now.seats, step.seat).is_open:
        raise SeatTaken(f"seat {step.seat} is taken")
    if isinstance(step.who, Person):
        _check_guest(room, now, step.who, step.by)
        seat = Seat(person=step.who)
    else:
        _check_bot(room, step.who, step.by)
        seat = Seat(bot=step.who)
    return replace(now, seats=put(now.seats, step.seat, seat))


def _check_guest(room: Room, now: Progress, who: Person, by: str | None) -> None:
    check_person(who)
    if by != who.id:
        raise NotYourSeat("one sits down for oneself")
    if room.about.visibility == "practice":
        if who.id != room.about.creator.id:
            raise NotYourSeat("a practice table is for whoever made it")
    elif any(seat.person is not None and seat.person.id == who.id for seat in now.seats):
        raise SeatTaken("you have a seat at this table")


def _check_bot(room: Room, bot: Bot, by: str | None) -> None:
    check_host(room, by, "seat a bot")
    if not is_name(bot.level):
        raise BadStep("a bot's level is a short name")


def get_up(room: Room, now: Progress, step: LeaveSeat) -> Progress:
    """A person gets up, or is seen off by the host; bots are sent away by who may seat them."""
    seat = seat_at(now.seats, step.seat)
    if seat.is_open:
        raise NotYourSeat(f"nobody sits at seat {step.seat}")
    if seat.person is None:
        check_host(room, step.by, "send a bot away")
    elif step.by not in (seat.person.id, None):
        raise NotYourSeat(f"seat {step.seat} is not yours")
    return replace(now, seats=put(now.seats, step.seat, Seat()))


def start(room: Room, now: Progress, step: Start) -> Progress:
    check_gathering(now)
    check_host(room, step.by, "start")
    if any(seat.is_open for seat in now.seats):
        raise SeatsOpen("the game starts when all seats are taken")
    chance = SealedChance(room.secret, _contributions(len(now.seats), step))
    state, events = chance.start(room.game)
    actor = room.game.to_act(state)
    return replace(
        now,
        play=Play(state, chance),
        turn=now.number,
        clock=start_clock(room.about.clock, len(now.seats), actor, now.at),
        result=room.game.outcome(state),
        events=tuple(events),
    )


def _contributions(seats: int, step: Start) -> tuple[str, ...]:
    given = step.contributions or ("",) * seats
    if len(given) != seats:
        raise BadStep(f"{len(given)} contributions for {seats} seats")
    if not all(map(is_contribution, given)):
        raise BadStep(f"a contribution has at most {MOST_CHARACTERS} printable characters")
    return given


def check_gathering(now: Progress) -> None:
    if now.play is not None:
        raise AlreadyStarted("the game has started")


def check_host(room: Room, by: str | None, what: str) -> None:
    if by not in (room.about.creator.id, None):
        raise NotYourSeat(f"only who made the table may {what}")
