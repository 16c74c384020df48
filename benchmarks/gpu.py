"""The same rules on a CUDA GPU: the same games byte for byte, and their speed.

It needs a GPU and the package `numba-cuda`. It compares the last state of every thread's last game
with that of the CPU, then measures random games, including the deal.

    PYTHONPATH=src python benchmarks/gpu.py [--threads N] [--games N]
"""

from __future__ import annotations

import argparse
import importlib
import time
from typing import Any, TypeAlias

import numpy as np

for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, old):  # numba-cuda still uses names that NumPy has removed
        setattr(np, old, getattr(np, new))

cuda: Any = importlib.import_module("numba.cuda")

import undercard  # noqa: E402
from undercard.games.fightdrome import rules as fightdrome  # noqa: E402
from undercard.games.survive import rules as survive  # noqa: E402
from undercard.kernel.chance import mix  # noqa: E402
from undercard.kernel.events import new_log  # noqa: E402
from undercard.kernel.game import Game  # noqa: E402

Array: TypeAlias = Any
OVER = 0
new_bout, step_bout, random_in_bout = fightdrome.new, fightdrome.step, fightdrome.random_action
new_survive, step_survive = survive.new, survive.step
random_in_survive, MOST = survive.random_action, survive.MAX_LEGAL


@cuda.jit  # type: ignore[untyped-decorator]
def play_fightdrome(
    books: Array, states: Array, rows: Array, seed: int, games: int, log: Array, decisions: Array
) -> None:
    """Play `games` games per thread in its own record; `rows` are the records as bytes."""
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    s = states[i]
    made = 0
    for n in range(games):
        for k in range(rows.shape[1]):
            rows[i, k] = 0
        s.rng = mix(np.uint64(seed + i * games + n))
        new_bout(books[0], s, log)
        while s.situation != OVER:
            step_bout(books[0], s, random_in_bout(books[0], s), log)
            made += 1
    decisions[i] = made


@cuda.jit  # type: ignore[untyped-decorator]
def play_survive(
    books: Array, states: Array, rows: Array, seed: int, games: int, log: Array, decisions: Array
) -> None:
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    out = cuda.local.array(MOST, np.int16)
    s = states[i]
    made = 0
    for n in range(games):
        for k in range(rows.shape[1]):
            rows[i, k] = 0
        s.rng = mix(np.uint64(seed + i * games + n))
        new_survive(books[0], s, log)
        while s.situation != OVER:
            step_survive(books[0], s, random_in_survive(books[0], s, out), log)
            made += 1
    decisions[i] = made


KERNELS = {"fightdrome": play_fightdrome, "survive": play_survive}


def run_gpu(game: Game, threads: int, seed: int, games: int) -> tuple[Any, int, float]:
    books = np.array([game.simulation_book])
    states = cuda.to_device(np.zeros(threads, game.dtype))
    rows = cuda.as_cuda_array(_bytes_of(states, game.dtype.itemsize))
    made = cuda.to_device(np.zeros(threads, np.int64))
    arguments = (cuda.to_device(books), states, rows, seed, games, cuda.to_device(new_log()), made)
    cuda.synchronize()
    start = time.perf_counter()
    KERNELS[game.name][(threads + 127) // 128, 128](*arguments)
    cuda.synchronize()
    seconds = time.perf_counter() - start
    return states.copy_to_host(), int(made.copy_to_host().sum()), seconds


class _bytes_of:  # noqa: N801
    """The memory of a device array of records, as rows of bytes."""

    def __init__(self, states: Any, size: int) -> None:  # noqa: ANN401
        interface = dict(states.__cuda_array_interface__)
        interface.update(
            typestr="|u1", descr=[("", "|u1")], shape=(len(states), size), strides=None
        )
        self.__cuda_array_interface__ = interface


def last_states_on_cpu(game: Game, threads: int, seed: int, games: int) -> tuple[Any, int]:
    states, out, log = np.zeros(threads, game.dtype), np.zeros(MOST, np.int16), new_log()
    book: Any = game.simulation_book
    decisions = 0
    for i in range(threads):
        for n in range(games):
            state: Any = game.blank()
            state.rng = mix(np.uint64(seed + i * games + n))
            game.engine.new(book, state, log)
            while state.situation != OVER:
                is_bout = game.name == "fightdrome"
                action = (
                    random_in_bout(book, state) if is_bout else random_in_survive(book, state, out)
                )
                game.engine.step(book, state, action, log)
                decisions += 1
        states[i] = state
    return states, decisions


CASES: tuple[tuple[str, dict[str, object]], ...] = (
    ("fightdrome", {"mode": "bout"}),
    ("fightdrome", {"mode": "match"}),
    ("fightdrome", {"mode": "epic"}),
    ("survive", {"players": 2}),
    ("survive", {"players": 3, "rounds": 6, "activation": "one", "down": "may_brawl"}),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", type=int, default=1 << 20)
    parser.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()
    for name, options in CASES:
        game = undercard.load(name, **options)
        ours, made, _ = run_gpu(game, 2000, 1, 3)
        theirs, counted = last_states_on_cpu(game, 2000, 1, 3)
        same = ours.tobytes() == theirs.tobytes() and made == counted
        print(f"{name} {options}: {made} decisions, the same as on the CPU: {same}")
    for name, games in (("fightdrome", arguments.games), ("survive", 2)):
        for _ in range(3):
            _, made, seconds = run_gpu(undercard.load(name), arguments.threads, 1, games)
            rate = made / seconds / 1e9
            print(f"{name}: {made:,} decisions in {seconds:.3f} s: {rate:.2f} billion a second")


if __name__ == "__main__":
    main()
