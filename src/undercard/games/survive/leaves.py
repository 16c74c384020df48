"""Leaves: what each sequence of dice makes of an action, for the odds of a position.

The rules themselves play every sequence (`kernel.odds`). Only the roll of the action is counted:
the next jump of a chain is a roll of its own, and so is everything that the NPCs do afterwards. The
rolls of an action depend on the board alone, which is public.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.games.survive import actions, events, situations
from undercard.games.survive.book import Book
from undercard.games.survive.jumps import can_choose, jump_once
from undercard.games.survive.rules import begin_step
from undercard.games.survive.state import TELEPORTERS, State
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log
from undercard.kernel.odds import SEQUENCES, draws_between, ways_of

LOG_ROWS: Final = 32
MOST_LEAVES: Final = 512
"""More than a jump onto occupied teleporters has different results."""

# The columns of a leaf.
WAYS: Final = 0
FIRST: Final = 1
"""The code of the first event, which shows what is rolled for."""
WAY: Final = 2
DIE: Final = 3
LEAD: Final = 4
"""1 if the mover's total is higher, -1 if it is lower."""
OTHER: Final = 5
FATE: Final = 6
OTHER_FATE: Final = 7
LOST: Final = 8
"""Whether the mover loses its load."""
OTHER_LOST: Final = 9
PUSHED_TO: Final = 10
LANDED_ON: Final = 11
IS_MISFIRE: Final = 12
CHOICES: Final = 13
"""The teleporters that the player may choose, a bit each."""
ENDS: Final = 14
"""Whether the Move ends."""
PARTS: Final = 15
"""What the mover and the other figure add to their dice, where the action is a contest."""
OTHER_PARTS: Final = 16
COLUMNS: Final = 17

# The fates of a figure.
FALLS: Final = 1
GOES_OUT: Final = 2


@kernel
def find_leaves(
    books: NDArray[np.void],
    states: NDArray[np.void],
    action: int,
    draws: NDArray[np.uint64],
    log: Log,
    out: NDArray[np.int64],
) -> int:
    """Write a leaf for each different result of the action's roll; return their number.

    It is 0 if nothing is rolled. `states[0]` is the position; `states[1]` is scratch memory, and so
    is `log`.
    """
    book, start, s = books[0], states[0], states[1]
    f = wide(start.jumper) if start.jumper >= 0 else wide(start.active)
    sequence = n = 0
    while sequence < SEQUENCES:
        states[1] = states[0]
        s.rng = draws[sequence]
        log[0, 0] = 0
        begin_step(book, s, action, log)
        if action == actions.JUMP:
            jump_once(book, s, log)
        used = draws_between(draws[sequence], s.rng)
        if used == 0:
            return 0
        out[n, :] = 0
        _read_log(log, f, out[n])
        _read_choices(book, s, out[n])
        # All sequences that begin with the same dice have the same course.
        ways = ways_of(used)
        n += _merge(out, n, ways)
        sequence += ways
    return n


@kernel
def _merge(out: NDArray[np.int64], n: int, ways: int) -> int:
    """Count the new leaf `n` with an equal one; return 1 if there is none."""
    for i in range(n + 1):
        is_equal = True
        for column in range(1, COLUMNS):
            is_equal = is_equal and out[i, column] == out[n, column]
        if is_equal:
            out[i, WAYS] += ways
            return wide(i == n)
    return 0


@kernel
def _read_log(log: Log, f: int, leaf: NDArray[np.int64]) -> None:
    """Write what the events of a leaf say; `f` is the figure that acts."""
    leaf[FIRST] = -1
    leaf[OTHER], leaf[PUSHED_TO], leaf[LANDED_ON] = -1, -1, -1
    for row in range(1, log[0, 0] + 1):
        code, who, a, b = wide(log[row, 0]), wide(log[row, 2]), wide(log[row, 3]), wide(log[row, 4])
        if leaf[FIRST] < 0 and code in (events.THEFT, events.CONTEST, events.JUMPED):
            leaf[FIRST] = code
        if code in (events.THEFT, events.JUMPED):
            leaf[DIE] = a
        elif code == events.CONTEST:
            leaf[OTHER], leaf[WAY] = a, b
        elif code == events.ROLLED:
            total = b // events.PARTS
            leaf[LEAD] += total if who == f else -total
            if leaf[FIRST] == events.CONTEST:
                leaf[PARTS if who == f else OTHER_PARTS] = b % events.PARTS
        elif code == events.MISFIRED:
            leaf[IS_MISFIRE] = 1
        elif code == events.KNOCKED_DOWN:
            _set_fate(leaf, who == f, FALLS)
        elif code == events.OUT:
            _set_fate(leaf, who == f, GOES_OUT)
        elif code == events.LOST:
            leaf[LOST if who == f else OTHER_LOST] = 1
        elif code == events.PUSHED:
            leaf[PUSHED_TO] = b
        elif code == events.LANDED and who == f:
            leaf[LANDED_ON] = a
        elif code == events.MOVE_ENDED:
            leaf[ENDS] = 1
    leaf[LEAD] = wide(leaf[LEAD] > 0) - wide(leaf[LEAD] < 0)


@kernel
def _set_fate(leaf: NDArray[np.int64], is_mover: bool, fate: int) -> None:
    column = FATE if is_mover else OTHER_FATE
    leaf[column] = max(leaf[column], fate)


@kernel
def _read_choices(book: Book, s: State, leaf: NDArray[np.int64]) -> None:
    if s.situation != situations.TO:
        return
    for t in range(TELEPORTERS):
        if can_choose(book, s, wide(s.jumper), t):
            leaf[CHOICES] |= 1 << t
