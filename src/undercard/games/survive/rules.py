"""The rules as the kernel asks for them: a new game, what is legal, what an action does.

`legal` is the only source of legality; `step` applies an action that `legal` lists and checks
nothing. After an action the game goes on by itself to the next choice somebody has: `go_on` does
one thing at a time, in the order in which things wait.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.games.survive.book import DIRECTIONS, Book
from undercard.games.survive.contests import can_hit, follow, stop_following
from undercard.games.survive.events import CHOSE, STAYED
from undercard.games.survive.figures import end_move, is_passing, seat_of
from undercard.games.survive.jumps import arrive, begin_jump, can_choose, jump_once
from undercard.games.survive.moves import (
    begin_action,
    can_fight,
    can_step,
    end_activation,
    hit,
    stand_up,
    steps_left,
    switch,
    switch_blue,
    take_step,
)
from undercard.games.survive.npcs import decide
from undercard.games.survive.rounds import (
    activate,
    begin_game,
    bid_or_reveal,
    can_use,
    leave_out,
    next_activation,
    next_figure,
    next_pending,
    place,
    put_back,
    set_up,
)
from undercard.games.survive.state import (
    ACT,
    BID,
    CELLS,
    FOLLOW,
    GOES_ON,
    GREEN,
    LEAVE,
    MAX_KINDS,
    MAX_PASSAGES,
    MAX_TEAM,
    MOVE,
    NPC_SIDE,
    PLACE,
    PLAYING_CARDS,
    RETURN,
    TELEPORTERS,
    TO,
    USE,
    State,
)
from undercard.games.survive.tokens import can_drop, can_handle, can_pick, drop, pick_up
from undercard.kernel.bits import NONE, bit, has
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log, tell

# Actions. A step is its cell and direction, so that its notation needs no state.
STEP: Final = 0
HIT: Final = STEP + CELLS * DIRECTIONS
PUT: Final = HIT + CELLS
PICK: Final = PUT + CELLS
LAY: Final = PICK + MAX_KINDS
CHOOSE_CARD: Final = LAY + MAX_KINDS
USE_FIGURE: Final = CHOOSE_CARD + PLAYING_CARDS
LEAVE_FIGURE: Final = USE_FIGURE + MAX_TEAM
JUMP_TO: Final = LEAVE_FIGURE + MAX_TEAM
FIELD: Final = JUMP_TO + TELEPORTERS
FIELD_NEAR: Final = FIELD + MAX_PASSAGES
FIELD_FAR: Final = FIELD_NEAR + MAX_PASSAGES
SWITCH_GREEN: Final = FIELD_FAR + MAX_PASSAGES
STAND: Final = SWITCH_GREEN + MAX_PASSAGES
JUMP: Final = STAND + 1
FOLLOW_UP: Final = JUMP + 1
STAY: Final = FOLLOW_UP + 1
DONE: Final = STAY + 1
PASS: Final = DONE + 1
ACTIONS: Final = PASS + 1

MAX_LEGAL: Final = CELLS
"""A zone of so many cells is the widest choice there can be."""


@kernel
def new(book: Book, s: State, log: Log) -> None:
    """Set up a game in a record that is all zeros but for its generator."""
    begin_game(book, s, log)
    set_up(book, s, log)


@kernel
def legal(book: Book, s: State, out: NDArray[np.int16]) -> int:
    """Write the actions the actor may take; their number is returned."""
    if s.situation == ACT or s.situation == MOVE:
        return _legal_in_activation(book, s, out)
    if s.situation == PLACE or s.situation == RETURN:
        return _legal_places(book, s, out)
    if s.situation == GREEN:
        n = _legal_greens(book, s, out, 0)
        out[n] = DONE
        return n + 1
    if s.situation == FOLLOW:
        out[0], out[1] = FOLLOW_UP, STAY
        return 2
    n = 0
    if s.situation == BID:
        for card in range(PLAYING_CARDS):
            if has(s.hand[s.actor], card):
                out[n] = CHOOSE_CARD + card
                n += 1
    elif s.situation == USE:
        for i in range(book.profiles):
            if can_use(s, wide(s.actor) * MAX_TEAM + i):
                out[n] = USE_FIGURE + i
                n += 1
    elif s.situation == LEAVE:
        for i in range(book.profiles):
            if not s.left_out[s.actor * MAX_TEAM + i]:
                out[n] = LEAVE_FIGURE + i
                n += 1
    elif s.situation == TO:
        for t in range(TELEPORTERS):
            if can_choose(book, s, wide(s.jumper), t):
                out[n] = JUMP_TO + t
                n += 1
    return n


@kernel
def _legal_places(book: Book, s: State, out: NDArray[np.int16]) -> int:
    """S1.7, S8.1: free cells of the own zone."""
    n = 0
    for c in range(CELLS):
        if book.zone[c] == s.actor and s.at[c] < 0:
            out[n] = PUT + c
            n += 1
    return n


@kernel
def _legal_in_activation(book: Book, s: State, out: NDArray[np.int16]) -> int:
    """S2.4, S3.2, S3.4."""
    f = wide(s.active)
    n = 0
    if not s.down[f]:
        left = steps_left(book, s, f)
        for d in range(book.directions):
            if can_step(book, s, f, d, left):
                out[n] = STEP + wide(s.cell[f]) * DIRECTIONS + d
                n += 1
    if is_passing(s, f):
        return n
    for kind in range(book.kinds):
        if can_pick(book, s, f, kind):
            out[n] = PICK + kind
            n += 1
        if can_drop(book, s, f, kind):
            out[n] = LAY + kind
            n += 1
    if s.can_jump:
        out[n] = JUMP
        n += 1
    if s.situation == MOVE:
        out[n] = DONE
        return n + 1
    if s.actions > 0:
        n = _legal_actions(book, s, f, out, n)
    out[n] = PASS
    return n + 1


@kernel
def _legal_actions(book: Book, s: State, f: int, out: NDArray[np.int16], n: int) -> int:
    """Actions that can be begun, but for a step (S5, S6, S7, SR7)."""
    if s.down[f]:
        out[n] = STAND
        n += 1
    if not can_fight(book, s, f):
        return n
    c = wide(s.cell[f])
    for d in range(book.directions):
        if can_hit(book, s, f, d):
            out[n] = HIT + wide(book.next_cell[c, d])
            n += 1
        passage = wide(book.gate[c, d])
        if passage >= 0 and not has(book.green, passage):
            if has(s.fields_on, passage) or s.at[book.next_cell[c, d]] >= 0:
                out[n] = FIELD + passage
                n += 1
            else:
                out[n], out[n + 1] = FIELD_NEAR + passage, FIELD_FAR + passage
                n += 2
    return _legal_greens(book, s, out, n) if book.terminal[c] else n


@kernel
def _legal_greens(book: Book, s: State, out: NDArray[np.int16], n: int) -> int:
    """S5.3: every green field, but once in an action."""
    left = book.green & ~s.switched
    for passage in range(book.passages):
        if has(left, passage):
            out[n] = SWITCH_GREEN + passage
            n += 1
    return n


@kernel
def has_something_to_do(book: Book, s: State, f: int) -> bool:
    """Whether more than `done` or `pass` is legal for the active figure."""
    if not s.down[f]:
        left = steps_left(book, s, f)
        for d in range(book.directions):
            if can_step(book, s, f, d, left):
                return True
    if s.can_jump or can_handle(book, s, f):
        return True
    if s.moving or s.actions == 0:
        return False
    return bool(s.down[f]) or _can_act(book, s, f)


@kernel
def _can_act(book: Book, s: State, f: int) -> bool:
    c = wide(s.cell[f])
    for d in range(book.directions):
        passage = wide(book.gate[c, d])
        if can_hit(book, s, f, d) or (passage >= 0 and not has(book.green, passage)):
            return True
    return bool(book.terminal[c]) and book.green != NONE


@kernel
def step(book: Book, s: State, action: int, log: Log) -> None:
    """Apply a legal action and all that follows from it, up to the next choice."""
    seat = wide(s.actor)
    f = wide(s.active)
    situation = wide(s.situation)
    s.situation = GOES_ON
    s.actor = -1
    if action < HIT:
        take_step(book, s, f, action % DIRECTIONS, log)
    elif action < PICK:
        _step_at_cell(book, s, action, seat, situation, log)
    elif action < LAY:
        pick_up(book, s, f, action - PICK, log)
    elif action < CHOOSE_CARD:
        drop(book, s, f, action - LAY, log)
    elif action < USE_FIGURE:
        s.bid[seat] = action - CHOOSE_CARD
        tell(log, CHOSE, seat, action - CHOOSE_CARD)
    elif action < LEAVE_FIGURE:
        activate(book, s, seat * MAX_TEAM + action - USE_FIGURE, log)
    elif action < JUMP_TO:
        leave_out(book, s, seat * MAX_TEAM + action - LEAVE_FIGURE, log)
    elif action < FIELD:
        arrive(book, s, action - JUMP_TO, False, log)
    elif action < STAND:
        _step_field(book, s, f, action, log)
    else:
        _step_word(book, s, f, action, log)
    while s.situation == GOES_ON:
        go_on(book, s, log)


@kernel
def _step_at_cell(book: Book, s: State, action: int, seat: int, situation: int, log: Log) -> None:
    if action < PUT:
        f = wide(s.active)
        c, target = wide(s.cell[f]), action - HIT
        for d in range(book.directions):
            if book.next_cell[c, d] == target:
                hit(book, s, f, d, log)
                return
    elif situation == PLACE:
        place(book, s, next_figure(book, s, seat), action - PUT, log)
    else:
        place(book, s, next_pending(book, s), action - PUT, log)


@kernel
def _step_field(book: Book, s: State, f: int, action: int, log: Log) -> None:
    if action >= SWITCH_GREEN:
        if s.switched == NONE:
            begin_action(s)
        s.switched |= bit(action - SWITCH_GREEN)
        switch(s, action - SWITCH_GREEN, log)
    elif action >= FIELD_FAR:
        switch_blue(book, s, f, action - FIELD_FAR, True, log)
    else:
        switch_blue(book, s, f, (action - FIELD) % MAX_PASSAGES, False, log)


@kernel
def _step_word(book: Book, s: State, f: int, action: int, log: Log) -> None:
    if action == STAND:
        stand_up(book, s, f, log)
    elif action == JUMP:
        s.can_jump = 0
        begin_jump(s, f, wide(book.teleporter[s.cell[f]]))
    elif action == FOLLOW_UP:
        follow(book, s, log)
    elif action == STAY:
        tell(log, STAYED, seat_of(book, wide(s.follower)), wide(s.follower))
        stop_following(s)
    elif action == PASS:
        end_activation(book, s, log)
    elif s.switched != NONE:
        s.switched = NONE
    else:
        end_move(book, s, log)


@kernel
def go_on(book: Book, s: State, log: Log) -> None:
    """The next thing that waits: first what a roll left behind, then the active figure."""
    if s.pending != 0:
        put_back(book, s, log)
    elif s.follower >= 0:
        _move_up(book, s, log)
    elif s.jumper >= 0:
        jump_once(book, s, log)
    elif s.active >= 0:
        _go_on_acting(book, s, log)
    elif s.round_n == 0:
        set_up(book, s, log)
    elif s.order[0] < 0:
        bid_or_reveal(book, s, log)
    else:
        next_activation(book, s, log)


@kernel
def _move_up(book: Book, s: State, log: Log) -> None:
    """S6.2, S10.1: a player may move up, an NPC does; unless somebody was put back there."""
    if s.at[s.follow_to] >= 0:
        stop_following(s)
    elif book.side[s.follower] == NPC_SIDE:
        follow(book, s, log)
    else:
        s.situation = FOLLOW
        s.actor = book.side[s.follower]


@kernel
def _go_on_acting(book: Book, s: State, log: Log) -> None:
    """What the active figure is asked; an action or activation with nothing left ends."""
    f = wide(s.active)
    if s.down[f]:
        end_move(book, s, log)
    if book.side[f] == NPC_SIDE:
        decide(book, s, log)
        return
    s.actor = book.side[f]
    if s.switched != NONE:
        if s.switched != book.green:
            s.situation = GREEN
            return
        s.switched = NONE
    if has_something_to_do(book, s, f):
        s.situation = MOVE if s.moving else ACT
    elif s.moving:
        end_move(book, s, log)
    else:
        end_activation(book, s, log)
    if s.situation == GOES_ON:
        s.actor = -1


@kernel
def winners(book: Book, s: State) -> int:  # noqa: ARG001
    """Return the seats that share the win, as a set: bit 0 for seat 0."""
    return wide(s.winners)
