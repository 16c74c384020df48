"""The progress of a table: one frozen value that each step replaces.

Nothing is changed in place, so a refused step leaves no trace.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from undercard.kernel.chance_source import SealedChance
from undercard.kernel.events import Event
from undercard.kernel.game import Game, Outcome, State
from undercard.kernel.stopped import Stopped
from undercard.table.clock import Clock
from undercard.table.errors import AlreadyOver, NotStarted
from undercard.table.header import About
from undercard.table.phase import Phase
from undercard.table.seats import Seat


class Move(msgspec.Struct, frozen=True, eq=False, gc=False):
    """An action in effect, linked to the previous one: a takeback follows the links back.

    A table keeps one per action, so the class is excluded from garbage collection.
    """

    seat: int
    action: str
    before: bytes
    """The state before the action; see `Game.restore`."""
    earlier: int | None
    """The number of the step with the previous action."""
    used_chance: bool
    is_open: bool
    """Whether its events revealed nothing hidden."""
    by_bot: bool


@dataclass(frozen=True, repr=False)
class TableContext:
    """The parts of a table that no step changes. It has no `repr`: it holds the secret."""

    game: Game
    about: About
    secret: bytes
    moves: dict[int, Move] = field(default_factory=dict)
    """All moves ever made, by the number of their step, including those taken back."""

    def moves_of(self, play: Play) -> Iterator[Move]:
        """Yield the moves in effect, from the last to the first."""
        number = play.last
        while number is not None:
            move = self.moves[number]
            yield move
            number = move.earlier


class Play(msgspec.Struct, frozen=True, eq=False):
    """The game itself: `count` actions are in effect, the last one made by step `last`."""

    state: State
    stored: bytes
    """The state as the log keeps it; see `Game.restore`."""
    chance: SealedChance
    last: int | None = None
    count: int = 0


class Offer(msgspec.Struct, frozen=True):
    """An open draw or takeback offer; `agreed` are the seats that accepted it."""

    seat: int
    agreed: tuple[int, ...] = ()


class Contribution(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's contribution to chance, before the deal."""

    commitment: str = ""
    """The table's commitment as the player was shown it."""
    seal: str = ""
    """Empty if the player contributes nothing."""
    word: str | None = None
    """The contribution itself; None until it is revealed."""


class Progress(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    seats: tuple[Seat, ...]
    number: int = 0
    """The number of steps so far."""
    at: float = 0.0
    """The latest time of any step; time never runs backwards."""
    given: tuple[Contribution | None, ...] = ()
    """The contribution of each seat; None while it is missing."""
    deal_at: float | None = None
    """The time when the game starts without the contributions that are not revealed."""
    play: Play | None = None
    turn: int = 0
    """The number of the step that led to the current position."""
    clock: Clock | None = None
    draw: Offer | None = None
    takeback: Offer | None = None
    result: Outcome | None = None
    stopped: Stopped | None = None
    following: str | None = None
    """The id of the rematch's table."""
    events: tuple[Event, ...] = ()
    """The events of the last step, secrets included."""
    move: Move | None = None
    """The move of the last step, if it was an action."""

    @property
    def is_revealed(self) -> bool:
        """Whether all contributions are known; those of bots are derived at the deal."""
        pairs = zip(self.seats, self.given, strict=True)
        return all(seat.bot or (it is not None and it.word is not None) for seat, it in pairs)

    @property
    def phase(self) -> Phase:
        if self.play is None:
            return "open"
        return "running" if self.result is None else "finished"


def running(now: Progress) -> Play:
    """Return the game if it has started and is not over; raise a `TableError` otherwise."""
    if now.play is None:
        raise NotStarted("the game has not started")
    if now.result is not None:
        raise AlreadyOver("the game is over")
    return now.play


def stop(now: Progress, stopped: Stopped) -> Progress:
    """Return the progress with the game ended early."""
    clock = now.clock and msgspec.structs.replace(now.clock, running=None)
    return msgspec.structs.replace(
        now,
        stopped=stopped,
        result=stopped.outcome(len(now.seats)),
        clock=clock,
        draw=None,
        takeback=None,
    )
