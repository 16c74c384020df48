"""The games that every adapter is tested with."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from undercard.kernel.game import Game
from undercard.kernel.registry import load


@dataclass(frozen=True)
class Tried:
    name: str
    options: dict[str, object] = field(default_factory=dict)

    def load(self) -> Game:
        return load(self.name, **self.options)


GAMES = {
    "bout": Tried("fightdrome"),
    "epic": Tried("fightdrome", {"mode": "epic", "overstimulated": "may"}),
    "duel": Tried("survive"),
    "trio": Tried("survive", {"players": 3}),
}
every_game = pytest.mark.parametrize("tried", GAMES.values(), ids=GAMES.keys())
