"""Ends of a game before its rules end it: resignation, time, draws."""

from __future__ import annotations

from msgspec.structs import replace

from undercard.kernel.stopped import Stopped, WayOut
from undercard.table.clock import is_up
from undercard.table.errors import (
    AlreadyOffered,
    AlreadyOut,
    NoDraws,
    NoOffer,
    NotYourSeat,
    TimeNotUp,
)
from undercard.table.progress import Offer, Progress, TableContext, running, stop
from undercard.table.seats import Bot, Seat, check_speaker, put, seat_at
from undercard.table.steps import (
    AcceptDraw,
    ClaimTime,
    DeclineDraw,
    OfferDraw,
    Resign,
    TimeOut,
    WithdrawDraw,
)


def resign(context: TableContext, now: Progress, step: Resign) -> Progress:
    running(now)
    if check_speaker(now.seats, step.seat, step.by).out:
        raise AlreadyOut(f"seat {step.seat} has already lost")
    return drop_out(context, now, step.seat, "resigned")


def claim_time(context: TableContext, now: Progress, step: ClaimTime) -> Progress:
    """End the game of a late seat, claimed by a person at the table; see `ClaimTime`."""
    play = running(now)
    if not check_speaker(now.seats, step.seat, step.by).has_player:
        raise NotYourSeat("only a player who is at the table can claim the time")
    late = context.game.to_act(play.state)
    if now.clock is None or late is None or late == step.seat or now.seats[late].out:
        raise TimeNotUp("there is no opponent whose time can be claimed")
    if not is_up(now.clock, late, now.at):
        raise TimeNotUp(f"seat {late} has time left; claim it when its clock is at 0")
    return drop_out(context, now, late, "time")


def time_out(context: TableContext, now: Progress, step: TimeOut) -> Progress:
    """End the game of the seat to act.

    Bots never run out of time: they wait for the host only, for example for compilation.
    """
    play = running(now)
    if step.by is not None:
        raise NotYourSeat("only the host can end a game on time")
    late = seat_at(now.seats, step.seat)
    if now.clock is None or late.bot is not None or context.game.to_act(play.state) != step.seat:
        raise TimeNotUp(f"no clock of seat {step.seat} is running")
    if not is_up(now.clock, step.seat, now.at):
        raise TimeNotUp(f"seat {step.seat} has time left")
    return drop_out(context, now, step.seat, "time")


def drop_out(context: TableContext, now: Progress, number: int, how: WayOut) -> Progress:
    """Take a seat out of the game. A bot plays it to the end while others still compete."""
    seat = now.seats[number]
    gone = [n for n, other in enumerate(now.seats) if other.out] + [number]
    bot = seat.bot or Bot(context.about.stand_in)
    seats = put(now.seats, number, replace(seat, out=how, bot=bot))
    now = replace(now, seats=seats, draw=None, takeback=None)
    if _goes_on(seats):
        return now
    return stop(now, Stopped(how=how, seats=tuple(gone)))


def _goes_on(seats: tuple[Seat, ...]) -> bool:
    """Whether at least two seats remain, one of them a person's."""
    left = [seat for seat in seats if not seat.out]
    return len(left) > 1 and any(seat.person is not None for seat in left)


def offer_draw(context: TableContext, now: Progress, step: OfferDraw) -> Progress:
    running(now)
    _check_in_game(now, step)
    if not context.about.draws:
        raise NoDraws("draws are not allowed at this table")
    if now.draw is not None:
        raise AlreadyOffered("a draw offer is already open")
    return replace(now, draw=Offer(step.seat))


def can_offer_draw(context: TableContext, now: Progress, seat: int) -> bool:
    """Whether the seat's player may offer a draw that others could accept; bots decline."""
    if not context.about.draws or now.play is None or now.result is not None:
        return False
    others = [other for n, other in enumerate(now.seats) if n != seat and not other.out]
    has_bot = now.seats[seat].bot is not None or any(other.bot is not None for other in others)
    return now.draw is None and not has_bot


def accept_draw(now: Progress, step: AcceptDraw) -> Progress:
    offer = _offered(now, step)
    if step.seat in (offer.seat, *offer.agreed):
        raise AlreadyOffered(f"seat {step.seat} has already agreed")
    offer = Offer(offer.seat, (*offer.agreed, step.seat))
    wanted = {n for n, seat in enumerate(now.seats) if not seat.out}
    if wanted <= {offer.seat, *offer.agreed}:
        return stop(now, Stopped(how="draw"))
    return replace(now, draw=offer)


def decline_draw(now: Progress, step: DeclineDraw) -> Progress:
    if _offered(now, step).seat == step.seat:
        raise NoOffer("you cannot decline your own draw offer; withdraw it")
    return replace(now, draw=None)


def withdraw_draw(now: Progress, step: WithdrawDraw) -> Progress:
    if _offered(now, step).seat != step.seat:
        raise NoOffer("only the seat that offered the draw can withdraw it")
    return replace(now, draw=None)


def _offered(now: Progress, step: AcceptDraw | DeclineDraw | WithdrawDraw) -> Offer:
    running(now)
    _check_in_game(now, step)
    if now.draw is None:
        raise NoOffer("there is no open draw offer")
    return now.draw


def _check_in_game(
    now: Progress, step: OfferDraw | AcceptDraw | DeclineDraw | WithdrawDraw
) -> None:
    if check_speaker(now.seats, step.seat, step.by).out:
        raise AlreadyOut(f"seat {step.seat} has already lost")
