"""A game without its own observation is played through every adapter with the defaults."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from adapters import test_batch, test_openspiel, test_pettingzoo
from adapters.games import Tried, seen
from adapters.test_gymnasium import play
from nines import registered
from random_games import play_randomly
from undercard.adapters.batch import GameBatch
from undercard.adapters.gymnasium import OpponentEnv, environment_id, register_environments
from undercard.adapters.observation import draw_picture, draw_text
from undercard.adapters.openspiel import register_games
from undercard.adapters.pettingzoo import TableEnv
from undercard.adapters.view_encoder import encoder_of
from undercard.kernel.registry import load

pytestmark = test_pettingzoo.pytestmark


@pytest.fixture(autouse=True)
def nines() -> Iterator[Tried]:
    with registered() as name:
        register_environments()
        register_games()
        yield Tried(name, {"hand": 4})


@pytest.mark.parametrize(
    "check",
    [
        test_batch.test_each_game_is_that_of_its_seed_played_alone,
        test_batch.test_the_same_seed_gives_the_same_arrays,
        test_batch.test_an_illegal_action_affects_only_its_game,
        test_pettingzoo.test_rewards_come_at_the_end_and_sum_to_zero,
        test_pettingzoo.test_an_illegal_action_loses_the_game,
        test_pettingzoo.test_views_in_the_infos_are_each_agent_s_own,
    ],
    ids=lambda check: check.__name__.removeprefix("test_"),
)
def test_it_passes_the_checks_of_every_game(check: Callable[[Tried], None], nines: Tried) -> None:
    check(nines)


@pytest.mark.parametrize(
    "check",
    [
        test_openspiel.test_it_passes_their_random_simulation_test,
        test_openspiel.test_a_seed_and_actions_give_the_game_of_the_library,
        test_openspiel.test_observations_are_the_array_and_the_view,
        test_openspiel.test_games_and_states_survive_pickling,
    ],
    ids=lambda check: check.__name__.removeprefix("test_"),
)
def test_openspiel_plays_it(check: Callable[[str], None]) -> None:
    check("undercard_nines(hand=2)")


def test_openspiel_knows_its_options() -> None:
    game = pyspiel.load_game("undercard_nines")
    assert (game.num_players(), game.num_distinct_actions()) == (2, 9)
    assert game.get_parameters() == {"hand": 3}


def test_pettingzoo_plays_it(nines: Tried, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(TableEnv(nines.load()), num_cycles=100)
    seed_test(lambda: TableEnv(nines.load(), views=True), num_cycles=50)
    render_test(lambda render_mode: TableEnv(nines.load(), render_mode=render_mode))
    assert "to act" in capsys.readouterr().out


def test_gymnasium_plays_it(nines: Tried) -> None:
    env = gymnasium.make(environment_id(nines.name), opponent="random", render_mode="ansi")
    check_env(env.unwrapped)
    rewards = {play(OpponentEnv(nines.load(), "random"), seed) for seed in range(40)}
    assert rewards == {-1.0, 0.0, 1.0}


def test_the_batch_runs_interpreted_too() -> None:
    ran = [GameBatch(load("nines", engine=it), 6, 3) for it in ("compiled", "interpreted")]
    for _ in range(20):
        for batch in ran:
            batch.step(batch.random_actions())
        for name, array in vars(ran[0].arrays).items():
            np.testing.assert_array_equal(array, getattr(ran[1].arrays, name))


def test_its_observation_is_small_and_contains_all_that_the_view_contains(nines: Tried) -> None:
    game = nines.load()
    looks: dict[bytes, object] = {}
    for seed in range(100):
        for state, _ in play_randomly(game, seed):
            x = seen(game, state, 0)
            view = game.view(state, 0)
            assert looks.setdefault(x.tobytes(), view) == view
    assert len(x) < 100


def test_a_seat_sees_its_own_first(nines: Tried) -> None:
    game = nines.load()
    state = game.new(1)
    encoder = encoder_of(game)
    for seat in range(2):
        x = dict(zip(encoder.names, seen(game, state, seat).tolist(), strict=True))
        mine = game.view(state, seat).hands[seat]  # type: ignore[attr-defined]
        assert [card for card in mine if x[f"hands[0][] = {card}"]] == mine
        assert (x["hands[0]?"], x["hands[1]?"]) == (1, 0)
        assert x["to_act"] == (game.to_act(state) or 0) ^ seat


def test_it_is_drawn_from_its_view(nines: Tried) -> None:
    game = nines.load()
    view = game.view(game.new(1), 1)
    text = draw_text(game, view)
    assert "seat 0: hands ##, cards left 4, tricks 0" in text
    assert f"seat 1: hands {' '.join(view.hands[1])}, cards left 4" in text  # type: ignore[attr-defined]
    picture = np.asarray(draw_picture(game, view))
    other = np.asarray(draw_picture(game, game.view(game.new(2), 1)))
    assert picture.shape == other.shape
    assert (picture != other).any()
