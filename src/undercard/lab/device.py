"""The device that trains a network: NumPy on the CPU, PyTorch on a GPU, behind one interface."""

from __future__ import annotations

import importlib
from typing import Any, TypeAlias

import numpy as np

from undercard.bots.network import Network
from undercard.kernel.errors import BadOption
from undercard.lab.ppo import Array, forward

Layers: TypeAlias = list[tuple[Array, Array]]


class Device:
    """A device; `xp` is the module whose functions both libraries have."""

    def __init__(self, name: str, seed: int) -> None:
        self.is_gpu = name == "cuda"
        try:
            self.xp: Any = importlib.import_module("torch") if self.is_gpu else np
        except ImportError:
            raise BadOption("--device cuda: training needs the package torch") from None
        self._rng = np.random.default_rng(seed)

    def array(self, array: Any) -> Array:  # noqa: ANN401
        """Return a copy of a NumPy array on the device."""
        if self.is_gpu:
            return self.xp.from_numpy(np.ascontiguousarray(array)).cuda()
        return array.copy()

    def copy(self, array: Array) -> Array:
        return array.clone() if self.is_gpu else array.copy()

    def quick(self, array: Array) -> Array:
        """Return a copy for matrix products, in half precision on a GPU."""
        return array.bfloat16() if self.is_gpu else array.copy()

    def exact(self, array: Array) -> Array:
        """Return the result of such products in single precision."""
        return array.float() if self.is_gpu else array

    def rows(self, n: int) -> Array:
        return self.xp.arange(n, device="cuda") if self.is_gpu else np.arange(n)

    def shuffled(self, n: int) -> Array:
        return self.xp.randperm(n, device="cuda") if self.is_gpu else self._rng.permutation(n)

    def draw(self, logs: Array) -> Array:
        """Draw one column per row, from the logarithms of the probabilities."""
        if self.is_gpu:
            noise = -self.xp.log(self.xp.empty_like(logs).exponential_())
        else:
            noise = self._rng.gumbel(size=logs.shape)
        return (logs + noise).argmax(1)

    def layers_of(self, network: Network) -> Layers:
        pairs = zip(network.weights, network.biases, strict=True)
        return [(self.array(weight), self.array(bias)) for weight, bias in pairs]

    def network_of(self, layers: Layers) -> Network:
        numbers = [
            tuple(part.float().cpu().numpy() if self.is_gpu else part.copy() for part in layer)
            for layer in layers
        ]
        return Network(tuple(layer[0] for layer in numbers), tuple(layer[1] for layer in numbers))

    def copied(self, layers: Layers) -> Layers:
        return [(self.copy(weight), self.copy(bias)) for weight, bias in layers]

    def quick_layers(self, layers: Layers) -> Layers:
        return [(self.quick(weight), self.quick(bias)) for weight, bias in layers]

    def look(self, layers: Layers, x: Array) -> Array:
        """Return the output of the last layer."""
        return self.exact(forward(layers, x)[1])
