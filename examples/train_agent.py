"""Train a small agent with Stable-Baselines3, against one of our bots.

    pip install "undercard[train]"
    python examples/train_agent.py [steps]

Maskable PPO reads the legal actions from the environment (`action_masks`), so it need not learn
them by losing. docs/bots.md describes what strong play requires.
"""

import sys

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
    games = min(200, steps)
    env = make_env("fightdrome", "random")
    model = MaskablePPO("MultiInputPolicy", env, n_steps=min(1024, steps), n_epochs=4, seed=1)
    print(f"before: {win_share(model, games):.0%} of {games} bouts against the random bot")
    model.learn(steps)
    print(f"after {steps} steps: {win_share(model, games):.0%}")
