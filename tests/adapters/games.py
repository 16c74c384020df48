"""The games that every adapter is tested with: all registered ones, under several options."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import numpy as np
import pytest
from numpy.typing import NDArray

from random_games import random_options
from undercard.adapters.observer import Observer
from undercard.kernel.game import Game, State
from undercard.kernel.plugin import game_names
from undercard.kernel.registry import load

SEEDS = (5,)
"""Seeds of random options; `test_every_number_of_seats_is_tried` checks that they suffice."""


@dataclass(frozen=True)
class Tried:
    name: str
    options: dict[str, object] = field(default_factory=dict)

    def load(self) -> Game:
        return load(self.name, **self.options)


def _tried(name: str) -> dict[str, Tried]:
    varied = {f"{name}-{n}": Tried(name, {**random_options(name, random.Random(n))}) for n in SEEDS}
    return {name: Tried(name), **varied}


GAMES = {label: tried for name in game_names() for label, tried in _tried(name).items()}
every_game = pytest.mark.parametrize("tried", GAMES.values(), ids=GAMES.keys())
every_name = pytest.mark.parametrize("name", game_names())


def seen(game: Game, state: State, seat: int) -> NDArray[np.uint8]:
    """Return what a seat sees, written over arbitrary old content."""
    observer = Observer(game)
    x = np.full(observer.size, 99, np.uint8)
    observer.look(np.array([state]), seat, x)
    return x
