"""The door: all that leaves a table for a seat or a spectator is made here.

Views come from `Game.view`, events from `Game.redact`, and an action is read by its own seat only.
Spectators of an open-hand table see everything, but late.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from undercard.kernel.events import Event
from undercard.kernel.game import Game
from undercard.table.steps import Act, Acted, Shown, Step


class Logged(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A step in the table's own log, with all its secrets; nothing in it for the collector."""

    number: int
    step: Step
    events: tuple[Event, ...]
    state: bytes | None
    """After the step, see `Game.restore`; None before the deal."""
    actions: int | None
    """How many actions stand after it; None before the deal."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A step as one audience may see it. When `actions` goes down, some were taken back."""

    number: int
    step: Shown
    events: tuple[Event, ...] = ()
    actions: int | None = None


class Announced(msgspec.Struct, frozen=True):
    """What to tell everybody after a step. Spectators who see late may get none, or several."""

    number: int
    seats: tuple[Entry, ...]
    spectators: tuple[Entry, ...]

    def entries(self, seat: int | None) -> tuple[Entry, ...]:
        """For a seat; None is a spectator."""
        return self.spectators if seat is None else (self.seats[seat],)


def show(game: Game, logged: Logged, seat: int | None, *, open_hands: bool = False) -> Entry:
    """A step for a seat; with `open_hands` everybody's secrets are in it."""
    events = logged.events
    return Entry(
        number=logged.number,
        step=_show_step(logged.step, seat, open_hands),
        events=tuple(_unredacted(game, events) if open_hands else game.redact(events, seat)),
        actions=logged.actions,
    )


def _show_step(step: Step, seat: int | None, open_hands: bool) -> Shown:
    if not isinstance(step, Act):
        return step
    action = step.action if open_hands or step.seat == seat else None
    return Acted(at=step.at, seat=step.seat, action=action)


def _unredacted(game: Game, events: Iterable[Event]) -> list[Event]:
    """Every event as the seat sees it that it happened to."""
    return [shown for event in events for shown in game.redact([event], event.seat)]
