"""How often the levels of the bots find the best action."""

from __future__ import annotations

from typing import Final

from undercard.bots.bot import ExplainingBot
from undercard.bots.bot_set import bot_set
from undercard.bots.levels import Level
from undercard.bots.make import make_bot
from undercard.bots.whimsical import Whimsical
from undercard.kernel.game import Game, State
from undercard.puzzles.puzzle import Found

TRIALS: Final = 6
PASSES: Final = 4000
"""Replaces the time limit of a search, because a result must not depend on the machine."""
BUDGET: Final = 600.0
"""Seconds that no limited search needs."""


def find_shares(game: Game, state: State, best: str) -> tuple[Found, ...]:
    """Return how often each level finds the best action."""
    return tuple(
        Found(level.number, _share(game, state, best, level)) for level in bot_set(game.name).levels
    )


def strongest_choice(game: Game, state: State, seed: int, passes: int) -> str:
    """Return the choice of the strongest level with this many passes."""
    return _decide(_player(game, bot_set(game.name).levels[-1], seed, passes), game, state)


def _share(game: Game, state: State, best: str, level: Level) -> float:
    players = (_player(game, level, seed, PASSES) for seed in range(TRIALS))
    return sum(_decide(player, game, state) == best for player in players) / TRIALS


def _player(game: Game, level: Level, seed: int, passes: int) -> ExplainingBot:
    most = min(level.most_passes, passes)
    made = bot_set(game.name).factories[level.bot](game, seed, most)
    if made is None:
        made = make_bot(level.otherwise, game, seed, most)
    return Whimsical(made, level.whim, seed) if level.whim else made


def _decide(player: ExplainingBot, game: Game, state: State) -> str:
    seat = game.to_act(state)
    assert seat is not None
    return player.decide(game.view(state, seat), game.legal(state), BUDGET)
