"""Actions, and games that end before their end: resignation, time, draws."""

from __future__ import annotations

from msgspec.structs import replace

from undercard.kernel.errors import IllegalAction, UnknownAction
from undercard.kernel.events import Event
from undercard.kernel.game import State
from undercard.kernel.stopped import Stopped, WayOut
from undercard.table.clock import is_up, pass_clock
from undercard.table.errors import (
    AlreadyOffered,
    AlreadyOut,
    BadAction,
    NoDraws,
    NoOffer,
    NotYourSeat,
    NotYourTurn,
    StaleStep,
    TimeNotUp,
)
from undercard.table.progress import Move, Offer, Play, Progress, Room, running, stop
from undercard.table.seats import Bot, Seat, check_speaker, put
from undercard.table.steps import (
    AcceptDraw,
    Act,
    ClaimTime,
    DeclineDraw,
    OfferDraw,
    Resign,
    WithdrawDraw,
)


def act(room: Room, now: Progress, step: Act) -> Progress:
    play = running(now)
    seat = check_speaker(now.seats, step.seat, step.by)
    _check_turn(room, now, play, step)
    ready = play.chance.reseed(room.game, play.state, play.count + 1)
    state, events = _apply(room, ready, step.action)
    move = Move(
        seat=step.seat,
        action=step.action,
        before=play.state.tobytes(),
        earlier=play.last,
        used_chance=bool(state["rng"] != ready["rng"]),
        is_open=all(event.kind in room.game.open_kinds for event in events),
        by_bot=seat.bot is not None,
    )
    actor = room.game.to_act(state)
    return replace(
        now,
        seats=put(now.seats, step.seat, _back_at_table(seat)),
        play=Play(state, play.chance, now.number, play.count + 1),
        move=move,
        turn=now.number,
        clock=now.clock and pass_clock(room.about.clock, now.clock, actor, now.at),
        draw=now.draw if now.draw is not None and now.draw.seat == step.seat else None,
        takeback=None,
        result=room.game.outcome(state) if actor is None else None,
        events=tuple(events),
    )


def _back_at_table(seat: Seat) -> Seat:
    """Who acts is here; a bot's move says nothing of the person it plays for."""
    return replace(seat, away=False) if seat.away and seat.bot is None else seat


def _check_turn(room: Room, now: Progress, play: Play, step: Act) -> None:
    if not now.turn <= step.answers < now.number:
        raise StaleStep(
            f"answers step {step.answers}; the position is from step {now.turn}, "
            f"the last was {now.number - 1}"
        )
    if room.game.to_act(play.state) != step.seat:
        raise NotYourTurn(f"it is not seat {step.seat}'s turn")


def _apply(room: Room, state: State, action: str) -> tuple[State, list[Event]]:
    try:
        return room.game.apply(state, action)
    except IllegalAction as error:
        raise BadAction(str(error), error.rule) from None
    except UnknownAction as error:
        raise BadAction(str(error)) from None


def resign(room: Room, now: Progress, step: Resign) -> Progress:
    running(now)
    if check_speaker(now.seats, step.seat, step.by).out:
        raise AlreadyOut(f"seat {step.seat} has given up already")
    return drop_out(room, now, step.seat, "resigned")


def claim_time(room: Room, now: Progress, step: ClaimTime) -> Progress:
    """Claimed by a person who waits; bots are patient."""
    play = running(now)
    if not check_speaker(now.seats, step.seat, step.by).has_player:
        raise NotYourSeat("only a player who is here claims the time")
    late = room.game.to_act(play.state)
    if now.clock is None or late is None or late == step.seat or now.seats[late].out:
        raise TimeNotUp("there is no time to claim")
    if not is_up(now.clock, late, now.at):
        raise TimeNotUp(f"seat {late} has time left")
    return drop_out(room, now, late, "time")


def drop_out(room: Room, now: Progress, number: int, how: WayOut) -> Progress:
    """A seat has lost. While others play on against each other, a bot plays it to the end."""
    seat = now.seats[number]
    gone = [n for n, other in enumerate(now.seats) if other.out] + [number]
    bot = seat.bot or Bot(room.about.stand_in)
    seats = put(now.seats, number, replace(seat, out=how, bot=bot))
    now = replace(now, seats=seats, draw=None, takeback=None)
    if _goes_on(seats):
        return now
    return stop(now, Stopped(how=how, seats=tuple(gone)))


def _goes_on(seats: tuple[Seat, ...]) -> bool:
    """Two are left at least, and one of them is a person."""
    left = [seat for seat in seats if not seat.out]
    return len(left) > 1 and any(seat.person is not None for seat in left)


def offer_draw(room: Room, now: Progress, step: OfferDraw) -> Progress:
    running(now)
    _check_in_game(now, step)
    if not room.about.draws:
        raise NoDraws("there are no draws at this table")
    if now.draw is not None:
        raise AlreadyOffered("a draw is offered already")
    return replace(now, draw=Offer(step.seat))


def accept_draw(now: Progress, step: AcceptDraw) -> Progress:
    offer = _offered(now, step)
    if step.seat in (offer.seat, *offer.agreed):
        raise AlreadyOffered(f"seat {step.seat} has agreed already")
    offer = Offer(offer.seat, (*offer.agreed, step.seat))
    wanted = {n for n, seat in enumerate(now.seats) if not seat.out}
    if wanted <= {offer.seat, *offer.agreed}:
        return stop(now, Stopped(how="draw"))
    return replace(now, draw=offer)


def decline_draw(now: Progress, step: DeclineDraw) -> Progress:
    if _offered(now, step).seat == step.seat:
        raise NoOffer("one's own offer is withdrawn, not declined")
    return replace(now, draw=None)


def withdraw_draw(now: Progress, step: WithdrawDraw) -> Progress:
    if _offered(now, step).seat != step.seat:
        raise NoOffer("the offer is another's")
    return replace(now, draw=None)


def _offered(now: Progress, step: AcceptDraw | DeclineDraw | WithdrawDraw) -> Offer:
    running(now)
    _check_in_game(now, step)
    if now.draw is None:
        raise NoOffer("no draw is offered")
    return now.draw


def _check_in_game(
    now: Progress, step: OfferDraw | AcceptDraw | DeclineDraw | WithdrawDraw
) -> None:
    if check_speaker(now.seats, step.seat, step.by).out:
        raise AlreadyOut(f"seat {step.seat} has given up")
