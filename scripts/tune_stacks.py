"""Choosing Stacks that are equally strong: how the reconstruction of FR1 was tuned.

Every Stack that the box could hold plays every other with each bot. Then ten are chosen to go with
the one the rulebook prints, so that each wins near half of its games against the others whoever
plays, and so that they differ from each other as much as that allows.
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
from undercard.lab.players import make_player
from undercard.lab.study import Study
from undercard.lab.table import Chunk, Table

Stack: TypeAlias = tuple[int, int, int, int, int]
Shares: TypeAlias = NDArray[np.float64]
"""How often each Stack beats each other."""

PRINTED: Stack = (11, 9, 9, 5, 6)
MOST_ATTACKS = 10
"""Of one kind: the printed Stack may have 11 of a supply of 21."""
MOST_BLOCKS, MOST_NEUROCHEM = 9, 6
LEAST_ATTACKS = 6
CARDS = 40
CHOSEN = 10
NARROW = 0.035
"""How far from even a Stack should be at most: the goal is 0.05, and chance takes its part."""


def candidates(least_neurochem: int = 3) -> list[Stack]:
    """The Stacks of which any two can be dealt from one box, the printed one first.

    The order of the three attack supplies is the Sleeve's affair: they are written falling.
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
        """Of the games that the first Stack wins."""
        pack = cast("dict[str, object]", msgspec.to_builtins(self._pack))
        cards = [{"name": "A", "counts": one}, {"name": "B", "counts": other}]
        pack.update(origin="house", stacks={"cards": cards})
        table = Table(msgspec.structs.replace(self._study, box=pack, pairings="characters"))
        player = make_player(table)
        won = games = 0
        for cell, pairing in enumerate(table.pairings):
            counts, _ = player.play(Chunk(cell, 0, self._deals))
            won += int(counts[WON + pairing.numbers[1]])
            games += int(counts[GAMES])
        return won / (UNIT * games)


def measure(
    stacks: list[Stack], bot: str, games: int, report: Callable[[str], None] | None = None
) -> Shares:
    """Every Stack against every other, on all cores."""
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
    """The Stacks chosen, the printed one first, and how far from even the worst of them is."""

    stacks: list[Stack]
    off: float


def choose(stacks: list[Stack], shares: list[Shares], tries: int = 12, seed: int = 1) -> Choice:
    """The printed Stack and ten more: even first, then as different as may be."""
    search = _Search(stacks, shares)
    chance = random.Random(seed)
    found = min((search.climb(chance) for _ in range(tries)), key=search.cost)
    printed, *others = (search.ways[n] for n in found)
    return Choice([printed, *sorted(others, reverse=True)], search.off(found))


class _Search:
    """Looks for a choice by changing one Stack at a time.

    A Stack may come in several orders of its attacks: as strong, since the Sleeves hold all orders
    too, and yet another fighter.
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
        """The worst Stack, then all that is too far from even, then variety.

        The worst alone would leave most changes without effect, and the search without a way.
        """
        over = np.maximum(self._offs(chosen) - NARROW, 0.0)
        variety = float(self._apart[np.ix_(chosen, chosen)].min(axis=1).sum())
        return 1000 * float(over.max()) + 100 * float(over.sum()) - variety / 100

    def off(self, chosen: list[int]) -> float:
        """How far from even the worst Stack is against the other ten, with the worst bot."""
        return float(self._offs(chosen).max())

    def _offs(self, chosen: list[int]) -> Shares:
        fields = np.array([table[np.ix_(chosen, chosen)] for table in self._shares])
        means = (fields.sum(axis=2) - 0.5) / (len(chosen) - 1)
        return cast(Shares, np.abs(means - 0.5))


def _orders(stack: Stack) -> list[Stack]:
    """The attacks in turn; the printed Stack is as it is."""
    a, b, c, blocks, neurochem = stack
    if stack == PRINTED:
        return [stack]
    turns = dict.fromkeys([(a, b, c), (c, a, b), (b, c, a)])
    return [(*attacks, blocks, neurochem) for attacks in turns]
