"""How a network learns a game for two: what it sees, what it answers, and the modes it plays."""

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
    """A way to play the game that the network learns."""

    name: str
    """In the plural, as it appears in reports: `bouts`."""
    options: Options
    share: float
    """Of the games in training."""
    watched: int
    """Games of this mode that follow each other when another bot is watched."""


@dataclass(frozen=True)
class Training:
    """What a game brings to train a network: numbers and kernels."""

    game: str
    features: int
    outputs: int
    most_legal: int
    table: tuple[int, int]
    """The shape of the working room of `observe`."""
    observe: Callable[..., None]
    """`observe(book, state, features, mask, out, table)`: of the seat to act."""
    to_action: Callable[[int], int]
    """From an output of the network to the number of the rules."""
    to_output: Callable[[int], int]
    modes: tuple[Mode, ...]
    bot: str
    """The bot that plays by the network that comes with the game."""
    network: Callable[[], Network]
    """That network."""
    preferences: Callable[[], NDArray[np.float32]]
    """A fixed order of all outputs, and a value behind them: what is played without a look."""

    def games(self) -> list[Game]:
        """Return the game in each mode."""
        return [load(self.game, **dict(mode.options)) for mode in self.modes]

    def kinds(self, games: int, shares: tuple[float, ...]) -> NDArray[np.int8]:
        """Return the number of the mode of each of so many games, the last mode first."""
        ends = np.cumsum(shares[::-1]) / sum(shares)
        places = np.searchsorted(ends * games, np.arange(games), side="right")
        return (len(self.modes) - 1 - places).astype(np.int8)

    def scratch(self) -> tuple[NDArray[np.int16], NDArray[np.int64]]:
        """Return the working room of `observe`."""
        return np.zeros(self.most_legal, np.int16), np.zeros(self.table, np.int64)


def training_of(game: str) -> Training:
    """Return how a network learns a game; `BadOption` if none does."""
    training = traits_of(game).training()
    if training is None:
        raise BadOption(f"{game} has no network to train")
    return training
