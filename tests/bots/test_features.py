"""The network sees what the view shows: the same numbers from the state as from the view."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

from playing import play_randomly, random_game
from undercard.bots.fightdrome_features import (
    FEATURES,
    MOST_LEGAL,
    OUTPUTS,
    features_of,
    observe,
    to_action,
    to_output,
)
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.rules import ACTIONS
from undercard.games.fightdrome.state import State


@pytest.mark.parametrize("block", range(3))
def test_features_of_state_and_view_are_the_same(block: int) -> None:
    x, mask = np.zeros(FEATURES, np.float32), np.zeros(OUTPUTS, np.uint8)
    out = np.zeros(MOST_LEGAL, np.int16)
    for seed in range(block * 12, block * 12 + 12):
        game = cast(Fightdrome, random_game("fightdrome", seed))
        mode, target = str(game.options["mode"]), int(game.options["target"])
        for state, _ in play_randomly(game, seed):
            seat = game.to_act(state)
            if seat is None:
                continue
            observe(cast(Book, game.book), cast(State, state), x, mask, out)
            seen = features_of(game.view(state, seat), game.pack.names, mode, target)
            np.testing.assert_allclose(x, seen, atol=1e-6)
            outputs = {to_output(action) for action in game.legal_actions(state)}
            assert set(np.flatnonzero(mask).tolist()) == outputs


def test_outputs_and_actions_are_told_apart() -> None:
    assert sorted({to_output(to_action(n)) for n in range(OUTPUTS)}) == list(range(OUTPUTS))
    assert all(0 <= to_action(n) < ACTIONS for n in range(OUTPUTS))
