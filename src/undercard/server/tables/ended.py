"""A game that has ended, as ratings and histories need it."""

from __future__ import annotations

from dataclasses import dataclass

from undercard.kernel.achievements import achievements_of
from undercard.kernel.facts import SeatFacts, facts_of
from undercard.kernel.playback import replayed
from undercard.kernel.record import Record
from undercard.server.tables.status import TableStatus
from undercard.table.steps import AskTakeback, Rematch, Start, Step, TakeOver


@dataclass(frozen=True)
class EndedGame:
    """A finished game; it contains no secret."""

    status: TableStatus
    actions: int
    seconds: float
    """The time from the start to the last step of the game."""
    facts: tuple[SeatFacts, ...]
    achievements: tuple[tuple[str, ...], ...]
    """The names of what each seat achieved."""
    is_helped: tuple[bool, ...]
    """Whether each seat took back an action, or a bot played for it."""


def ended_game(status: TableStatus, steps: list[Step], record: Record) -> EndedGame:
    """Return a finished game; this replays the record once."""
    times = [step.at for step in steps if not isinstance(step, Rematch)]
    start = next((step.at for step in steps if isinstance(step, Start)), times[0])
    game, moments = replayed(record)
    helped = {step.seat for step in steps if isinstance(step, AskTakeback | TakeOver)}
    return EndedGame(
        status,
        len(record.actions),
        max(0.0, times[-1] - start),
        facts_of(game, moments),
        achievements_of(game, moments),
        tuple(seat in helped for seat in range(game.seats)),
    )
