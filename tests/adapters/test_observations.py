"""Observations contain what the view contains, and nothing hidden, in every game."""

from __future__ import annotations

import numpy as np

from adapters.games import GAMES, every_name, seen
from random_games import play_randomly, random_game
from undercard.kernel.plugin import game_names


@every_name
def test_hidden_information_does_not_change_an_observation(name: str) -> None:
    for seed in range(25):
        game = random_game(name, seed)
        for n, (state, _) in enumerate(play_randomly(game, seed)):
            for seat in range(game.seats):
                other = game.sample(state, seat, n)
                np.testing.assert_array_equal(seen(game, other, seat), seen(game, state, seat))


@every_name
def test_a_view_is_enough_to_observe(name: str) -> None:
    """The observation of a state equals that of a state imagined from the seat's view."""
    for seed in range(12):
        game = random_game(name, seed)
        for n, (state, action) in enumerate(play_randomly(game, seed)):
            if action is None or n % 3:
                continue
            for seat in range(game.seats):
                other = game.imagine(game.view(state, seat))
                np.testing.assert_array_equal(seen(game, other, seat), seen(game, state, seat))


def test_every_number_of_seats_is_tried() -> None:
    games = [tried.load() for tried in GAMES.values()]
    for name in game_names():
        tried = {game.seats for game in games if game.name == name}
        assert (min(tried), max(tried)) == next(g.seat_counts for g in games if g.name == name)
