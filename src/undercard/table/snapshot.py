"""Snapshots: all that a client needs after a reload, or after a gap in the steps it heard of."""

from __future__ import annotations

import msgspec

from undercard.kernel.fairness import Proof
from undercard.kernel.game import GameView, Outcome
from undercard.kernel.stopped import Stopped
from undercard.table.clock import Clock
from undercard.table.door import Entry
from undercard.table.header import About
from undercard.table.phase import Phase
from undercard.table.progress import Offer
from undercard.table.seats import Seat


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one seat sees it, or a spectator (`seat` is None)."""

    about: About
    seat: int | None
    number: int
    """The last step that is in the log: the one to answer."""
    phase: Phase
    seats: tuple[Seat, ...]
    view: GameView | None
    """The game's own view; None while there is nothing to see."""
    why: dict[str, str]
    """To a seat to act: the rule against each action that may be pointed at and is not legal."""
    ways: dict[str, str]
    """To a seat to act: each cell that steps may lead to, and the one before it on the way."""
    log: tuple[Entry, ...]
    """Exactly what was announced."""
    clock: Clock | None
    """Whoever sees the game late sees no clock: it tells who is to act now."""
    draw: Offer | None
    takeback: Offer | None
    result: Outcome | None
    stopped: Stopped | None
    proof: Proof | None
    """The secret and all, once the game is over."""
    following: str | None
    """The table of the rematch."""
