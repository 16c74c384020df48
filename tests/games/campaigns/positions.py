"""Positions campaign: mutated positions of every game are refused or can be played and sampled.

Positions from random play, under every option and several packs and scenarios, are mutated in any
field. `setup` must refuse each with a path, or return a state that can be sampled for every seat,
viewed, written, read back, and played to the end. Child processes examine the positions: one that
crashes or hangs is counted and replaced, and the position is reported.

    scripts/bench positions [--game NAME] [--cases 20000] [--first 0] [--processes 2]
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import TypeAlias

import undercard
from games.campaigns.cases import PER_TABLE, make_case
from games.campaigns.examination import FAILED, PLAYED, REFUSED, Verdict, examine, play_out

Work: TypeAlias = Callable[[str, str, Connection], None]

READY = "ready"
CRASHED, HUNG = "crashed", "hung"
RESULTS = (REFUSED, PLAYED, FAILED, CRASHED, HUNG)
PATIENCE = 120.0
"""The limit in seconds for one position; the slowest take a few seconds."""
MOST_REPORTED = 40


@dataclass
class Result:
    """The verdicts on the cases of one game."""

    results: Counter[str] = field(default_factory=Counter)
    places: Counter[str] = field(default_factory=Counter)
    kinds: dict[str, Counter[str]] = field(default_factory=dict)
    decisions: int = 0
    troubles: list[str] = field(default_factory=list)

    def count(self, verdict: Verdict) -> None:
        self.results[verdict.result] += 1
        if verdict.result == REFUSED:
            self.places[verdict.place] += 1
        for kind in verdict.kinds or ("unchanged",):
            self.kinds.setdefault(kind, Counter())[verdict.result] += 1
        self.decisions += verdict.decisions
        if verdict.trouble:
            self.troubles.append(f"{verdict.result}: {verdict.trouble}")

    @property
    def is_clean(self) -> bool:
        return not any(self.results[bad] for bad in (FAILED, CRASHED, HUNG))


def work(name: str, engine: str, pipe: Connection) -> None:
    """Run as a child process: read runs of cases and write a verdict on each case."""
    game = undercard.load(name, engine=engine)
    play_out(game, game.new(0), random.Random(0))  # compiles the rules, which can take minutes
    pipe.send(READY)
    while True:
        for number in range(*pipe.recv()):
            pipe.send(examine(make_case(name, number, engine)))


class Child:
    """A process that examines cases and that a case may crash."""

    def __init__(self, name: str, engine: str, patience: float, work: Work) -> None:
        self.name, self.engine, self.patience, self.work = name, engine, patience, work
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        arguments = (self.name, self.engine, theirs)
        self.process = context.Process(target=self.work, args=arguments, daemon=True)
        self.process.start()
        theirs.close()
        assert self.pipe.recv() == READY

    def examine(self, first: int, end: int) -> Iterator[Verdict]:
        while first < end:
            self.pipe.send((first, end))
            for number in range(first, end):
                first = number + 1
                try:
                    if not self.pipe.poll(self.patience):
                        yield self._replace(number, HUNG)
                        break
                    yield self.pipe.recv()
                except EOFError:
                    yield self._replace(number, CRASHED)
                    break

    def _replace(self, number: int, result: str) -> Verdict:
        self.stop()
        code = self.process.exitcode
        self._start()
        case = make_case(self.name, number)
        trouble = f"{case.report()}\n  exit code {code}"
        return Verdict(number, case.kinds, result, trouble=trouble)

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def run(
    name: str,
    cases: int,
    *,
    first: int = 0,
    processes: int = 1,
    engine: str = "compiled",
    patience: float = PATIENCE,
    work: Work = work,
) -> Result:
    """Examine a run of cases; `work` is the function of the child processes."""
    result, lock, began = Result(), threading.Lock(), time.monotonic()
    runs = iter(range(first, first + cases, PER_TABLE))

    def supervise() -> None:
        child = Child(name, engine, patience, work)
        try:
            while (start := next_run()) is not None:
                for verdict in child.examine(start, min(start + PER_TABLE, first + cases)):
                    with lock:
                        result.count(verdict)
                        if verdict.trouble and len(result.troubles) <= MOST_REPORTED:
                            print(result.troubles[-1], file=sys.stderr, flush=True)
                        _show_progress(name, result, cases, time.monotonic() - began)
        finally:
            child.stop()

    def next_run() -> int | None:
        with lock:
            return next(runs, None)

    with ThreadPoolExecutor(processes) as threads:
        for done in [threads.submit(supervise) for _ in range(processes)]:
            done.result()
    return result


def _show_progress(name: str, result: Result, cases: int, seconds: float) -> None:
    done = result.results.total()
    if done % 1000 == 0:
        left = seconds / done * (cases - done)
        print(f"{name}: {done} of {cases}, {left:.0f} s left", file=sys.stderr, flush=True)


def report(name: str, result: Result) -> str:
    lines = [f"## {name}", "", "| result | positions |", "|---|---|"]
    lines += [f"| {each} | {result.results[each]} |" for each in RESULTS]
    lines += ["", f"{result.decisions} decisions were played.", ""]
    lines += ["| mutation | " + " | ".join(RESULTS) + " |", "|---" * (1 + len(RESULTS)) + "|"]
    for kind, counts in sorted(result.kinds.items()):
        lines.append(f"| {kind} | " + " | ".join(str(counts[each]) for each in RESULTS) + " |")
    lines += ["", "| refused at | positions |", "|---|---|"]
    lines += [f"| `{place}` | {n} |" for place, n in result.places.most_common()]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    names = undercard.game_names()
    parser.add_argument("--game", choices=names, help="both, unless one is named")
    parser.add_argument("--cases", type=int, default=20_000, help="positions of each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first case")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--engine", choices=("compiled", "interpreted"), default="compiled")
    wanted = parser.parse_args()
    is_clean = True
    for name in [wanted.game] if wanted.game else names:
        result = run(
            name,
            wanted.cases,
            first=wanted.first,
            processes=wanted.processes,
            engine=wanted.engine,
        )
        print(report(name, result))
        is_clean = is_clean and result.is_clean
    return 0 if is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
