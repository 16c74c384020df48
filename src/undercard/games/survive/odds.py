"""Odds: the results of an action with dice, by name (S3.5, S3.6, S3.7, S4, S6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import gcd

import msgspec

from undercard.games.survive import events
from undercard.games.survive.book import Book
from undercard.games.survive.cells import format_cell
from undercard.games.survive.leaves import (
    CHOICES,
    DIE,
    ENDS,
    FALLS,
    FATE,
    FIRST,
    GOES_OUT,
    IS_MISFIRE,
    LANDED_ON,
    LEAD,
    LOST,
    OTHER,
    OTHER_FATE,
    OTHER_LOST,
    OTHER_PARTS,
    PARTS,
    PUSHED_TO,
    WAY,
    WAYS,
)
from undercard.games.survive.scenario import Scenario
from undercard.games.survive.state import TELEPORTERS
from undercard.kernel.odds import Chance, Effect, Odds

Leaf = list[int]
Key = tuple[str, str | None, str | None]
"""A result, whom it concerns and where."""

CONTESTS = {events.SWAP: "swap", events.BRAWL: "brawl", events.JUMP: "clash"}
KINDS = ("theft", "swap", "brawl", "clash", "jump")
CONTEST_RESULTS = ("win", "tie", "lose")
RESULTS = {
    "theft": ("taken", "down", "out"),
    "swap": CONTEST_RESULTS,
    "brawl": CONTEST_RESULTS,
    "clash": CONTEST_RESULTS,
    "jump": ("choose", "lands", "back", "again", "clash", "misfire"),
}
"""The results of each kind, the best first."""
EFFECTS = ("may", *CONTEST_RESULTS, "pushed", "drops", "down", "out", "ends")


class Reading:
    """What the leaves of one action mean in a scenario."""

    def __init__(self, scenario: Scenario, book: Book, mover: int, cell_of: list[int]) -> None:
        """Take the figure that acts, and the cells of all figures before the roll."""
        self._names, self._book, self._cells = scenario.figure_names, book, cell_of
        self._mover = mover

    def odds(self, leaves: list[Leaf]) -> Odds:
        kind = _kind(leaves[0])
        groups: dict[Key, list[Leaf]] = {}
        for leaf in leaves:
            groups.setdefault(self._key(kind, leaf), []).append(leaf)
        order = RESULTS[kind]
        keys = sorted(groups, key=lambda key: (order.index(key[0]), key[2] or ""))
        found = [self._chance(kind, key, groups[key]) for key in keys]
        if kind not in CONTESTS.values():
            return _reduced(Odds(kind, 0, tuple(found)))
        mover, other = self._names[self._mover], self._names[leaves[0][OTHER]]
        parts = {mover: leaves[0][PARTS], other: leaves[0][OTHER_PARTS]}
        named = {name: events.format_parts(roll) for name, roll in parts.items()}
        return _reduced(Odds(kind, 0, tuple(found), other, named))

    def _key(self, kind: str, leaf: Leaf) -> Key:
        if kind in CONTESTS.values():
            return (_contest_result(leaf), None, None)
        if kind == "theft":
            return (RESULTS[kind][leaf[FATE]], None, None)
        if leaf[IS_MISFIRE]:
            return ("misfire", None, None)
        if leaf[CHOICES]:
            return ("choose", None, None)
        if leaf[OTHER] >= 0:
            return ("clash", self._names[leaf[OTHER]], self._gate(self._cells[leaf[OTHER]]))
        if leaf[LANDED_ON] < 0:
            return ("again", None, None)
        is_back = leaf[LANDED_ON] == self._cells[self._mover]
        return ("back" if is_back else "lands", None, self._gate(leaf[LANDED_ON]))

    def _chance(self, kind: str, key: Key, leaves: list[Leaf]) -> Chance:
        result, who, where = key
        faces = () if kind in CONTESTS.values() else tuple(sorted({leaf[DIE] for leaf in leaves}))
        effects = Counter[tuple[str, str | None, str | None]]()
        for leaf in leaves:
            for effect in self._effects(kind, result, leaf):
                effects[effect] += leaf[WAYS]
        found = tuple(
            Effect(what, ways, who=about, where=at)
            for (what, about, at), ways in sorted(effects.items(), key=_effect_order)
        )
        ways = sum(leaf[WAYS] for leaf in leaves)
        return Chance(result, ways, faces, who, where, found)

    def _effects(self, kind: str, result: str, leaf: Leaf) -> Iterator[Key]:
        mover, other = self._names[self._mover], self._names[leaf[OTHER]]
        if kind == "jump" and leaf[OTHER] >= 0:
            yield (_contest_result(leaf), other, None)
        for t in range(TELEPORTERS):
            if leaf[CHOICES] >> t & 1:
                yield ("may", None, str(t + 1))
        if leaf[PUSHED_TO] >= 0:
            loser = other if leaf[LEAD] > 0 else mover
            yield ("pushed", loser, format_cell(leaf[PUSHED_TO]))
        for name, fate, lost in ((mover, FATE, LOST), (other, OTHER_FATE, OTHER_LOST)):
            if leaf[lost]:
                yield ("drops", name, None)
            # The result of a theft names the thief's fate already.
            if leaf[fate] in (FALLS, GOES_OUT) and kind != "theft":
                yield ("down" if leaf[fate] == FALLS else "out", name, None)
        if leaf[ENDS] and result != "out":
            yield ("ends", None, None)

    def _gate(self, cell: int) -> str | None:
        """Return the number of the teleporter on a cell."""
        teleporter = int(self._book.teleporter[cell])
        return str(teleporter + 1) if teleporter >= 0 else None


def _kind(leaf: Leaf) -> str:
    if leaf[FIRST] == events.THEFT:
        return "theft"
    return "jump" if leaf[FIRST] == events.JUMPED else CONTESTS[leaf[WAY]]


def _contest_result(leaf: Leaf) -> str:
    return CONTEST_RESULTS[(leaf[LEAD] <= 0) + (leaf[LEAD] < 0)]


def _effect_order(item: tuple[Key, int]) -> tuple[int, str, str]:
    what, who, where = item[0]
    return (EFFECTS.index(what), who or "", where or "")


def _reduced(odds: Odds) -> Odds:
    """Return the odds in the smallest whole numbers."""
    found = odds.results
    divisor = gcd(*(it.ways for it in found), *(e.ways for it in found for e in it.effects))
    return msgspec.structs.replace(
        odds,
        of=sum(it.ways for it in found) // divisor,
        results=tuple(_divided(it, divisor) for it in found),
    )


def _divided(chance: Chance, divisor: int) -> Chance:
    effects = tuple(Effect(e.what, e.ways // divisor, e.who, e.where) for e in chance.effects)
    return Chance(
        chance.result, chance.ways // divisor, chance.faces, chance.who, chance.where, effects
    )
