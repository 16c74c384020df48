"""Train a small agent with Stable-Baselines3, against a bot of ours.

    pip install "undercard[train]"
    python examples/train_agent.py [steps]

Maskable PPO asks the environment which actions are legal (`action_masks`), so that it never learns
them by losing. A few minutes beat the random bot; docs/bots.md tells what more takes.
"""

import sys

import numpy as np
from sb3_contrib import MaskablePPO

from undercard.adapters.gymnasium import make_env


def win_share(model: MaskablePPO, games: int) -> float:
    env, won = make_env("fightdrome", "random"), 0
    for seed in range(games):
        seen, _ = env.reset(seed=1_000_000 + seed)
        is_over, reward = False, 0.0
        while not is_over:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, reward, is_over, _, _ = env.step(action)
        won += reward > 0
    return won / games


if __name__ == "__main__":
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 40_000
    np.random.seed(1)
    model = MaskablePPO("MultiInputPolicy", make_env("fightdrome", "random"), n_steps=1024, seed=1)
    print(f"before: {win_share(model, 200):.0%} of 200 bouts against the random bot")
    model.learn(steps)
    print(f"after {steps} steps: {win_share(model, 200):.0%}")
