"""Undercard: two tabletop games as a fast library, at a table, in the browser and in the lab.

>>> import undercard
>>> game = undercard.load("fightdrome", mode="match")
>>> state = game.new(seed=7)
>>> while game.to_act(state) is not None:
...     state, events = game.apply(state, game.legal(state)[0])
>>> game.outcome(state)
Outcome(winners=(1,), scores=(220, 345), ending='rest')
"""

from undercard.kernel.errors import UndercardError
from undercard.kernel.game import Game
from undercard.kernel.plugin import GamePlugin, game_names, register
from undercard.kernel.registry import load
from undercard.version import __version__

__all__ = [
    "Game",
    "GamePlugin",
    "UndercardError",
    "__version__",
    "game_names",
    "load",
    "register",
]
