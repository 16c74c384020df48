"""Greedy for Survive uses only what its seat may know."""

from __future__ import annotations

from typing import cast

import numpy as np

import undercard
from random_games import play_randomly
from undercard.bots.survive.greedy import greedy_action
from undercard.games.survive.book import Book
from undercard.games.survive.game import Survive
from undercard.games.survive.rules import MAX_LEGAL
from undercard.games.survive.state import State


def test_it_chooses_from_a_view_as_from_the_state() -> None:
    """A bot receives only its view, so the imagined hidden part must make no difference."""
    game = undercard.load("survive", players=3)
    assert isinstance(game, Survive)
    out = np.zeros(MAX_LEGAL, np.int16)
    for state, _ in play_randomly(game, 5):
        seat = game.to_act(state)
        if seat is not None:
            imagined = game.imagine(game.view(state, seat))
            assert game.view(imagined, seat) == game.view(state, seat)
            answers = [
                greedy_action(cast(Book, game.book), cast(State, s), out, np.uint64(1))
                for s in (state, imagined)
            ]
            assert answers[0] == answers[1]
