"""Checks that a position is a moment of a game: the situation, and the seat to act."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np

from undercard.games.survive.book import Book
from undercard.games.survive.cells import format_cell, format_side
from undercard.games.survive.contests import direction_to
from undercard.games.survive.position import Position
from undercard.games.survive.rounds import card_of, left_out_of, next_pending
from undercard.games.survive.rules import MAX_LEGAL, has_something_to_do, legal
from undercard.games.survive.scenario import Scenario
from undercard.games.survive.state import FIRST_NPC, NPC_SIDE, State
from undercard.games.survive.tokens import value_of
from undercard.kernel.errors import Problem

SETTING_UP = ("leave", "place")
BEFORE_REVEAL = (*SETTING_UP, "bid")
ACTING = ("act", "move", "green")


def moment_problems(
    scenario: Scenario, book: Book, position: Position, state: State
) -> Iterator[Problem]:
    """Yield contradictions; all names and numbers are known to exist."""
    found = False
    for problem in (
        *_round_problems(book, position, state),
        *_board_problems(scenario, book, position, state),
        *_active_problems(book, position, state),
        *_waiting_problems(book, position, state),
    ):
        found = True
        yield problem
    if not found:
        yield from _asked_problems(scenario, book, position, state)


def _round_problems(book: Book, position: Position, state: State) -> Iterator[Problem]:
    situation = position.situation
    if (position.round == 0) != (situation in SETTING_UP):
        yield Problem("round", f"{position.round} does not go with situation {situation!r}")
    if (not position.order) != (situation in BEFORE_REVEAL):
        yield Problem("order", f"does not go with situation {situation!r} (S2.1)")
    if not position.order and position.turn:
        yield Problem("turn", "must be 0 before the reveal")
    cards = [card_of(state, side) for side in state.order.tolist() if side >= 0]
    if cards != sorted(cards, reverse=True):
        yield Problem("order", "is not that of the cards shown (S2.2)")
    if (position.to_act is None) != (situation == "over"):
        yield Problem("to_act", f"{position.to_act} does not go with situation {situation!r}")
    if situation == "over" and position.round != book.rounds:
        yield Problem("round", f"the game is over after round {book.rounds} (S9.1)")


def _board_problems(
    scenario: Scenario, book: Book, position: Position, state: State
) -> Iterator[Problem]:
    """Check that each cell has one figure, and that every figure is where it can be."""
    names = scenario.figure_names
    guests = {state.active if position.situation == "move" else -1, state.jumper}
    cells = state.cell.tolist()
    held = Counter(c for f, c in enumerate(cells) if c >= 0 and f not in guests)
    for c, n in held.items():
        if n > 1:
            yield Problem("players", f"{n} figures on {format_cell(c)}")
    for f, name in enumerate(names):
        if book.side[f] < 0:
            continue
        is_npc, waits = f >= FIRST_NPC, bool(int(state.pending) >> f & 1)
        is_left_out = not is_npc and bool(state.left_out[f])
        may_be_off = waits or is_left_out or (not is_npc and position.situation in SETTING_UP)
        if cells[f] < 0 and not may_be_off:
            yield Problem(name, "is not on the board")
        if cells[f] >= 0 and (waits or is_left_out):
            yield Problem(name, "is both on and off the board")
        if cells[f] < 0 and (state.load_n[f] or state.down[f]):
            yield Problem(name, "has a load or is down, but is not on the board")
        if (state.out[f] and not state.acted[f]) or (waits and not state.out[f]):
            yield Problem(name, "a figure that is out must have acted")
    for p in range(scenario.players):
        spare = len(scenario.figures) - book.team
        n = left_out_of(book, state, p)
        if n > spare or (n < spare and position.situation not in SETTING_UP):
            yield Problem(f"players[{p}].figures", f"{n} are left out, not {spare} (S1.1)")
    if position.situation in BEFORE_REVEAL:
        if any(state.acted) or any(state.out):
            yield Problem("players", "figures cannot have acted before the reveal (S2.1)")
    if position.situation in SETTING_UP:
        yield from _placement_problems(scenario, book, position, state)


def _placement_problems(
    scenario: Scenario, book: Book, position: Position, state: State
) -> Iterator[Problem]:
    """Check that figures are placed in their own zone, seat by seat (S1.7, S1.2)."""
    for f, name in enumerate(scenario.figure_names):
        c, side = int(state.cell[f]), int(book.side[f])
        if side == NPC_SIDE and c != book.start[f]:
            yield Problem(f"npcs.{name}", "must be on its starting cell until round 1 (S1.2)")
        if side not in range(scenario.players):
            continue
        if c >= 0 and book.zone[c] != side:
            yield Problem(name, "must be placed in its own zone (S1.7)")
        if position.to_act is not None and side > position.to_act:
            if c >= 0 or state.left_out[f]:
                yield Problem(name, "is placed or left out when its player's turn comes (S1.7)")


def _active_problems(book: Book, position: Position, state: State) -> Iterator[Problem]:
    f, situation = int(state.active), position.situation
    if f < 0:
        left = (position.actions, position.steps is not None, position.can_jump)
        if any(left) or position.picked or position.dropped or position.switched:
            yield Problem("active", "actions, steps and the like belong to an active figure")
        if situation in ACTING:
            yield Problem("active", f"there must be one in situation {situation!r}")
        return
    side = int(book.side[f])
    if not position.order or side != state.order[state.turn]:
        yield Problem("active", "is not of the side whose turn it is (S2.3)")
    if situation in ("use", "over", *BEFORE_REVEAL):
        yield Problem("active", f"there is none in situation {situation!r}")
    if state.acted[f] or state.cell[f] < 0:
        yield Problem("active", "has acted already, or is not on the board (S2.3)")
        return
    c, value = int(state.cell[f]), value_of(book, state, f)
    if position.steps is not None and (position.steps > value or position.actions > 1):
        yield Problem(
            "steps", f"{position.steps} steps of {value}, {position.actions} actions left"
        )
    if position.steps is not None and state.down[f] and situation == "move":
        yield Problem("steps", "a figure that is down makes no Move (SR9)")
    if position.can_jump and (position.steps is None or book.teleporter[c] < 0 or side == NPC_SIDE):
        yield Problem("can_jump", "is possible only in a Move that enters a teleporter (S4.1)")
    if position.can_jump and state.at[c] != f:
        yield Problem("can_jump", "is not possible on a team mate's cell (S3.4)")
    if (position.steps is not None) != (situation == "move") and situation in ACTING:
        yield Problem("steps", f"does not go with situation {situation!r}")
    if bool(position.switched) != (situation == "green"):
        yield Problem("switched", f"does not go with situation {situation!r}")
    if int(state.switched) & ~int(book.green):
        yield Problem("switched", "names a field that is not green (S5.3)")
    if situation == "green":
        if not book.terminal[c] or state.switched == book.green or position.actions > 1:
            yield Problem("switched", "needs a terminal and a green field left to switch (S5.3)")
    if state.at[c] != f and f != state.jumper:
        if situation != "move" or book.side[state.at[c]] != side:
            yield Problem("active", "shares a cell with a figure that it cannot pass (S3.4)")


def _waiting_problems(book: Book, position: Position, state: State) -> Iterator[Problem]:
    """Check what a roll left behind: jumps, a figure to put back, one that may move up."""
    situation, jumper, follower = position.situation, int(state.jumper), int(state.follower)
    calm = situation not in ("to", "follow", "return")
    if calm and (jumper >= 0 or follower >= 0 or state.pending):
        yield Problem("situation", "must be resolved first: jumper, follower or pending")
    if (jumper >= 0) != (position.jump_from is not None) or (jumper >= 0) != (position.jumps > 0):
        yield Problem("jumper", "needs jump_from and jumps (S4)")
    elif jumper >= 0 and state.cell[jumper] != book.teleporter_cell[state.jump_from]:
        yield Problem("jumper", "must be on the teleporter it jumps from (S4)")
    if (follower >= 0) != (position.follow_to is not None):
        yield Problem("follower", "needs follow_to (S6.2)")
    elif follower >= 0:
        c = int(state.cell[follower])
        if c < 0 or state.down[follower] or direction_to(book, c, int(state.follow_to)) < 0:
            yield Problem("follower", "must be up and next to the cell it may move up to (S6.2)")
    if follower >= 0 and jumper >= 0:
        yield Problem("jumper", "a Brawl and a jump cannot happen together")
    if situation == "to" and (jumper < 0 or state.pending or follower >= 0):
        yield Problem("jumper", "needs a jumper, and nothing else may be pending (S4.1)")
    if situation == "follow":
        if follower < 0 or state.pending or state.at[state.follow_to] >= 0:
            yield Problem("follower", "needs a follower, and nothing else may be pending")
    if situation == "return" and not state.pending:
        yield Problem("pending", "needs a figure that is to be put back (S8.1)")


def _asked_problems(
    scenario: Scenario, book: Book, position: Position, state: State
) -> Iterator[Problem]:
    """Check that the rules would ask this seat, and that it has a legal action."""
    situation, seat = position.situation, position.to_act
    if seat is None:
        return
    wanted = seat
    if situation == "bid":
        wanted = next((p for p in range(scenario.players) if state.bid[p] < 0), -1)
    elif situation == "use":
        wanted = int(state.order[state.turn])
    elif situation in ACTING:
        wanted = int(book.side[state.active])
    elif situation == "to":
        wanted = int(book.side[state.jumper])
    elif situation == "follow":
        wanted = int(book.side[state.follower])
    elif situation == "return":
        wanted = int(book.side[next_pending(book, state)])
    else:
        wanted = _next_to_set_up(scenario, book, state, situation)
    if wanted != seat:
        who = format_side(wanted) if wanted >= 0 else "no seat"
        yield Problem(
            "to_act", f"{seat} cannot be to act in situation {situation!r}; it must be {who}"
        )
    elif legal(book, state, np.zeros(MAX_LEGAL, np.int16)) == 0:
        yield Problem("situation", f"seat {seat} has nothing to choose in {situation!r}")
    elif situation in ("act", "move") and not has_something_to_do(book, state, int(state.active)):
        what = "actions" if situation == "act" else "steps"
        yield Problem(what, "the figure has nothing left to do, so its activation has ended (S2.4)")


def _next_to_set_up(scenario: Scenario, book: Book, state: State, situation: str) -> int:
    """Return the next seat in the setup: it leaves a figure out, then places the others (S1.7)."""
    for p in range(scenario.players):
        spare = len(scenario.figures) - book.team - left_out_of(book, state, p)
        if spare > 0:
            return p if situation == "leave" else -1
        team = range(p * 4, p * 4 + len(scenario.figures))
        if any(state.cell[f] < 0 and not state.left_out[f] for f in team):
            return p if situation == "place" else -1
    return -1
