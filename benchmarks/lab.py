"""How fast the lab plays, and that it counts the same everywhere: one core, all, Ray, a GPU.

    scripts/bench lab [--seconds N] [--ray] [--cuda] [--full]

`--ray` starts a cluster of worker processes on this machine and kills one of them while it works.
`--cuda` needs a GPU and the package `numba-cuda`. `--full` plays the whole character study: 10,000
greedy bouts of each pairing.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import msgspec
import psutil

from undercard.lab.counts import DECISIONS
from undercard.lab.players import Played
from undercard.lab.results import Result
from undercard.lab.run import Place, here, on_one, run_study, sum_games
from undercard.lab.study import Study
from undercard.lab.table import Chunk, Table

RANDOM = Study(name="random bouts", game="fightdrome", bots=("random", "random"), games=2)
GREEDY = Study(name="greedy bouts", game="fightdrome", bots=("greedy", "greedy"), games=2)
SURVIVE = Study(name="greedy Survive", game="survive", bots=("greedy", "greedy"), games=2)
FULL = Study(
    name="the character study",
    game="fightdrome",
    bots=("greedy", "greedy"),
    games=10_000,
    pairings="characters",
)
RATES = {RANDOM.name: 400_000, GREEDY.name: 250_000, SURVIVE.name: 1_500}
"""Games a second on one core, roughly: how many are asked for."""
GPU_TIMES = 300
"""How many times as many are asked of a GPU."""


@dataclass(frozen=True)
class Rate:
    games: int
    decisions: int
    seconds: float
    cpu_seconds: float
    """Of this process alone."""

    def __str__(self) -> str:
        return (
            f"{self.games:,} games in {self.seconds:.2f} s: {self.games / self.seconds:,.0f} games "
            f"and {self.decisions / self.seconds / 1e6:,.1f} million decisions a second, "
            f"{self.games / self.cpu_seconds:,.0f} games a CPU-second"
        )


def measure(study: Study, place: Place) -> tuple[Rate, Result]:
    table = Table(study)
    warm = msgspec.structs.replace(study, games=2, pairings="dealt")
    run_study(Table(warm), place)
    start, cpu_start = time.perf_counter(), time.process_time()
    result = run_study(table, place)
    seconds, cpu_seconds = time.perf_counter() - start, time.process_time() - cpu_start
    decisions = int(result.total(range(table.cells))[DECISIONS])
    return Rate(sum_games(result), decisions, seconds, cpu_seconds), result


def kill_a_worker() -> list[int]:
    """End one of Ray's worker processes, as a lost machine would; its number, if there is one."""
    for process in psutil.Process().children(recursive=True):
        if " ".join(process.cmdline()).startswith("ray::play_chunk"):
            process.send_signal(signal.SIGKILL)
            return [process.pid]
    return []


def bench_ray(seconds: float) -> bool:
    """Whether the numbers are those of one core although a worker was killed."""
    from undercard.lab.on_ray import on_ray

    games = int(RATES[GREEDY.name] * seconds)
    study = msgspec.structs.replace(GREEDY, games=games, chunk=max(games // 200, 1))
    table, killed = Table(study), list[int]()
    place = on_ray("local")

    def killing(table: Table, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Played]]:
        for n, played in enumerate(place(table, chunks)):
            if n >= 20 and not killed:
                killed.extend(kill_a_worker())
            yield played

    start = time.perf_counter()
    result = run_study(table, killing)
    took = time.perf_counter() - start
    print(f"Ray, start included, worker {killed} killed: {games / took:,.0f} games a second")
    return bool(killed) and result.cells == run_study(table, here).cells


def bench_cuda(studies: list[Study]) -> bool:
    from undercard.lab.on_cuda import on_cuda

    same = True
    for study in studies:
        small = msgspec.structs.replace(study, games=2000)
        equal = measure(small, on_cuda)[1].cells == measure(small, here)[1].cells
        print(f"{study.name}: the GPU counts as the CPU does: {equal}", flush=True)
        games = GPU_TIMES * RATES[study.name]
        rate, _ = measure(msgspec.structs.replace(study, games=games), on_cuda)
        print(f"{study.name}, GPU: {rate}", flush=True)
        same &= equal
    return same


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="about so long for each")
    parser.add_argument("--ray", action="store_true")
    parser.add_argument("--cuda", action="store_true")
    parser.add_argument("--full", action="store_true")
    arguments = parser.parse_args()
    good = True
    for study in (RANDOM, GREEDY, SURVIVE):
        asked = msgspec.structs.replace(study, games=int(RATES[study.name] * arguments.seconds))
        for name, place in (("one core", on_one), (f"{os.cpu_count()} cores", here)):
            print(f"{study.name}, {name}: {measure(asked, place)[0]}", flush=True)
    if arguments.ray:
        good &= (same := bench_ray(arguments.seconds))
        print(f"Ray counts as threads do: {same}", flush=True)
    if arguments.cuda:
        good &= bench_cuda([RANDOM, GREEDY, SURVIVE])
    if arguments.full:
        good &= bench_full(arguments.cuda)
    return 0 if good else 1


def bench_full(is_on_gpu: bool) -> bool:
    """On the GPU where there is one, and a hundredth of it compared with the CPU."""
    if not is_on_gpu:
        print(f"{FULL.name}, {os.cpu_count()} cores: {measure(FULL, here)[0]}", flush=True)
        return True
    from undercard.lab.on_cuda import on_cuda

    print(f"{FULL.name}, GPU: {measure(FULL, on_cuda)[0]}", flush=True)
    small = msgspec.structs.replace(FULL, games=100)
    same = measure(small, on_cuda)[1].cells == measure(small, here)[1].cells
    print(f"{FULL.name}: the GPU counts as the CPU does: {same}", flush=True)
    return same


if __name__ == "__main__":
    sys.exit(main())
