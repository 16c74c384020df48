"""Our Gymnasium environments pass Gymnasium's own check and use the given opponent."""

from __future__ import annotations

import gymnasium
import msgspec
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from adapters.games import Tried, every_game
from undercard.adapters.gymnasium import OpponentEnv, environment_id, make_env
from undercard.bots.bot import Explanation, explain_only
from undercard.kernel.errors import UndercardError


class FirstLegal:
    """A bot that takes the first action and counts its calls."""

    asked = 0

    def decide(self, view: msgspec.Struct, legal: list[str], budget: float) -> str:  # noqa: ARG002
        self.asked += 1
        return legal[0]

    def explain(self) -> Explanation:
        return explain_only("")


def play(env: OpponentEnv, seed: int) -> float:
    observation, _ = env.reset(seed=seed)
    rng, is_over, reward = np.random.default_rng(seed), False, 0.0
    while not is_over:
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, is_over, _, _ = env.step(action)
    return reward


@every_game
def test_it_passes_their_check(tried: Tried) -> None:
    """The environment is created by name, so that the check tries all render modes."""
    name = f"undercard.adapters.gymnasium:{environment_id(tried.name)}"
    kwargs: dict[str, object] = {"opponent": "random", "render_mode": "ansi", **tried.options}
    env = gymnasium.make(name, **kwargs)  # type: ignore[arg-type]
    check_env(env.unwrapped)


@every_game
def test_games_end_and_the_same_seed_plays_the_same_game(tried: Tried) -> None:
    env = OpponentEnv(tried.load(), "greedy")
    rewards = [play(env, seed) for seed in range(6)]
    assert rewards == [play(env, seed) for seed in range(6)]
    assert all(-1.0 <= reward <= 1.0 for reward in rewards)


@every_game
def test_a_given_bot_plays_the_other_seats(tried: Tried) -> None:
    bot = FirstLegal()
    play(OpponentEnv(tried.load(), bot, seat=1), 1)
    assert bot.asked > 3


def test_the_readable_view_is_the_seat_s_own() -> None:
    env = make_env("fightdrome", seat=1, views=True)
    _, info = env.reset(seed=1)
    view = msgspec.to_builtins(info["view"])
    assert view["seat"] == 1
    assert view["fighters"][0]["hand"] is None


def test_gymnasium_creates_them_by_name() -> None:
    env = gymnasium.make("undercard.adapters.gymnasium:Survive-v1", opponent="random", rounds=5)
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)


@pytest.mark.parametrize("wrong", [{"seat": 2}, {"opponent": "nobody"}, {"mode": "brawl"}])
def test_invalid_arguments_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(UndercardError):
        make_env("fightdrome", **wrong).reset()  # type: ignore[arg-type]
