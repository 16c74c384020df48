"""The loops over many games, made once for each game: deal, observe, act, deal the next game.

A game brings its engine and what its seats see; everything else is the same for all of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from undercard.adapters.observation import Kernel
from undercard.kernel.bits import count
from undercard.kernel.chance import below, mix
from undercard.kernel.compile import kernel, on_arrays, wide
from undercard.kernel.events import Log
from undercard.kernel.game import Engine
from undercard.kernel.interpreter import interpreted

Record: TypeAlias = np.record
"""A book or a state, of any game."""


@dataclass(frozen=True)
class Loops:
    """Each takes the book and the states as arrays: those are passed to compiled code quickly."""

    look: Kernel
    """Writes what a seat of the first game sees."""
    begin_all: Kernel
    turn_all: Kernel
    choose_all: Kernel

    def interpreted(self) -> Loops:
        return Loops(*(interpreted(loop) for loop in vars(self).values()))


@kernel
def observe_nothing(book: Record, s: Record, seat: int, x: NDArray[np.uint8]) -> None:
    """Leave `x` as it is: for a game whose observations are written from its views."""


@kernel
def write_rewards(winners: int, rewards: NDArray[np.float32]) -> None:
    """Write what a finished game is worth to each seat; the rewards add up to 0.

    `winners` has a bit for each winner. A lone winner gets 1; winners who share a win share what
    the others lose; a game that everybody or nobody won is worth nothing.
    """
    seats = rewards.shape[0]
    won = count(np.uint64(winners))
    rewards[:] = 0.0
    if won == 0 or won == seats:
        return
    for seat in range(seats):
        share = (seats - won) / won if (winners >> seat) & 1 else -1.0
        rewards[seat] = share / (seats - 1)


@cache
def make_loops(engine: Engine, observe: Kernel) -> Loops:
    """Return the loops on the engine given; compiled ones are compiled at their first use."""
    loops = _make_loops(engine, observe)
    return loops if hasattr(engine.step, "py_func") else loops.interpreted()


def _make_loops(engine: Engine, observe: Kernel) -> Loops:
    new, legal, step, winners = engine.new, engine.legal, engine.step, engine.winners

    @kernel
    def begin(book: Record, s: Record, row: NDArray[np.uint8], seed: np.uint64, log: Log) -> None:
        """Deal a new game from a seed, in a used record whose bytes are `row`."""
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
        """Take one action in every game. After a game that ended, deal that of seed + `stride`.

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
                done[i] = s.actor < 0
                if done[i]:
                    write_rewards(wide(winners(book, s)), rewards[i])
            if done[i] and stride != 0:
                seeds[i] += np.uint64(stride)
                begin(book, s, rows[i], seeds[i], log)
            if s.actor >= 0:
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
        """Draw a legal action in every game, from a generator that is none of the games' own."""
        book = books[0]
        for i in range(states.shape[0]):
            actions[i] = out[below(chance[0], legal(book, states[i], out))]

    return Loops(on_arrays(observe), begin_all, turn_all, choose_all)
