"""The opponents on the other seats of a Gymnasium environment.

A bot receives a view, as at any table. Random and the policies of a game's observation choose the
same actions compiled, from the state, because agents train against them for millions of games.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from undercard.adapters.observation import Policy, observation_of
from undercard.adapters.table_env import TableGame
from undercard.bots.bot import Decider
from undercard.bots.make import make_bot


class Opponent(Protocol):
    def choose(self, table: TableGame) -> int:
        """Return an action of the seat to act."""


class BotOpponent:
    """Plays from the view of its seat."""

    def __init__(self, bot: Decider, budget: float) -> None:
        self._bot, self._budget = bot, budget

    def choose(self, table: TableGame) -> int:
        view = table.view(table.actor)
        return table.game.parse_action(self._bot.decide(view, view.legal, self._budget))


class RandomOpponent:
    """Draws from the environment's own generator, which its seed sets."""

    def __init__(self) -> None:
        self._chosen = np.zeros(1, np.int64)

    def choose(self, table: TableGame) -> int:
        return int(table.batch.random_actions(self._chosen)[0])


class PolicyOpponent:
    """Plays compiled, from the state."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, table: TableGame) -> int:
        return table.batch.ask(self._policy)


def make_opponent(given: str | Decider, table: TableGame, seat: int, budget: float) -> Opponent:
    """Return an opponent for one seat of one game: a bot by its name, or the given bot."""
    if not isinstance(given, str):
        return BotOpponent(given, budget)
    if given == "random":
        return RandomOpponent()
    make_policy = observation_of(table.game).policies.get(given)
    if make_policy is not None:
        return PolicyOpponent(make_policy(table.game))
    return BotOpponent(make_bot(given, table.game, (table.seed or 0) + seat), budget)
