"""Redaction: the only place where data for a seat or a spectator is built.

Views come from `Game.view` and events from `Game.redact`. Only its own seat can read an action.
Spectators of a table with open hands see everything, with a delay.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from undercard.kernel.events import Event
from undercard.kernel.game import Game
from undercard.table.steps import Act, Acted, Shown, Step


class Logged(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A step in the table's own log, secrets included; excluded from garbage collection."""

    number: int
    step: Step
    events: tuple[Event, ...]
    state: bytes | None
    """The state after the step, see `Game.restore`; None before the deal."""
    actions: int | None
    """The number of actions in effect after the step; None before the deal."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A step as one audience may see it. If `actions` decreases, actions were taken back."""

    number: int
    step: Shown
    events: tuple[Event, ...] = ()
    actions: int | None = None


class Announced(msgspec.Struct, frozen=True):
    """What each audience receives after a step. Delayed spectators receive no entry, or several."""

    number: int
    seats: tuple[Entry, ...]
    spectators: tuple[Entry, ...]

    def entries(self, seat: int | None) -> tuple[Entry, ...]:
        """Return the entries for a seat; None is a spectator."""
        return self.spectators if seat is None else (self.seats[seat],)


def show(game: Game, logged: Logged, seat: int | None, *, open_hands: bool = False) -> Entry:
    """Return a step as a seat may see it; `open_hands` includes the secrets of all seats."""
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
    """Return every event as its own seat sees it."""
    return [shown for event in events for shown in game.redact([event], event.seat)]
