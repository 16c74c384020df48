"""The speed of the searches and of OpenSpiel's ISMCTS bot on its card games, on the same core.

An iteration is one pass: redraw hidden information, descend the tree, play out the game, update the
tree. Our blocks and theirs alternate, so that a busy machine slows all alike; CPU time is counted.
Positions come from random games.

    scripts/bench search [--seconds N] [--rounds N] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from pathlib import Path
from typing import Any

import undercard
from undercard.bots.make import make_bot

PEERS = ("oh_hell", "gin_rummy")
GOAL = 2.0
"""The target ratio of our iterations to those of `oh_hell`."""
SIMULATIONS = {"oh_hell": 2_000, "gin_rummy": 100}


class Peer:
    """OpenSpiel's C++ bot on one of its games."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.name = name
        self._pyspiel = pyspiel
        self._game = pyspiel.load_game(name)
        self._random = random.Random(1)

    def run(self, seconds: float) -> float:
        """Return iterations per CPU-second."""
        done, spent = 0, 0.0
        while spent < seconds:
            state = self._position()
            evaluator = self._pyspiel.RandomRolloutEvaluator(1, self._random.randrange(1 << 30))
            bot = self._pyspiel.ISMCTSBot(
                self._random.randrange(1 << 30),
                evaluator,
                2.0,
                SIMULATIONS[self.name],
                allow_inconsistent_action_sets=True,
            )
            start = time.process_time()
            bot.step(state)
            spent += time.process_time() - start
            done += SIMULATIONS[self.name]
        return done / spent

    def _position(self) -> Any:  # noqa: ANN401
        """Return a position with a choice from a random game."""
        while True:
            state = self._game.new_initial_state()
            moves = self._random.randrange(60)
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(self._random.choices(actions, chances)[0])
                elif moves <= 0 and len(state.legal_actions()) > 1:
                    return state
                else:
                    state.apply_action(self._random.choice(state.legal_actions()))
                    moves -= 1


class Ours:
    """One of our bots on one of our games."""

    def __init__(self, game: str, bot: str) -> None:
        self.name = f"{game}, {bot}"
        self._game = undercard.load(game)
        self._bot: Any = make_bot(bot, self._game, 1)
        self._random = random.Random(1)

    def run(self, seconds: float) -> float:
        done, spent = 0, 0.0
        while spent < seconds:
            state = self._position()
            seat = self._game.to_act(state)
            assert seat is not None
            view = self._game.view(state, seat)
            before, start = self._bot.passes, time.process_time()
            self._bot.decide(view, self._game.legal(state), 0.2)
            spent += time.process_time() - start
            done += self._bot.passes - before
        return done / spent

    def _position(self) -> Any:  # noqa: ANN401
        while True:
            state = self._game.new(self._random.randrange(1 << 40))
            for _ in range(self._random.randrange(60)):
                if self._game.to_act(state) is None:
                    break
                state, _ = self._game.apply(state, self._random.choice(self._game.legal(state)))
            if len(self._game.legal(state)) > 1:
                return state


def measure(seconds: float, rounds: int) -> dict[str, list[float]]:
    """Return the iterations per CPU-second of all bots, round by round."""
    runners: list[Peer | Ours] = [Peer(name) for name in PEERS]
    runners += [Ours("fightdrome", "search"), Ours("fightdrome", "champion")]
    runners += [Ours("survive", "search")]
    rates: dict[str, list[float]] = {runner.name: [] for runner in runners}
    for _ in range(rounds):
        for runner in runners:
            rates[runner.name].append(runner.run(seconds))
    return rates


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU-seconds per block")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", type=Path, help="also write the numbers to this file")
    arguments = parser.parse_args()
    rates = measure(arguments.seconds, arguments.rounds)
    print("| | iterations per CPU-second | times `oh_hell` | times `gin_rummy` |")
    print("|---|---:|---:|---:|")
    for name, rate in rates.items():
        ratios = [
            statistics.median(a / b for a, b in zip(rate, rates[peer], strict=True))
            for peer in PEERS
        ]
        print(f"| {name} | {statistics.median(rate):,.0f} | {ratios[0]:.2f} | {ratios[1]:.1f} |")
    if arguments.json:
        arguments.json.write_text(json.dumps(rates, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
