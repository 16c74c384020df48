"""The rules as the kernel calls them: a new game, the legal actions, the effect of an action.

`legal` is the only source of legality; `step` applies an action that `legal` lists, unchecked.
After an action the game continues to the next choice of a seat: `go_on` resolves one pending matter
at a time, in their order of precedence.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.games.survive import actions, events, situations
from undercard.games.survive.book import DIRECTIONS, Book
from undercard.games.survive.contests import can_hit, follow, stop_following
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
    CELLS,
    MAX_PASSAGES,
    MAX_TEAM,
    NPC_SIDE,
    PLAYING_CARDS,
    TELEPORTERS,
    State,
)
from undercard.games.survive.tokens import can_drop, can_handle, can_pick, drop, pick_up
from undercard.kernel.bits import NONE, bit, has
from undercard.kernel.chance import below
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log, log_event

MAX_LEGAL: Final = CELLS
"""The widest choice is a cell of a zone."""


@kernel
def new(book: Book, s: State, log: Log) -> None:
    """Set up a game in a record of zeros, except its generator."""
    begin_game(book, s, log)
    set_up(book, s, log)


@kernel
def legal(book: Book, s: State, out: NDArray[np.int16]) -> int:
    """Write the legal actions and return their number."""
    if s.situation == situations.ACT or s.situation == situations.MOVE:
        return _legal_in_activation(book, s, out)
    if s.situation == situations.PLACE or s.situation == situations.RETURN:
        return _legal_places(book, s, out)
    if s.situation == situations.GREEN:
        # S5.3: one action may switch several green fields; `done` ends it.
        n = _legal_greens(book, s, out, 0)
        out[n] = actions.DONE
        return n + 1
    if s.situation == situations.FOLLOW:
        out[0], out[1] = actions.FOLLOW_UP, actions.STAY
        return 2
    n = 0
    if s.situation == situations.BID:
        for card in range(PLAYING_CARDS):
            if has(s.hand[s.actor], card):
                out[n] = actions.CHOOSE_CARD + card
                n += 1
    elif s.situation == situations.USE:
        for i in range(book.profiles):
            if can_use(s, wide(s.actor) * MAX_TEAM + i):
                out[n] = actions.USE_FIGURE + i
                n += 1
    elif s.situation == situations.LEAVE:
        for i in range(book.profiles):
            if not s.left_out[s.actor * MAX_TEAM + i]:
                out[n] = actions.LEAVE_FIGURE + i
                n += 1
    elif s.situation == situations.TO:
        for t in range(TELEPORTERS):
            if can_choose(book, s, wide(s.jumper), t):
                out[n] = actions.JUMP_TO + t
                n += 1
    return n


@kernel
def random_action(book: Book, s: State, out: NDArray[np.int16]) -> int:
    """Return a random legal action from the state's own generator; `out` is scratch memory."""
    return wide(out[below(s, legal(book, s, out))])


@kernel
def _legal_places(book: Book, s: State, out: NDArray[np.int16]) -> int:
    """Write the free cells of the seat's own zone (S1.7, S8.1)."""
    n = 0
    for c in range(CELLS):
        if book.zone[c] == s.actor and s.at[c] < 0:
            out[n] = actions.PUT + c
            n += 1
    return n


@kernel
def _legal_in_activation(book: Book, s: State, out: NDArray[np.int16]) -> int:
    """Write the actions of the active figure (S2.4, S3.2, S3.4)."""
    f = wide(s.active)
    n = 0
    if not s.down[f]:
        left = steps_left(book, s, f)
        for d in range(book.directions):
            if can_step(book, s, f, d, left):
                out[n] = actions.STEP + wide(s.cell[f]) * DIRECTIONS + d
                n += 1
    if is_passing(s, f):
        return n
    for kind in range(book.kinds):
        if can_pick(book, s, f, kind):
            out[n] = actions.PICK + kind
            n += 1
        if can_drop(book, s, f, kind):
            out[n] = actions.LAY + kind
            n += 1
    if s.can_jump:
        out[n] = actions.JUMP
        n += 1
    if s.situation == situations.MOVE:
        out[n] = actions.DONE
        return n + 1
    if s.actions > 0:
        n = _legal_actions(book, s, f, out, n)
    out[n] = actions.PASS
    return n + 1


@kernel
def _legal_actions(book: Book, s: State, f: int, out: NDArray[np.int16], n: int) -> int:
    """Write the actions that can begin now, except steps (S5, S6, S7, SR7)."""
    if s.down[f]:
        out[n] = actions.STAND
        n += 1
    if not can_fight(book, s, f):
        return n
    c = wide(s.cell[f])
    for d in range(book.directions):
        if can_hit(book, s, f, d):
            out[n] = actions.HIT + wide(book.next_cell[c, d])
            n += 1
        passage = wide(book.gate[c, d])
        if passage >= 0 and not has(book.green, passage):
            if has(s.fields_on, passage) or s.at[book.next_cell[c, d]] >= 0:
                out[n] = actions.FIELD + passage
                n += 1
            else:
                # S5.2: the player chooses the side, the far one only if its cell is free.
                out[n], out[n + 1] = actions.FIELD_NEAR + passage, actions.FIELD_FAR + passage
                n += 2
    return _legal_greens(book, s, out, n) if book.terminal[c] else n


@kernel
def _legal_greens(book: Book, s: State, out: NDArray[np.int16], n: int) -> int:
    """Write every green field that this action has not switched yet (S5.3)."""
    left = book.green & ~s.switched
    for passage in range(book.passages):
        if has(left, passage):
            out[n] = actions.SWITCH_GREEN + passage
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
    """Apply a legal action and all its consequences, up to the next choice."""
    begin_step(book, s, action, log)
    while s.situation == situations.GOES_ON:
        go_on(book, s, log)


@kernel
def begin_step(book: Book, s: State, action: int, log: Log) -> None:
    """Apply a legal action alone; what it leaves pending is up to `go_on`."""
    seat = wide(s.actor)
    f = wide(s.active)
    situation = wide(s.situation)
    s.situation = situations.GOES_ON
    s.actor = -1
    if action < actions.HIT:
        take_step(book, s, f, action % DIRECTIONS, log)
    elif action < actions.PICK:
        _step_at_cell(book, s, action, seat, situation, log)
    elif action < actions.LAY:
        pick_up(book, s, f, action - actions.PICK, log)
    elif action < actions.CHOOSE_CARD:
        drop(book, s, f, action - actions.LAY, log)
    elif action < actions.USE_FIGURE:
        s.bid[seat] = action - actions.CHOOSE_CARD
        log_event(log, events.CHOSE, seat, action - actions.CHOOSE_CARD)
    elif action < actions.LEAVE_FIGURE:
        activate(book, s, seat * MAX_TEAM + action - actions.USE_FIGURE, log)
    elif action < actions.JUMP_TO:
        leave_out(book, s, seat * MAX_TEAM + action - actions.LEAVE_FIGURE, log)
    elif action < actions.FIELD:
        arrive(book, s, action - actions.JUMP_TO, False, log)
    elif action < actions.STAND:
        _step_field(book, s, f, action, log)
    else:
        _step_word(book, s, f, action, log)


@kernel
def _step_at_cell(book: Book, s: State, action: int, seat: int, situation: int, log: Log) -> None:
    if action < actions.PUT:
        f = wide(s.active)
        c, target = wide(s.cell[f]), action - actions.HIT
        for d in range(book.directions):
            if book.next_cell[c, d] == target:
                hit(book, s, f, d, log)
                return
    elif situation == situations.PLACE:
        place(book, s, next_figure(book, s, seat), action - actions.PUT, log)
    else:
        place(book, s, next_pending(book, s), action - actions.PUT, log)


@kernel
def _step_field(book: Book, s: State, f: int, action: int, log: Log) -> None:
    if action >= actions.SWITCH_GREEN:
        if s.switched == NONE:
            begin_action(s)
        s.switched |= bit(action - actions.SWITCH_GREEN)
        switch(s, action - actions.SWITCH_GREEN, log)
    elif action >= actions.FIELD_FAR:
        switch_blue(book, s, f, action - actions.FIELD_FAR, True, log)
    else:
        switch_blue(book, s, f, (action - actions.FIELD) % MAX_PASSAGES, False, log)


@kernel
def _step_word(book: Book, s: State, f: int, action: int, log: Log) -> None:
    if action == actions.STAND:
        stand_up(book, s, f, log)
    elif action == actions.JUMP:
        s.can_jump = 0
        begin_jump(s, f, wide(book.teleporter[s.cell[f]]))
    elif action == actions.FOLLOW_UP:
        follow(book, s, log)
    elif action == actions.STAY:
        log_event(log, events.STAYED, seat_of(book, wide(s.follower)), wide(s.follower))
        stop_following(s)
    elif action == actions.PASS:
        end_activation(book, s, log)
    elif s.switched != NONE:
        s.switched = NONE
    else:
        end_move(book, s, log)


@kernel
def go_on(book: Book, s: State, log: Log) -> None:
    """Resolve the next pending matter: first what a roll left behind, then the active figure."""
    # The order of these tests is the order of precedence between pending matters.
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
    """Let a player decide to move up; an NPC always does (S6.2, S10.1)."""
    # A figure that was put back may hold the cell by now.
    if s.at[s.follow_to] >= 0:
        stop_following(s)
    elif book.side[s.follower] == NPC_SIDE:
        follow(book, s, log)
    else:
        s.situation = situations.FOLLOW
        s.actor = book.side[s.follower]


@kernel
def _go_on_acting(book: Book, s: State, log: Log) -> None:
    """Ask for the active figure's next action; end its Move or activation if none is left."""
    f = wide(s.active)
    if s.down[f]:
        end_move(book, s, log)
    if book.side[f] == NPC_SIDE:
        decide(book, s, log)
        return
    s.actor = book.side[f]
    if s.switched != NONE:
        if s.switched != book.green:
            s.situation = situations.GREEN
            return
        s.switched = NONE
    if has_something_to_do(book, s, f):
        s.situation = situations.MOVE if s.moving else situations.ACT
    elif s.moving:
        end_move(book, s, log)
    else:
        end_activation(book, s, log)
    if s.situation == situations.GOES_ON:
        s.actor = -1


@kernel
def winners(book: Book, s: State) -> int:  # noqa: ARG001
    """Return the seats that share the win, as a set: bit 0 for seat 0."""
    return wide(s.winners)
