"""Tables as they are, and the lobby."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from undercard.kernel.fairness import Proof
from undercard.kernel.game import Outcome
from undercard.kernel.stopped import Stopped
from undercard.server.tables.line import LobbyTable
from undercard.server.web.wire.base import Asked, MaybeView, SeatNumber, StepNumber, Told
from undercard.table.clock import Clock
from undercard.table.door import Entry
from undercard.table.header import About
from undercard.table.phase import Phase
from undercard.table.progress import Offer
from undercard.table.seats import Seat


class Now(Told, frozen=True, kw_only=True):
    """The table at this moment, as one seat or a spectator sees it."""

    seat: int | None
    number: int
    """The last step told: the one to answer."""
    at: float
    """The server's time, for the clock."""
    phase: Phase
    seats: tuple[Seat, ...]
    view: MaybeView
    why: dict[str, str]
    """To a seat to act, whose legal actions are in its view: the rule against each of the others
    that may be pointed at."""
    ways: dict[str, str]
    """To a seat whose figure may step: each cell that steps may lead to, and the one before it on
    the way."""
    clock: Clock | None
    draw: Offer | None
    takeback: Offer | None
    result: Outcome | None
    stopped: Stopped | None
    proof: Proof | None
    following: str | None


class TableShown(Told, frozen=True, kw_only=True):
    """A table and the log after the step asked for."""

    table: str
    about: About
    after: int
    """The log begins with the step after this one."""
    log: tuple[Entry, ...]
    now: Now


class LobbyReply(Told, frozen=True, kw_only=True):
    tables: tuple[LobbyTable, ...]
    online: int
    """People on the site now."""


class TableQuery(Asked, frozen=True, kw_only=True):
    after: StepNumber = 0
    seat: SeatNumber | None = None
    """The seat from which `after` was counted, or which of several seats of one's own."""


class LobbyQuery(Asked, frozen=True, kw_only=True):
    """Without `state`: open and running tables."""

    game: Annotated[str, Meta(max_length=64)] | None = None
    state: Phase | None = None
    before: Annotated[float, Meta(ge=0, le=1e12)] | None = None
    """Tables that last changed before this time: the next page."""
    limit: Annotated[int, Meta(ge=1, le=200)] = 100
