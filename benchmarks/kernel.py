"""The speed of the rules and of OpenSpiel's comparable games on the same core.

Our blocks and theirs alternate, so that a busy machine slows both alike, and the result is the
median of the ratios. OpenSpiel is driven in two ways: from a Python loop, as its users do, and by
its own C++ rollouts (an MCTS bot of one simulation whose evaluator plays many random games).

    scripts/bench kernel [--seconds N] [--rounds N] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

import undercard
from undercard.games.fightdrome import rules as fightdrome
from undercard.games.survive import rules as survive
from undercard.kernel.bits import count
from undercard.kernel.chance import below, mix
from undercard.kernel.compile import allocating, inlined, wide
from undercard.kernel.events import new_log

PEERS = ("crazy_eights(players=2)", "go_fish")
GOALS = {"Python": 50.0, "C++": 5.0}
"""The target ratio of our decisions per CPU-second to theirs."""
SURVIVE_GOAL = 1_000_000
"""The target of Survive in decisions per CPU-second; it has no comparable peer."""


OVER, OPENING = 0, 5

Play: TypeAlias = Callable[..., tuple[int, int]]
"""Plays random games and returns the numbers of decisions and of forced ones."""


def make_random_games(rules: Any, pick: Callable[..., tuple[int, bool]]) -> Play:  # noqa: ANN401
    """Return a kernel that plays random games and counts decisions and forced decisions."""
    new, step, max_legal = rules.new, rules.step, rules.MAX_LEGAL

    @allocating
    def play(book: Any, rows: Any, seed: int, games: int, log: Any) -> tuple[int, int]:  # noqa: ANN401
        decisions = forced = 0
        out = np.zeros(max_legal, np.int16)
        for n in range(games):
            rows[1] = rows[0]
            s = rows[1]
            s.rng = mix(np.uint64(seed + n))
            new(book, s, log)
            while s.situation != OVER:
                action, is_forced = pick(book, s, out)
                decisions += 1
                forced += is_forced
                step(book, s, action, log)
        return decisions, forced

    return play


random_in_bout, legal_in_survive = fightdrome.random_action, survive.legal


@inlined
def pick_in_bout(book: Any, s: Any, _: Any) -> tuple[int, bool]:  # noqa: ANN401
    """Draw an action from the masks in the state, without listing the legal ones."""
    is_forced = s.situation != OPENING and count(s.playable) + s.can_rest == 1
    return random_in_bout(book, s), is_forced


@inlined
def pick_in_survive(book: Any, s: Any, out: Any) -> tuple[int, bool]:  # noqa: ANN401
    choices = legal_in_survive(book, s, out)
    return wide(out[below(s, choices)]), choices == 1


play_bouts = make_random_games(fightdrome, pick_in_bout)
play_survive = make_random_games(survive, pick_in_survive)


@dataclass
class Rate:
    """Decisions and games per CPU-second, and the share of forced decisions."""

    decisions: float
    games: float
    forced: float


class Ours:
    """Random Fightdrome bouts in the compiled rules, including the deal."""

    def __init__(self) -> None:
        self.game = undercard.load("fightdrome")
        self.seed = 0

    def run(self, games: int) -> tuple[int, int]:
        """Play games; return the numbers of decisions and of forced decisions."""
        rows = np.zeros(2, self.game.dtype)
        self.seed += games
        return play_bouts(self.game.simulation_book, rows, self.seed, games, new_log())

    def rate(self, seconds: float) -> Rate:
        return measure(self.run, 2000, seconds)


class OursSurvive:
    """Random games of Survive in the compiled rules, including NPCs and the deal."""

    def __init__(self, players: int) -> None:
        self.game = undercard.load("survive", players=players)
        self.seed = 0

    def run(self, games: int) -> tuple[int, int]:
        rows = np.zeros(2, self.game.dtype)
        self.seed += games
        return play_survive(self.game.simulation_book, rows, self.seed, games, new_log())

    def rate(self, seconds: float) -> Rate:
        return measure(self.run, 200, seconds)


class Interpreted:
    """The same rules as plain Python."""

    def __init__(self, name: str) -> None:
        self.game = undercard.load(name, engine="interpreted")

    def run(self, games: int) -> tuple[int, int]:
        decisions = forced = 0
        out, log = np.zeros(survive.MAX_LEGAL, np.int16), new_log()
        for _ in range(games):
            state = self.game.new(random.getrandbits(64))
            while (n := self.game.engine.legal(self.game.book, state, out)) > 0:
                decisions += 1
                forced += n == 1
                self.game.engine.step(self.game.book, state, int(out[random.randrange(n)]), log)
        return decisions, forced

    def rate(self, seconds: float) -> Rate:
        return measure(self.run, 1, seconds)


class OpenSpielPython:
    """A peer's game driven by a Python loop."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game: Any = pyspiel.load_game(name)

    def first_decision(self) -> Any:  # noqa: ANN401
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(_draw(state))
        return state

    def run(self, games: int) -> tuple[int, int]:
        decisions = forced = 0
        for _ in range(games):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(_draw(state))
                    continue
                legal = state.legal_actions()
                decisions += 1
                forced += len(legal) == 1
                state.apply_action(random.choice(legal))
        return decisions, forced

    def rate(self, seconds: float) -> Rate:
        return measure(self.run, 10, seconds)


def _draw(state: Any) -> int:  # noqa: ANN401
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    return int(random.choices(actions, chances)[0])


class OpenSpielCpp:
    """The same game played out by OpenSpiel's own C++ evaluator.

    It does not count its decisions, so the mean of the Python loop is used. The deal is excluded,
    which favours the peer.
    """

    ROLLOUTS = 200

    def __init__(self, loop: OpenSpielPython, decisions_per_game: float, forced: float) -> None:
        self._loop = loop
        self._decisions = decisions_per_game
        self._forced = forced

    def run(self, batches: int) -> tuple[float, float]:
        import pyspiel

        for n in range(batches):
            evaluator = pyspiel.RandomRolloutEvaluator(self.ROLLOUTS, n)
            bot = pyspiel.MCTSBot(self._loop.game, evaluator, 2.0, 1, 10, False, n, False)
            bot.step(self._loop.first_decision())
        decisions = batches * self.ROLLOUTS * self._decisions
        return decisions, decisions * self._forced

    def rate(self, seconds: float) -> Rate:
        rate = measure(self.run, 1, seconds)
        return Rate(rate.decisions, rate.games * self.ROLLOUTS, rate.forced)


def measure(run: Callable[[int], tuple[float, float]], first: int, seconds: float) -> Rate:
    """Run growing batches until this thread has used the given CPU-seconds."""
    decisions = forced = games = 0.0
    lot, start = first, time.thread_time()
    while (spent := time.thread_time() - start) < seconds:
        made, without_choice = run(lot)
        decisions, forced, games = decisions + made, forced + without_choice, games + lot
        if spent < seconds / 4:
            lot *= 2
    return Rate(decisions / spent, games / spent, forced / max(decisions, 1.0))


def all_cores(ours: Ours, seconds: float) -> float:
    """Return decisions per second of wall time with a thread on every core."""
    cores = os.cpu_count() or 1
    workers = [Ours() for _ in range(cores)]
    for n, worker in enumerate(workers):
        worker.seed = n << 40
    games = int(ours.rate(0.3).games * seconds)
    start = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:
        decisions = sum(made for made, _ in pool.map(lambda w: w.run(games), workers))
    return float(decisions / (time.perf_counter() - start))


START = """
import sys, time; t = time.perf_counter()
import undercard
game = undercard.load(sys.argv[1])
state = game.new(1)
game.apply(state, game.legal(state)[0])
print(time.perf_counter() - t)
"""


def start_times(name: str) -> tuple[float, float]:
    """Return the seconds from `import` to the first action: compiling, then from the cache."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "UNDERCARD_KERNEL_CACHE": cache}
        first, *later = (
            float(subprocess.check_output([sys.executable, "-c", START, name], env=environment))
            for _ in range(4)
        )
    return first, statistics.median(later)


def compare(seconds: float, rounds: int) -> dict[str, Any]:
    """Run alternating blocks of ours, the peers in Python and the peers in C++, on one core."""
    ours = Ours()
    others: dict[str, OursSurvive | Interpreted] = {
        "interpreted": Interpreted("fightdrome"),
        "survive, two players": OursSurvive(2),
        "survive, three players": OursSurvive(3),
        "survive, interpreted": Interpreted("survive"),
    }
    for runner in (ours, *others.values()):
        runner.run(1)
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    rates: dict[str, list[Rate]] = {"ours": [], **{name: [] for name in others}}
    loops = {name: OpenSpielPython(name) for name in PEERS}
    for _ in range(rounds):
        for name, loop in loops.items():
            rates["ours"].append(ours.rate(seconds))
            python = loop.rate(seconds)
            rates.setdefault(f"{name}, Python", []).append(python)
            rates["ours"].append(ours.rate(seconds))
            cpp = OpenSpielCpp(loop, python.decisions / python.games, python.forced)
            rates.setdefault(f"{name}, C++", []).append(cpp.rate(seconds))
        for name, runner in others.items():
            rates[name].append(runner.rate(seconds))
    os.sched_setaffinity(0, cores)
    return {
        "rates": {name: asdict(median_rate(found)) for name, found in rates.items()},
        "ratios": ratios(rates),
        "all_cores": all_cores(ours, 2 * seconds),
        "cores": len(cores),
        "starts": {name: start_times(name) for name in undercard.game_names()},
    }


def median_rate(rates: list[Rate]) -> Rate:
    return Rate(
        *(statistics.median(getattr(r, f) for r in rates) for f in ("decisions", "games", "forced"))
    )


def ratios(rates: dict[str, list[Rate]]) -> dict[str, float]:
    """Return for each peer the median ratio of ours to theirs, each from adjacent blocks."""
    found = {}
    for place, name in enumerate(f"{peer}, {way}" for peer in PEERS for way in ("Python", "C++")):
        pairs = zip(rates["ours"][place :: 2 * len(PEERS)], rates[name], strict=True)
        found[name] = statistics.median(mine.decisions / theirs.decisions for mine, theirs in pairs)
    return found


def report(result: dict[str, Any]) -> str:
    lines = [f"{'':32} {'decisions/CPU-s':>16} {'games/CPU-s':>12} {'forced':>7} {'ratio':>7}"]
    for name, rate in result["rates"].items():
        ratio = result["ratios"].get(name)
        times = f"{ratio:7.1f}" if ratio else ""
        lines.append(
            f"{name:32} {rate['decisions']:16,.0f} {rate['games']:12,.0f} "
            f"{rate['forced']:7.1%} {times}".rstrip()
        )
    lines += [
        f"ours on all {result['cores']} cores: {result['all_cores']:,.0f} decisions/s",
        *(
            f"{name}: first use compiles in {first:.1f} s, later starts take {later:.2f} s"
            for name, (first, later) in result["starts"].items()
        ),
    ]
    for way, goal in GOALS.items():
        worst = min(ratio for name, ratio in result["ratios"].items() if name.endswith(way))
        verdict = "reached" if worst >= goal else "NOT reached"
        lines.append(f"goal {goal:.0f} × OpenSpiel in {way}: {worst:.1f} ×, {verdict}")
    slowest = min(result["rates"][f"survive, {n} players"]["decisions"] for n in ("two", "three"))
    verdict = "reached" if slowest >= SURVIVE_GOAL else "NOT reached"
    lines.append(f"goal {SURVIVE_GOAL:,} decisions/CPU-s of Survive: {slowest:,.0f}, {verdict}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU-seconds per block")
    parser.add_argument("--rounds", type=int, default=5, help="the number of rounds")
    parser.add_argument("--json", type=Path, help="also write the numbers to this file")
    arguments = parser.parse_args()
    result = compare(arguments.seconds, arguments.rounds)
    print(report(result))
    if arguments.json:
        arguments.json.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
