"""Takebacks, and the four limits on them.

A takeback never undoes chance, never undoes a revelation, never changes whose turn it is, and never
makes another person repeat an action. Within these limits, it is granted immediately if no other
has acted since. If only bots have acted, the other persons are asked. A practice table has no
limits: a player returns to their last decision, past chance and bots' actions. The chance of an
action depends only on its number, so repeating an action repeats its result: a takeback is never a
second throw. A rated table has no takebacks.
"""

from __future__ import annotations

from msgspec.structs import replace

from undercard.kernel.game import Game
from undercard.table.clock import turn_back
from undercard.table.errors import (
    AlreadyOffered,
    AlreadyOut,
    NoOffer,
    NoTakeback,
    NotYourSeat,
    TakebackChance,
    TakebackOthers,
    TakebackRated,
    TakebackRevealed,
    TakebackTurn,
)
from undercard.table.progress import Move, Offer, Play, Progress, TableContext, running
from undercard.table.seats import Seat, check_speaker
from undercard.table.steps import AskTakeback, GrantTakeback, RefuseTakeback


def ask_takeback(context: TableContext, now: Progress, step: AskTakeback) -> Progress:
    play = running(now)
    _check_person(now, step)
    if now.takeback is not None:
        raise AlreadyOffered("a takeback request is already open")
    if _is_barred(context):
        raise TakebackRated("rated games have no takebacks")
    undone = _since_own(context, play, step.seat)
    if context.about.visibility == "practice":
        return _take_back(context, now, play, undone)
    _check_limits(context.game, play, undone, step.seat)
    offer = Offer(step.seat)
    if len(undone) == 1 or not _still_asked(now, offer):
        return _take_back(context, now, play, undone)
    return replace(now, takeback=offer)


def can_take_back(context: TableContext, now: Progress, seat: int, to_act: int | None) -> bool:
    """Whether the seat's player may ask; a request outside the limits is not offered."""
    is_practice = context.about.visibility == "practice"
    if now.play is None or now.result is not None or now.takeback is not None:
        return False
    if now.seats[seat].bot is not None or not (is_practice or seat == to_act):
        return False
    if _is_barred(context):
        return False
    try:
        undone = _since_own(context, now.play, seat)
        if not is_practice:
            _check_limits(context.game, now.play, undone, seat)
    except NoTakeback:
        return False
    return True


def grant_takeback(context: TableContext, now: Progress, step: GrantTakeback) -> Progress:
    play, offer = running(now), _asked(now, step)
    if step.seat in offer.agreed:
        raise AlreadyOffered(f"seat {step.seat} has already agreed")
    offer = Offer(offer.seat, (*offer.agreed, step.seat))
    if _still_asked(now, offer):
        return replace(now, takeback=offer)
    return _take_back(context, now, play, _since_own(context, play, offer.seat))


def refuse_takeback(now: Progress, step: RefuseTakeback) -> Progress:
    running(now)
    _asked(now, step)
    return replace(now, takeback=None)


def _is_barred(context: TableContext) -> bool:
    return context.about.is_competitive and context.about.protocol > 1


def _since_own(context: TableContext, play: Play, seat: int) -> list[Move]:
    """Return the moves back to the last one of the seat's player, inclusive."""
    undone = []
    for move in context.moves_of(play):
        undone.append(move)
        if move.seat == seat and not move.by_bot:
            return undone
    raise NoTakeback("there is no action to take back")


def _check_limits(game: Game, play: Play, undone: list[Move], seat: int) -> None:
    if any(move.used_chance for move in undone):
        raise TakebackChance("a takeback cannot undo chance: a die was rolled or a card drawn")
    if not all(move.is_open for move in undone):
        raise TakebackRevealed("a takeback cannot undo a revelation")
    if game.to_act(play.state) != seat:
        raise TakebackTurn("a takeback cannot change whose turn it is")
    if any(move.seat != seat and not move.by_bot for move in undone):
        raise TakebackOthers("a takeback cannot undo another person's action")


def _still_asked(now: Progress, offer: Offer) -> list[Seat]:
    """Return the other persons present who have not agreed; absent persons cannot block."""
    agreed = (offer.seat, *offer.agreed)
    return [seat for n, seat in enumerate(now.seats) if seat.has_player and n not in agreed]


def _take_back(context: TableContext, now: Progress, play: Play, undone: list[Move]) -> Progress:
    first = undone[-1]
    before = context.game.restore(first.before)
    actor = context.game.to_act(before)
    return replace(
        now,
        play=Play(before, first.before, play.chance, first.earlier, play.count - len(undone)),
        turn=now.number,
        clock=now.clock and turn_back(context.about.clock, now.clock, actor, now.at),
        draw=None,
        takeback=None,
    )


def _asked(now: Progress, step: GrantTakeback | RefuseTakeback) -> Offer:
    _check_person(now, step)
    if now.takeback is None or now.takeback.seat == step.seat:
        raise NoOffer("no other seat has asked for a takeback")
    return now.takeback


def _check_person(now: Progress, step: AskTakeback | GrantTakeback | RefuseTakeback) -> None:
    seat = check_speaker(now.seats, step.seat, step.by)
    if seat.bot is not None:
        raise NotYourSeat("bots can neither ask for takebacks nor grant them")
    if seat.out:
        raise AlreadyOut(f"seat {step.seat} has already lost")
