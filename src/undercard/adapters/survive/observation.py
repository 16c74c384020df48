"""The observation of a seat of Survive, as bytes.

`observe` writes the fields of the view (S11) and nothing else; docs/adapters.md lists the layout.
Sides and figures are relative to the seat: its own first, then the others in seat order, then the
NPCs.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.games.survive import situations
from undercard.games.survive.book import Book
from undercard.games.survive.situations import SITUATIONS
from undercard.games.survive.state import (
    CELLS,
    FIRST_NPC,
    KIND_BITS,
    KIND_MASK,
    MAX_FIGURES,
    MAX_KINDS,
    MAX_PASSAGES,
    MAX_PLAYERS,
    MAX_TEAM,
    NPC_SIDE,
    OPEN_CARDS,
    PLAYING_CARDS,
    State,
)
from undercard.kernel.bits import count, has
from undercard.kernel.compile import kernel, wide

# Planes with one number per cell.
LYING: Final = 0
FIGURE: Final = LYING + MAX_KINDS * CELLS
ZONE: Final = FIGURE + CELLS
# One block per figure.
FIGURES: Final = ZONE + CELLS
LOAD: Final = 0
CELL: Final = LOAD + MAX_KINDS
DOWN: Final = CELL + 1
OUT: Final = DOWN + 1
ACTED: Final = OUT + 1
LEFT_OUT: Final = ACTED + 1
PENDING: Final = LEFT_OUT + 1
ACTIVE: Final = PENDING + 1
JUMPER: Final = ACTIVE + 1
FOLLOWER: Final = JUMPER + 1
FIGURE_WIDTH: Final = FOLLOWER + 1
# One number per passage, 0 or 1.
FIELDS_ON: Final = FIGURES + MAX_FIGURES * FIGURE_WIDTH
SWITCHED: Final = FIELDS_ON + MAX_PASSAGES
# One number per playing card, 0 or 1.
CARDS: Final = SWITCHED + MAX_PASSAGES
USED: Final = CARDS + PLAYING_CARDS
# One block per player.
PLAYERS: Final = USED + PLAYING_CARDS
NEEDS: Final = 0
CARDS_LEFT: Final = NEEDS + MAX_KINDS
HAS_BID: Final = CARDS_LEFT + 1
BID: Final = HAS_BID + 1
TO_ACT: Final = BID + 1
POINTS: Final = TO_ACT + 1
PLAYER_WIDTH: Final = POINTS + 1
# One number per kind of resource, 0 or 1, then how many of the open cards show it.
PICKED: Final = PLAYERS + MAX_PLAYERS * PLAYER_WIDTH
DROPPED: Final = PICKED + MAX_KINDS
OPEN: Final = DROPPED + MAX_KINDS
# Single numbers.
ORDER: Final = OPEN + MAX_KINDS
TURN: Final = ORDER + MAX_PLAYERS + 1
NPC_CARD: Final = TURN + 1
ROUND: Final = NPC_CARD + 1
ROUNDS: Final = ROUND + 1
ACTIONS_LEFT: Final = ROUNDS + 1
MOVING: Final = ACTIONS_LEFT + 1
STEPS: Final = MOVING + 1
CAN_JUMP: Final = STEPS + 1
JUMP_FROM: Final = CAN_JUMP + 1
JUMPS: Final = JUMP_FROM + 1
FOLLOW_TO: Final = JUMPS + 1
SITUATION: Final = FOLLOW_TO + 1
SIZE: Final = SITUATION + len(SITUATIONS)


def observation_size(book: Book) -> int:  # noqa: ARG001
    return SIZE


@kernel
def _relative_side(book: Book, side: int, me: int) -> int:
    """Return a side relative to seat `me`: 0 is its own, 3 the NPCs."""
    players = wide(book.players)
    return side if side >= NPC_SIDE else (side - me + players) % players


@kernel
def _relative_figure(book: Book, f: int, me: int) -> int:
    if f >= FIRST_NPC:
        return f
    return _relative_side(book, f // MAX_TEAM, me) * MAX_TEAM + f % MAX_TEAM


@kernel
def observe(book: Book, s: State, me: int, x: NDArray[np.uint8]) -> None:
    """Write what seat `me` may know."""
    x[:] = 0
    _observe_cells(book, s, me, x)
    for f in range(MAX_FIGURES):
        if f >= FIRST_NPC or f < book.players * MAX_TEAM:
            _observe_figure(s, f, FIGURES + _relative_figure(book, f, me) * FIGURE_WIDTH, x)
    for p in range(book.players):
        relative = _relative_side(book, p, me)
        _observe_player(s, p, p == me, PLAYERS + relative * PLAYER_WIDTH, x)
    for n in range(book.passages):
        x[FIELDS_ON + n] = has(s.fields_on, n)
        x[SWITCHED + n] = has(s.switched, n)
    for card in range(PLAYING_CARDS):
        x[CARDS + card] = has(s.hand[me], card)
        x[USED + card] = has(s.used, card)
    _observe_turn(book, s, me, x)


@kernel
def _observe_cells(book: Book, s: State, me: int, x: NDArray[np.uint8]) -> None:
    for c in range(CELLS):
        pile = wide(s.lying[c])
        kind = 0
        # Most cells are empty, so a loop over the pile beats one over all kinds.
        while pile != 0:
            x[LYING + kind * CELLS + c] = pile & KIND_MASK
            pile >>= KIND_BITS
            kind += 1
        if book.zone[c] >= 0:
            x[ZONE + c] = _relative_side(book, wide(book.zone[c]), me) + 1


@kernel
def _observe_figure(s: State, f: int, base: int, x: NDArray[np.uint8]) -> None:
    cell = wide(s.cell[f])
    if cell >= 0:
        # Numbers that can be missing are shifted by one: 0 means none.
        x[base + CELL] = cell + 1
        x[FIGURE + cell] = (base - FIGURES) // FIGURE_WIDTH + 1
    pile = wide(s.load[f])
    for kind in range(MAX_KINDS):
        x[base + LOAD + kind] = (pile >> (KIND_BITS * kind)) & KIND_MASK
    x[base + DOWN] = s.down[f]
    x[base + OUT] = s.out[f]
    x[base + ACTED] = s.acted[f]
    x[base + LEFT_OUT] = s.left_out[f] if f < FIRST_NPC else 0
    x[base + PENDING] = (s.pending >> f) & 1
    x[base + ACTIVE] = s.active == f
    x[base + JUMPER] = s.jumper == f
    x[base + FOLLOWER] = s.follower == f


@kernel
def _observe_player(s: State, p: int, is_me: bool, base: int, x: NDArray[np.uint8]) -> None:
    """Write a player; needs are secret until the end, a bid until all have bid (S11)."""
    if is_me or s.situation == situations.OVER:
        for kind in range(MAX_KINDS):
            x[base + NEEDS + kind] = (s.needs[p] >> kind) & 1
    x[base + CARDS_LEFT] = count(s.hand[p])
    x[base + HAS_BID] = s.bid[p] >= 0
    if is_me or s.order[0] >= 0:
        x[base + BID] = s.bid[p] + 1
    x[base + TO_ACT] = s.actor == p
    x[base + POINTS] = s.scores[p]


@kernel
def _observe_turn(book: Book, s: State, me: int, x: NDArray[np.uint8]) -> None:
    for kind in range(MAX_KINDS):
        x[PICKED + kind] = (s.picked >> kind) & 1
        x[DROPPED + kind] = (s.dropped >> kind) & 1
    for n in range(OPEN_CARDS):
        if s.open_cards[n] >= 0:
            x[OPEN + wide(s.open_cards[n])] += 1
    for n in range(MAX_PLAYERS + 1):
        if s.order[n] >= 0:
            x[ORDER + n] = _relative_side(book, wide(s.order[n]), me) + 1
    x[TURN] = s.turn
    x[NPC_CARD] = s.npc_card + 1
    x[ROUND] = s.round_n
    x[ROUNDS] = book.rounds
    x[ACTIONS_LEFT] = s.actions
    x[MOVING] = s.moving
    x[STEPS] = s.taken
    x[CAN_JUMP] = s.can_jump
    x[JUMP_FROM] = s.jump_from + 1
    x[JUMPS] = s.jumps
    x[FOLLOW_TO] = s.follow_to + 1
    x[SITUATION + wide(s.situation)] = 1
