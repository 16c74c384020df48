"""Who sits on the other seats of a Gymnasium environment.

A bot is asked with a view, as at any table. Random, and Greedy of Fightdrome, play the same way
compiled, from the state: they are the ones that agents train against by the million.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from undercard.adapters.fightdrome_turns import greedy_choice
from undercard.adapters.table_env import TableGame
from undercard.bots.bot import Decider
from undercard.bots.greedy_fightdrome import costs_of
from undercard.bots.make import make_bot
from undercard.games.fightdrome.game import Fightdrome


class Opponent(Protocol):
    def choose(self, table: TableGame) -> int:
        """An action of the seat to act."""


class BotOpponent:
    """Knows what its seat may know."""

    def __init__(self, bot: Decider, budget: float) -> None:
        self._bot, self._budget = bot, budget

    def choose(self, table: TableGame) -> int:
        view = table.view(table.actor)
        legal: list[str] = getattr(view, "legal")  # noqa: B009
        return table.game.parse_action(self._bot.decide(view, legal, self._budget))


class RandomOpponent:
    """From the environment's own generator, which its seed sets."""

    def __init__(self) -> None:
        self._chosen = np.zeros(1, np.int64)

    def choose(self, table: TableGame) -> int:
        return int(table.batch.random_actions(self._chosen)[0])


class GreedyOpponent:
    """The page of rules of `GreedyFightdrome`, which looks at nothing hidden."""

    def __init__(self, game: Fightdrome) -> None:
        self._costs = costs_of(game.pack.faces)

    def choose(self, table: TableGame) -> int:
        return table.batch.ask(greedy_choice, self._costs)


def make_opponent(given: str | Decider, table: TableGame, seat: int, budget: float) -> Opponent:
    """For one seat of one game."""
    if not isinstance(given, str):
        return BotOpponent(given, budget)
    if given == "random":
        return RandomOpponent()
    if given == "greedy" and isinstance(table.game, Fightdrome):
        return GreedyOpponent(table.game)
    return BotOpponent(make_bot(given, table.game, (table.seed or 0) + seat), budget)
