"""The observation of Survive contains everything relevant."""

from __future__ import annotations

from adapters.games import seen
from random_games import play_randomly, random_game


def test_what_the_view_distinguishes_the_observation_distinguishes() -> None:
    """In a random game no two different views of a seat look the same."""
    for seed in range(6):
        game = random_game("survive", seed)
        looks: dict[bytes, object] = {}
        for state, _ in play_randomly(game, seed):
            for seat in range(game.seats):
                view = game.view(state, seat)
                key = bytes([seat]) + seen(game, state, seat).tobytes()
                assert looks.setdefault(key, view) == view
