"""The games of `training_games` on a GPU, one per thread, in memory shared with PyTorch."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from undercard.kernel.events import new_log
from undercard.lab.cuda import cuda
from undercard.lab.training_games import turn_of
from undercard.lab.training_task import TrainingTask

torch: Any = importlib.import_module("torch")

BLOCK = 128


@cache
def make_threads(turn: Callable[..., None], most_legal: int, table: tuple[int, int]) -> Any:  # noqa: ANN401
    """Return the CUDA kernel that calls `turn` for the game of its thread."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def turn_each(
        books: Any,  # noqa: ANN401
        kinds: Any,  # noqa: ANN401
        states: Any,  # noqa: ANN401
        rows: Any,  # noqa: ANN401
        outputs: Any,  # noqa: ANN401
        log: Any,  # noqa: ANN401
        x: Any,  # noqa: ANN401
        mask: Any,  # noqa: ANN401
        rewards: Any,  # noqa: ANN401
        actors: Any,  # noqa: ANN401
    ) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            out = cuda.local.array(most_legal, np.int16)
            room = cuda.local.array(table, np.int64)
            arrays = (x, mask, rewards, actors, out, room)
            turn(i, books, kinds, states, rows, outputs, log, *arrays)

    return turn_each


class _Bytes:
    """The memory of a device array of records, as rows of bytes."""

    def __init__(self, states: Any, shape: tuple[int, int]) -> None:  # noqa: ANN401
        interface = dict(states.__cuda_array_interface__)
        interface.update(typestr="|u1", descr=[("", "|u1")], shape=shape, strides=None)
        self.__cuda_array_interface__ = interface


class GpuGames:
    """The equivalent of `CpuGames` on a GPU; its arrays are PyTorch tensors."""

    def __init__(self, training: TrainingTask, games: int, shares: tuple[float, ...]) -> None:
        modes = training.games()
        dtype = modes[0].dtype
        self._blocks = (games + BLOCK - 1) // BLOCK
        states = cuda.to_device(np.zeros(games, dtype))
        self.x = torch.zeros((games, training.features), dtype=torch.float32, device="cuda")
        self.mask = torch.zeros((games, training.outputs), dtype=torch.uint8, device="cuda")
        self.rewards = torch.zeros(games, dtype=torch.float32, device="cuda")
        self.actors = torch.zeros(games, dtype=torch.int8, device="cuda")
        turn = turn_of(training, modes[0].engine)
        self._threads = make_threads(turn, training.most_legal, training.table)
        self._before = (
            cuda.to_device(np.array([mode.book for mode in modes])),
            cuda.to_device(training.kinds(games, shares)),
            states,
            cuda.as_cuda_array(_Bytes(states, (games, dtype.itemsize))),
        )
        shown = (self.x, self.mask, self.rewards, self.actors)
        self._after = (cuda.to_device(new_log()), *map(cuda.as_cuda_array, shown))
        self.act(torch.full((games,), -1, dtype=torch.int64, device="cuda"))

    def act(self, outputs: Any) -> None:  # noqa: ANN401
        torch.cuda.synchronize()
        arrays = (*self._before, cuda.as_cuda_array(outputs), *self._after)
        self._threads[self._blocks, BLOCK](*arrays)
        cuda.synchronize()
