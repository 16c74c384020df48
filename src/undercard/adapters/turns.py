"""How each game is observed and stepped, by game: what all environments are built on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

import numpy as np
from numpy.typing import NDArray

from undercard.adapters import fightdrome_turns, survive_turns
from undercard.adapters.loops import Loops
from undercard.games.fightdrome import rules as fightdrome_rules
from undercard.games.survive import rules as survive_rules
from undercard.kernel.errors import UnknownGame
from undercard.kernel.game import Game


@dataclass(frozen=True)
class Turns:
    """How one game is observed and stepped; the same functions for one game and for thousands."""

    actions: int
    """Actions have the numbers of the rules, from 0 to `actions` - 1."""
    most_legal: int
    observation_size: Callable[[object], int]
    loops: Loops


_TURNS = {
    "fightdrome": Turns(
        fightdrome_rules.ACTIONS,
        fightdrome_rules.MAX_LEGAL,
        cast(Callable[[object], int], fightdrome_turns.observation_size),
        fightdrome_turns.LOOPS,
    ),
    "survive": Turns(
        survive_rules.ACTIONS,
        survive_rules.MAX_LEGAL,
        cast(Callable[[object], int], survive_turns.observation_size),
        survive_turns.LOOPS,
    ),
}


def turns_of(game: Game) -> Turns:
    if game.name not in _TURNS:
        raise UnknownGame(f"{game.name} has no arrays; there are {', '.join(_TURNS)}")
    return _TURNS[game.name]


def book_row(game: Game) -> NDArray[np.void]:
    """The game's book as an array of one: arrays are handed to compiled code much quicker."""
    return np.array([game.book])
