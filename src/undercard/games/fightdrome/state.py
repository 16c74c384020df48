"""The state of a game: one fixed-size record, everything in it.

A seat's cards lie in one row of `deck`, in four runs that follow each other:

    hand | pile | down (given up face down, F6.1) | up (the open discard pile)

so that a move between runs is a few byte copies and a reshuffle (F5.4) moves a border. The piles
have no order: a draw takes a random card of the pile, which nobody can tell from a shuffled one
and which leaves nothing to foresee. The live attack is the first card of its owner's `up` run.

A card is a byte: its face (6 bits) and who has seen that it is in this deck (F11.1). Equal cards
cannot be told apart, so what is known is how many there are at least: a card that turns up again
is taken to be the one seen before.
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
"""Everybody has seen this card in this deck."""

MAX_HAND: Final = MAX_OPENING_HAND + 1
"""FR7 `exceeds` lets a Rest make eight cards of seven."""

# How a round ended.
NOT_ENDED: Final = 0
BY_STAGGER: Final = 1
BY_EMPTY_HAND: Final = 2
BY_REST: Final = 3

Ending: TypeAlias = Literal["", "staggered", "empty_hand", "rest"]
ENDINGS: tuple[Ending, ...] = get_args(Ending)

# What is publicly known of an opening hand that has not been touched since.
UNTOLD: Final = 0
SOUND: Final = 1
UNSOUND: Final = 2


class State(Layout):
    rng: U64
    playable: U64
    """The faces (or Sleeves, or Stacks) that the actor may choose from now."""
    held: Annotated[NDArray[np.uint64], 2]
    """The faces in each hand."""
    limit: Annotated[NDArray[np.uint64], 2, MAX_HAND]
    """What the table can be sure of: a hand can be laid out so that its n-th card is one of these
    faces. A stagger shows what the hand does not hold; each row is nested, tightest first."""
    down_limit: Annotated[NDArray[np.uint64], 2]
    """Likewise for every card of the `down` run."""
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
    """Epic: the Sleeve chosen and not yet revealed, or -1."""
    stable: Annotated[NDArray[np.uint8], 2]
    """Epic: the Sleeves not yet lost, a bit each. In other modes the Sleeves a player may choose
    from, until both have a character (FR11)."""
    limit_n: Annotated[NDArray[np.int8], 2]
    """How many cards of a hand `limit` speaks of; the others can be anything."""
    mixed: Annotated[NDArray[np.int8], 2]
    """Whether cards that were seen have gone back out of sight since the deck was built."""
    opening: Annotated[NDArray[np.int8], 2]
    situation: I8
    actor: I8
    can_rest: I8
    live: I8
    """The face to be answered, or -1; only in LAST_GASP is its owner the seat to act."""
    live_owner: I8
    staggered: I8
    """The seat whose stagger gave the right to Rest (F7.1), until somebody leads; else -1."""
    rested: I8
    """Whether the Lead was handed over by a Rest."""
    starter: I8
    settled: I8
    """How many seats have settled their opening hands (F2.2), the starter first."""
    survivor: I8
    """FR6 wounded: the seat that keeps its hand into this bout, or -1."""
    winner: I8
    ending: I8
    offer: Annotated[NDArray[np.uint8], 2]
    """FR11 `drafted`: the two Stacks a player may choose from, four bits each; 0 afterwards. It
    fills what was padding, so the hashes of games without it are what they were."""


STATE = dtype_of(State)
read_state = reader_of(State, STATE)
"""All fields of a state at once, for views and positions."""
