"""Teleporters: a jump, and the chain of jumps it may cause (S4, SR3, SR4, SR5, SR16)."""

from __future__ import annotations

from typing import Final

from undercard.games.survive import events, situations
from undercard.games.survive.book import Book
from undercard.games.survive.contests import contest
from undercard.games.survive.figures import (
    forget_spot,
    go_to,
    is_on_board,
    leave_cell,
    seat_of,
)
from undercard.games.survive.ground import nearest_free, one_cell
from undercard.games.survive.state import NPC_SIDE, TELEPORTERS, State
from undercard.games.survive.tokens import suffer
from undercard.kernel.chance import below
from undercard.kernel.compile import inlined, kernel, wide
from undercard.kernel.events import Log, log_event

MOST_JUMPS: Final = 8
"""The maximum number of jumps in a chain (SR16)."""


@inlined
def begin_jump(s: State, f: int, teleporter: int) -> None:
    """Let the figure jump from a teleporter; a continued chain keeps its count."""
    s.jumper = f
    s.jump_from = teleporter


@inlined
def end_jump(s: State) -> None:
    s.jumper = -1
    s.jump_from = -1
    s.jumps = 0


@inlined
def can_choose(book: Book, s: State, f: int, t: int) -> bool:
    """Whether this is another teleporter without a team mate (S4.1)."""
    other = wide(s.at[book.teleporter_cell[t]])
    return t != s.jump_from and (other < 0 or book.side[other] != book.side[f])


@kernel
def jump_once(book: Book, s: State, log: Log) -> None:
    """Make the next jump of the chain; enter TO if the owner must choose the target."""
    f = wide(s.jumper)
    if s.jumps >= MOST_JUMPS:
        _be_thrown_out(book, s, f, log)
        return
    s.jumps += 1
    die = 1 + below(s, 8)
    log_event(log, events.JUMPED, seat_of(book, f), f, die, wide(s.jump_from))
    # S4.1: 1 to 4 name the target, 5 to 7 let the owner choose, 8 misfires.
    if die <= TELEPORTERS:
        arrive(book, s, die - 1, False, log)
    elif die < 8:
        _choose(book, s, f, log)
    else:
        target = below(s, TELEPORTERS)
        log_event(log, events.MISFIRED, seat_of(book, f), f, target + 1)
        arrive(book, s, target, True, log)


@kernel
def _choose(book: Book, s: State, f: int, log: Log) -> None:
    """Ask the owner for the target (S4.1); an NPC takes the lowest free one, else another (SR5)."""
    is_npc = book.side[f] == NPC_SIDE
    lowest = -1
    for t in range(TELEPORTERS - 1, -1, -1):
        if can_choose(book, s, f, t):
            lowest = t
    if not is_npc:
        if lowest < 0:
            arrive(book, s, wide(s.jump_from), False, log)
        else:
            s.situation = situations.TO
            s.actor = book.side[f]
        return
    target = 1 if s.jump_from == 0 else 0
    for t in range(TELEPORTERS - 1, -1, -1):
        if t != s.jump_from and s.at[book.teleporter_cell[t]] < 0:
            target = t
    arrive(book, s, target, False, log)


@kernel
def arrive(book: Book, s: State, t: int, is_hurt: bool, log: Log) -> None:
    """Bring the jumping figure to a teleporter; `is_hurt` after an 8."""
    f = wide(s.jumper)
    c = wide(book.teleporter_cell[t])
    other = wide(s.at[c])
    if other >= 0 and other != f and book.side[other] == book.side[f]:
        return  # SR4: it jumps again, from its present teleporter
    # SR3: a jump to the figure's own teleporter leaves it there.
    if other < 0 or other == f:
        if other < 0:
            go_to(s, f, c)
        log_event(log, events.LANDED, seat_of(book, f), f, c)
        end_jump(s)
        suffer(book, s, f, wide(is_hurt), c, log)
        return
    leave_cell(s, f)
    s.cell[f] = c
    if f == s.active:
        forget_spot(s)
    suffer(book, s, f, wide(is_hurt), c, log)
    if is_on_board(s, f):
        _clash(book, s, f, other, t, c, log)
    else:
        end_jump(s)


@kernel
def _clash(book: Book, s: State, f: int, other: int, t: int, c: int, log: Log) -> None:
    """Resolve an arrival on an enemy's teleporter (S4.2): one of the two must leave."""
    is_higher = contest(book, s, f, other, events.JUMP, c, log) > 0
    stays, goes = (f, other) if is_higher else (other, f)
    if is_on_board(s, stays):
        s.at[c] = stays
        if is_higher:
            log_event(log, events.LANDED, seat_of(book, f), f, c)
    if is_on_board(s, goes):
        # The winner may have gone out by its own roll, which leaves the cell to the loser.
        if s.at[c] < 0:
            s.at[c] = goes
        begin_jump(s, goes, t)
    else:
        end_jump(s)


@kernel
def _be_thrown_out(book: Book, s: State, f: int, log: Log) -> None:
    """End a chain that is too long at the nearest free cell (SR16)."""
    # Without this limit two enemies could throw each other out endlessly.
    c = nearest_free(book, s, one_cell(wide(book.teleporter_cell[s.jump_from])), f)
    leave_cell(s, f)
    go_to(s, f, c)
    log_event(log, events.LANDED, seat_of(book, f), f, c)
    end_jump(s)
