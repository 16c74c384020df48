"""Learned: a network trained by self-play evaluates the table once and chooses.

It samples from its policy, because in a game of hidden hands a deterministic player can be
predicted.
"""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import cast

import numpy as np

from undercard.bots.bot import Explanation, Weighed, explain_only, explain_weighed
from undercard.bots.fightdrome.features import FACES, is_known, new_scratch, observe, to_action
from undercard.bots.fightdrome.greedy import Greedy
from undercard.bots.network import Network, chances, load_network
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.state import State
from undercard.games.fightdrome.view import View
from undercard.kernel.game import Game, GameView
from undercard.kernel.game import State as AnyState

TABLES = 24
"""The number of states sampled to estimate the value of an action."""


class Learned:
    """Plays with a network; the seed is its only source of chance."""

    def __init__(self, game: Fightdrome, network: Network, seed: int) -> None:
        self._game = game
        self._network = network
        self._random = random.Random(seed)
        self._greedy = Greedy(game)
        self._scratch = new_scratch()
        self._view: View | None = None
        self._choice = ""

    def decide(self, view: GameView, legal: list[str], budget: float) -> str:
        assert isinstance(view, View)
        self._view, self._choice = view, legal[0]
        if not is_known_view(self._game, view):
            self._choice = self._greedy.decide(view, legal, budget)
        elif len(legal) > 1:
            weighed, _ = self.weigh(self._game.imagine(view))
            self._choice = self._random.choices(list(weighed), list(weighed.values()))[0]
        return self._choice

    def weigh(self, state: AnyState) -> tuple[dict[str, float], float]:
        """Return the probability of each legal action, and the seat's win probability."""
        x, mask, out, table = self._scratch
        observe(cast(Book, self._game.book), cast(State, state), x, mask, out, table)
        preferences, value = self._network.look(x)
        found = chances(preferences, mask != 0)
        names = {n: self._game.format_action(to_action(int(n))) for n in np.flatnonzero(mask)}
        return {name: float(found[n]) for n, name in names.items()}, (1 + value) / 2

    def explain(self) -> Explanation:
        """Return the likeliest actions; their values are computed only on demand."""
        assert self._view is not None
        if not is_known_view(self._game, self._view):
            return self._greedy.explain()
        if len(self._view.legal) == 1:
            return explain_only(self._choice)
        state = self._game.imagine(self._view)
        weighed = [Weighed(name, share) for name, share in self.weigh(state)[0].items()]
        explanation = explain_weighed(self._choice, "reason-learned", weighed)
        judged = [
            Weighed(w.action, w.share, self._judge(state, w.action)) for w in explanation.weighed
        ]
        return Explanation(explanation.choice, explanation.reason, judged)

    def _judge(self, state: AnyState, action: str) -> float:
        """Return the win probability after an action, over states with the same view."""
        game, seat, total = self._game, int(state.actor), 0.0
        for n in range(TABLES):
            after, _ = game.apply(game.sample(state, seat, n), action)
            outcome = game.outcome(after)
            if outcome is not None:
                total += seat in outcome.winners
            else:
                chance = self._chance(after)
                total += chance if after.actor == seat else 1 - chance
        return total / TABLES

    def _chance(self, state: AnyState) -> float:
        """Return the win probability of the seat to act; a Last Gasp (FR12) is resolved first."""
        while not is_known(cast(Book, self._game.book), cast(State, state)):
            state, _ = self._game.apply(state, "draw")
        return self.weigh(state)[1]


def is_known_view(game: Fightdrome, view: View) -> bool:
    """Whether the network has learned the situation of a view; see `features.is_known`."""
    is_epic = game.options["mode"] == "epic"
    return view.situation not in ("stack", "last_gasp") and (view.situation != "sleeve" or is_epic)


def knows_cards(game: Game) -> bool:
    """Whether the network knows all cards of the pack; house packs may have others."""
    assert isinstance(game, Fightdrome)
    return len(game.pack.faces) == FACES


@cache
def shipped_network() -> Network:
    """Return the network that ships with the package."""
    return load_network(Path(__file__).with_name("weights.npz"))


def make_learned(game: Game, seed: int, most_passes: int) -> Learned | None:  # noqa: ARG001
    """Return the bot: a factory for the bot set. It does not support unknown cards."""
    if not knows_cards(game):
        return None
    assert isinstance(game, Fightdrome)
    return Learned(game, shipped_network(), seed)
