"""The observation of Fightdrome contains everything relevant."""

from __future__ import annotations

from adapters.games import seen
from random_games import play_randomly, random_game
from undercard.games.fightdrome.view import View
from undercard.kernel.game import GameView


def test_what_the_view_distinguishes_the_observation_distinguishes() -> None:
    """In a random game no two different views of a seat look the same."""
    for seed in range(6):
        game = random_game("fightdrome", seed)
        looks: dict[bytes, object] = {}
        for state, _ in play_randomly(game, seed):
            for seat in range(game.seats):
                view = game.view(state, seat)
                key = bytes([seat]) + seen(game, state, seat).tobytes()
                assert looks.setdefault(key, _rough(view)) == _rough(view)


def _rough(view: GameView) -> object:
    """Return a view without the fields that observations omit: the round, the order of discards,
    and derived fields."""
    assert isinstance(view, View)
    return [
        (f.hand, sorted(f.discard), f.face_down, f.known, f.hand_size, f.pile_size, f.sleeve)
        for f in view.fighters
    ], (view.situation, view.live, view.to_act, view.legal, view.my_pick)
