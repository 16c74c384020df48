"""Takebacks, by four nevers.

Never past chance, never past something revealed, never changing whose turn it is, never making
another person redo. Within them a takeback is granted at once if nobody else has acted since;
where only bots have, the other persons are asked. A practice table knows no nevers: one goes back
to one's own last decision, through chance and bots' moves. The chance of an action depends on its
number alone, so trying the same again brings the same: a takeback is never a new throw.
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
    TakebackRevealed,
    TakebackTurn,
)
from undercard.table.progress import Move, Offer, Play, Progress, Room, running
from undercard.table.seats import Seat, check_speaker
from undercard.table.steps import AskTakeback, GrantTakeback, RefuseTakeback


def ask_takeback(room: Room, now: Progress, step: AskTakeback) -> Progress:
    play = running(now)
    _check_person(now, step)
    if now.takeback is not None:
        raise AlreadyOffered("a takeback is asked for already")
    undone = _since_own(room, play, step.seat)
    if room.about.visibility == "practice":
        return _take_back(room, now, play, undone)
    _check_nevers(room.game, play, undone, step.seat)
    offer = Offer(step.seat)
    if len(undone) == 1 or not _still_asked(now, offer):
        return _take_back(room, now, play, undone)
    return replace(now, takeback=offer)


def grant_takeback(room: Room, now: Progress, step: GrantTakeback) -> Progress:
    play, offer = running(now), _asked(now, step)
    if step.seat in offer.agreed:
        raise AlreadyOffered(f"seat {step.seat} has agreed already")
    offer = Offer(offer.seat, (*offer.agreed, step.seat))
    if _still_asked(now, offer):
        return replace(now, takeback=offer)
    return _take_back(room, now, play, _since_own(room, play, offer.seat))


def refuse_takeback(now: Progress, step: RefuseTakeback) -> Progress:
    running(now)
    _asked(now, step)
    return replace(now, takeback=None)


def _since_own(room: Room, play: Play, seat: int) -> list[Move]:
    """The moves back to the last the seat's player made, that one included."""
    undone = []
    for move in room.moves_of(play):
        undone.append(move)
        if move.seat == seat and not move.by_bot:
            return undone
    raise NoTakeback("there is nothing to take back")


def _check_nevers(game: Game, play: Play, undone: list[Move], seat: int) -> None:
    if any(move.used_chance for move in undone):
        raise TakebackChance("never past chance: a die was rolled or a card drawn")
    if not all(move.is_open for move in undone):
        raise TakebackRevealed("never past something revealed: it cannot be unseen")
    if game.to_act(play.state) != seat:
        raise TakebackTurn("never changing whose turn it is")
    if any(move.seat != seat and not move.by_bot for move in undone):
        raise TakebackOthers("never making others redo what they have done")


def _still_asked(now: Progress, offer: Offer) -> list[Seat]:
    """The other persons here who have not agreed; those away cannot hold things up."""
    agreed = (offer.seat, *offer.agreed)
    return [seat for n, seat in enumerate(now.seats) if seat.has_player and n not in agreed]


def _take_back(room: Room, now: Progress, play: Play, undone: list[Move]) -> Progress:
    first = undone[-1]
    before = room.game.restore(first.before)
    actor = room.game.to_act(before)
    return replace(
        now,
        play=Play(before, play.chance, first.earlier, play.count - len(undone)),
        turn=now.number,
        clock=now.clock and turn_back(room.about.clock, now.clock, actor, now.at),
        draw=None,
        takeback=None,
    )


def _asked(now: Progress, step: GrantTakeback | RefuseTakeback) -> Offer:
    _check_person(now, step)
    if now.takeback is None or now.takeback.seat == step.seat:
        raise NoOffer("nobody else asks for a takeback")
    return now.takeback


def _check_person(now: Progress, step: AskTakeback | GrantTakeback | RefuseTakeback) -> None:
    seat = check_speaker(now.seats, step.seat, step.by)
    if seat.bot is not None:
        raise NotYourSeat("bots neither ask for takebacks nor grant them")
    if seat.out:
        raise AlreadyOut(f"seat {step.seat} has given up")
