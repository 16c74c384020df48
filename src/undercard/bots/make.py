"""Bots by name."""

from __future__ import annotations

from undercard.bots.bot import ExplainingBot
from undercard.bots.bot_set import BotSet, bot_set
from undercard.bots.deadline import ENOUGH
from undercard.bots.levels import Level
from undercard.bots.whimsical import Whimsical
from undercard.kernel.errors import UndercardError, did_you_mean, quoted
from undercard.kernel.game import Game


class UnknownBot(UndercardError):
    """No bot of that name plays that game."""


def make_bot(name: str, game: Game, seed: int, most_passes: int = ENOUGH) -> ExplainingBot:
    """Return a new bot or level for one seat of one game; the seed is its only source of chance.

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
    bots = bot_set(game.name)
    level = bots.level(name)
    if level is not None:
        return _make_level(bots, level, game, seed)
    made = bots.factories[name](game, seed, most_passes) if name in bots.factories else None
    if made is None:
        hint = did_you_mean(name, bots.factories)
        raise UnknownBot(f"no bot {quoted(name)} plays {game.name}; {hint}")
    return made


def budget_of(name: str, game: str, otherwise: float) -> float:
    """Return the time limit of a level in seconds; other bots use the given one."""
    level = bot_set(game).level(name)
    return level.budget if level else otherwise


def _make_level(bots: BotSet, level: Level, game: Game, seed: int) -> ExplainingBot:
    made = bots.factories[level.bot](game, seed, level.most_passes)
    if made is None:
        made = make_bot(level.otherwise, game, seed, level.most_passes)
    return Whimsical(made, level.whim, seed) if level.whim else made
