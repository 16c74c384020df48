"""Loops over many games, built once per game: deal, observe, act, deal the next game.

A game provides its engine and its observation; everything else is common to all games.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from undercard.adapters.observation import Kernel
from undercard.kernel.bits import count
from undercard.kernel.chance import below, mix
from undercard.kernel.compile import kernel, on_arrays, wide
from undercard.kernel.events import Log
from undercard.kernel.game import Engine
from undercard.kernel.interpreter import interpreted
from undercard.kernel.layout import AnyRecord


@dataclass(frozen=True)
class Loops:
    """The loops of a game; they take arrays, which are cheap to pass to compiled code."""

    look: Kernel
    """Writes what a seat of the first game sees."""
    begin_all: Kernel
    turn_all: Kernel
    choose_all: Kernel

    def interpreted(self) -> Loops:
        return Loops(*(interpreted(loop) for loop in vars(self).values()))


@kernel
def observe_nothing(book: AnyRecord, s: AnyRecord, seat: int, x: NDArray[np.uint8]) -> None:
    """Leave `x` unchanged: for games whose observations are encoded from views."""


@kernel
def write_rewards(winners: int, rewards: NDArray[np.float32]) -> None:
    """Write the reward of a finished game for each seat; the rewards add up to 0.

    `winners` has a bit for each winner. A single winner gets 1. Several winners share what the
    others lose. If all or no seats won, all rewards are 0.
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
    """Return the loops on this engine; kernels are compiled at their first use."""
    loops = _make_loops(engine, observe)
    return loops if engine.has_kernels else loops.interpreted()


def _make_loops(engine: Engine, observe: Kernel) -> Loops:
    begin, write_mask = _make_begin(engine), _make_write_mask(engine)
    return Loops(
        on_arrays(observe),
        _make_begin_all(begin, observe, write_mask),
        _make_turn_all(engine, begin, observe, write_mask),
        _make_choose_all(engine),
    )


def _make_begin(engine: Engine) -> Kernel:
    new = engine.new

    @kernel
    def begin(
        book: AnyRecord, s: AnyRecord, row: NDArray[np.uint8], seed: np.uint64, log: Log
    ) -> None:
        """Deal a new game from a seed into a used record, whose bytes are `row`."""
        row[:] = 0
        s.rng = mix(seed)
        new(book, s, log)

    return begin


def _make_write_mask(engine: Engine) -> Kernel:
    legal = engine.legal

    @kernel
    def write_mask(
        book: AnyRecord, s: AnyRecord, mask: NDArray[np.int8], out: NDArray[np.int16]
    ) -> None:
        mask[:] = 0
        for k in range(legal(book, s, out)):
            mask[out[k]] = 1

    return write_mask


def _make_begin_all(begin: Kernel, observe: Kernel, write_mask: Kernel) -> Kernel:
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

    return begin_all


def _make_turn_all(engine: Engine, begin: Kernel, observe: Kernel, write_mask: Kernel) -> Kernel:
    step, winners = engine.step, engine.winners

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
        """Take one action in every game; replace a finished game by that of seed + `stride`.

        With a stride of 0 a finished game stays, observed by the seat that acted last.
        """
        book = books[0]
        for i in range(states.shape[0]):
            s = states[i]
            seat = wide(s.actor)
            action = actions[i]
            rewards[i, :] = 0.0
            # The mask of the last call is still valid, and cheaper than asking the rules again.
            if action < 0 or action >= mask.shape[1] or mask[i, action] == 0:
                rewards[i, seat] = -1.0
                done[i] = True
            else:
                step(book, s, action, log)
                done[i] = s.actor < 0
                if done[i]:
                    write_rewards(wide(winners(book, s)), rewards[i])
            if done[i] and stride != 0:
                # A stride of the batch's size keeps the seeds of all games distinct.
                seeds[i] += np.uint64(stride)
                begin(book, s, rows[i], seeds[i], log)
            # A finished game has no actor: its last actor observes the end.
            if s.actor >= 0:
                seat = wide(s.actor)
            observe(book, s, seat, x[i])
            write_mask(book, s, mask[i], out)
            actors[i] = s.actor

    return turn_all


def _make_choose_all(engine: Engine) -> Kernel:
    legal = engine.legal

    @kernel
    def choose_all(
        books: NDArray[np.void],
        states: NDArray[np.void],
        chance: NDArray[np.void],
        actions: NDArray[np.int64],
        out: NDArray[np.int16],
    ) -> None:
        """Draw a legal action in every game, without using the games' own generators."""
        book = books[0]
        for i in range(states.shape[0]):
            actions[i] = out[below(chance[0], legal(book, states[i], out))]

    return choose_all
