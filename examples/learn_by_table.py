"""Train a small agent with OpenSpiel's Q-learning, against one of our bots.

    pip install "undercard[openspiel,pettingzoo]"
    python examples/learn_by_table.py [bouts]

It stores the value of each action in each situation in a table, so a situation must be coarse: the
situation of the rules and the attack to answer. That is enough to learn which cards to spend first.
`train_agent.py` does the same with a network.
"""

import sys

import numpy as np
from gymnasium.spaces import flatdim
from open_spiel.python.algorithms.tabular_qlearner import QLearner
from open_spiel.python.rl_environment import StepType, TimeStep

from undercard.adapters.gymnasium import Info, OpponentEnv, make_env
from undercard.games.fightdrome.view import View


def time_step(env: OpponentEnv, info: Info, kind: StepType, reward: float = 0.0) -> TimeStep:
    """Return a time step as OpenSpiel's agents expect it."""
    view = info["view"]
    assert isinstance(view, View)
    legal = np.flatnonzero(env.action_masks()).tolist()
    seen = view.situation, view.live
    return TimeStep({"info_state": [seen], "legal_actions": [legal]}, [reward], [1.0], kind)


def play(env: OpponentEnv, agent: QLearner, seed: int, is_learning: bool) -> bool:
    """Play a bout; return whether the agent won it."""
    _, info = env.reset(seed=seed)
    step = time_step(env, info, StepType.FIRST)
    while True:
        action = agent.step(step, is_evaluation=not is_learning).action
        _, reward, is_over, _, info = env.step(action)
        step = time_step(env, info, StepType.LAST if is_over else StepType.MID, reward)
        if is_over:
            agent.step(step, is_evaluation=not is_learning)
            return reward > 0


def win_share(env: OpponentEnv, agent: QLearner, bouts: int) -> float:
    return sum(play(env, agent, 1_000_000 + n, is_learning=False) for n in range(bouts)) / bouts


if __name__ == "__main__":
    bouts = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000
    np.random.seed(1)  # OpenSpiel's agents use this generator
    env = make_env("fightdrome", "random", views=True)
    agent = QLearner(player_id=0, num_actions=flatdim(env.action_space), step_size=0.05)
    before = win_share(env, agent, 1000)
    for seed in range(bouts):
        play(env, agent, seed, is_learning=True)
    print(f"before: {before:.0%} of 1,000 bouts against the random bot")
    print(f"after {bouts:,} bouts: {win_share(env, agent, 1000):.0%}")
