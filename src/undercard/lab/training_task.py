"""Training tasks: how a network learns a game for two: its inputs, outputs and modes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from undercard.bots.network import Network
from undercard.kernel.errors import BadOption
from undercard.kernel.game import Game
from undercard.kernel.registry import load
from undercard.lab.match import Options
from undercard.lab.traits import traits_of


@dataclass(frozen=True)
class Mode:
    """A mode of the game that the network learns."""

    name: str
    """The plural used in reports: `bouts`."""
    options: Options
    share: float
    """The share of games in training."""
    watched: int
    """Consecutive games of this mode when another bot is recorded."""


@dataclass(frozen=True)
class TrainingTask:
    """What a game provides to train a network: numbers and kernels."""

    game: str
    features: int
    outputs: int
    most_legal: int
    table: tuple[int, int]
    """The shape of the scratch memory of `observe`."""
    observe: Callable[..., None]
    """`observe(book, state, features, mask, out, table)` observes for the seat to act."""
    to_action: Callable[[int], int]
    """Converts an output of the network to the number of an action."""
    to_output: Callable[[int], int]
    modes: tuple[Mode, ...]
    bot: str
    """The bot that plays with the network shipped with the game."""
    network: Callable[[], Network]
    """Returns that network."""
    preferences: Callable[[], NDArray[np.float32]]
    """Returns a fixed order of all outputs and a value, played without looking at the state."""

    def games(self) -> list[Game]:
        """Return the game in each mode."""
        return [load(self.game, **dict(mode.options)) for mode in self.modes]

    def kinds(self, games: int, shares: tuple[float, ...]) -> NDArray[np.int8]:
        """Return the mode of each game, the last mode first."""
        ends = np.cumsum(shares[::-1]) / sum(shares)
        places = np.searchsorted(ends * games, np.arange(games), side="right")
        return (len(self.modes) - 1 - places).astype(np.int8)

    def scratch(self) -> tuple[NDArray[np.int16], NDArray[np.int64]]:
        """Return the scratch memory of `observe`."""
        return np.zeros(self.most_legal, np.int16), np.zeros(self.table, np.int64)


def training_task_of(game: str) -> TrainingTask:
    """Return the training task of a game; raise `BadOption` if it has none."""
    training = traits_of(game).training()
    if training is None:
        raise BadOption(f"{game}: this game has no network to train")
    return training
