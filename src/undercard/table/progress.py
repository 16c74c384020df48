"""How far a table has come: one frozen value that a step replaces by another.

Nothing is changed in place, so a step that is refused half-way leaves no trace.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from undercard.kernel.events import Event
from undercard.kernel.fairness import SealedChance
from undercard.kernel.game import Game, Outcome, State
from undercard.kernel.stopped import Stopped
from undercard.table.clock import Clock
from undercard.table.errors import AlreadyOver, NotStarted
from undercard.table.header import About
from undercard.table.phase import Phase
from undercard.table.seats import Seat


class Move(msgspec.Struct, frozen=True, eq=False, gc=False):
    """An action that stands, linked to the one before it: a takeback is a step along the link.

    A table keeps one for each of its actions, so there is nothing in it for the collector.
    """

    seat: int
    action: str
    before: bytes
    """The state before it; see `Game.restore`."""
    earlier: int | None
    """The number of the step that made the action before it."""
    used_chance: bool
    is_open: bool
    """Its events showed nothing that had been hidden."""
    by_bot: bool


@dataclass(frozen=True, repr=False)
class Room:
    """What does not depend on the last step; without a `repr`, for it holds the secret."""

    game: Game
    about: About
    secret: bytes
    moves: dict[int, Move] = field(default_factory=dict)
    """All that were ever made, by the number of their step; those taken back are in no link."""

    def moves_of(self, play: Play) -> Iterator[Move]:
        """Those that stand, from the last back to the first."""
        number = play.last
        while number is not None:
            move = self.moves[number]
            yield move
            number = move.earlier


class Play(msgspec.Struct, frozen=True, eq=False):
    """The game itself; `count` actions stand, the last of them was made by step `last`."""

    state: State
    chance: SealedChance
    last: int | None = None
    count: int = 0


class Offer(msgspec.Struct, frozen=True):
    """A draw or a takeback that waits for the others; `agreed` are the seats that said yes."""

    seat: int
    agreed: tuple[int, ...] = ()


class Progress(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    seats: tuple[Seat, ...]
    number: int = 0
    """Steps so far."""
    at: float = 0.0
    """The latest time any step was given; time does not run backwards."""
    play: Play | None = None
    turn: int = 0
    """The number of the step that made the position what it is."""
    clock: Clock | None = None
    draw: Offer | None = None
    takeback: Offer | None = None
    result: Outcome | None = None
    stopped: Stopped | None = None
    following: str | None = None
    """The table of the rematch."""
    events: tuple[Event, ...] = ()
    """What the last step made happen, secrets and all."""
    move: Move | None = None
    """The action that the last step was, if it was one."""

    @property
    def phase(self) -> Phase:
        if self.play is None:
            return "open"
        return "running" if self.result is None else "finished"


def running(now: Progress) -> Play:
    """The game, if it has started and is not over."""
    if now.play is None:
        raise NotStarted("the game has not started")
    if now.result is not None:
        raise AlreadyOver("the game is over")
    return now.play


def stop(now: Progress, stopped: Stopped) -> Progress:
    """The game is over before its end."""
    clock = now.clock and msgspec.structs.replace(now.clock, running=None)
    return msgspec.structs.replace(
        now,
        stopped=stopped,
        result=stopped.outcome(len(now.seats)),
        clock=clock,
        draw=None,
        takeback=None,
    )
