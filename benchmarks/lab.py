"""The speed of the lab, and that one core, all cores, Ray and a GPU count the same.

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
from undercard.lab.prepared_study import Chunk, PreparedStudy
from undercard.lab.results import Result
from undercard.lab.run import Backend, on_all_cores, on_one, run_study, sum_games
from undercard.lab.runners import Played
from undercard.lab.study import Study

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
"""Approximate games per second on one core, which determine the number of games."""
GPU_TIMES = 300
"""The factor on that number for a GPU."""


@dataclass(frozen=True)
class Rate:
    games: int
    decisions: int
    seconds: float
    cpu_seconds: float
    """The CPU time of this process alone."""

    def __str__(self) -> str:
        return (
            f"{self.games:,} games in {self.seconds:.2f} s: {self.games / self.seconds:,.0f} games "
            f"and {self.decisions / self.seconds / 1e6:,.1f} million decisions a second, "
            f"{self.games / self.cpu_seconds:,.0f} games a CPU-second"
        )


def measure(study: Study, backend: Backend) -> tuple[Rate, Result]:
    prepared = PreparedStudy(study)
    warm = msgspec.structs.replace(study, games=2, pairings="dealt")
    run_study(PreparedStudy(warm), backend)
    start, cpu_start = time.perf_counter(), time.process_time()
    result = run_study(prepared, backend)
    seconds, cpu_seconds = time.perf_counter() - start, time.process_time() - cpu_start
    decisions = int(result.total(range(prepared.cells))[DECISIONS])
    return Rate(sum_games(result), decisions, seconds, cpu_seconds), result


def kill_a_worker() -> list[int]:
    """Kill one of Ray's worker processes, as a lost machine would; return its id, if any."""
    for process in psutil.Process().children(recursive=True):
        if " ".join(process.cmdline()).startswith("ray::play_chunk"):
            process.send_signal(signal.SIGKILL)
            return [process.pid]
    return []


def bench_ray(seconds: float) -> bool:
    """Whether the numbers equal those of one core although a worker was killed."""
    from undercard.lab.on_ray import on_ray

    games = int(RATES[GREEDY.name] * seconds)
    study = msgspec.structs.replace(GREEDY, games=games, chunk=max(games // 200, 1))
    prepared, killed = PreparedStudy(study), list[int]()
    backend = on_ray("local")

    def killing(prepared: PreparedStudy, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Played]]:
        for n, played in enumerate(backend(prepared, chunks)):
            if n >= 20 and not killed:
                killed.extend(kill_a_worker())
            yield played

    start = time.perf_counter()
    result = run_study(prepared, killing)
    took = time.perf_counter() - start
    print(f"Ray, including its start, worker {killed} killed: {games / took:,.0f} games per second")
    return bool(killed) and result.cells == run_study(prepared, on_all_cores).cells


def bench_cuda(studies: list[Study]) -> bool:
    from undercard.lab.on_cuda import on_cuda

    same = True
    for study in studies:
        small = msgspec.structs.replace(study, games=2000)
        equal = measure(small, on_cuda)[1].cells == measure(small, on_all_cores)[1].cells
        print(f"{study.name}: the GPU counts as the CPU does: {equal}", flush=True)
        games = GPU_TIMES * RATES[study.name]
        rate, _ = measure(msgspec.structs.replace(study, games=games), on_cuda)
        print(f"{study.name}, GPU: {rate}", flush=True)
        same &= equal
    return same


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="approximate seconds for each")
    parser.add_argument("--ray", action="store_true")
    parser.add_argument("--cuda", action="store_true")
    parser.add_argument("--full", action="store_true")
    arguments = parser.parse_args()
    good = True
    for study in (RANDOM, GREEDY, SURVIVE):
        asked = msgspec.structs.replace(study, games=int(RATES[study.name] * arguments.seconds))
        for name, backend in (("one core", on_one), (f"{os.cpu_count()} cores", on_all_cores)):
            print(f"{study.name}, {name}: {measure(asked, backend)[0]}", flush=True)
    if arguments.ray:
        good &= (same := bench_ray(arguments.seconds))
        print(f"Ray counts as threads do: {same}", flush=True)
    if arguments.cuda:
        good &= bench_cuda([RANDOM, GREEDY, SURVIVE])
    if arguments.full:
        good &= bench_full(arguments.cuda)
    return 0 if good else 1


def bench_full(is_on_gpu: bool) -> bool:
    """Run on the GPU if there is one, and compare a hundredth with the CPU."""
    if not is_on_gpu:
        print(f"{FULL.name}, {os.cpu_count()} cores: {measure(FULL, on_all_cores)[0]}", flush=True)
        return True
    from undercard.lab.on_cuda import on_cuda

    print(f"{FULL.name}, GPU: {measure(FULL, on_cuda)[0]}", flush=True)
    small = msgspec.structs.replace(FULL, games=100)
    same = measure(small, on_cuda)[1].cells == measure(small, on_all_cores)[1].cells
    print(f"{FULL.name}: the GPU counts as the CPU does: {same}", flush=True)
    return same


if __name__ == "__main__":
    sys.exit(main())
