"""The games of `fightdrome_games`, one to a thread of a GPU, in memory that PyTorch shares."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

from undercard.bots.fightdrome.features import FEATURES, MOST_LEGAL, OUTPUTS, observe
from undercard.games.fightdrome.sample import COLUMNS, ROWS
from undercard.games.fightdrome.state import STATE
from undercard.kernel.events import new_log
from undercard.lab.cuda import cuda
from undercard.lab.fightdrome_games import begin, books_for_training, turn

torch: Any = importlib.import_module("torch")

BLOCK = 128


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
    """As `turn_all`, this thread's game only."""
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    out = cuda.local.array(MOST_LEGAL, np.int16)
    table = cuda.local.array((ROWS, COLUMNS), np.int64)
    s = states[i]
    book = books[kinds[i]]
    if outputs[i] < 0:
        begin(book, s, rows[i], np.uint64(i), log)
        observe(book, s, x[i], mask[i], out, table)
        rewards[i] = 0.0
    else:
        rewards[i] = turn(book, s, rows[i], outputs[i], log, x[i], mask[i], out, table)
    actors[i] = s.actor


class _Bytes:
    """The memory of a device array of records, seen as rows of bytes."""

    def __init__(self, states: Any, games: int) -> None:  # noqa: ANN401
        interface = dict(states.__cuda_array_interface__)
        interface.update(
            typestr="|u1", descr=[("", "|u1")], shape=(games, STATE.itemsize), strides=None
        )
        self.__cuda_array_interface__ = interface


class GpuGames:
    """What `CpuGames` is, on a GPU; its arrays are PyTorch tensors."""

    def __init__(self, games: int, match_share: float) -> None:
        self.size = games
        states = cuda.to_device(np.zeros(games, STATE))
        kinds = (np.arange(games) < match_share * games).astype(np.int8)
        self.x = torch.zeros((games, FEATURES), dtype=torch.float32, device="cuda")
        self.mask = torch.zeros((games, OUTPUTS), dtype=torch.uint8, device="cuda")
        self.rewards = torch.zeros(games, dtype=torch.float32, device="cuda")
        self.actors = torch.zeros(games, dtype=torch.int8, device="cuda")
        shared = (self.x, self.mask, self.rewards, self.actors)
        self._before = (
            cuda.to_device(books_for_training()),
            cuda.to_device(kinds),
            states,
            cuda.as_cuda_array(_Bytes(states, games)),
        )
        self._after = (
            cuda.to_device(new_log()),
            *(cuda.as_cuda_array(tensor) for tensor in shared),
        )
        self.act(torch.full((games,), -1, dtype=torch.int64, device="cuda"))

    def act(self, outputs: Any) -> None:  # noqa: ANN401
        torch.cuda.synchronize()
        blocks = (self.size + BLOCK - 1) // BLOCK
        turn_each[blocks, BLOCK](*self._before, cuda.as_cuda_array(outputs), *self._after)
        cuda.synchronize()
