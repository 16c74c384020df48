"""The state of a game: one fixed-size record with all data.

A seat's cards are in one row of `deck`, in four consecutive runs:

    hand | pile | down (discarded face down, F6.1) | up (the open discard pile)

A move between runs is a few byte copies, and a reshuffle (F5.4) moves a border. Piles have no
order: a draw takes a random card, which is indistinguishable from a shuffled pile and leaves
nothing to predict. The live attack is the first card of its owner's `up` run.

A card is a byte: its face (6 bits) and who has seen that it is in this deck (F11.1). Equal cards
are indistinguishable, so the flags give a minimum number of copies: a card that turns up again
counts as the one seen before.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from undercard.games.fightdrome.pack import MAX_DECK, MAX_OPENING_HAND, MAX_SUPPLY
from undercard.kernel.layout import I8, I16, U64, Layout, dtype_of, reader_of

FACE: Final = 63
OWNER: Final = 64
"""The owner has held this card since the deck was built."""
PUBLIC: Final = 128
"""All players have seen this card in this deck."""

MAX_HAND: Final = MAX_OPENING_HAND + 1
"""FR7 `exceeds` lets a Rest extend a hand of seven to eight cards."""

# Endings of a round.
NOT_ENDED: Final = 0
BY_STAGGER: Final = 1
BY_EMPTY_HAND: Final = 2
BY_REST: Final = 3

Ending: TypeAlias = Literal["", "staggered", "empty_hand", "rest"]
ENDINGS: tuple[Ending, ...] = get_args(Ending)

# What all players know of an untouched opening hand.
UNTOLD: Final = 0
SOUND: Final = 1
UNSOUND: Final = 2

MOST_ROUNDS: Final = 30_000
"""The number of a round stays at this one, within the field."""


class State(Layout):
    rng: U64
    playable: U64
    """The faces (or Sleeves, or Stacks) that the actor may choose from now."""
    held: Annotated[NDArray[np.uint64], 2]
    """The faces in each hand."""
    limit: Annotated[NDArray[np.uint64], 2, MAX_HAND]
    """What all players can infer: the hand can be arranged so that its n-th card is one of these.

    A stagger shows which faces a hand does not hold. Rows are nested, the tightest first.
    """
    down_limit: Annotated[NDArray[np.uint64], 2]
    """The same for every card of the `down` run."""
    fame: Annotated[NDArray[np.int32], 2]
    round_n: I16
    deck: Annotated[NDArray[np.uint8], 2, MAX_DECK]
    box: Annotated[NDArray[np.uint8], MAX_SUPPLY]
    """The undealt cards of each supply, from the supply's start in the book."""
    box_n: Annotated[NDArray[np.int8], 5]
    hand_n: Annotated[NDArray[np.int8], 2]
    pile_n: Annotated[NDArray[np.int8], 2]
    down_n: Annotated[NDArray[np.int8], 2]
    up_n: Annotated[NDArray[np.int8], 2]
    sleeve: Annotated[NDArray[np.int8], 2]
    stack: Annotated[NDArray[np.int8], 2]
    pick: Annotated[NDArray[np.int8], 2]
    """Epic Tournament: the Sleeve chosen and not yet revealed, or -1."""
    stable: Annotated[NDArray[np.uint8], 2]
    """Epic Tournament: the Sleeves not yet lost, a bit each.

    In other modes: the Sleeves a player may choose from, until both have a character (FR11).
    """
    limit_n: Annotated[NDArray[np.int8], 2]
    """The number of rows of `limit` in use; other cards are unrestricted."""
    mixed: Annotated[NDArray[np.int8], 2]
    """Whether seen cards have gone out of sight since the deck was built."""
    opening: Annotated[NDArray[np.int8], 2]
    situation: I8
    actor: I8
    can_rest: I8
    live: I8
    """The face to be answered, or -1; its owner is the seat to act only in LAST_GASP."""
    live_owner: I8
    staggered: I8
    """The seat whose stagger gave the right to Rest (F7.1), until the next Lead; else -1."""
    rested: I8
    """Whether a Rest handed over the Lead."""
    starter: I8
    settled: I8
    """The number of seats with settled opening hands (F2.2), the starter first."""
    survivor: I8
    """FR6 `wounded`: the seat that keeps its hand into this bout, or -1."""
    winner: I8
    ending: I8
    offer: Annotated[NDArray[np.uint8], 2]
    """FR11 `drafted`: the two Stacks a player may choose from, four bits each; 0 afterwards.

    The field occupies former padding, so hashes of games without it are unchanged.
    """


STATE = dtype_of(State)
read_state = reader_of(State, STATE)
"""Reads all fields of a state in one call, for views and positions."""
