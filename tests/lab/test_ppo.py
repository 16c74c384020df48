"""The hand-written gradients equal those of the loss, and the advantages their definition."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from undercard.lab.ppo import PpoSettings, advantages, forward, gradients, log_chances

SETTINGS = PpoSettings()
ENTROPY = 0.05


def loss(layers: list[Any], batch: dict[str, Any]) -> float:
    """Return the loss as the paper defines it, without gradients."""
    _, last = forward(layers, batch["x"])
    logs = log_chances(np, last, batch["mask"])
    n = np.arange(len(last))
    ratio = np.exp(logs[n, batch["actions"]] - batch["old"])
    clipped = np.clip(ratio, 1 - SETTINGS.clip, 1 + SETTINGS.clip)
    policy = -np.minimum(ratio * batch["gain"], clipped * batch["gain"]).mean()
    chances = np.exp(logs)
    entropy = -(chances * np.where(batch["mask"], logs, 0.0)).sum(1).mean()
    value = 0.5 * ((np.tanh(last[:, -1]) - batch["returns"]) ** 2).mean()
    return float(policy + SETTINGS.value_weight * value - ENTROPY * entropy)


def test_gradients_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(3)
    sizes = (6, 8, 7, 5)
    layers = [
        (rng.standard_normal((a, b)), rng.standard_normal(b) * 0.1)
        for a, b in itertools.pairwise(sizes)
    ]
    n = 40
    mask = rng.random((n, 4)) < 0.7
    mask[:, 1] = True
    batch = {
        "x": rng.standard_normal((n, 6)),
        "mask": mask,
        "actions": np.array([rng.choice(np.flatnonzero(row)) for row in mask]),
        "gain": rng.standard_normal(n),
        "returns": rng.uniform(-1, 1, n),
        "rows": np.arange(n),
    }
    logs = log_chances(np, forward(layers, batch["x"])[1], mask)
    batch["old"] = logs[np.arange(n), batch["actions"]] + rng.standard_normal(n) * 0.3
    found, _ = gradients(np, layers, batch, SETTINGS, ENTROPY)
    for layer, by_layer in zip(layers, found, strict=True):
        for part, by_part in zip(layer, by_layer, strict=True):
            for _ in range(12):
                place = tuple(rng.integers(size) for size in part.shape)
                before, small = part[place], 1e-5
                part[place] = before + small
                above = loss(layers, batch)
                part[place] = before - small
                slope = (above - loss(layers, batch)) / (2 * small)
                part[place] = before
                assert abs(slope - by_part[place]) < 1e-5


def test_advantages_change_sign_with_the_actor() -> None:
    """Three actions by seats 0, 1, 1; the last one wins. All values are 0."""
    rewards = [np.zeros(1), np.zeros(1), np.ones(1)]
    actors = [np.array([p]) for p in (0, 1, 1, 0)]
    found = advantages(np, rewards, [np.zeros(1)] * 4, actors, trace=1.0)
    assert [float(gain[0]) for gain in found] == [-1.0, 1.0, 1.0]


def test_nothing_flows_back_over_the_end_of_a_game() -> None:
    rewards = [-np.ones(1), np.ones(1)]
    actors = [np.array([0])] * 3
    found = advantages(np, rewards, [np.zeros(1)] * 3, actors, trace=1.0)
    assert [float(gain[0]) for gain in found] == [-1.0, 1.0]
