"""The status of a table, for other parts of the server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from undercard.kernel.game import Outcome
from undercard.table.header import About
from undercard.table.phase import Phase
from undercard.table.seats import Seat
from undercard.table.steps import (
    Act,
    AskTakeback,
    ComeBack,
    LeaveSeat,
    Resign,
    Reveal,
    Step,
    TakeOver,
)
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
    turn_at: float
    """The time of the step that led to the current position."""
    is_ready: bool
    """Whether the game can start: all seats are taken and all contributions are known."""
    is_deal_due: bool
    """Whether a contribution was revealed, so that the deal follows and nobody leaves."""
    result: Outcome | None
    acted: frozenset[str]
    """The ids of the people who have acted; set when the game is over."""
    present: frozenset[str]
    """The ids of the people who were at the table after the deal or contributed to it; set when
    the game is over."""
    returned: frozenset[str]
    """The ids of the people who came back after a stand-in had acted for them; set when the game
    is over."""
    is_released: bool
    """Whether a player let a bot finish for an absent one, so that the game is not rated; set when
    the game is over."""
    missing: frozenset[str]
    """The ids of the people whose contribution is missing before the deal."""
    is_aided: bool
    """Whether a player took back an action, or a bot played for one; set when the game is over."""

    @property
    def is_full(self) -> bool:
        return not any(seat.is_open for seat in self.seats)


class TableStatuses(Protocol):
    """The tables, as far as features need them that only read their status."""

    async def status(self, table: str, *, is_current: bool = False) -> TableStatus: ...


def table_status(table: Table) -> TableStatus:
    steps = table.steps if table.is_over else []
    return TableStatus(
        about=table.about,
        number=table.number,
        started=table.started,
        phase=table.phase,
        seats=table.seats,
        turn_at=table.turn_at,
        is_ready=table.is_ready,
        is_deal_due=table.is_deal_due,
        result=table.result,
        acted=_authors(steps, Act),
        present=_authors(steps, Act, Reveal, Resign, LeaveSeat),
        returned=_returned(steps),
        is_released=any(isinstance(step, TakeOver) and step.claimant is not None for step in steps),
        missing=table.missing,
        is_aided=any(isinstance(step, AskTakeback | TakeOver) for step in steps),
    )


def _authors(steps: list[Step], *kinds: type[Step]) -> frozenset[str]:
    return frozenset(step.by for step in steps if isinstance(step, kinds) and step.by is not None)


def _returned(steps: list[Step]) -> frozenset[str]:
    has_acted: dict[int, bool] = {}
    returned = set()
    for step in steps:
        match step:
            case TakeOver(seat=seat):
                has_acted[seat] = False
            case Act(by=None, seat=seat) if seat in has_acted:
                has_acted[seat] = True
            case ComeBack(by=str(person), seat=seat) if has_acted.pop(seat, False):
                returned.add(person)
    return frozenset(returned)


def seats_of(seats: tuple[Seat, ...], *ids: str) -> tuple[int, ...]:
    return tuple(
        number
        for number, seat in enumerate(seats)
        if seat.person is not None and seat.person.id in ids
    )
