"""The book: a scenario and a table's options as arrays, which the rules take beside the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, cast

import numpy as np
from numpy.typing import NDArray

from undercard.games.survive.options import RULINGS
from undercard.games.survive.scenario import MAX_LOAD, MAX_NODES, MAX_PATROL, NpcKind, Scenario
from undercard.games.survive.state import (
    CELLS,
    FIRST_NPC,
    MAX_FIGURES,
    MAX_KINDS,
    MAX_PASSAGES,
    MAX_TEAM,
    NPC_SIDE,
    TELEPORTERS,
)
from undercard.games.survive.tree import number_tree
from undercard.kernel.layout import I8, U64, Layout, dtype_of
from undercard.kernel.options import OptionValue

GRABBER: Final = 0
CRAWLER: Final = 1
HALF: Final = CELLS // 2
"""Sets of cells are two masks: rows 1 to 5 and rows 6 to 10."""

# Directions, in the order of the cells they lead to: D5 breaks ties by the lowest cell.
SOUTH: Final = 0
WEST: Final = 1
EAST: Final = 2
NORTH: Final = 3
DIRECTIONS: Final = 4


class Book(Layout):
    fields_on: U64
    """The fields that are active at the start."""
    green: U64
    """The passages whose field is green."""
    east: Annotated[NDArray[np.uint64], 2]
    """The cells without wall or passage to the east."""
    north: Annotated[NDArray[np.uint64], 2]
    next_cell: Annotated[NDArray[np.int8], CELLS, DIRECTIONS]
    """The neighbour in a direction, -1 at a wall or the edge."""
    gate: Annotated[NDArray[np.int8], CELLS, DIRECTIONS]
    """The passage in a direction, or -1."""
    gate_cells: Annotated[NDArray[np.int8], MAX_PASSAGES, 2]
    zone: Annotated[NDArray[np.int8], CELLS]
    """The seat whose deployment zone a cell is in, or -1."""
    teleporter: Annotated[NDArray[np.int8], CELLS]
    """The number of the teleporter on a cell, from 0, or -1."""
    teleporter_cell: Annotated[NDArray[np.int8], TELEPORTERS]
    terminal: Annotated[NDArray[np.int8], CELLS]
    nest: Annotated[NDArray[np.int8], CELLS]
    room_cells: Annotated[NDArray[np.int8], CELLS]
    """The cells on which resources may be spread, room by room (S1.4)."""
    room_start: Annotated[NDArray[np.int8], CELLS + 1]
    rooms: I8
    directions: I8
    """Four. Loops that read it from here are not unrolled, which halves compile times."""
    passages: I8
    players: I8
    rounds: I8
    team: I8
    profiles: I8
    npcs: I8
    kinds: I8
    tokens: Annotated[NDArray[np.int8], MAX_KINDS]
    cards: Annotated[NDArray[np.int8], MAX_KINDS]
    side: Annotated[NDArray[np.int8], MAX_FIGURES]
    moves: Annotated[NDArray[np.int8], MAX_FIGURES, MAX_LOAD + 1]
    capacity: Annotated[NDArray[np.int8], MAX_FIGURES]
    modifier: Annotated[NDArray[np.int8], MAX_FIGURES]
    passes: Annotated[NDArray[np.int8], MAX_FIGURES]
    """Whether a figure passes active fields (S3.1)."""
    start: Annotated[NDArray[np.int8], MAX_FIGURES]
    """An NPC's starting cell, -1 for the players' figures."""
    kind: Annotated[NDArray[np.int8], MAX_FIGURES]
    number: Annotated[NDArray[np.int8], MAX_FIGURES]
    """An NPC's number among its kind, from 0."""
    ask: Annotated[NDArray[np.int8], 2, MAX_NODES]
    """The questions of each NPC kind's tree.

    `yes` and `no` lead to a node, or to a behaviour b, written -1 - b.
    """
    yes: Annotated[NDArray[np.int8], 2, MAX_NODES]
    no: Annotated[NDArray[np.int8], 2, MAX_NODES]
    patrol: Annotated[NDArray[np.int8], 2, MAX_PATROL]
    patrol_n: Annotated[NDArray[np.int8], 2]
    tie: I8
    down: I8
    activation: I8
    pick_up: I8


BOOK = dtype_of(Book)


def make_book(scenario: Scenario, team: int, options: Mapping[str, OptionValue]) -> Book:
    """Return the tables for a checked scenario, the size of the teams and checked options."""
    book = cast(Book, np.zeros(1, BOOK)[0])
    _write_dungeon(book, scenario)
    _write_edges(book, scenario)
    _write_rooms(book, scenario)
    _write_figures(book, scenario)
    book.team = team
    for number, npc in enumerate((scenario.grabbers, scenario.crawlers)):
        _write_tree(book, number, npc)
    book.directions = DIRECTIONS
    book.kinds = len(scenario.resources)
    for n, resource in enumerate(scenario.resources):
        book.tokens[n], book.cards[n] = resource.tokens, resource.cards
    book.rounds = int(options["rounds"])
    for option in RULINGS:
        setattr(book, option.name, option.choices.index(str(options[option.name])))
    return book


def _write_dungeon(book: Book, scenario: Scenario) -> None:
    dungeon = scenario.plan
    for array in (book.zone, book.teleporter, book.start):
        array[:] = -1
    for seat, zone in enumerate(dungeon.zones):
        book.zone[list(zone)] = seat
    for n, cell in enumerate(dungeon.teleporters):
        book.teleporter[cell] = n
        book.teleporter_cell[n] = cell
    book.terminal[dungeon.terminals] = 1
    book.nest[dungeon.nests] = 1


def _write_edges(book: Book, scenario: Scenario) -> None:
    dungeon = scenario.plan
    numbers = {passage.cells: n for n, passage in enumerate(dungeon.passages)}
    book.passages = len(numbers)
    book.next_cell[:], book.gate[:], book.gate_cells[:] = -1, -1, -1
    for low, high in (*dungeon.open_edges, *numbers):
        is_east = high == low + 1
        book.next_cell[low, EAST if is_east else NORTH] = high
        book.next_cell[high, WEST if is_east else SOUTH] = low
        passage = numbers.get((low, high))
        if passage is not None:
            book.gate[low, EAST if is_east else NORTH] = passage
            book.gate[high, WEST if is_east else SOUTH] = passage
        else:
            masks = book.east if is_east else book.north
            masks[low // HALF] |= np.uint64(1 << low % HALF)
    for n, passage_ in enumerate(dungeon.passages):
        book.gate_cells[n] = passage_.cells
        book.green |= np.uint64(passage_.is_green << n)
        book.fields_on |= np.uint64(passage_.is_on << n)


def _write_rooms(book: Book, scenario: Scenario) -> None:
    n = 0
    for room in scenario.plan.resource_rooms:
        book.room_cells[n : n + len(room)] = room
        n += len(room)
        book.rooms += 1
        book.room_start[book.rooms] = n


def _write_figures(book: Book, scenario: Scenario) -> None:
    dungeon = scenario.plan
    book.players = scenario.players
    book.profiles = len(scenario.figures)
    book.npcs = len(dungeon.grabbers) + len(dungeon.crawlers)
    book.side[:] = -1
    for seat in range(scenario.players):
        for n, figure in enumerate(scenario.figures):
            _write_profile(book, seat * MAX_TEAM + n, figure.moves, figure.modifier)
            book.side[seat * MAX_TEAM + n] = seat
    f = FIRST_NPC
    for kind, npc, starts in (
        (GRABBER, scenario.grabbers, dungeon.grabbers),
        (CRAWLER, scenario.crawlers, dungeon.crawlers),
    ):
        for n, cell in enumerate(starts):
            _write_profile(book, f, npc.moves, npc.modifier)
            book.side[f], book.start[f] = NPC_SIDE, cell
            book.kind[f], book.number[f], book.passes[f] = kind, n, kind == CRAWLER
            f += 1


def _write_profile(book: Book, f: int, moves: list[int], modifier: int) -> None:
    book.moves[f, : len(moves)] = moves
    book.capacity[f] = len(moves) - 1
    book.modifier[f] = modifier


def _write_tree(book: Book, number: int, npc: NpcKind) -> None:
    for n, (ask, yes, no) in enumerate(number_tree(npc.tree)):
        book.ask[number, n], book.yes[number, n], book.no[number, n] = ask, yes, no
    book.patrol[number, : len(npc.patrol)] = npc.patrol_cells
    book.patrol_n[number] = len(npc.patrol)
