"""Find Stacks of equal strength: how the reconstruction of FR1 was tuned.

Every Stack that the box could hold plays every other with each bot. Then ten are chosen in addition
to the one the rulebook prints. Each should win about half of its games against the others with
every bot, and they should differ from each other as much as possible.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeAlias, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from undercard.games.fightdrome.game import build
from undercard.lab.cores import cores
from undercard.lab.counts import GAMES, UNIT, WON
from undercard.lab.prepared_study import Chunk, PreparedStudy
from undercard.lab.runners import make_runner
from undercard.lab.study import Study

Stack: TypeAlias = tuple[int, int, int, int, int]
Shares: TypeAlias = NDArray[np.float64]
"""How often each Stack beats each other."""

PRINTED: Stack = (11, 9, 9, 5, 6)
MOST_ATTACKS = 10
"""The maximum of one kind: the printed Stack may have 11 of a supply of 21."""
MOST_BLOCKS, MOST_NEUROCHEM = 9, 6
LEAST_ATTACKS = 6
CARDS = 40
CHOSEN = 10
NARROW = 0.035
"""The greatest deviation of a Stack from even: the goal is 0.05, minus a margin for chance."""


def candidates(least_neurochem: int = 3) -> list[Stack]:
    """Return the Stacks that can be dealt in pairs from one box, the printed one first.

    The Sleeve decides the order of the three attack supplies, so they are listed in descending
    order.
    """
    found = [PRINTED]
    attacks = range(LEAST_ATTACKS, MOST_ATTACKS + 1)
    for neurochem, blocks in itertools.product(
        range(least_neurochem, MOST_NEUROCHEM + 1), range(MOST_BLOCKS + 1)
    ):
        for c, b, a in itertools.combinations_with_replacement(attacks, 3):
            if a + b + c + blocks + neurochem == CARDS:
                found.append((a, b, c, blocks, neurochem))
    return found


class _TwoStacks:
    """Bouts between two Stacks in all Sleeves, by one bot."""

    def __init__(self, bot: str, games: int) -> None:
        game = build()
        self._deals = max(games // 60, 1)
        study = Study(name="stacks", game="fightdrome", bots=(bot, bot), games=games, seed=7)
        self._pack, self._study = game.pack, study

    def share(self, one: Stack, other: Stack) -> float:
        """Return the share of games that the first Stack wins."""
        pack = cast("dict[str, object]", msgspec.to_builtins(self._pack))
        cards = [{"name": "A", "counts": one}, {"name": "B", "counts": other}]
        pack.update(origin="house", stacks={"cards": cards})
        table = PreparedStudy(msgspec.structs.replace(self._study, box=pack, pairings="characters"))
        player = make_runner(table)
        won = games = 0
        for cell, pairing in enumerate(table.pairings):
            counts, _ = player.play(Chunk(cell, 0, self._deals))
            won += int(counts[WON + pairing.numbers[1]])
            games += int(counts[GAMES])
        return won / (UNIT * games)


def measure(
    stacks: list[Stack], bot: str, games: int, report: Callable[[str], None] | None = None
) -> Shares:
    """Play every Stack against every other, on all cores."""
    shares = np.full((len(stacks), len(stacks)), 0.5)
    pairs = list(itertools.combinations(range(len(stacks)), 2))
    field = _TwoStacks(bot, games)
    with ThreadPoolExecutor(cores()) as pool:
        found = pool.map(lambda pair: field.share(stacks[pair[0]], stacks[pair[1]]), pairs)
        for n, ((i, j), share) in enumerate(zip(pairs, found, strict=True)):
            shares[i, j], shares[j, i] = share, 1 - share
            if report and n % 100 == 0:
                report(f"{bot}: {n} of {len(pairs)} pairs of Stacks")
    return shares


@dataclass(frozen=True)
class Choice:
    """The chosen Stacks, the printed one first, and the worst deviation from even."""

    stacks: list[Stack]
    off: float


def choose(stacks: list[Stack], shares: list[Shares], tries: int = 12, seed: int = 1) -> Choice:
    """Return the printed Stack and ten more: even first, then as different as possible."""
    search = _Search(stacks, shares)
    chance = random.Random(seed)
    found = min((search.climb(chance) for _ in range(tries)), key=search.cost)
    printed, *others = (search.ways[n] for n in found)
    return Choice([printed, *sorted(others, reverse=True)], search.off(found))


class _Search:
    """Searches for a choice by changing one Stack at a time.

    A Stack may appear in several orders of its attacks: these are equally strong, since the Sleeves
    have all orders too, but give different fighters.
    """

    def __init__(self, stacks: list[Stack], shares: list[Shares]) -> None:
        ways = [(n, way) for n, stack in enumerate(stacks) for way in _orders(stack)]
        self.ways = [way for _, way in ways]
        kinds = [n for n, _ in ways]
        self._shares = [table[np.ix_(kinds, kinds)] for table in shares]
        numbers = np.array(self.ways)
        self._apart = np.abs(numbers[:, None] - numbers[None]).sum(axis=2)
        np.fill_diagonal(self._apart, 99)

    def climb(self, chance: random.Random) -> list[int]:
        """Swap one Stack for a better one until there is none."""
        chosen = [0, *chance.sample(range(1, len(self.ways)), CHOSEN)]
        cost, improved = self.cost(chosen), True
        while improved:
            improved = False
            for place, new in itertools.product(range(1, len(chosen)), range(1, len(self.ways))):
                changed = [*chosen[:place], new, *chosen[place + 1 :]]
                if new not in chosen and (other := self.cost(changed)) < cost - 1e-9:
                    chosen, cost, improved = changed, other, True
        return chosen

    def cost(self, chosen: list[int]) -> float:
        """Return the cost: the worst Stack, then all deviations beyond the limit, then variety.

        The worst Stack alone would leave most changes without effect, so the search would get
        stuck.
        """
        over = np.maximum(self._offs(chosen) - NARROW, 0.0)
        variety = float(self._apart[np.ix_(chosen, chosen)].min(axis=1).sum())
        return 1000 * float(over.max()) + 100 * float(over.sum()) - variety / 100

    def off(self, chosen: list[int]) -> float:
        """Return the worst deviation from even of a Stack against the other ten, with the worst
        bot."""
        return float(self._offs(chosen).max())

    def _offs(self, chosen: list[int]) -> Shares:
        fields = np.array([table[np.ix_(chosen, chosen)] for table in self._shares])
        means = (fields.sum(axis=2) - 0.5) / (len(chosen) - 1)
        return cast(Shares, np.abs(means - 0.5))


def _orders(stack: Stack) -> list[Stack]:
    """Return the rotations of the attacks; the printed Stack stays as it is."""
    a, b, c, blocks, neurochem = stack
    if stack == PRINTED:
        return [stack]
    turns = dict.fromkeys([(a, b, c), (c, a, b), (b, c, a)])
    return [(*attacks, blocks, neurochem) for attacks in turns]
