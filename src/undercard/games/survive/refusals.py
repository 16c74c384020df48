"""Refusals: the rule that forbids an action that is not legal now.

This module explains, it does not decide: only `rules.legal` decides, and it is asked first.
"""

from __future__ import annotations

from undercard.games.survive import actions, situations
from undercard.games.survive.book import DIRECTIONS, Book
from undercard.games.survive.contests import direction_to
from undercard.games.survive.figures import is_passing
from undercard.games.survive.ground import is_closed
from undercard.games.survive.moves import can_fight, steps_left
from undercard.games.survive.options import PICK_UP_ANY_TIME
from undercard.games.survive.state import MAX_PASSAGES, State
from undercard.games.survive.tokens import MOST_LYING, count_all, count_kind
from undercard.kernel.bits import has

SITUATION_RULES = {
    situations.OVER: "S9.1",
    situations.LEAVE: "S1.7",
    situations.PLACE: "S1.7",
    situations.BID: "S2.1",
    situations.USE: "S2.3",
    situations.GREEN: "S5.3",
    situations.TO: "S4.1",
    situations.FOLLOW: "S6.2",
    situations.RETURN: "S8.1",
}
"""The rule behind each situation that allows only one kind of action."""

RULES = (
    *SITUATION_RULES.values(),
    *("S2.4", "S3.1", "S3.2", "S3.3", "S3.4", "S5.1", "S5.2", "S6.1", "S7.1"),
    *("SR7", "SR13", "SR15", "SR17"),
)
"""Every rule this module can return; each has a message in every language."""


def why_not(book: Book, state: State, action: int) -> str:
    """Return the rule against an action that is known to be illegal."""
    if state.situation not in (situations.ACT, situations.MOVE):
        return SITUATION_RULES[int(state.situation)]
    f = int(state.active)
    if action < actions.HIT:
        return _why_not_step(book, state, f, action - actions.STEP)
    if is_passing(state, f):
        return "S3.4"
    if action < actions.PUT:
        return _why_not_hit(book, state, f, action - actions.HIT)
    if action < actions.PICK:
        return "S8.1"
    if action < actions.LAY:
        return _why_not_pick(book, state, f, action - actions.PICK)
    if action < actions.CHOOSE_CARD:
        return _why_not_drop(book, state, f, action - actions.LAY)
    if action < actions.FIELD:
        return _why_not_asked(action)
    if action < actions.STAND:
        return _why_not_field(book, state, f, action)
    return _why_not_word(state, f, action)


def _why_not_asked(action: int) -> str:
    """Return the rule against a choice that is made only when the rules ask for it."""
    if action < actions.USE_FIGURE:
        return "S2.1"
    if action < actions.LEAVE_FIGURE:
        return "S2.3"
    return "S1.7" if action < actions.JUMP_TO else "S4.1"


def _cannot_begin(book: Book, state: State, f: int) -> str | None:
    """Return the rule that forbids any Brawl or Fields action, or None."""
    if state.moving or state.actions == 0:
        return "S2.4"
    return None if can_fight(book, state, f) else "SR7"


def _why_not_step(book: Book, state: State, f: int, step: int) -> str:
    cell, direction = divmod(step, DIRECTIONS)
    if cell != state.cell[f]:
        return "S3.1"
    if not state.moving and state.actions == 0:
        return "S2.4"
    if state.down[f]:
        return "SR7"
    target = int(book.next_cell[cell, direction])
    if target < 0 or is_closed(book, state, cell, direction):
        return "S3.1"
    is_taken = state.at[target] >= 0
    return "S3.4" if is_taken and steps_left(book, state, f) > 0 else "S3.1"


def _why_not_hit(book: Book, state: State, f: int, target: int) -> str:
    reason = _cannot_begin(book, state, f)
    if reason is not None:
        return reason
    cell = int(state.cell[f])
    direction = direction_to(book, cell, target)
    return "SR13" if direction >= 0 and is_closed(book, state, cell, direction) else "S6.1"


def _why_not_pick(book: Book, state: State, f: int, kind: int) -> str:
    if count_kind(int(state.lying[state.cell[f]]), kind) == 0:
        return "S3.2"
    if state.down[f] and book.pick_up != PICK_UP_ANY_TIME:
        return "SR17"
    return "S3.2" if state.load_n[f] >= book.capacity[f] else "SR15"


def _why_not_drop(book: Book, state: State, f: int, kind: int) -> str:
    if count_kind(int(state.load[f]), kind) == 0:
        return "S3.2"
    is_full = count_all(book, int(state.lying[state.cell[f]])) >= MOST_LYING
    return "S3.3" if is_full else "SR15"


def _why_not_field(book: Book, state: State, f: int, action: int) -> str:
    reason = _cannot_begin(book, state, f)
    if reason is not None:
        return reason
    passage = (action - actions.FIELD) % MAX_PASSAGES
    is_green = has(book.green, passage)
    if action >= actions.SWITCH_GREEN:
        return "S5.3" if is_green else "S5.1"
    if is_green:
        return "S5.3"
    is_beside = state.cell[f] in book.gate_cells[passage]
    return "S5.2" if is_beside else "S5.1"


def _why_not_word(state: State, f: int, action: int) -> str:
    if action == actions.STAND:
        return "S2.4" if state.down[f] else "S7.1"
    if action == actions.JUMP:
        return "S4.1"
    return "S2.4" if action in (actions.DONE, actions.PASS) else "S6.2"


assert actions.FIELD_FAR - actions.FIELD == 2 * MAX_PASSAGES
