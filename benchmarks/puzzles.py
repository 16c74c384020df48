"""Puzzles at ten times the effort: does the search confirm them?

    scripts/bench puzzles [--puzzles N] [--first DATE] [--times N] [GAME ...]

For each date the puzzle is made as on a server. Its position is then played out with ten times the
samples, other chance, and searched by the strongest level with ten times the passes. A puzzle is
confirmed if the playouts have the same best action with a lead of at least 8 points, and the search
chooses it, too. One process; times are CPU seconds.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from undercard.kernel.plugin import game_names
from undercard.kernel.registry import load
from undercard.puzzles.difficulty import PASSES, strongest_choice
from undercard.puzzles.evaluation import evaluate
from undercard.puzzles.generation import LEAD, Made, find_puzzle

HEAD = """\
| date | positions | CPU s | best | lead | difficulty | lead {times}× | search {times}× | CPU s | |
|---|---:|---:|---|---:|---:|---:|---|---:|---|"""
OTHER = 0x5EED
"""Makes the chance of the examination another one than that of the production."""


@dataclass(frozen=True)
class Examined:
    """A puzzle and its examination."""

    made: Made
    seconds: float
    best: str
    lead: float
    search: str
    examination_seconds: float

    @property
    def is_confirmed(self) -> bool:
        wanted = self.made.puzzle.solution.best
        return self.best == wanted == self.search and self.lead >= LEAD

    def __str__(self) -> str:
        puzzle, solution = self.made.puzzle, self.made.puzzle.solution
        found = f"{self.lead:.1%}" if self.best == solution.best else f"{self.best} is best"
        wanted = solution.best.replace("|", "\\|")
        chosen = "same" if self.search == solution.best else self.search
        verdict = "confirmed" if self.is_confirmed else "not confirmed"
        return (
            f"| {puzzle.date} | {self.made.positions:,} | {self.seconds:.1f} | `{wanted}` "
            f"| {solution.lead:.1%} ± {solution.lead_error:.1%} | {1 - solution.ease:.0%} "
            f"| {found} | {chosen} | {self.examination_seconds:.1f} | {verdict} |"
        )


def examine(name: str, day: date, times: int) -> Examined:
    """Make the puzzle of a date and examine it with a multiple of the effort."""
    began = time.process_time()
    made = find_puzzle(name, day)
    seconds = time.process_time() - began
    game = load(name)
    evaluation = evaluate(game, made.state, OTHER)
    evaluation.extend(times * made.puzzle.solution.samples)
    search = strongest_choice(game, made.state, OTHER, times * PASSES)
    more = time.process_time() - began - seconds
    return Examined(made, seconds, evaluation.best, evaluation.lead, search, more)


def examine_all(name: str, first: date, puzzles: int, times: int) -> Iterator[Examined]:
    find_puzzle(name, first - timedelta(1))  # compiles
    for n in range(puzzles):
        yield examine(name, first + timedelta(n), times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=game_names(), help="default: all games")
    parser.add_argument("--puzzles", type=int, default=15, help="puzzles of each game")
    parser.add_argument("--first", type=date.fromisoformat, default=date(2026, 12, 1))
    parser.add_argument("--times", type=int, default=10, help="the multiple of the effort")
    arguments = parser.parse_args()
    for name in arguments.game:
        print(f"\n{name.capitalize()}\n\n{HEAD.format(times=arguments.times)}", flush=True)
        done = []
        for one in examine_all(name, arguments.first, arguments.puzzles, arguments.times):
            done.append(one)
            print(one, flush=True)
        confirmed = sum(one.is_confirmed for one in done)
        slowest = max(one.seconds for one in done)
        print(f"\n{confirmed} of {len(done)} confirmed; slowest {slowest:.0f} CPU s.", flush=True)


if __name__ == "__main__":
    main()
