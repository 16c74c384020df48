"""Our OpenSpiel games pass OpenSpiel's own tests, and its algorithms play them."""

from __future__ import annotations

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from adapters.games import GAMES, Tried, seen
from undercard.adapters.openspiel import SEED_BYTES, SpielState


def _text(tried: Tried) -> str:
    """Return a game with its options in OpenSpiel's notation."""
    options = ",".join(f"{name}={value}" for name, value in tried.options.items())
    return f"undercard_{tried.name}({options})"


every_game = pytest.mark.parametrize("name", [_text(it) for it in GAMES.values()], ids=GAMES)


def deal(name: str, seed: int) -> SpielState:
    state: SpielState = pyspiel.load_game(name).new_initial_state()
    for byte in seed.to_bytes(SEED_BYTES, "big"):
        state.apply_action(byte)
    return state


@every_game
def test_it_passes_their_random_simulation_test(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_a_seed_and_actions_give_the_game_of_the_library(name: str) -> None:
    state = deal(name, 77)
    game = state._rules.game
    ours, rng = game.new(77), random.Random(1)
    while not state.is_terminal():
        assert state.record is not None
        assert state.record.tobytes() == ours.tobytes()
        assert state.current_player() == game.to_act(ours)
        action = rng.choice(state.legal_actions())
        ours, _ = game.apply(ours, state.action_to_string(action))
        state.apply_action(action)
    outcome = game.outcome(ours)
    assert outcome is not None
    assert sum(state.returns()) == pytest.approx(0.0)
    best = [seat for seat, r in enumerate(state.returns()) if r == max(state.returns())]
    assert tuple(best) == outcome.winners


@every_game
def test_observations_are_the_array_and_the_view(name: str) -> None:
    state = deal(name, 5)
    game, record = state._rules.game, state.record
    assert record is not None
    observation = make_observation(pyspiel.load_game(name))
    for seat in range(game.seats):
        observation.set_from(state, seat)
        np.testing.assert_array_equal(observation.tensor, seen(game, record, seat))
        assert f'"seat":{seat}' in observation.string_from(state, seat)


@every_game
def test_games_and_states_survive_pickling(name: str) -> None:
    state = deal(name, 9)
    state.apply_action(state.legal_actions()[0])
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    game = pyspiel.load_game(name)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_a_clone_is_independent() -> None:
    state = deal("undercard_fightdrome", 29)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_resampled_states_look_the_same_to_the_player() -> None:
    state = deal("undercard_fightdrome", 29)
    rng = random.Random(1)
    for player in range(2):
        drawn = [state.resample_from_infostate(player, rng.random) for _ in range(5)]
        assert {s.observation_string(player) for s in drawn} == {state.observation_string(player)}
        assert len({str(s) for s in drawn}) == 5


def test_the_environment_and_the_search_of_openspiel_play_our_game() -> None:
    environment = rl_environment.Environment(pyspiel.load_game("undercard_fightdrome"))
    environment.seed(1)
    step = environment.reset()
    searcher = ismcts.ISMCTSBot(
        game=environment.game,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=3,
        random_state=np.random.RandomState(1),
        use_observation_string=True,
    )
    for _ in range(4):
        state = environment.get_state
        action = searcher.step(state)
        assert action in step.observations["legal_actions"][state.current_player()]
        step = environment.step([action])


def test_an_action_that_is_not_legal_is_refused() -> None:
    state = deal("undercard_fightdrome", 29)
    illegal = set(range(100)) - set(state.legal_actions())
    with pytest.raises(ValueError, match="not legal"):
        state.apply_action(min(illegal))


def test_parameters_that_do_not_exist_are_refused() -> None:
    with pytest.raises(RuntimeError):
        pyspiel.load_game("undercard_fightdrome(mood=grim)")
