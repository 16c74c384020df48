"""A small policy-and-value network for play: plain arrays, compiled, without a framework.

It has layers of rectified linear units, then one output per action and one for the value: the win
probability of the observing seat, on a scale from -1 to 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from undercard.kernel.compile import kernel
from undercard.kernel.errors import UndercardError

Floats: TypeAlias = NDArray[np.float32]
Layers: TypeAlias = tuple[Floats, ...]


class BadWeights(UndercardError):
    """A file that contains no weights of a network."""


@dataclass(frozen=True)
class Network:
    """Weights and biases, layer by layer; the last layer has all actions and the value."""

    weights: Layers
    biases: Layers

    @property
    def inputs(self) -> int:
        return int(self.weights[0].shape[0])

    @property
    def outputs(self) -> int:
        return int(self.weights[-1].shape[1]) - 1

    def room(self) -> Floats:
        """Return scratch memory for `look`, as wide as the widest layer."""
        return np.zeros((2, max(max(weight.shape) for weight in self.weights)), np.float32)

    def look(self, x: Floats) -> tuple[Floats, float]:
        """Return the preferences for all actions, and the value."""
        layers = self.room()
        last = layers[look(self.weights, self.biases, x, layers)]
        return last[: self.outputs], float(np.tanh(last[self.outputs]))


@kernel
def look(weights: Layers, biases: Layers, x: Floats, layers: Floats) -> int:
    """Return which of the two scratch rows of `layers` holds the output of the last layer.

    Inputs of 0 are skipped: most features and half of the units are 0.
    """
    size = x.shape[0]
    for i in range(size):
        layers[0, i] = x[i]
    here = 0
    for n in range(len(weights)):
        weight, bias, y = weights[n], biases[n], layers[1 - here]
        for j in range(weight.shape[1]):
            y[j] = bias[j]
        for i in range(size):
            factor = layers[here, i]
            # The rectifier of the previous layer: negative units count as 0.
            if factor > 0.0:
                for j in range(weight.shape[1]):
                    y[j] += factor * weight[i, j]
        size = weight.shape[1]
        here = 1 - here
    return here


def chances(preferences: Floats, mask: NDArray[np.bool_]) -> Floats:
    """Return the probability of each action under the policy, legal ones only."""
    masked = np.where(mask, preferences, -np.inf)
    weights: Floats = np.exp(masked - masked.max())
    shares: Floats = weights / weights.sum()
    return shares


def save_network(network: Network, path: Path) -> None:
    """Write the weights in half precision; play uses single precision."""
    arrays = {}
    for n, (weight, bias) in enumerate(zip(network.weights, network.biases, strict=True)):
        arrays[f"weight{n}"] = weight.astype(np.float16)
        arrays[f"bias{n}"] = bias.astype(np.float16)
    np.savez_compressed(path, **arrays)  # type: ignore[arg-type]


def load_network(path: Path) -> Network:
    """Read weights; `BadWeights` names a file that has none."""
    try:
        with path.open("rb") as file, np.load(file) as arrays:
            layers = sum(name.startswith("weight") for name in arrays.files)
            weights = tuple(arrays[f"weight{n}"].astype(np.float32) for n in range(layers))
            biases = tuple(arrays[f"bias{n}"].astype(np.float32) for n in range(layers))
    except OSError as error:
        raise BadWeights(f"cannot read {path}: {error.strerror or error}") from None
    except (ValueError, LookupError, AttributeError, TypeError, EOFError, BadZipFile):
        raise BadWeights(f"{path} has no weights of a network (.npz)") from None
    return Network(weights, biases)
