"""The loops over many games, made once for each game: deal, observe, act, deal anew.

A game brings its rules and what its seats see; everything else is the same for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from undercard.kernel.chance import below, mix
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log

Kernel: TypeAlias = Callable[..., None]
Record: TypeAlias = np.record
"""A book or a state, of whatever game."""


@dataclass(frozen=True)
class Parts:
    """What a game brings: kernels, and the situation in which it is over."""

    new: Kernel
    legal: Callable[..., int]
    step: Kernel
    observe: Kernel
    """Writes what a seat may know."""
    write_rewards: Kernel
    over: int


@dataclass(frozen=True)
class Loops:
    """Each takes the book and the states as arrays: those are handed to compiled code quickly."""

    look: Kernel
    begin_all: Kernel
    turn_all: Kernel
    choose_all: Kernel


def make_loops(parts: Parts) -> Loops:
    """Compiled at their first use, like everything else."""
    new, legal, step = parts.new, parts.legal, parts.step
    observe, write_rewards, over = parts.observe, parts.write_rewards, parts.over

    @kernel
    def look(
        books: NDArray[np.void], states: NDArray[np.void], seat: int, x: NDArray[np.uint8]
    ) -> None:
        """What a seat of the first game sees."""
        observe(books[0], states[0], seat, x)

    @kernel
    def begin(book: Record, s: Record, row: NDArray[np.uint8], seed: np.uint64, log: Log) -> None:
        """A new game from a seed, in a used record whose bytes are `row`."""
        row[:] = 0
        s.rng = mix(seed)
        new(book, s, log)

    @kernel
    def write_mask(book: Record, s: Record, mask: NDArray[np.int8], out: NDArray[np.int16]) -> None:
        mask[:] = 0
        for k in range(legal(book, s, out)):
            mask[out[k]] = 1

    @kernel
    def begin_all(
        books: NDArray[np.void],
        states: NDArray[np.void],
        rows: NDArray[np.uint8],
        seeds: NDArray[np.uint64],
        x: NDArray[np.uint8],
        mask: NDArray[np.int8],
        actors: NDArray[np.int8],
        out: NDArray[np.int16],
        log: Log,
    ) -> None:
        """Deal every game from its seed."""
        book = books[0]
        for i in range(states.shape[0]):
            s = states[i]
            begin(book, s, rows[i], seeds[i], log)
            observe(book, s, wide(s.actor), x[i])
            write_mask(book, s, mask[i], out)
            actors[i] = s.actor

    @kernel
    def turn_all(
        books: NDArray[np.void],
        states: NDArray[np.void],
        rows: NDArray[np.uint8],
        seeds: NDArray[np.uint64],
        stride: int,
        actions: NDArray[np.int64],
        x: NDArray[np.uint8],
        mask: NDArray[np.int8],
        rewards: NDArray[np.float32],
        done: NDArray[np.bool_],
        actors: NDArray[np.int8],
        out: NDArray[np.int16],
        log: Log,
    ) -> None:
        """One action in every game. A game that ends is dealt anew from its seed plus `stride`.

        With a stride of 0 it is left as it ended, seen by the seat that acted last.
        """
        book = books[0]
        for i in range(states.shape[0]):
            s = states[i]
            seat = wide(s.actor)
            action = actions[i]
            rewards[i, :] = 0.0
            if action < 0 or action >= mask.shape[1] or mask[i, action] == 0:
                rewards[i, seat] = -1.0
                done[i] = True
            else:
                step(book, s, action, log)
                done[i] = s.situation == over
                if done[i]:
                    write_rewards(s, rewards[i])
            if done[i] and stride != 0:
                seeds[i] += np.uint64(stride)
                begin(book, s, rows[i], seeds[i], log)
            if s.situation != over:
                seat = wide(s.actor)
            observe(book, s, seat, x[i])
            write_mask(book, s, mask[i], out)
            actors[i] = s.actor

    @kernel
    def choose_all(
        books: NDArray[np.void],
        states: NDArray[np.void],
        chance: NDArray[np.void],
        actions: NDArray[np.int64],
        out: NDArray[np.int16],
    ) -> None:
        """A legal action at random in every game; the generator is apart from the games' own."""
        book = books[0]
        for i in range(states.shape[0]):
            actions[i] = out[below(chance[0], legal(book, states[i], out))]

    return Loops(look, begin_all, turn_all, choose_all)
