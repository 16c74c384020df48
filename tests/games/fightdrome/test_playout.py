"""Random games inside the rules: the same games as outside, with or without memory."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

import undercard
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.playout import COUNTS, DECISIONS, FORCED, SEAT_0_WINS, playouts
from undercard.games.fightdrome.rules import random_action
from undercard.games.fightdrome.state import STATE, State
from undercard.kernel.events import new_log

GAMES = 300
modes = pytest.mark.parametrize("mode", ["bout", "match", "epic"])


def counts_of(book: object, seed: int) -> list[int]:
    counts = np.zeros(COUNTS, np.int64)
    playouts(cast(Book, book), np.zeros(2, STATE), seed, GAMES, new_log(), counts)
    return [int(n) for n in counts]


@modes
def test_memory_changes_nothing_in_the_course_of_a_game(mode: str) -> None:
    game = undercard.load("fightdrome", mode=mode)
    assert counts_of(game.book, 5) == counts_of(game.simulation_book, 5)


@modes
def test_playouts_are_the_games_that_the_library_plays(mode: str) -> None:
    game = undercard.load("fightdrome", mode=mode)
    assert isinstance(game, Fightdrome)
    decisions = forced = wins = 0
    for seed in range(5, 5 + GAMES):
        state = game.new(seed)
        while game.to_act(state) is not None:
            legal = game.legal(state)
            decisions += 1
            forced += len(legal) == 1
            action = random_action(cast(Book, game.book), cast(State, state))
            state, _ = game.apply(state, game.format_action(action))
        outcome = game.outcome(state)
        assert outcome is not None
        wins += outcome.winners == (0,)
    counts = counts_of(game.book, 5)
    assert (counts[DECISIONS], counts[FORCED], counts[SEAT_0_WINS]) == (decisions, forced, wins)
