"""Resources: pick up, drop, steal and lose them (S3.2, S3.3, S3.7, S8.1)."""

from __future__ import annotations

from typing import Final

from undercard.games.survive import events
from undercard.games.survive.book import Book
from undercard.games.survive.figures import end_move, is_passing, knock_down, put_out, seat_of
from undercard.games.survive.options import PICK_UP_ANY_TIME
from undercard.games.survive.state import KIND_BITS, KIND_MASK, State
from undercard.kernel.chance import below
from undercard.kernel.compile import inlined, kernel, wide
from undercard.kernel.events import Log, log_event

MOST_LYING: Final = 3
"""A cell with so many resources takes no more by choice (S3.3)."""


@inlined
def count_kind(pile: int, kind: int) -> int:
    return (pile >> (KIND_BITS * kind)) & KIND_MASK


@inlined
def count_all(book: Book, pile: int) -> int:
    n = 0
    for kind in range(book.kinds):
        n += count_kind(pile, kind)
    return n


@inlined
def value_of(book: Book, s: State, f: int) -> int:
    """Return the movement value, which depends on the load (D2)."""
    return wide(book.moves[f, s.load_n[f]])


@inlined
def can_pick(book: Book, s: State, f: int, kind: int) -> bool:
    """Whether a figure may pick up a resource of a kind (S3.2, S3.4, SR15, SR17)."""
    c = wide(s.cell[f])
    return (
        count_kind(wide(s.lying[c]), kind) > 0
        and s.load_n[f] < book.capacity[f]
        and (not s.down[f] or book.pick_up == PICK_UP_ANY_TIME)
        and not (s.dropped >> kind) & 1
        and not is_passing(s, f)
    )


@inlined
def can_drop(book: Book, s: State, f: int, kind: int) -> bool:
    """Whether a figure may drop a resource of a kind (S3.2, S3.3, S3.4, SR15)."""
    return (
        count_kind(wide(s.load[f]), kind) > 0
        and not (s.picked >> kind) & 1
        and count_all(book, wide(s.lying[s.cell[f]])) < MOST_LYING
        and not is_passing(s, f)
    )


@kernel
def can_handle(book: Book, s: State, f: int) -> bool:
    """Whether a figure may pick up or drop anything."""
    for kind in range(book.kinds):
        if can_pick(book, s, f, kind) or can_drop(book, s, f, kind):
            return True
    return False


@kernel
def pick_up(book: Book, s: State, f: int, kind: int, log: Log) -> None:
    """Pick up a resource (S3.2), or try to steal it from an enemy's zone (S3.7)."""
    c = wide(s.cell[f])
    zone = wide(book.zone[c])
    if zone >= 0 and zone != book.side[f] and not _steal(book, s, f, log):
        return
    one = 1 << (KIND_BITS * kind)
    s.lying[c] -= one
    s.load[f] += one
    s.load_n[f] += 1
    # SR15: a kind picked up here may not be dropped here again, so that games end.
    s.picked |= 1 << kind
    log_event(log, events.PICKED, seat_of(book, f), f, kind, c)
    _follow_load(book, s, f, log)


@kernel
def _steal(book: Book, s: State, f: int, log: Log) -> bool:
    """Roll for a theft (S3.7); return whether it succeeds.

    A figure that was already down (SR17) and is knocked down again is out (S8.1).
    """
    die = 1 + below(s, 8)
    log_event(log, events.THEFT, seat_of(book, f), f, die)
    # S3.7: 5 to 8 succeed, 2 to 4 knock the thief down, 1 puts it out.
    if die > 4:
        return True
    if die > 1:
        suffer(book, s, f, 1, wide(s.cell[f]), log)
        end_move(book, s, log)
    else:
        lose_load(book, s, f, wide(s.cell[f]), log)
        put_out(book, s, f, wide(s.cell[f]), log)
    return False


@kernel
def drop(book: Book, s: State, f: int, kind: int, log: Log) -> None:
    c = wide(s.cell[f])
    one = 1 << (KIND_BITS * kind)
    s.lying[c] += one
    s.load[f] -= one
    s.load_n[f] -= 1
    s.dropped |= 1 << kind
    log_event(log, events.DROPPED, seat_of(book, f), f, kind, c)
    _follow_load(book, s, f, log)


@inlined
def _follow_load(book: Book, s: State, f: int, log: Log) -> None:
    """Apply the new movement value immediately, which may end the Move (S3.2)."""
    if s.moving and value_of(book, s, f) < s.taken:
        end_move(book, s, log)


@kernel
def lose_load(book: Book, s: State, f: int, c: int, log: Log) -> None:
    """Drop the whole load on a cell, whatever already lies there (SR8)."""
    if s.load_n[f] == 0:
        return
    for kind in range(book.kinds):
        for _ in range(count_kind(wide(s.load[f]), kind)):
            log_event(log, events.LOST, seat_of(book, f), f, kind, c)
    s.lying[c] += s.load[f]
    s.load[f] = 0
    s.load_n[f] = 0


@kernel
def suffer(book: Book, s: State, f: int, times: int, c: int, log: Log) -> None:
    """Knock a figure down; twice together, or while it is down, puts it out (S3.6, S8.1)."""
    if times == 0:
        return
    # S8.1: being knocked down while down, or twice by one roll, puts a figure out.
    if times > 1 or s.down[f]:
        log_event(log, events.KNOCKED_DOWN, seat_of(book, f), f)
        lose_load(book, s, f, c, log)
        put_out(book, s, f, c, log)
    else:
        knock_down(book, s, f, log)
