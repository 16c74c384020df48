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
from undercard.kernel.registry import game_names, load, register
from undercard.version import __version__

register("fightdrome", "undercard.games.fightdrome.game:build", box="pack", compile_seconds=22)
register("survive", "undercard.games.survive.game:build", box="scenario", compile_seconds=30)

__all__ = ["Game", "UndercardError", "__version__", "game_names", "load", "register"]
