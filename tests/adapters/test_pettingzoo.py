"""Our PettingZoo environments pass PettingZoo's own tests, and play our games."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.seed_test import check_environment_deterministic_parallel
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from adapters.games import Tried, every_game
from undercard.adapters.pettingzoo import TableEnv, make_env, make_parallel_env
from undercard.kernel.errors import BadOption

# PettingZoo warns about dictionary observations, except for its own environments by name.
pytestmark = [
    pytest.mark.filterwarnings(f"ignore:{text}")
    for text in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",
    )
]


def play(env: TableEnv, seed: int) -> dict[str, float]:
    """Play a random game; return each agent's total reward."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, is_over, _, _ = env.last()
        totals[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if is_over else int(rng.choice(legal)))
    return totals


@every_game
def test_it_passes_their_api_test(tried: Tried) -> None:
    api_test(TableEnv(tried.load()), num_cycles=300)


@every_game
def test_it_passes_their_seed_test(tried: Tried) -> None:
    seed_test(lambda: TableEnv(tried.load(), views=True), num_cycles=200)


@every_game
def test_it_passes_their_render_test(tried: Tried, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: TableEnv(tried.load(), render_mode=render_mode))
    assert "to act" in capsys.readouterr().out


def test_it_runs_their_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(make_env("fightdrome"))
    assert "turns per second" in capsys.readouterr().out


@every_game
def test_the_parallel_environment_is_deterministic_too(tried: Tried) -> None:
    one, other = (turn_based_aec_to_parallel_wrapper(TableEnv(tried.load())) for _ in range(2))
    check_environment_deterministic_parallel(one, other, 100)


@every_game
def test_rewards_come_at_the_end_and_sum_to_zero(tried: Tried) -> None:
    env = TableEnv(tried.load())
    for seed in range(20):
        totals = play(env, seed)
        outcome = env.game.outcome(env.game_state)
        assert outcome is not None
        assert sum(totals.values()) == pytest.approx(0.0)
        best = max(totals.values())
        winners = {env.possible_agents[seat] for seat in outcome.winners}
        assert {agent for agent, total in totals.items() if total == best} == winners


@every_game
def test_a_seed_gives_the_game_of_the_library_and_the_next_another(tried: Tried) -> None:
    env = TableEnv(tried.load())
    for seed, expected in ((5, 5), (None, 6), (1 << 63, 1 << 63)):
        env.reset(seed=seed)
        assert env.game.hash(env.game_state) == env.game.hash(env.game.new(expected))


@every_game
def test_views_in_the_infos_are_each_agent_s_own(tried: Tried) -> None:
    env = TableEnv(tried.load(), views=True)
    env.reset(seed=3)
    for seat, agent in enumerate(env.possible_agents):
        assert env.infos[agent]["view"] == env.game.view(env.game_state, seat)


@every_game
def test_an_illegal_action_loses_the_game(tried: Tried) -> None:
    env = TableEnv(tried.load())
    env.reset(seed=3)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert {a: r for a, r in env.rewards.items() if r} == {agent: -1.0}


def test_the_parallel_environment_uses_the_action_of_the_agent_to_act() -> None:
    env = make_parallel_env("fightdrome")
    observations, _ = env.reset(seed=29)
    masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
    (acting,) = [agent for agent, mask in masks.items() if mask.any()]
    actions = {agent: int(np.argmax(mask)) for agent, mask in masks.items()}
    _, _, terminations, _, infos = env.step(actions)
    assert not any(terminations.values())
    assert infos[acting]["active_agent"] != acting


def test_unknown_render_modes_are_refused() -> None:
    with pytest.raises(BadOption, match="render_mode"):
        make_env("fightdrome", render_mode="oil")  # type: ignore[arg-type]
