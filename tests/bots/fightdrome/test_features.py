"""The network's input contains only what the view shows."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

import undercard
from random_games import play_randomly, random_game
from undercard.bots.fightdrome.features import (
    COUNTED,
    FACES,
    MY_NEXT,
    OUTPUTS,
    YOU_MAY_HOLD,
    is_known,
    new_scratch,
    observe,
    to_action,
    to_output,
)
from undercard.games.fightdrome import actions, situations
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.state import FACE, State


@pytest.mark.parametrize("block", range(3))
def test_a_view_is_enough_to_observe(block: int) -> None:
    """The features of a state equal those of a state imagined from the seat's view."""
    for seed in range(block * 12, block * 12 + 12):
        game = cast(Fightdrome, random_game("fightdrome", seed))
        for state, _ in play_randomly(game, seed):
            seat = game.to_act(state)
            if seat is None or not is_known(cast(Book, game.book), cast(State, state)):
                continue
            x, mask, out, table = new_scratch()
            observe(cast(Book, game.book), cast(State, state), x, mask, out, table)
            imagined = game.imagine(game.view(state, seat))
            seen = new_scratch()
            observe(cast(Book, game.book), cast(State, imagined), *seen)
            np.testing.assert_array_equal(x, seen[0])
            outputs = {to_output(action) for action in game.legal_actions(state)}
            assert set(np.flatnonzero(mask).tolist()) == outputs


def test_expected_counts_agree_with_many_samples() -> None:
    """The expected cards of the opponent's hand and of the next draw agree with 3,000 samples."""
    game = cast(Fightdrome, undercard.load("fightdrome"))
    checked = 0
    for n, (state, _) in enumerate(play_randomly(game, 3)):
        seat = game.to_act(state)
        if seat is None or n % 9 or state.situation != situations.LEAD or state.limit_n[1 - seat]:
            continue
        x, mask, out, table = new_scratch()
        observe(cast(Book, game.book), cast(State, state), x, mask, out, table)
        held, drawn = np.zeros(FACES), np.zeros(FACES)
        for k in range(3000):
            s = game.sample(state, seat, k)
            hand = s.deck[1 - seat, : s.hand_n[1 - seat]] & FACE
            pile = s.deck[seat, s.hand_n[seat] : s.hand_n[seat] + s.pile_n[seat]] & FACE
            np.add.at(held, hand, 1 / 3000)
            np.add.at(drawn, pile, 1 / 3000 / len(pile))
        blocks = x[COUNTED:].reshape(3, FACES)
        np.testing.assert_allclose(blocks[YOU_MAY_HOLD], held, atol=0.05)
        np.testing.assert_allclose(blocks[MY_NEXT], drawn, atol=0.02)
        checked += 1
    assert checked >= 2


def test_outputs_and_actions_are_distinguished() -> None:
    assert sorted({to_output(to_action(n)) for n in range(OUTPUTS)}) == list(range(OUTPUTS))
    assert all(0 <= to_action(n) < actions.COUNT for n in range(OUTPUTS))
