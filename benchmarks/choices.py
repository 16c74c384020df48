"""The value of a bot's choices in Fightdrome, which is more precise than counting wins.

    scripts/bench choices [BOT ...] [--positions N] [--first N] [--playouts N] [--budget S]

Positions come from bouts in which the network plays both seats. The value of an action is the share
of playouts, by the network, that its player wins, each from another state with the same view. A bot
chooses from its view of the position. Its gain is the value of its choice minus the value of the
network's own policy. Luck is averaged out before and after the choice, so a second of search yields
far more information than a second of bouts.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import cast

import numpy as np
from numpy.typing import NDArray

from undercard.bots.fightdrome.learned import Learned, shipped_network
from undercard.bots.make import make_bot
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.rules import step
from undercard.games.fightdrome.sample import sample_with
from undercard.kernel.chance import mix
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log, new_log
from undercard.kernel.game import State
from undercard.kernel.registry import load
from undercard.lab.cores import cores
from undercard.lab.fightdrome.learned import LEARNED, Extra, choose, extra_of

BLOCK = 8
"""Positions that a process takes per task."""
KEPT = 0.15
"""The share of a bout's positions that is used, so that they come from many bouts."""


@kernel
def play_outs(
    book: Book,
    rows: NDArray[np.void],
    action: int,
    playouts: int,
    extra: Extra,
    log: Log,
) -> float:
    """Return the share won by the seat to act in `rows[0]` after an action; `rows[1]` is
    scratch."""
    me, won = wide(rows[0].actor), 0
    for n in range(playouts):
        rows[1] = rows[0]
        s = rows[1]
        s.rng = mix(rows[0].rng + np.uint64(n))
        sample_with(book, s, me, extra[3][3])
        step(book, s, action, log)
        while s.actor >= 0:
            step(book, s, choose(book, s, LEARNED, extra), log)
        won += s.winner == me
    return won / playouts


class Judge:
    """Finds positions, and estimates the value of every action in them."""

    def __init__(self, playouts: int) -> None:
        self.game = cast(Fightdrome, load("fightdrome"))
        self._network, self._playouts = shipped_network(), playouts
        self._rows = np.zeros(2, self.game.dtype)
        self._extra, self._log = extra_of(self.game), new_log()

    def positions(self, first: int) -> list[State]:
        """Return a block of positions with a choice, from the bouts with these numbers."""
        game, chance, found = self.game, random.Random(first), list[State]()
        while len(found) < BLOCK:
            state = game.new(chance.getrandbits(60))
            bots = [Learned(game, self._network, chance.getrandbits(60)) for _ in "01"]
            while len(found) < BLOCK and (seat := game.to_act(state)) is not None:
                legal = game.legal(state)
                if len(legal) > 1 and chance.random() < KEPT:
                    found.append(state)
                choice = bots[seat].decide(game.view(state, seat), legal, 1.0)
                state, _ = game.apply(state, choice)
        return found

    def worths(self, state: State) -> dict[str, float]:
        """Return the value of every legal action."""
        self._rows[0] = state
        return {name: self._worth(self.game.parse_action(name)) for name in self.game.legal(state)}

    def _worth(self, action: int) -> float:
        return play_outs(
            cast(Book, self.game.book),
            self._rows,
            action,
            self._playouts,
            self._extra,
            self._log,
        )

    def shares(self, state: State) -> dict[str, float]:
        """Return the network's own policy."""
        return Learned(self.game, self._network, 0).weigh(state)[0]


def judge_block(first: int, bots: list[str], playouts: int, budget: float) -> list[list[float]]:
    """Return the gains in a block of positions: of the network's likeliest action, then of each
    bot."""
    judge = Judge(playouts)
    players = [make_bot(name, judge.game, first) for name in bots]
    gains = []
    for state in judge.positions(first):
        worths = judge.worths(state)
        view, legal = judge.game.view(state, judge.game.to_act(state)), judge.game.legal(state)
        shares = judge.shares(state)
        usual = sum(worths[name] * share for name, share in shares.items())
        choices = [max(shares, key=lambda name: shares[name])]
        choices += [bot.decide(view, legal, budget) for bot in players]
        gains.append([worths[choice] - usual for choice in choices])
    return gains


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", default=["random", "greedy", "search", "champion"])
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="skip this many positions first")
    parser.add_argument("--playouts", type=int, default=300)
    parser.add_argument("--budget", type=float, default=0.3, help="seconds per decision")
    arguments = parser.parse_args()
    asked = arguments.bots, arguments.playouts, arguments.budget
    judge_block(0, arguments.bots, 1, 0.0)  # compiled once, for all processes
    with ProcessPoolExecutor(cores()) as pool:
        before = 1 + arguments.first // BLOCK
        numbers = range(before, before + -(-arguments.positions // BLOCK))
        blocks = pool.map(judge_block, numbers, *([value] * len(numbers) for value in asked))
        gains = 100 * np.array([gain for block in blocks for gain in block])
    print(f"percentage points of bouts per choice, over {len(gains)} choices; {arguments.budget} s")
    names = ["the network's likeliest action", *arguments.bots]
    for name, column in zip(names, gains.T, strict=True):
        margin = 1.96 * column.std() / math.sqrt(len(column))
        print(f"{name}: {column.mean():+.2f} ± {margin:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
