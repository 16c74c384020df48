"""The dungeon as a drawing (S1.2, S1.3): 21 lines of 41 characters, row 10 at the top.

    +---+---+
    | 1   . |     a cell is three characters, an edge one beside or three between rows
    + B +---+     `|` and `---` walls, blanks open, B b G g a passage with its field:
    | X b T |     Blue or Green, a capital one is active at the start
    +---+---+

In a cell: `.` floor, `#` solid rock, `X` `Y` `Z` the deployment zones, `1` to `4` teleporters, `T`
a terminal, `n` a nest, `G` and `C` the start of a Grabber or a Crawler (`Gn`, `Cn`: in a nest).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from undercard.games.survive.cells import SEAT_LETTERS, format_passage
from undercard.games.survive.state import SIDE

LINES = 2 * SIDE + 1
WIDTH = 4 * SIDE + 1
FIELDS = "BbGg"
SYMBOLS = ".#XYZ1234TnGC"
TOGETHER = ({"G", "n"}, {"C", "n"})

Edge: TypeAlias = tuple[int, int]
"""Two neighbouring cells, the lower one first."""


@dataclass(frozen=True)
class Passage:
    """One edge with an energy field (S1.3)."""

    cells: Edge
    is_green: bool
    is_on: bool

    @property
    def name(self) -> str:
        return format_passage(self.cells)


@dataclass(frozen=True)
class Flaw:
    """A flaw in a drawing, at a line and a column counted from 1."""

    line: int
    column: int
    what: str


@dataclass
class DungeonPlan:
    """The contents of a drawing; cells are in the order of their numbers."""

    floor: list[int] = field(default_factory=list)
    open_edges: list[Edge] = field(default_factory=list)
    passages: list[Passage] = field(default_factory=list)
    zones: list[list[int]] = field(default_factory=lambda: [[] for _ in SEAT_LETTERS])
    teleporters: list[int] = field(default_factory=list)
    terminals: list[int] = field(default_factory=list)
    nests: list[int] = field(default_factory=list)
    grabbers: list[int] = field(default_factory=list)
    crawlers: list[int] = field(default_factory=list)

    @property
    def walls(self) -> list[Edge]:
        """The inner edges that block movement."""
        gaps = {*self.open_edges, *(passage.cells for passage in self.passages)}
        return [edge for edge, *_ in _edges() if edge not in gaps]

    @property
    def rooms(self) -> list[list[int]]:
        """The sets of cells that are connected without a passage."""
        return regions(self.floor, self.open_edges)

    @property
    def resource_rooms(self) -> list[list[int]]:
        """The rooms with the cells on which resources may be spread, without empty ones (S1.4)."""
        barred = {*self.teleporters, *self.terminals, *self.grabbers, *self.crawlers}
        barred.update(cell for zone in self.zones for cell in zone)
        rooms = [[cell for cell in room if cell not in barred] for room in self.rooms]
        return [room for room in rooms if room]


def regions(cells: list[int], edges: list[Edge]) -> list[list[int]]:
    """Return the sets of cells that the edges connect."""
    neighbours: dict[int, list[int]] = {cell: [] for cell in cells}
    for low, high in edges:
        neighbours[low].append(high)
        neighbours[high].append(low)
    left, found = set(cells), []
    for cell in cells:
        if cell in left:
            group, new = {cell}, [cell]
            while new:
                new = [n for c in new for n in neighbours[c] if n not in group]
                group.update(new)
            left -= group
            found.append(sorted(group))
    return found


def read_drawing(text: str) -> tuple[DungeonPlan, list[Flaw]]:
    """Return the plan and all flaws; the plan is usable only if there are none."""
    lines = text.strip("\n").split("\n")
    flaws = list(_shape_flaws(lines))
    if flaws:
        return DungeonPlan(), flaws
    plan, symbols = DungeonPlan(), _symbols(lines)
    flaws = [*_symbol_flaws(symbols), *_edge_flaws(lines)]
    if flaws:
        return plan, flaws
    _write_cells(plan, symbols)
    _write_edges(plan, lines)
    return plan, [*_count_flaws(symbols), *_gap_flaws(lines), *_reach_flaws(plan)]


def place_of(cell: int) -> tuple[int, int]:
    """Return the line and column, from 1, of the middle of a cell."""
    row, column = divmod(cell, SIDE)
    return 2 * (SIDE - row), 4 * column + 3


def _shape_flaws(lines: list[str]) -> Iterator[Flaw]:
    if len(lines) != LINES:
        yield Flaw(len(lines), 1, f"{len(lines)} lines; a dungeon of 10 × 10 cells has {LINES}")
    for n, line in enumerate(lines):
        if len(line) != WIDTH:
            yield Flaw(n + 1, len(line), f"{len(line)} characters; every line has {WIDTH}")


def _symbols(lines: list[str]) -> dict[int, set[str]]:
    found = {}
    for cell in range(SIDE * SIDE):
        line, column = place_of(cell)
        found[cell] = set(lines[line - 1][column - 2 : column + 1]) - {" "}
    return found


def _symbol_flaws(symbols: dict[int, set[str]]) -> Iterator[Flaw]:
    for cell, found in symbols.items():
        line, column = place_of(cell)
        for symbol in sorted(found - set(SYMBOLS)):
            yield Flaw(line, column, f"{symbol!r} in a cell; there are {' '.join(SYMBOLS)}")
        if len(found - {"."}) > 1 and found - {"."} not in TOGETHER and found <= set(SYMBOLS):
            yield Flaw(line, column, f"{' and '.join(sorted(found))} cannot share a cell")


def _edges() -> Iterator[tuple[Edge, int, int, int]]:
    """Yield every inner edge with its line, column and width; lines and columns from 0."""
    for cell in range(SIDE * SIDE):
        line, column = place_of(cell)
        if (cell + 1) % SIDE:
            yield (cell, cell + 1), line - 1, column + 1, 1
        if cell + SIDE < SIDE * SIDE:
            yield (cell, cell + SIDE), line - 2, column - 2, 3


def _edge_text(lines: list[str], line: int, column: int, width: int) -> str:
    """Return one character for an edge: `#` wall, blank open, the letter of a field, else `?`."""
    text = lines[line][column : column + width]
    if text == ("|" if width == 1 else "---"):
        return "#"
    middle = text[width // 2]
    is_plain = text.strip() in ("", middle)
    return middle if is_plain and middle in FIELDS + " " else "?"


def _edge_flaws(lines: list[str]) -> Iterator[Flaw]:
    for n in range(0, LINES, 2):
        for column in range(0, WIDTH, 4):
            if lines[n][column] != "+":
                yield Flaw(n + 1, column + 1, f"{lines[n][column]!r} at a corner; corners are '+'")
    for _, line, column, width in _edges():
        if _edge_text(lines, line, column, width) == "?":
            text = lines[line][column : column + width]
            wall = "|" if width == 1 else "---"
            yield Flaw(
                line + 1,
                column + 1,
                f"{text!r} at an edge; write {wall!r}, blank or one of B b G g",
            )
    for n in range(1, SIDE + 1):
        for line, column, width in (
            (0, 4 * n - 3, 3),
            (LINES - 1, 4 * n - 3, 3),
            (2 * n - 1, 0, 1),
            (2 * n - 1, WIDTH - 1, 1),
        ):
            if _edge_text(lines, line, column, width) != "#":
                yield Flaw(line + 1, column + 1, "the dungeon is open to the outside; draw a wall")


def _write_cells(plan: DungeonPlan, symbols: dict[int, set[str]]) -> None:
    plan.floor = [cell for cell, found in symbols.items() if "#" not in found]
    cells = {s: [cell for cell, found in symbols.items() if s in found] for s in SYMBOLS}
    plan.zones = [cells[letter] for letter in SEAT_LETTERS]
    plan.teleporters = [cell for n in "1234" for cell in cells[n]]
    plan.terminals, plan.nests = cells["T"], cells["n"]
    plan.grabbers, plan.crawlers = cells["G"], cells["C"]


def _write_edges(plan: DungeonPlan, lines: list[str]) -> None:
    floor = set(plan.floor)
    for edge, line, column, width in _edges():
        text = _edge_text(lines, line, column, width)
        if text == "#" or not floor.issuperset(edge):
            continue
        if text == " ":
            plan.open_edges.append(edge)
        else:
            plan.passages.append(Passage(edge, text in "Gg", text.isupper()))


def _count_flaws(symbols: dict[int, set[str]]) -> Iterator[Flaw]:
    """Check for four teleporters, each number once, and four terminals (S1.2)."""
    places = {s: [place_of(c) for c, found in symbols.items() if s in found] for s in "1234T"}
    for number in "1234":
        if not places[number]:
            yield Flaw(1, 1, f"teleporter {number} is missing (S1.2)")
        for line, column in places[number][1:]:
            yield Flaw(line, column, f"teleporter {number} is drawn twice (S1.2)")
    if len(places["T"]) != 4:
        line, column = places["T"][-1] if places["T"] else (1, 1)
        yield Flaw(line, column, f"{len(places['T'])} terminals; a dungeon has four (S1.2)")


def _gap_flaws(lines: list[str]) -> Iterator[Flaw]:
    """Check that every opening of one edge in a wall is a passage with a field (S1.3).

    Such an opening is between two ends of walls, at least one of which continues in its line. If
    both turn away or are rock, the opening is as wide as a corridor.
    """
    rocks = {cell for cell, found in _symbols(lines).items() if "#" in found}
    kinds = {edge: _edge_text(lines, *place) for edge, *place in _edges()}
    shut = {edge for edge, kind in kinds.items() if kind != " "}
    for (low, high), line, column, _ in _edges():
        if kinds[low, high] != " " or not rocks.isdisjoint((low, high)):
            continue
        ends = [_end(low, high, way, shut, rocks) for way in (-1, 1)]
        if "line" in ends and "" not in ends:
            name = format_passage((low, high))
            yield Flaw(line + 1, column + 1, f"the passage {name} has no field (S1.3)")


def _end(low: int, high: int, way: int, shut: set[Edge], rocks: set[int]) -> str:
    """Return what an edge ends in: a wall in its line, a wall across it (or rock), or nothing."""
    is_upright = high == low + 1
    place = low // SIDE if is_upright else low % SIDE
    if place + way not in range(SIDE):
        return "across"
    step = way * (SIDE if is_upright else 1)
    if not rocks.isdisjoint((low + step, high + step)):
        return "across"
    if (low + step, high + step) in shut:
        return "line"
    sides = [(min(c, c + step), max(c, c + step)) for c in (low, high)]
    return "across" if any(side in shut for side in sides) else ""


def _reach_flaws(plan: DungeonPlan) -> Iterator[Flaw]:
    """Check that every cell can be reached from every other with all fields off (D4)."""
    parts = regions(plan.floor, plan.open_edges + [passage.cells for passage in plan.passages])
    for part in sorted(parts, key=len)[:-1]:
        line, column = place_of(part[0])
        yield Flaw(line, column, f"{len(part)} cells cannot be reached from the others (D4)")
