"""The one method a bot has, and the bots by name."""

from __future__ import annotations

import difflib
from typing import Protocol

import msgspec

from undercard.bots.greedy_fightdrome import GreedyFightdrome
from undercard.bots.greedy_survive import GreedySurvive
from undercard.bots.random_bot import RandomBot
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.survive.game import Survive
from undercard.kernel.errors import UndercardError
from undercard.kernel.game import Game


class UnknownBot(UndercardError):
    """No bot of that name plays that game."""


class Bot(Protocol):
    """Chooses for one seat, from what that seat may know."""

    def decide(self, view: msgspec.Struct, legal: list[str], budget: float) -> str:
        """One of `legal`, within `budget` seconds."""
        ...


BOT_NAMES = ("random", "greedy")


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A fresh bot for one seat of one game; the seed is all its chance comes from."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy" and isinstance(game, Fightdrome):
        return GreedyFightdrome(game.pack.faces)
    if name == "greedy" and isinstance(game, Survive):
        return GreedySurvive(game, seed)
    near = difflib.get_close_matches(name, BOT_NAMES, 1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(BOT_NAMES)}"
    raise UnknownBot(f"no bot {name!r} plays {game.name}; {hint}")
