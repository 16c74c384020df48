"""Snapshots: everything a client needs after a reload, or after missing some steps."""

from __future__ import annotations

import msgspec

from undercard.kernel.chance_source import Proof
from undercard.kernel.game import GameView, Outcome
from undercard.kernel.odds import Odds
from undercard.kernel.stopped import Stopped
from undercard.table.clock import Clock
from undercard.table.header import About
from undercard.table.phase import Phase
from undercard.table.progress import Contribution, Offer
from undercard.table.redaction import Entry
from undercard.table.seats import Seat


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one seat sees it, or a spectator (`seat` is None)."""

    about: About
    seat: int | None
    number: int
    """The number of the last step in the log, which the client answers."""
    phase: Phase
    seats: tuple[Seat, ...]
    given: tuple[Contribution | None, ...]
    """The contribution of each seat to chance; empty after the deal."""
    view: GameView | None
    """The game's own view; None before the deal."""
    why: dict[str, str]
    """For the seat to act: the rule against each illegal action that a pointer can attempt."""
    ways: dict[str, str]
    """For the seat to act: each cell that steps can lead to, and the cell before it."""
    odds: dict[str, Odds]
    """For the seat to act: the chances of each legal action with dice."""
    log: tuple[Entry, ...]
    """Exactly the entries that were announced."""
    clock: Clock | None
    """None for a delayed spectator: the clock would reveal the seat to act now."""
    draw: Offer | None
    takeback: Offer | None
    can_offer_draw: bool
    """Whether the seat's player may offer a draw that others could accept."""
    can_take_back: bool
    """Whether the seat's player may ask for a takeback."""
    result: Outcome | None
    stopped: Stopped | None
    proof: Proof | None
    """The secret and the contributions, once the game is over."""
    following: str | None
    """The id of the rematch's table."""
