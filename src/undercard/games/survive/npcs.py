"""NPCs: evaluate the decision tree and carry out its behaviour (S10, D5, SR12)."""

from __future__ import annotations

from typing import Final

from undercard.games.survive import events, tree
from undercard.games.survive.book import Book
from undercard.games.survive.contests import can_hit, direction_to
from undercard.games.survive.figures import end_move, is_passing
from undercard.games.survive.ground import (
    Cells,
    closed_to,
    holds,
    is_empty,
    nearest,
    one_cell,
    open_ways,
    spread,
    with_cell,
)
from undercard.games.survive.moves import (
    can_fight,
    can_step,
    end_activation,
    hit,
    stand_up,
    steps_left,
    take_step,
)
from undercard.games.survive.state import CELLS, FIRST_NPC, State
from undercard.games.survive.tokens import (
    MOST_LYING,
    can_drop,
    can_handle,
    can_pick,
    count_all,
    drop,
    pick_up,
    value_of,
)
from undercard.kernel.bits import NONE
from undercard.kernel.compile import inlined, kernel, wide
from undercard.kernel.events import Log, log_event

NO_CELLS: Final = (NONE, NONE)


@kernel
def decide(book: Book, s: State, log: Log) -> None:
    """Make one decision of the active NPC: evaluate the tree and carry out the behaviour."""
    f = wide(s.active)
    if s.moving and s.taken >= value_of(book, s, f):
        end_move(book, s, log)
    # Picking up and dropping are free, so an NPC without actions may still decide.
    if not s.moving and s.actions == 0 and not can_handle(book, s, f):
        end_activation(book, s, log)
        return
    behaviour = ask_tree(book, s, f, log)
    target = target_of(book, s, f, behaviour)
    log_event(log, events.DECIDED, -1, f, behaviour, target)
    if not _behave(book, s, f, behaviour, target, log):
        end_activation(book, s, log)


@kernel
def ask_tree(book: Book, s: State, f: int, log: Log) -> int:
    """Return the behaviour that the tree leads to, and log each answer (S10.2)."""
    kind = wide(book.kind[f])
    node = 0
    while node >= 0:
        question = wide(book.ask[kind, node])
        answer = is_so(book, s, f, question)
        log_event(log, events.ASKED, -1, f, question, wide(answer))
        node = wide(book.yes[kind, node]) if answer else wide(book.no[kind, node])
    return -1 - node


@kernel
def is_so(book: Book, s: State, f: int, question: int) -> bool:
    """Return the answer to a question of the tree (D5)."""
    c = wide(s.cell[f])
    if question == tree.KNOCKED_DOWN:
        return bool(s.down[f])
    if question == tree.ENEMY_NEAR:
        return _enemy_near(book, s, f) >= 0
    if question == tree.CARRIES:
        return bool(s.load_n[f] > 0)
    if question == tree.FULL_LOAD:
        return bool(s.load_n[f] >= book.capacity[f])
    if question == tree.RESOURCE_HERE:
        return bool(s.lying[c] != 0 and not book.nest[c])
    if question == tree.AT_NEST:
        return _is_home(book, s, c)
    targets = NO_CELLS
    if question == tree.RESOURCE_IN_REACH:
        targets = _resources(book, s, f)
    else:
        targets = _enemies(s, question == tree.CARRIER_IN_REACH)
    ways = open_ways(book, closed_to(book, s, f))
    return nearest(ways, one_cell(c), targets, value_of(book, s, f))[0] >= 0


@kernel
def _enemy_near(book: Book, s: State, f: int) -> int:
    """Return the direction of the attackable enemy on the lowest cell, or -1."""
    for d in range(book.directions):
        if can_hit(book, s, f, d):
            return d
    return -1


@inlined
def _is_home(book: Book, s: State, c: int) -> bool:
    """Whether a cell is a nest with space for another resource."""
    return bool(book.nest[c]) and count_all(book, wide(s.lying[c])) < MOST_LYING


@kernel
def _enemies(s: State, only_carriers: bool) -> Cells:
    cells = NO_CELLS
    for f in range(FIRST_NPC):
        if s.cell[f] >= 0 and (s.load_n[f] > 0 or not only_carriers):
            cells = with_cell(cells, wide(s.cell[f]))
    return cells


@inlined
def _can_stop(s: State, f: int, c: int) -> bool:
    """Whether no team mate holds a cell, so that an NPC can aim for it (S3.4)."""
    return bool(s.at[c] < FIRST_NPC or s.at[c] == f)


@kernel
def _resources(book: Book, s: State, f: int) -> Cells:
    """Return the cells with resources outside nests."""
    cells = NO_CELLS
    for c in range(CELLS):
        if s.lying[c] != 0 and not book.nest[c] and _can_stop(s, f, c):
            cells = with_cell(cells, c)
    return cells


@kernel
def _homes(book: Book, s: State, f: int) -> Cells:
    cells = NO_CELLS
    for c in range(CELLS):
        if _is_home(book, s, c) and _can_stop(s, f, c):
            cells = with_cell(cells, c)
    return cells


@kernel
def target_of(book: Book, s: State, f: int, behaviour: int) -> int:
    """Return the target cell of a behaviour, or -1."""
    c = wide(s.cell[f])
    if behaviour == tree.BRAWL:
        d = _enemy_near(book, s, f)
        return wide(book.next_cell[c, d]) if d >= 0 else -1
    targets = NO_CELLS
    if behaviour in (tree.GO_FOR_ENEMY, tree.GO_FOR_CARRIER):
        targets = _enemies(s, behaviour == tree.GO_FOR_CARRIER)
    elif behaviour == tree.GO_FOR_RESOURCE:
        targets = _resources(book, s, f)
    elif behaviour == tree.CARRY_HOME:
        targets = _homes(book, s, f)
    elif behaviour == tree.PATROL:
        kind = wide(book.kind[f])
        # NPCs of one kind start at different points of the patrol, and advance each round.
        n = (s.round_n - 1 + book.number[f]) % book.patrol_n[kind]
        if _can_stop(s, f, wide(book.patrol[kind, n])):
            targets = one_cell(wide(book.patrol[kind, n]))
    if is_empty(targets):
        return -1
    return nearest(open_ways(book, closed_to(book, s, f)), one_cell(c), targets, CELLS)[0]


@kernel
def _behave(book: Book, s: State, f: int, behaviour: int, target: int, log: Log) -> bool:
    """Carry out a behaviour; return False if it is a wait or impossible."""
    if behaviour == tree.WAIT:
        return False
    if behaviour == tree.STAND_UP:
        if not s.down[f] or s.actions == 0:
            return False
        stand_up(book, s, f, log)
        return True
    if behaviour == tree.BRAWL:
        if target < 0 or s.actions == 0 or not can_fight(book, s, f):
            return False
        end_move(book, s, log)
        hit(book, s, f, direction_to(book, wide(s.cell[f]), target), log)
        return True
    if behaviour in (tree.PICK_UP, tree.DROP):
        return _handle(book, s, f, behaviour == tree.PICK_UP, log)
    if target < 0:
        return False
    return _walk(book, s, f, target, behaviour in (tree.GO_FOR_ENEMY, tree.GO_FOR_CARRIER), log)


@kernel
def _handle(book: Book, s: State, f: int, picks: bool, log: Log) -> bool:
    """Pick up or drop the first possible kind; nothing is taken from a nest."""
    for kind in range(book.kinds):
        if picks:
            if can_pick(book, s, f, kind) and not book.nest[s.cell[f]]:
                pick_up(book, s, f, kind, log)
                return True
        elif can_drop(book, s, f, kind):
            drop(book, s, f, kind, log)
            return True
    return False


@kernel
def _walk(book: Book, s: State, f: int, target: int, is_hunt: bool, log: Log) -> bool:
    """Walk towards a cell, or next to the figure on it, as far as the Move goes."""
    has_tried = False
    while True:
        if not is_passing(s, f) and _has_arrived(book, s, f, target, is_hunt):
            break
        d = _next_step(book, s, f, target, is_hunt)
        if d < 0:
            break
        take_step(book, s, f, d, log)
        has_tried = True
        # A contest can end the Move or put a figure out, which must be resolved first.
        if s.active != f or not s.moving or s.pending != 0:
            break
    return has_tried


@inlined
def _has_arrived(book: Book, s: State, f: int, target: int, is_hunt: bool) -> bool:
    c = wide(s.cell[f])
    if not is_hunt:
        return c == target
    d = direction_to(book, c, target)
    return d >= 0 and can_hit(book, s, f, d)


@kernel
def _next_step(book: Book, s: State, f: int, target: int, is_hunt: bool) -> int:
    """Return the direction of the legal step that leads nearest to the target, or -1.

    It must lead nearer, except from a team mate's cell, which must be left.
    """
    if s.down[f]:
        return -1
    c = wide(s.cell[f])
    left = steps_left(book, s, f)
    choices = NO_CELLS
    for d in range(book.directions):
        if can_step(book, s, f, d, left):
            to = wide(book.next_cell[c, d])
            # A hunter stops next to its target; it does not swap cells with it.
            if not (is_hunt and to == target):
                choices = with_cell(choices, to)
    if is_empty(choices):
        return -1
    ways = open_ways(book, closed_to(book, s, f))
    # Spread backwards from the target: the first choice it reaches is the nearest one.
    near = one_cell(target)
    while is_passing(s, f) or not holds(near, c):
        for d in range(book.directions):
            to = wide(book.next_cell[c, d])
            if to >= 0 and holds(choices, to) and holds(near, to):
                return d
        wider = spread(ways, near)
        if wider == near:
            break
        near = wider
    return -1
