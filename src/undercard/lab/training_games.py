"""Many parallel games for training, stepped by the rules and observed with the game's `observe`.

The same function runs in a loop on the CPU, and one game per thread on a GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.kernel.chance import mix
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log, new_log
from undercard.kernel.game import Engine
from undercard.kernel.layout import AnyRecord
from undercard.lab.training_task import TrainingTask

_APART: Final = np.uint64(0xD1B54A32D192ED03)


@cache
def make_turn(
    engine: Engine, observe: Callable[..., None], to_action: Callable[[int], int]
) -> Callable[..., None]:
    """Return the kernel that advances one game by one action."""
    new, step, winners = engine.new, engine.step, engine.winners

    @kernel
    def begin(
        book: AnyRecord, s: AnyRecord, row: NDArray[np.uint8], rng: np.uint64, log: Log
    ) -> None:
        """Deal a new game into a used record, whose bytes are `row`."""
        for k in range(row.shape[0]):
            row[k] = 0
        s.rng = mix(rng ^ _APART)
        new(book, s, log)

    @kernel
    def turn(
        i: int,
        books: NDArray[np.void],
        kinds: NDArray[np.int8],
        states: NDArray[np.void],
        rows: NDArray[np.uint8],
        outputs: NDArray[np.int64],
        log: Log,
        x: NDArray[np.float32],
        mask: NDArray[np.uint8],
        rewards: NDArray[np.float32],
        actors: NDArray[np.int8],
        out: NDArray[np.int16],
        table: NDArray[np.int64],
    ) -> None:
        """Take an action in game `i` and observe; an output of -1 starts a new game.

        The reward is 1 or -1 if the action won or lost the game, which is then dealt again.
        """
        book = books[kinds[i]]
        s = states[i]
        rewards[i] = 0.0
        if outputs[i] < 0:
            begin(book, s, rows[i], np.uint64(i), log)
        else:
            actor = wide(s.actor)
            step(book, s, to_action(outputs[i]), log)
            if s.actor < 0:
                rewards[i] = 1.0 if (winners(book, s) >> actor) & 1 else -1.0
                begin(book, s, rows[i], s.rng, log)
        observe(book, s, x[i], mask[i], out, table)
        actors[i] = s.actor

    return turn


@cache
def make_turns(turn: Callable[..., None]) -> Callable[..., None]:
    """Return the loop over all games, which takes all arrays of `turn`."""

    @kernel
    def turn_all(games: int, *arrays: object) -> None:
        for i in range(games):
            turn(i, *arrays)

    return turn_all


def turn_of(training: TrainingTask, engine: Engine) -> Callable[..., None]:
    return make_turn(engine, training.observe, training.to_action)


class CpuGames:
    """Games on the CPU, one after the other."""

    def __init__(self, training: TrainingTask, games: int, shares: tuple[float, ...]) -> None:
        modes = training.games()
        states = np.zeros(games, modes[0].dtype)
        self.x = np.zeros((games, training.features), np.float32)
        self.mask = np.zeros((games, training.outputs), np.uint8)
        self.rewards = np.zeros(games, np.float32)
        self.actors = np.zeros(games, np.int8)
        self._turns = make_turns(turn_of(training, modes[0].engine))
        self._before = (
            np.array([mode.book for mode in modes]),
            training.kinds(games, shares),
            states,
            states.view(np.uint8).reshape(games, -1),
        )
        shown = (self.x, self.mask, self.rewards, self.actors)
        self._after = (new_log(), *shown, *training.scratch())
        self.act(np.full(games, -1, np.int64))

    def act(self, outputs: NDArray[np.int64]) -> None:
        """Take one action in every game and update `x`, `mask`, `rewards` and `actors`."""
        self._turns(len(outputs), *self._before, outputs, *self._after)
