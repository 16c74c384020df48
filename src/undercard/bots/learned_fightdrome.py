"""Learned: a network trained by self-play looks at the table once and chooses.

It plays its policy as it was learnt, at random by its chances: in a game of hidden hands, whoever
always does the same can be read.
"""

from __future__ import annotations

import random
from typing import cast

import msgspec
import numpy as np

from undercard.bots.fightdrome_features import new_scratch, observe, to_action
from undercard.bots.network import Network, chances
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.state import State
from undercard.games.fightdrome.view import View


class LearnedFightdrome:
    """Plays by a network; the seed is all its chance comes from."""

    def __init__(self, game: Fightdrome, network: Network, seed: int) -> None:
        self._game = game
        self._network = network
        self._random = random.Random(seed)
        self._scratch = new_scratch()

    def weigh(self, view: View, legal: list[str]) -> tuple[dict[str, float], float]:
        """The chance with which each legal action is chosen, and the value of the position."""
        state = cast(State, self._game.imagine(view))
        x, mask, out, table = self._scratch
        observe(cast(Book, self._game.book), state, x, mask, out, table)
        preferences, value = self._network.look(x)
        found = chances(preferences, mask != 0)
        names = {n: self._game.format_action(to_action(int(n))) for n in np.flatnonzero(mask)}
        return {name: float(found[n]) for n, name in names.items()}, value

    def decide(self, view: msgspec.Struct, legal: list[str], budget: float) -> str:  # noqa: ARG002
        assert isinstance(view, View)
        weighed, _ = self.weigh(view, legal)
        return self._random.choices(list(weighed), list(weighed.values()))[0]
