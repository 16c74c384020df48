"""Greedy of Fightdrome as a compiled policy: agents train against it by the million."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from undercard.adapters.observation import Policy
from undercard.bots.fightdrome.greedy import costs_of, greedy_action
from undercard.games.fightdrome.game import Fightdrome
from undercard.kernel.compile import kernel
from undercard.kernel.game import Game


@kernel
def greedy_choice(
    books: NDArray[np.void], states: NDArray[np.void], costs: NDArray[np.int16]
) -> int:
    """Return what Greedy does in the first game."""
    return greedy_action(books[0], costs, states[0])


def greedy_policy(game: Game) -> Policy:
    """Return the same rules that `Greedy` follows at a table."""
    assert isinstance(game, Fightdrome)
    return Policy(greedy_choice, (costs_of(game.pack.faces),))
