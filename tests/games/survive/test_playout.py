"""Simulated games are the games of the library: the same states from the same seeds."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest
from numpy.typing import NDArray

import undercard
from undercard.games.survive.book import Book
from undercard.games.survive.playout import (
    COUNTS,
    DECISIONS,
    MOST_DECISIONS,
    WIN,
    WINS,
    playouts,
)
from undercard.games.survive.rules import MAX_LEGAL
from undercard.kernel.chance import below
from undercard.kernel.events import new_log
from undercard.kernel.game import Game

GAMES = 40


def simulated(game: Game, seed: int, games: int) -> tuple[bytes, NDArray[np.int64]]:
    rows, counts = np.zeros(2, game.dtype), np.zeros(COUNTS, np.int64)
    out, book = np.zeros(MAX_LEGAL, np.int16), cast(Book, game.book)
    playouts(book, rows, seed, games, out, new_log(), counts)
    return rows[1].tobytes(), counts


@pytest.mark.parametrize("players", [2, 3])
def test_a_simulated_game_can_be_played_by_hand(players: int) -> None:
    game = undercard.load("survive", players=players)
    last, counts = simulated(game, 5, 1)
    state, decisions = game.new(5), 0
    while game.to_act(state) is not None:
        legal = game.legal_actions(state)
        lucky = game.copy(state)
        choice = legal[below(lucky, len(legal))]
        lucky_log = new_log()
        game.engine.step(game.book, lucky, choice, lucky_log)
        state, decisions = lucky, decisions + 1
    assert state.tobytes() == last
    assert counts[DECISIONS] == counts[MOST_DECISIONS] == decisions


@pytest.mark.parametrize("players", [2, 3])
def test_every_game_has_one_win_to_share(players: int) -> None:
    _, counts = simulated(undercard.load("survive", players=players), 1, GAMES)
    assert counts[WINS : WINS + players].sum() == GAMES * WIN
    assert counts[MOST_DECISIONS] < 1000
