"""Figures: up or down, on a cell or out (S7, S8), and the open Move."""

from __future__ import annotations

from undercard.games.survive import events
from undercard.games.survive.book import Book
from undercard.games.survive.state import NPC_SIDE, State
from undercard.kernel.compile import inlined, kernel, wide
from undercard.kernel.events import Log, log_event


@inlined
def seat_of(book: Book, f: int) -> int:
    """Return the owner of a figure for events: -1 for an NPC."""
    side = wide(book.side[f])
    return -1 if side == NPC_SIDE else side


@inlined
def is_on_board(s: State, f: int) -> bool:
    return bool(s.cell[f] >= 0)


@inlined
def is_passing(s: State, f: int) -> bool:
    """Whether a figure is on a cell that another figure holds (S3.4)."""
    return bool(s.at[s.cell[f]] != f)


@inlined
def forget_spot(s: State) -> None:
    """Forget what was picked up and dropped on this spot (SR15)."""
    s.picked = 0
    s.dropped = 0


@inlined
def leave_cell(s: State, f: int) -> None:
    c = s.cell[f]
    # A figure in passing does not hold its cell, so it must not clear it (S3.4).
    if c >= 0 and s.at[c] == f:
        s.at[c] = -1


@inlined
def go_to(s: State, f: int, c: int) -> None:
    """Move to a free cell, or to a team mate's cell in passing."""
    leave_cell(s, f)
    s.cell[f] = c
    if s.at[c] < 0:
        s.at[c] = f
    if f == s.active:
        forget_spot(s)
        s.can_jump = 0


@inlined
def end_move(book: Book, s: State, log: Log) -> None:
    if s.moving:
        log_event(log, events.MOVE_ENDED, seat_of(book, wide(s.active)), wide(s.active))
    s.moving = 0
    s.taken = 0
    s.can_jump = 0


@inlined
def stop_acting(s: State) -> None:
    """End the activation."""
    s.active = -1
    s.actions = 0
    s.moving = 0
    s.taken = 0
    s.can_jump = 0
    forget_spot(s)


@inlined
def knock_down(book: Book, s: State, f: int, log: Log) -> None:
    s.down[f] = 1
    log_event(log, events.KNOCKED_DOWN, seat_of(book, f), f)


@kernel
def put_out(book: Book, s: State, f: int, c: int, log: Log) -> None:
    """Take a figure off the board until it is put back; its load has fallen on cell `c` (S8.1)."""
    leave_cell(s, f)
    s.cell[f] = -1
    s.down[f] = 0
    s.out[f] = 1
    s.acted[f] = 1
    # Its owner may choose the cell (SR11), so `go_on` puts it back.
    s.pending |= 1 << f
    if f == s.active:
        stop_acting(s)
    log_event(log, events.OUT, seat_of(book, f), f, c)
