"""The one method a bot has, and the bots by name."""

from __future__ import annotations

import difflib
from functools import cache
from pathlib import Path
from typing import Protocol

import msgspec

from undercard.bots.fightdrome_features import FACES
from undercard.bots.greedy_fightdrome import GreedyFightdrome
from undercard.bots.greedy_survive import GreedySurvive
from undercard.bots.learned_fightdrome import LearnedFightdrome
from undercard.bots.network import Network, load_network
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


BOTS = {"fightdrome": ("random", "greedy", "learned"), "survive": ("random", "greedy")}
"""The bots that play each game, the weakest first."""
BOT_NAMES = BOTS["fightdrome"]
WEIGHTS = Path(__file__).parent / "weights"


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A fresh bot for one seat of one game; the seed is all its chance comes from."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy" and isinstance(game, Fightdrome):
        return GreedyFightdrome(game.pack.faces)
    if name == "greedy" and isinstance(game, Survive):
        return GreedySurvive(game, seed)
    if name == "learned" and isinstance(game, Fightdrome) and _can_learn(game):
        return LearnedFightdrome(game, fightdrome_network(), seed)
    names = BOTS[game.name]
    near = difflib.get_close_matches(name, names, 1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(names)}"
    raise UnknownBot(f"no bot {name!r} plays {game.name}; {hint}")


@cache
def fightdrome_network() -> Network:
    """The weights that `undercard lab train` made."""
    return load_network(WEIGHTS / "fightdrome.npz")


def _can_learn(game: Fightdrome) -> bool:
    """The network knows the cards of the box, not those of every house pack."""
    return len(game.pack.faces) == FACES
