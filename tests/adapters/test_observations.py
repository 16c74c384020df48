"""Observations tell what the view tells: nothing hidden, and nothing that matters left out."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest
from numpy.typing import NDArray

from playing import play_randomly, random_game
from undercard.adapters.turns import book_row, turns_of
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.view import View as FightdromeView
from undercard.games.survive.game import Survive
from undercard.games.survive.view import View as SurviveView
from undercard.kernel.game import Game, State

every_name = pytest.mark.parametrize("name", ["fightdrome", "survive"])


def seen(game: Game, state: State, seat: int) -> NDArray[np.uint8]:
    turns = turns_of(game)
    x = np.full(turns.observation_size(game.book), 99, np.uint8)
    turns.loops.look(book_row(game), np.array([state]), seat, x)
    return x


def imagined(game: Game, state: State, seat: int) -> State:
    view = game.view(state, seat)
    if isinstance(game, Fightdrome):
        return game.imagine(cast(FightdromeView, view))
    return cast(Survive, game).imagine(cast(SurviveView, view))


@every_name
def test_hidden_things_do_not_change_an_observation(name: str) -> None:
    for seed in range(25):
        game = random_game(name, seed)
        for n, (state, _) in enumerate(play_randomly(game, seed)):
            for seat in range(game.seats):
                other = game.sample(state, seat, n)
                np.testing.assert_array_equal(seen(game, other, seat), seen(game, state, seat))


@every_name
def test_a_view_is_enough_to_observe(name: str) -> None:
    """The same bytes from the state and from one that is made from the seat's view alone."""
    for seed in range(12):
        game = random_game(name, seed)
        for n, (state, action) in enumerate(play_randomly(game, seed)):
            if action is None or n % 3:
                continue
            for seat in range(game.seats):
                other = imagined(game, state, seat)
                np.testing.assert_array_equal(seen(game, other, seat), seen(game, state, seat))


@every_name
def test_what_the_view_tells_apart_the_observation_tells_apart(name: str) -> None:
    """In a random game no two different views of a seat look the same."""
    for seed in range(6):
        game = random_game(name, seed)
        looks: dict[bytes, object] = {}
        for state, _ in play_randomly(game, seed):
            for seat in range(game.seats):
                view = game.view(state, seat)
                key = bytes([seat]) + seen(game, state, seat).tobytes()
                assert looks.setdefault(key, _rough(view)) == _rough(view)


def _rough(view: object) -> object:
    """A view without what observations leave out: the number of the round, the order of discards,
    and what only repeats the rest."""
    if isinstance(view, FightdromeView):
        return [
            (f.hand, sorted(f.discard), f.face_down, f.known, f.hand_size, f.pile_size, f.sleeve)
            for f in view.fighters
        ], (view.situation, view.live, view.to_act, view.legal, view.my_pick)
    return view
