"""A table's lobby entry: its header, its seats and its result."""

from __future__ import annotations

import msgspec

from undercard.kernel.game import Outcome
from undercard.server.db.store import Listed, Listing
from undercard.table.header import About
from undercard.table.phase import Phase
from undercard.table.seats import Seat


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """The stored lobby entry, which contains only public information."""

    about: About
    """`box` is None for a custom box, which can be long."""
    has_own_box: bool = False
    seats: tuple[Seat, ...]
    result: Outcome | None = None


class LobbyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A lobby entry from the store."""

    table: str
    state: Phase
    at: float
    """The time of the last change, accurate to about a minute."""
    line: Line


read_line = msgspec.json.Decoder(Line).decode


def make_listing(
    about: About, seats: tuple[Seat, ...], state: Phase, at: float, result: Outcome | None = None
) -> Listing:
    own = about.box is not None and not isinstance(about.box, str)
    shown = msgspec.structs.replace(about, box=None) if own else about
    line = Line(about=shown, has_own_box=own, seats=seats, result=result)
    people = dict.fromkeys(seat.person.id for seat in seats if seat.person is not None)
    content = msgspec.json.encode(line)
    # A table for challenged people is of no use to others before the start.
    visibility = "private" if about.invited_only and state == "open" else about.visibility
    return Listing(state, about.game, at, content, visibility, tuple(people))


def read_listed(listed: Listed) -> LobbyTable:
    listing = listed.listing
    line = read_line(listing.content)
    return LobbyTable(table=listed.table, state=listing.state, at=listing.at, line=line)
