"""The bots by name: those of each kind, and the levels."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from undercard.bots.bot import Bot
from undercard.bots.champion_fightdrome import ChampionFightdrome
from undercard.bots.deadline import ENOUGH
from undercard.bots.fightdrome_features import FACES
from undercard.bots.greedy_fightdrome import GreedyFightdrome
from undercard.bots.greedy_survive import GreedySurvive
from undercard.bots.learned_fightdrome import LearnedFightdrome
from undercard.bots.levels import LEVELS, Level
from undercard.bots.network import Network, load_network
from undercard.bots.random_bot import RandomBot
from undercard.bots.search_fightdrome import SearchFightdrome
from undercard.bots.search_survive import SearchSurvive
from undercard.bots.whimsical import Whimsical
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.survive.game import Survive
from undercard.kernel.errors import UndercardError, did_you_mean, quoted
from undercard.kernel.game import Game


class UnknownBot(UndercardError):
    """No bot of that name plays that game."""


BOTS = {
    "fightdrome": ("random", "greedy", "search", "learned", "champion"),
    "survive": ("random", "greedy", "search"),
}
"""The bots that play each game, the weakest first."""
LEVEL_NAMES = tuple(level.name for level in LEVELS["fightdrome"])
BOT_NAMES = (*BOTS["fightdrome"], *LEVEL_NAMES)
WEIGHTS = Path(__file__).parent / "weights"


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A fresh bot for one seat of one game; the seed is all its chance comes from.

    >>> from undercard import load
    >>> game = load("fightdrome")
    >>> state = game.new(seed=29)
    >>> bot = make_bot("level3", game, seed=1)
    >>> choice = bot.decide(game.view(state, 0), game.legal(state), budget=1.0)
    >>> choice in game.legal(state)
    True
    >>> bot.explain().choice == choice
    True
    """
    for level in LEVELS[game.name]:
        if name == level.name:
            return _make_level(level, game, seed)
    return _make(name, game, seed, ENOUGH)


def budget_of(name: str, game: str, otherwise: float) -> float:
    """The seconds a level may think; other bots as long as they are given."""
    return next((level.budget for level in LEVELS[game] if level.name == name), otherwise)


def _make_level(level: Level, game: Game, seed: int) -> Bot:
    bot = level.bot
    if bot == "champion" and isinstance(game, Fightdrome) and not _knows_cards(game):
        bot = "search"
    made = _make(bot, game, seed, level.most)
    return Whimsical(made, level.whim, seed) if level.whim else made


def _make(name: str, game: Game, seed: int, most: int) -> Bot:
    if name == "random":
        return RandomBot(seed)
    made: Bot | None = None
    if isinstance(game, Fightdrome):
        made = _make_fightdrome(name, game, seed, most)
    elif isinstance(game, Survive):
        made = _make_survive(name, game, seed, most)
    if made is None:
        names = BOTS[game.name]
        hint = did_you_mean(name, names)
        raise UnknownBot(f"no bot {quoted(name)} plays {game.name}; {hint}")
    return made


def _make_fightdrome(name: str, game: Fightdrome, seed: int, most: int) -> Bot | None:
    if name == "greedy":
        return GreedyFightdrome(game.pack)
    if name == "search":
        return SearchFightdrome(game, seed, most)
    if name == "learned" and _knows_cards(game):
        return LearnedFightdrome(game, fightdrome_network(), seed)
    if name == "champion" and _knows_cards(game):
        return ChampionFightdrome(game, fightdrome_network(), seed, most)
    return None


def _make_survive(name: str, game: Survive, seed: int, most: int) -> Bot | None:
    if name == "greedy":
        return GreedySurvive(game, seed)
    if name == "search":
        return SearchSurvive(game, seed, most)
    return None


@cache
def fightdrome_network() -> Network:
    """The weights that `undercard lab train` made."""
    return load_network(WEIGHTS / "fightdrome.npz")


def _knows_cards(game: Fightdrome) -> bool:
    """The network knows the cards of the box, not those of every house pack."""
    return len(game.pack.faces) == FACES
