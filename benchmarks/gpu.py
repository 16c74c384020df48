"""The same rules on a CUDA GPU: the same games to the byte, and how fast.

Needs a GPU and the package `numba-cuda`; compares the last state of every thread's last game with
the CPU's, then measures random bouts, deal included.

    PYTHONPATH=src python benchmarks/gpu.py [--threads N] [--games N]
"""

from __future__ import annotations

import argparse
import importlib
import time
from typing import Any

import numpy as np

for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, old):  # numba-cuda still asks for names that NumPy has dropped
        setattr(np, old, getattr(np, new))

cuda: Any = importlib.import_module("numba.cuda")

import undercard  # noqa: E402
from undercard.games.fightdrome.book import BOOK  # noqa: E402
from undercard.games.fightdrome.playout import COUNTS, DECISIONS, playouts  # noqa: E402
from undercard.games.fightdrome.rules import new as new_game  # noqa: E402
from undercard.games.fightdrome.rules import random_action, step  # noqa: E402
from undercard.games.fightdrome.state import OVER, STATE  # noqa: E402
from undercard.kernel.chance import mix  # noqa: E402
from undercard.kernel.events import new_log  # noqa: E402


@cuda.jit  # type: ignore[untyped-decorator]
def play_on_gpu(
    books: Any,  # noqa: ANN401
    states: Any,  # noqa: ANN401
    rows: Any,  # noqa: ANN401
    seed: int,
    games: int,
    log: Any,  # noqa: ANN401
    decisions: Any,  # noqa: ANN401
) -> None:
    """Each thread plays so many games in its own record; `rows` are the records as bytes."""
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    s = states[i]
    made = 0
    for n in range(games):
        for k in range(rows.shape[1]):
            rows[i, k] = 0
        s.rng = mix(np.uint64(seed + i * games + n))
        new_game(books[0], s, log)
        while s.situation != OVER:
            step(books[0], s, random_action(books[0], s), log)
            made += 1
    decisions[i] = made


def run_gpu(book: Any, threads: int, seed: int, games: int) -> tuple[Any, int, float]:  # noqa: ANN401
    books = np.zeros(1, BOOK)
    books[0] = book
    states = cuda.to_device(np.zeros(threads, STATE))
    rows = cuda.as_cuda_array(_bytes_of(states))
    made = cuda.to_device(np.zeros(threads, np.int64))
    arguments = (cuda.to_device(books), states, rows, seed, games, cuda.to_device(new_log()), made)
    cuda.synchronize()
    start = time.perf_counter()
    play_on_gpu[(threads + 127) // 128, 128](*arguments)
    cuda.synchronize()
    seconds = time.perf_counter() - start
    return states.copy_to_host(), int(made.copy_to_host().sum()), seconds


class _bytes_of:  # noqa: N801
    """The memory of a device array of records, seen as rows of bytes."""

    def __init__(self, states: Any) -> None:  # noqa: ANN401
        interface = dict(states.__cuda_array_interface__)
        interface.update(
            typestr="|u1", descr=[("", "|u1")], shape=(len(states), STATE.itemsize), strides=None
        )
        self.__cuda_array_interface__ = interface


def last_states_on_cpu(book: Any, threads: int, seed: int, games: int) -> Any:  # noqa: ANN401
    rows, states = np.zeros(2, STATE), np.zeros(threads, STATE)
    counts = np.zeros(COUNTS, np.int64)
    for i in range(threads):
        playouts(book, rows, seed + i * games, games, new_log(), counts)
        states[i] = rows[1]
    return states, int(counts[DECISIONS])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", type=int, default=1 << 20)
    parser.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()
    for mode in ("bout", "match", "epic"):
        for book_name in ("book", "simulation_book"):
            book = getattr(undercard.load("fightdrome", mode=mode), book_name)
            ours, made, _ = run_gpu(book, 2000, 1, 3)
            theirs, counted = last_states_on_cpu(book, 2000, 1, 3)
            same = ours.tobytes() == theirs.tobytes() and made == counted
            print(f"{mode}, {book_name}: {made} decisions, the same as on the CPU: {same}")
    book = undercard.load("fightdrome").simulation_book
    for _ in range(3):
        _, made, seconds = run_gpu(book, arguments.threads, 1, arguments.games)
        print(f"{made:,} decisions in {seconds:.3f} s: {made / seconds / 1e9:.2f} billion a second")


if __name__ == "__main__":
    main()
