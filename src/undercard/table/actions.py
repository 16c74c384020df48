"""Actions: a person or a bot acts for the seat to act."""

from __future__ import annotations

from msgspec.structs import replace

from undercard.kernel.errors import IllegalAction, UnknownAction
from undercard.kernel.events import Event
from undercard.kernel.game import State
from undercard.table.clock import pass_clock
from undercard.table.errors import (
    BadAction,
    NotYourTurn,
    StaleStep,
)
from undercard.table.progress import Move, Play, Progress, TableContext, running
from undercard.table.seats import Seat, check_speaker, put
from undercard.table.steps import (
    Act,
)


def act(context: TableContext, now: Progress, step: Act) -> Progress:
    play = running(now)
    seat = check_speaker(now.seats, step.seat, step.by)
    _check_turn(context, now, play, step)
    ready = play.chance.reseed(context.game, play.state, play.count + 1)
    state, events = _apply(context, ready, step.action)
    move = Move(
        seat=step.seat,
        action=step.action,
        before=play.stored,
        earlier=play.last,
        used_chance=bool(state["rng"] != ready["rng"]),
        is_open=all(event.kind in context.game.open_kinds for event in events),
        by_bot=seat.bot is not None,
    )
    actor = context.game.to_act(state)
    return replace(
        now,
        seats=put(now.seats, step.seat, _back_at_table(seat)),
        play=Play(state, state.tobytes(), play.chance, now.number, play.count + 1),
        move=move,
        turn=now.number,
        clock=now.clock and pass_clock(context.about.clock, now.clock, actor, now.at),
        draw=now.draw if now.draw is not None and now.draw.seat == step.seat else None,
        takeback=None,
        result=context.game.outcome(state) if actor is None else None,
        events=tuple(events),
    )


def _back_at_table(seat: Seat) -> Seat:
    """Return the seat without `away` if a person acted for it: a bot's action proves nothing."""
    return replace(seat, away=False) if seat.away and seat.bot is None else seat


def _check_turn(context: TableContext, now: Progress, play: Play, step: Act) -> None:
    if not now.turn <= step.answers < now.number:
        raise StaleStep(
            f"the action answers step {step.answers}; the position is that of step {now.turn}, "
            f"the last step was {now.number - 1}"
        )
    if context.game.to_act(play.state) != step.seat:
        raise NotYourTurn(f"it is not seat {step.seat}'s turn")


def _apply(context: TableContext, state: State, action: str) -> tuple[State, list[Event]]:
    try:
        return context.game.apply(state, action)
    except IllegalAction as error:
        raise BadAction(str(error), error.rule) from None
    except UnknownAction as error:
        raise BadAction(str(error)) from None
