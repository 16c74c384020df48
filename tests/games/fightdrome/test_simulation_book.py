"""The seats' knowledge only affects views: without it a game takes the same course."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

import undercard
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.rules import random_action
from undercard.games.fightdrome.state import State
from undercard.kernel.events import new_log
from undercard.kernel.game import Game

GAMES = 60


def random_game(game: Game, book: object, seed: int) -> list[int]:
    """Return the actions of a random game and its winner."""
    state, log = game.blank(), new_log()
    state.rng = np.uint64(seed)
    game.engine.new(book, state, log)
    actions = []
    while state.actor >= 0:
        actions.append(random_action(cast(Book, book), cast(State, state)))
        game.engine.step(book, state, actions[-1], log)
    return [*actions, int(state.winner)]


@pytest.mark.parametrize("mode", ["bout", "match", "epic"])
def test_knowledge_does_not_change_the_course_of_a_game(mode: str) -> None:
    game = undercard.load("fightdrome", mode=mode)
    for seed in range(GAMES):
        with_memory, without = (
            random_game(game, book, seed) for book in (game.book, game.simulation_book)
        )
        assert with_memory == without
