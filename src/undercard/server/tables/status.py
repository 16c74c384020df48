"""The status of a table, for other parts of the server."""

from __future__ import annotations

from dataclasses import dataclass

from undercard.kernel.game import Outcome
from undercard.table.header import About
from undercard.table.phase import Phase
from undercard.table.seats import Seat
from undercard.table.steps import Act, AskTakeback, TakeOver
from undercard.table.table import Table


@dataclass(frozen=True)
class TableStatus:
    """The players and the progress of a table; it contains no secret."""

    about: About
    number: int
    started: int | None
    """The number of the step that started the game."""
    phase: Phase
    seats: tuple[Seat, ...]
    result: Outcome | None
    acted: frozenset[str]
    """The ids of the people who have acted; set when the game is over."""
    is_aided: bool = False
    """Whether a player took back an action, or a bot played for one; set when the game is over."""

    @property
    def is_full(self) -> bool:
        return not any(seat.is_open for seat in self.seats)


def table_status(table: Table) -> TableStatus:
    steps = table.steps if table.is_over else []
    acts = (step for step in steps if isinstance(step, Act))
    acted = frozenset(step.by for step in acts if step.by is not None)
    return TableStatus(
        about=table.about,
        number=table.number,
        started=table.started,
        phase=table.phase,
        seats=table.seats,
        result=table.result,
        acted=acted,
        is_aided=any(isinstance(step, AskTakeback | TakeOver) for step in steps),
    )


def seats_of(seats: tuple[Seat, ...], *ids: str) -> tuple[int, ...]:
    return tuple(
        number
        for number, seat in enumerate(seats)
        if seat.person is not None and seat.person.id in ids
    )
