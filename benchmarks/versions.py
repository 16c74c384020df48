"""Compare the speed of this checkout with an earlier commit, on one core and in one run.

Each version runs in a separate process, with its own benchmarks and its own compiled kernels.
Blocks of both alternate, so a busy machine slows both alike. The result is the median of the
ratios of decisions (or games) per CPU-second.

    scripts/bench versions COMMIT [--rounds N] [--seconds N] [--only NAME ...]
"""

from __future__ import annotations

import argparse
import io
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import IO, Any

import msgspec

HERE = Path(__file__).parents[1]
Measure = Callable[[float], float]
"""Plays for about the given seconds; returns decisions or games per CPU-second."""


def measures() -> dict[str, Callable[[], Measure]]:
    """What is compared, by name. The modules are those of the version that this process runs."""
    adapters, kernel = import_module("adapters"), import_module("kernel")
    return {
        "kernel, Fightdrome": lambda: _rate(kernel.Ours()),
        "kernel, Survive for two": lambda: _rate(kernel.OursSurvive(2)),
        "kernel, Survive for three": lambda: _rate(kernel.OursSurvive(3)),
        "interpreted, Fightdrome": lambda: _rate(kernel.Interpreted("fightdrome")),
        "interpreted, Survive": lambda: _rate(kernel.Interpreted("survive")),
        "batch, Fightdrome": lambda: _blocks(adapters.batched("fightdrome")),
        "batch, Survive": lambda: _blocks(adapters.batched("survive")),
        "PettingZoo, Fightdrome": lambda: _blocks(
            adapters.pettingzoo(adapters.our_pettingzoo.make_env("fightdrome"))
        ),
        "Gymnasium, Fightdrome": lambda: _blocks(adapters.gymnasium("fightdrome")),
        "Gymnasium, Survive": lambda: _blocks(adapters.gymnasium("survive")),
        "lab, random bouts": lambda: _study("RANDOM"),
        "lab, greedy bouts": lambda: _study("GREEDY"),
        "lab, greedy Survive": lambda: _study("SURVIVE"),
    }


def _rate(player: Any) -> Measure:  # noqa: ANN401
    return lambda seconds: float(player.rate(seconds).decisions)


def _blocks(block: Callable[[], int]) -> Measure:
    def measure(seconds: float) -> float:
        start, decisions = time.process_time(), 0
        while (took := time.process_time() - start) < seconds:
            decisions += block()
        return decisions / took

    return measure


def _study(name: str) -> Measure:
    lab = import_module("lab")
    study = getattr(lab, name)

    def measure(seconds: float) -> float:
        games = int(lab.RATES[study.name] * seconds)
        rate, _ = lab.measure(msgspec.structs.replace(study, games=games), lab.on_one)
        return float(rate.games / rate.cpu_seconds)

    return measure


def work() -> None:
    """Answer requests of the form `seconds name` with a rate, until the input ends."""
    made: dict[str, Measure] = {}
    for line in sys.stdin:
        seconds, _, name = line.strip().partition(" ")
        if name not in made:
            made[name] = measures()[name]()
        print(made[name](float(seconds)), file=sys.__stdout__, flush=True)


class Version:
    """A process that measures one checkout."""

    def __init__(self, checkout: Path, cache: Path) -> None:
        paths = [checkout / "src", checkout / "benchmarks"]
        env = dict(os.environ, UNDERCARD_KERNEL_CACHE=str(cache))
        env["PYTHONPATH"] = os.pathsep.join(map(str, paths))
        command = [sys.executable, "-P", __file__, "--work"]
        self._process = subprocess.Popen(
            command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, name: str, seconds: float) -> float:
        to, answers = _pipes(self._process)
        print(seconds, name, file=to, flush=True)
        return float(answers.readline())

    def close(self) -> None:
        for pipe in _pipes(self._process):
            pipe.close()
        self._process.wait()


def _pipes(process: subprocess.Popen[str]) -> tuple[IO[str], IO[str]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def compare(name: str, new: Version, old: Version, seconds: float, rounds: int) -> str:
    """Return a row of the table; the first pair of blocks, which compiles, does not count."""
    pairs = [(new.measure(name, seconds), old.measure(name, seconds)) for _ in range(rounds + 1)]
    ratios = [ours / theirs for ours, theirs in pairs[1:]]
    ours, theirs = (statistics.median(side) for side in zip(*pairs[1:], strict=True))
    low, high = min(ratios), max(ratios)
    middle = statistics.median(ratios)
    return f"| {name} | {ours:,.0f} | {theirs:,.0f} | {middle:.2f} ({low:.2f}–{high:.2f}) |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit", help="the earlier version")
    parser.add_argument("--rounds", type=int, default=9, help="how often the blocks alternate")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU-seconds of a block")
    parser.add_argument("--only", nargs="*", default=[""], help="rows that begin so")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="undercard-versions-") as folder:
        archive = subprocess.check_output(["git", "archive", arguments.commit], cwd=HERE)
        with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
            tar.extractall(Path(folder, "old"), filter="data")
        new = Version(HERE, Path(folder, "new-kernels"))
        old = Version(Path(folder, "old"), Path(folder, "old-kernels"))
        sys.path.insert(0, str(HERE / "benchmarks"))
        print(f"| per CPU-second | now | {arguments.commit} | ratio |\n|---|---:|---:|---:|")
        for name in measures():
            if name.startswith(tuple(arguments.only)):
                print(compare(name, new, old, arguments.seconds, arguments.rounds), flush=True)
        new.close()
        old.close()


if __name__ == "__main__":
    work() if sys.argv[1:] == ["--work"] else main()
