"""Actions of the active figure: Move, Fields, Brawl (S2.4, S3, S5, S6, S7)."""

from __future__ import annotations

from undercard.games.survive import events
from undercard.games.survive.book import Book
from undercard.games.survive.contests import brawl, offer_jump, out_of_the_way
from undercard.games.survive.figures import (
    end_move,
    forget_spot,
    go_to,
    is_passing,
    seat_of,
    stop_acting,
)
from undercard.games.survive.ground import is_closed
from undercard.games.survive.options import DOWN_MAY_BRAWL
from undercard.games.survive.state import State
from undercard.games.survive.tokens import value_of
from undercard.kernel.bits import bit, has
from undercard.kernel.compile import inlined, kernel, wide
from undercard.kernel.events import Log, log_event

STAND_COST = 2


@inlined
def steps_left(book: Book, s: State, f: int) -> int:
    """Return the steps left in the open Move, or in a new one."""
    if s.moving:
        return value_of(book, s, f) - s.taken
    return value_of(book, s, f) if s.actions > 0 else 0


@kernel
def can_step(book: Book, s: State, f: int, d: int, left: int) -> bool:
    """Whether an upright figure with so many steps left may step (S3.1, S3.4, S3.5, SR13)."""
    c = wide(s.cell[f])
    target = wide(book.next_cell[c, d])
    if target < 0 or left < 1:
        return False
    closed = is_closed(book, s, c, d)
    # S3.1: Crawlers pass active fields.
    if closed and not book.passes[f]:
        return False
    other = wide(s.at[target])
    if other < 0:
        return True
    if book.side[other] == book.side[f]:
        return can_pass(book, s, f, other, left - 1)
    # SR13: no contest across an active field, and none from a team mate's cell.
    return not closed and not is_passing(s, f)


@kernel
def can_pass(book: Book, s: State, f: int, mate: int, left: int) -> bool:
    """Whether a free cell can be reached from a team mate's cell, past team mates only (S3.4).

    The cell that the figure comes from counts as free.
    """
    # A breadth-first search over team mates: only their cells may be passed.
    reached = 1 << mate
    edge = reached
    for _ in range(left):
        new = 0
        for m in range(len(s.cell)):
            if not (edge >> m) & 1:
                continue
            c = wide(s.cell[m])
            for d in range(book.directions):
                target = wide(book.next_cell[c, d])
                if target < 0 or (is_closed(book, s, c, d) and not book.passes[f]):
                    continue
                other = wide(s.at[target])
                if other < 0 or other == f:
                    return True
                if book.side[other] == book.side[f]:
                    new |= 1 << other
        edge = new & ~reached
        reached |= new
    return False


@inlined
def begin_action(s: State) -> None:
    s.actions -= 1
    forget_spot(s)


@inlined
def begin_move(s: State) -> None:
    if not s.moving:
        begin_action(s)
        s.moving = 1
        s.taken = 0


@kernel
def take_step(book: Book, s: State, f: int, d: int, log: Log) -> None:
    """Step to a cell (S3.1), or into a contest with the enemy on it (S3.5)."""
    begin_move(s)
    c = wide(s.cell[f])
    target = wide(book.next_cell[c, d])
    other = wide(s.at[target])
    if other >= 0 and book.side[other] != book.side[f]:
        out_of_the_way(book, s, f, target, log)
        return
    go_to(s, f, target)
    s.taken += 1
    log_event(log, events.STEPPED, seat_of(book, f), f, c, target)
    if other < 0:
        offer_jump(book, s, f)


@kernel
def stand_up(book: Book, s: State, f: int, log: Log) -> None:
    """Stand up (S7.1)."""
    begin_move(s)
    # S7.1: standing up uses steps of the Move.
    s.taken = STAND_COST
    s.down[f] = 0
    log_event(log, events.STOOD, seat_of(book, f), f)
    if value_of(book, s, f) < STAND_COST:
        end_move(book, s, log)


@kernel
def hit(book: Book, s: State, f: int, d: int, log: Log) -> None:
    begin_action(s)
    brawl(book, s, f, d, log)


@inlined
def can_fight(book: Book, s: State, f: int) -> bool:
    """Whether a figure may use Brawl and Fields (SR7)."""
    return bool(not s.down[f] or book.down == DOWN_MAY_BRAWL)


@kernel
def switch(s: State, passage: int, log: Log) -> None:
    s.fields_on ^= bit(passage)
    log_event(log, events.SWITCHED, -1, passage, wide(has(s.fields_on, passage)))


@kernel
def switch_blue(book: Book, s: State, f: int, passage: int, crosses: bool, log: Log) -> None:
    """Switch a blue field, and optionally cross it (S5.1, S5.2)."""
    begin_action(s)
    if crosses:
        c = wide(s.cell[f])
        # The sum of both cells minus this one is the other one.
        far = wide(book.gate_cells[passage, 0]) + wide(book.gate_cells[passage, 1]) - c
        go_to(s, f, far)
        log_event(log, events.STEPPED, seat_of(book, f), f, c, far)
    switch(s, passage, log)


@kernel
def end_activation(book: Book, s: State, log: Log) -> None:
    f = wide(s.active)
    end_move(book, s, log)
    log_event(log, events.ENDED, seat_of(book, f), f)
    s.acted[f] = 1
    stop_acting(s)
