"""Contests: Out of the way! and Brawl (S3.5, S3.6, S6, SR6, SR9, SR10)."""

from __future__ import annotations

from undercard.games.survive import events
from undercard.games.survive.book import DIRECTIONS, Book
from undercard.games.survive.figures import (
    end_move,
    go_to,
    is_on_board,
    seat_of,
)
from undercard.games.survive.ground import is_closed
from undercard.games.survive.state import NPC_SIDE, State
from undercard.games.survive.tokens import lose_load, suffer
from undercard.kernel.chance import below
from undercard.kernel.compile import inlined, kernel, wide
from undercard.kernel.events import Log, log_event


@inlined
def strength_of(book: Book, s: State, f: int) -> int:
    """Return what a figure adds to its die, without the mover's +1 (S3.5)."""
    return wide(book.modifier[f]) - wide(s.load_n[f]) - 2 * wide(s.down[f])


@inlined
def roll_of(book: Book, s: State, f: int, die: int, mover: int) -> int:
    """Return a total and its parts as the number of an event (`events.format_parts`)."""
    total = die + strength_of(book, s, f) + mover
    parts = events.PART_ZERO - 2 * wide(s.down[f])
    parts = parts * events.PART_BASE + events.PART_ZERO - wide(s.load_n[f])
    parts = parts * events.PART_BASE + events.PART_ZERO + mover
    parts = parts * events.PART_BASE + events.PART_ZERO + wide(book.modifier[f])
    return total * events.PARTS + parts


@kernel
def contest(book: Book, s: State, f: int, other: int, way: int, c: int, log: Log) -> int:
    """Roll for both figures; return a positive number if the mover `f` is higher.

    Natural 1s and 8s take effect. `c` is the cell on which the mover's load would fall.
    """
    log_event(log, events.CONTEST, seat_of(book, f), f, other, way)
    mine, yours = 1 + below(s, 8), 1 + below(s, 8)
    # Both totals are fixed before a 1 or 8 knocks a figure down, which would lower its strength.
    roll, other_roll = roll_of(book, s, f, mine, 1), roll_of(book, s, other, yours, 0)
    log_event(log, events.ROLLED, seat_of(book, f), f, mine, roll)
    log_event(log, events.ROLLED, seat_of(book, other), other, yours, other_roll)
    # S3.6: a natural 1 hurts its owner, a natural 8 the opponent; both may hit one figure.
    suffer(book, s, f, wide(mine == 1) + wide(yours == 8), c, log)
    suffer(book, s, other, wide(yours == 1) + wide(mine == 8), wide(s.cell[other]), log)
    return roll // events.PARTS - other_roll // events.PARTS


@kernel
def out_of_the_way(book: Book, s: State, f: int, c: int, log: Log) -> None:
    """Step into an enemy's cell (S3.5); `f` is the active figure, its Move open."""
    other = wide(s.at[c])
    came_from = wide(s.cell[f])
    is_higher = contest(book, s, f, other, events.SWAP, came_from, log) > 0
    # The roll may have put the mover out (S8.1), which has ended its Move.
    if not is_on_board(s, f):
        return
    if not is_higher:
        end_move(book, s, log)
        return
    s.at[c] = -1
    go_to(s, f, c)
    s.taken += 1
    log_event(log, events.SWAPPED, seat_of(book, f), f, other)
    # A loser that went out leaves its cell empty.
    if is_on_board(s, other):
        s.cell[other] = came_from
        s.at[came_from] = other
    if s.down[f]:
        end_move(book, s, log)
    else:
        offer_jump(book, s, f)


@inlined
def offer_jump(book: Book, s: State, f: int) -> None:
    """Offer a jump on a teleporter (S4.1); NPCs never jump by choice (S10.1)."""
    if book.teleporter[s.cell[f]] >= 0 and book.side[f] != NPC_SIDE:
        s.can_jump = 1


@inlined
def direction_to(book: Book, c: int, target: int) -> int:
    """Return the direction of a neighbouring cell, or -1."""
    for d in range(book.directions):
        if book.next_cell[c, d] == target:
            return d
    return -1


@inlined
def can_hit(book: Book, s: State, f: int, d: int) -> bool:
    """Whether an enemy in a direction can be attacked (S6.1, SR13)."""
    c = wide(s.cell[f])
    target = wide(book.next_cell[c, d])
    if target < 0 or is_closed(book, s, c, d):
        return False
    other = wide(s.at[target])
    return other >= 0 and book.side[other] != book.side[f]


@kernel
def brawl(book: Book, s: State, f: int, d: int, log: Log) -> None:
    """Resolve a Brawl (S6); `f` is the active figure, `d` the direction of the enemy."""
    c = wide(s.cell[f])
    target = wide(book.next_cell[c, d])
    other = wide(s.at[target])
    result = contest(book, s, f, other, events.BRAWL, c, log)
    if result > 0:
        _beat(book, s, f, other, target, d, log)
    elif result < 0:
        # Directions are numbered so that opposite ones add up to DIRECTIONS - 1.
        _beat(book, s, other, f, c, DIRECTIONS - 1 - d, log)


@kernel
def _beat(book: Book, s: State, winner: int, loser: int, c: int, d: int, log: Log) -> None:
    """Apply a defeat (S6.2): the loser stood on `c` and is pushed in direction `d`."""
    if is_on_board(s, loser):
        lose_load(book, s, loser, c, log)
        beyond = wide(book.next_cell[c, d])
        if beyond >= 0 and s.at[beyond] < 0 and not is_closed(book, s, c, d):
            go_to(s, loser, beyond)
            log_event(log, events.PUSHED, seat_of(book, loser), loser, c, beyond)
        suffer(book, s, loser, 1, wide(s.cell[loser]), log)
    # S6.2: only an upright winner moves up, and only into the cell left.
    if is_on_board(s, winner) and not s.down[winner] and s.at[c] < 0:
        s.follower = winner
        s.follow_to = c


@inlined
def stop_following(s: State) -> None:
    s.follower = -1
    s.follow_to = -1


@kernel
def follow(book: Book, s: State, log: Log) -> None:
    """Move the winner up (S6.2, SR10)."""
    f, c = wide(s.follower), wide(s.follow_to)
    stop_following(s)
    go_to(s, f, c)
    log_event(log, events.FOLLOWED, seat_of(book, f), f, c)
