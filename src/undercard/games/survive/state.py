"""The state of a game: one fixed-size record with all data.

Figures are numbered by side: seat 0 from 0, seat 1 from `MAX_TEAM`, seat 2 from `2 * MAX_TEAM`,
then the Grabbers and the Crawlers. Resources on a cell or in a load are counts, five bits per kind,
in one number.

The state contains nothing that no player may know: the NPCs' playing cards and the two open
resource cards are drawn when they are turned up, from the unseen cards. Unused fields are 0 or -1,
so that equal positions are equal bytes.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np
from numpy.typing import NDArray

from undercard.kernel.layout import I8, U64, Layout, dtype_of, reader_of

SIDE: Final = 10
CELLS: Final = SIDE * SIDE
MAX_PLAYERS: Final = 3
MAX_TEAM: Final = 4
MAX_NPCS: Final = 6
FIRST_NPC: Final = MAX_PLAYERS * MAX_TEAM
MAX_FIGURES: Final = FIRST_NPC + MAX_NPCS
NPC_SIDE: Final = MAX_PLAYERS
"""The number of the NPCs' side, with two or three players."""
MAX_KINDS: Final = 6
KIND_BITS: Final = 5
KIND_MASK: Final = (1 << KIND_BITS) - 1
TELEPORTERS: Final = 4
PLAYING_CARDS: Final = 52
MAX_PASSAGES: Final = 48
NEEDS: Final = 3
OPEN_CARDS: Final = 2


class State(Layout):
    rng: U64
    fields_on: U64
    """The active energy fields, a bit for each passage."""
    switched: U64
    """Green fields switched in the current action (S5.3)."""
    used: U64
    """The playing cards turned up so far."""
    hand: Annotated[NDArray[np.uint64], MAX_PLAYERS]
    lying: Annotated[NDArray[np.int32], CELLS]
    load: Annotated[NDArray[np.int32], MAX_FIGURES]
    pending: Annotated[int, np.int32]
    """Figures that are out and have to be put back (S8.1), a bit each."""
    scores: Annotated[NDArray[np.int16], MAX_PLAYERS]
    at: Annotated[NDArray[np.int8], CELLS]
    """The figure that holds a cell, or -1.

    A figure that passes a team mate or is in a teleporter holds none, though `cell` locates it.
    """
    cell: Annotated[NDArray[np.int8], MAX_FIGURES]
    """The cell of a figure; -1 off the board."""
    load_n: Annotated[NDArray[np.int8], MAX_FIGURES]
    down: Annotated[NDArray[np.int8], MAX_FIGURES]
    out: Annotated[NDArray[np.int8], MAX_FIGURES]
    acted: Annotated[NDArray[np.int8], MAX_FIGURES]
    left_out: Annotated[NDArray[np.int8], FIRST_NPC]
    needs: Annotated[NDArray[np.int8], MAX_PLAYERS]
    """The kinds on a player's resource cards, a bit each."""
    bid: Annotated[NDArray[np.int8], MAX_PLAYERS]
    """The playing card chosen for this round, or -1."""
    order: Annotated[NDArray[np.int8], MAX_PLAYERS + 1]
    """The sides in this round's order; -1 before the reveal and after the last side."""
    open_cards: Annotated[NDArray[np.int8], OPEN_CARDS]
    npc_card: I8
    round_n: I8
    """0 while figures are placed."""
    turn: I8
    """The side whose turn it is, as an index into `order`."""
    situation: I8
    actor: I8
    active: I8
    """The active figure, or -1."""
    actions: I8
    moving: I8
    """Whether a Move is open."""
    taken: I8
    can_jump: I8
    picked: I8
    """Kinds picked up on this spot (SR15), a bit each."""
    dropped: I8
    jumper: I8
    """The figure in a teleporter, or -1."""
    jump_from: I8
    jumps: I8
    """Jumps of the current chain (SR16)."""
    follower: I8
    """The winner of a Brawl who may move up, or -1."""
    follow_to: I8
    winners: I8
    """The winning seats, a bit each."""


STATE = dtype_of(State)
read_state = reader_of(State, STATE)
"""Reads all fields of a state in one call, for views and positions."""
