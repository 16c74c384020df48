"""The record: the complete state of a game in progress, and the options."""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np
from numpy.typing import NDArray

from undercard.kernel.layout import I8, U64, Layout, dtype_of, reader_of
from undercard.kernel.options import Option

CARDS: Final = 9
SEATS: Final = 2
OPTIONS = (Option("hand", 3, "N1", span=(2, 4)),)


class State(Layout):
    """One record of fixed size with all data, including the generator."""

    rng: U64
    played: U64
    """Cards as bits: bit 0 is card 1."""
    hand: Annotated[NDArray[np.uint64], SEATS]
    tricks: Annotated[NDArray[np.int8], SEATS]
    led: I8
    """The card to be answered, or -1."""
    actor: I8
    """The seat to act, or -1 when the game is over: every game has this field."""


class Book(Layout):
    """The options as numbers for the rules."""

    hand: I8


STATE, BOOK = dtype_of(State), dtype_of(Book)
read_state = reader_of(State, STATE)
