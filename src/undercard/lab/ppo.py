"""Proximal policy optimisation for a small network, with hand-written gradients.

It works on NumPy arrays and on PyTorch tensors alike: `xp` is the module of either. Tests therefore
need no framework, and PyTorch does the multiplication on a GPU.

One network plays both seats of a zero-sum game. The value of the next position is that of the seat
to act there, with its sign flipped if that seat is the opponent.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

Array: TypeAlias = Any
"""A NumPy array or a PyTorch tensor."""

NEVER = -1e9


@dataclass(frozen=True)
class PpoSettings:
    """Hyperparameters."""

    clip: float = 0.2
    trace: float = 1.0
    """Lambda of the generalised advantage estimate, without discounting.

    Actions differ by a hundredth of a win where the network's value estimate is off by a tenth. At
    1, the game's result alone judges an action. At 0.95 the network became weaker, at 0.8 much
    weaker.
    """
    value_weight: float = 0.5
    epochs: int = 2
    batch: int = 32_768
    most_gradient: float = 0.5


def forward(layers: list[tuple[Array, Array]], x: Array) -> tuple[list[Array], Array]:
    """Return the inputs of every layer, and the output of the last one."""
    inputs = [x]
    for weight, bias in layers[:-1]:
        y = inputs[-1] @ weight + bias
        inputs.append(y * (y > 0))
    weight, bias = layers[-1]
    return inputs, inputs[-1] @ weight + bias


def log_chances(xp: Array, last: Array, mask: Array) -> Array:
    """Return the logarithm of every action's probability; illegal actions get a negligible one."""
    preferences = xp.where(mask, last[:, :-1], xp.full_like(last[:, :-1], NEVER))
    highest = xp.amax(preferences, 1)[:, None]
    shifted = preferences - highest
    return shifted - xp.log(xp.exp(shifted).sum(1))[:, None]


def advantages(
    xp: Array, rewards: list[Array], values: list[Array], actors: list[Array], trace: float
) -> list[Array]:
    """Return each action's advantage over the expected value, from the last action backwards.

    `rewards[t]` is the reward of the actor at t; it is non-zero only when the game ended. `values`
    and `actors` have one more entry, for the position after the last action.
    """
    found: list[Array] = []
    later = xp.zeros_like(values[0])
    for t in range(len(rewards) - 1, -1, -1):
        same = xp.where(actors[t] == actors[t + 1], 1.0, -1.0)
        goes_on = xp.where(rewards[t] == 0, 1.0, 0.0) * same
        error = rewards[t] + goes_on * values[t + 1] - values[t]
        later = error + trace * goes_on * later
        found.append(later)
    return found[::-1]


def gradients(
    xp: Array,
    layers: list[tuple[Array, Array]],
    batch: dict[str, Array],
    settings: PpoSettings,
    entropy_weight: float,
) -> tuple[list[tuple[Array, Array]], dict[str, Array]]:
    """Return the gradients of the loss by every weight and bias, and some diagnostics.

    The diagnostics stay on the device, because reading one waits for it.
    """
    inputs, last = forward(layers, batch["x"])
    last = last.astype("float32") if hasattr(last, "astype") else last.float()
    logs = log_chances(xp, last, batch["mask"])
    chances = xp.exp(logs)
    n = len(last)
    rows = batch["rows"][:n]
    chosen = logs[rows, batch["actions"]]
    ratio = xp.exp(chosen - batch["old"])
    gain = batch["gain"]
    is_free = xp.where(gain > 0, ratio < 1 + settings.clip, ratio > 1 - settings.clip)
    push = -ratio * gain * is_free
    by_preference = -chances * push[:, None]
    by_preference[rows, batch["actions"]] += push
    entropy = -(chances * xp.where(batch["mask"], logs, xp.zeros_like(logs))).sum(1)
    by_preference += (
        entropy_weight
        * chances
        * (xp.where(batch["mask"], logs, xp.zeros_like(logs)) + entropy[:, None])
    )
    value = xp.tanh(last[:, -1])
    miss = value - batch["returns"]
    by_value = settings.value_weight * miss * (1 - value * value)
    back = xp.concatenate([by_preference, by_value[:, None]], 1) / n
    found = back_through(layers, inputs, back)
    figures = {
        "entropy": entropy.mean(),
        "miss": (miss * miss).mean(),
        "clipped": 1.0 - (is_free * 1.0).mean(),
    }
    return found, figures


def back_through(
    layers: list[tuple[Array, Array]], inputs: list[Array], back: Array
) -> list[tuple[Array, Array]]:
    found = []
    for (weight, _), x in zip(layers[::-1], inputs[::-1], strict=True):
        back = back.astype(x.dtype) if hasattr(back, "astype") else back.to(x.dtype)
        found.append((x.T @ back, back.sum(0)))
        back = (back @ weight.T) * (x > 0)
    return found[::-1]


class Adam:
    """The Adam optimiser: a separate step size for every weight."""

    def __init__(self, xp: Array, layers: list[tuple[Array, Array]]) -> None:
        self._xp = xp
        self._mean = [[xp.zeros_like(part) for part in layer] for layer in layers]
        self._square = [[xp.zeros_like(part) for part in layer] for layer in layers]
        self._steps = 0

    def step(
        self,
        layers: list[tuple[Array, Array]],
        found: list[tuple[Array, Array]],
        rate: float,
        most: float,
    ) -> None:
        """Update the layers in place; gradients longer than `most` are clipped."""
        xp = self._xp
        length = sum((part * part).sum() for layer in found for part in layer) ** 0.5
        scale = (most / (length + 1e-8)).clip(None, 1.0)
        self._steps += 1
        first, second = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for n, layer in enumerate(layers):
            for k, part in enumerate(layer):
                gradient = found[n][k] * scale
                mean, square = self._mean[n][k], self._square[n][k]
                mean *= 0.9
                mean += 0.1 * gradient
                square *= 0.999
                square += 0.001 * gradient * gradient
                part -= rate * (mean / first) / (xp.sqrt(square / second) + 1e-5)
