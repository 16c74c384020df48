"""A small policy-and-value network at play time: plain arrays, compiled, no framework.

Layers of rectified linear units, then one output per action and one for the value, which is the
chance of winning on a scale from -1 to 1 for the seat that looks.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from undercard.kernel.compile import kernel

Floats: TypeAlias = NDArray[np.float32]


@dataclass(frozen=True)
class Network:
    """Weights and biases, layer by layer; the last layer holds all actions and the value."""

    weights: tuple[Floats, ...]
    biases: tuple[Floats, ...]

    @property
    def inputs(self) -> int:
        return int(self.weights[0].shape[0])

    @property
    def outputs(self) -> int:
        return int(self.weights[-1].shape[1]) - 1

    def look(self, x: Floats) -> tuple[Floats, float]:
        """The preferences for all actions, and the value."""
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            x = layer(x, weight, bias, True)
        last = layer(x, self.weights[-1], self.biases[-1], False)
        return last[:-1], float(np.tanh(last[-1]))


@kernel
def layer(x: Floats, weight: Floats, bias: Floats, is_hidden: bool) -> Floats:
    """One layer; inputs that are zero, which most are, cost nothing."""
    y = bias.copy()
    for i in range(x.shape[0]):
        if x[i] != 0.0:
            for j in range(y.shape[0]):
                y[j] += x[i] * weight[i, j]
    if is_hidden:
        for j in range(y.shape[0]):
            y[j] = max(y[j], np.float32(0.0))
    return y


def chances(preferences: Floats, mask: NDArray[np.bool_]) -> Floats:
    """The chance of each action under a policy, legal ones only."""
    masked = np.where(mask, preferences, -np.inf)
    weights: Floats = np.exp(masked - masked.max())
    shares: Floats = weights / weights.sum()
    return shares


def save_network(network: Network, path: Path) -> None:
    """Half precision on disk, single precision at play."""
    arrays = {}
    for n, (weight, bias) in enumerate(zip(network.weights, network.biases, strict=True)):
        arrays[f"weight{n}"] = weight.astype(np.float16)
        arrays[f"bias{n}"] = bias.astype(np.float16)
    np.savez_compressed(path, **arrays)  # type: ignore[arg-type]


def load_network(path: Path) -> Network:
    with np.load(path) as arrays:
        layers = sum(name.startswith("weight") for name in arrays.files)
        weights = tuple(arrays[f"weight{n}"].astype(np.float32) for n in range(layers))
        biases = tuple(arrays[f"bias{n}"].astype(np.float32) for n in range(layers))
    return Network(weights, biases)
