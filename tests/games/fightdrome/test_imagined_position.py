"""A state imagined from a view has that view, and its samples equal those of the real state."""

from __future__ import annotations

from random_games import random_game, some_states
from undercard.games.fightdrome.game import Fightdrome


def test_an_imagined_state_has_the_view_it_was_made_from() -> None:
    for seed in range(30):
        game = random_game("fightdrome", seed)
        assert isinstance(game, Fightdrome)
        for _, state in some_states(game, seed):
            seat = game.to_act(state)
            if seat is not None:
                view = game.view(state, seat)
                assert game.view(game.imagine(view), seat) == view


def test_an_imagined_state_is_sampled_like_the_real_one() -> None:
    """The views of the other seat and of a spectator also agree, draw for draw."""
    for seed in range(30):
        game = random_game("fightdrome", seed)
        assert isinstance(game, Fightdrome)
        for n, state in some_states(game, seed):
            seat = game.to_act(state)
            if seat is not None:
                imagined = game.imagine(game.view(state, seat))
                one, other = (game.sample(s, seat, n) for s in (state, imagined))
                for viewer in (0, 1, None):
                    assert game.view(one, viewer) == game.view(other, viewer)
