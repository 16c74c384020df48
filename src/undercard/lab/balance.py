"""What a study says about balance: of those who were paired, and what a variant changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Literal, TypeAlias, TypeVar

from undercard.lab.counts import FIRST_BOT, STARTER
from undercard.lab.results import Result
from undercard.lab.run import cells_of
from undercard.lab.summary import Share, Summary, Wins
from undercard.lab.table import Table
from undercard.lab.traits import Grouping

Side: TypeAlias = Literal["seat", "starter", "bot", "group"]
Members: TypeAlias = Sequence[tuple[str, int]]
Key = TypeVar("Key")


def groupings_of(table: Table) -> tuple[Grouping, ...]:
    """What the cells of a study are added up by; nothing where games are dealt by the rules."""
    return table.traits.groupings.get(table.study.pairings, ())


def group_shares(
    table: Table, result: Result, variant: int, grouping: Grouping
) -> dict[str, Share]:
    """How often each of a group wins over all it can meet, the strongest first."""
    found = group_wins(table, result, variant, grouping)
    shares = {name: wins.share for name, wins in found.items() if wins.games}
    return dict(sorted(shares.items(), key=lambda item: -item[1].share))


def group_wins(table: Table, result: Result, variant: int, grouping: Grouping) -> dict[str, Wins]:
    found: dict[str, Wins] = {}
    for members, counts in _cells(table, result, variant, grouping):
        for name, side in members:
            _add(found, name, Wins.of(counts, side))
    return found


def meetings(
    table: Table, result: Result, variant: int, grouping: Grouping
) -> dict[tuple[str, str], float]:
    """How often one wins against another; nothing where nobody of the group meets another."""
    found: dict[tuple[str, str], Wins] = {}
    for members, counts in _cells(table, result, variant, grouping):
        for (one, side), (other, _) in permutations(members, 2):
            _add(found, (one, other), Wins.of(counts, side))
    return {key: wins.share.share for key, wins in found.items() if wins.games}


def _cells(
    table: Table, result: Result, variant: int, grouping: Grouping
) -> Iterator[tuple[Members, list[int]]]:
    for cell in cells_of(table, variant):
        pairing = table.pairings[table.split(cell)[1]]
        yield grouping.members(table.games[variant], pairing), result.cells[cell].counts


def _add(found: dict[Key, Wins], key: Key, wins: Wins) -> None:
    found[key] = found[key].plus(wins) if key in found else wins


@dataclass(frozen=True)
class Line:
    """A variant as a whole: what its games were like."""

    name: str
    summary: Summary
    seats: list[Share]


def variant_lines(table: Table, result: Result) -> list[Line]:
    lines = []
    for n, variant in enumerate(table.study.all_variants):
        total = Summary.of(result.total(cells_of(table, n)))
        if total.games:
            lines.append(Line(variant.name, total, [total.seat(p) for p in range(table.seats)]))
    return lines


@dataclass(frozen=True)
class Difference:
    """What a variant changes in a share, against the first variant."""

    kind: Side
    name: str
    """Of the member of a group or the bot; the seat's number, from 1."""
    before: Share
    after: Share
    change: Share

    @property
    def what(self) -> str:
        who = {"seat": f"seat {self.name}", "starter": "the starter"}.get(self.kind, self.name)
        return f"{who} wins"

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out no change at all."""
        return abs(self.change.share) > self.change.margin


def differences(table: Table, result: Result, variant: int) -> list[Difference]:
    """A variant beside the first one."""
    old, new = (Summary.of(result.total(cells_of(table, n))) for n in (0, variant))
    sides: dict[tuple[Side, str], int] = {("seat", str(p + 1)): p for p in range(table.seats)}
    if table.traits.has_starter:
        sides["starter", ""] = STARTER
    if table.study.bots[0] != table.study.bots[1]:
        sides["bot", table.study.bots[0]] = FIRST_BOT
    pairs = {who: (old.wins(side), new.wins(side)) for who, side in sides.items()}
    for grouping in groupings_of(table):
        if grouping.is_compared:
            before, after = (group_wins(table, result, n, grouping) for n in (0, variant))
            both = [name for name in before if name in after]
            pairs |= {("group", name): (before[name], after[name]) for name in both}
    is_paired = have_same_deals(table, result, variant)
    return [_difference(*who, *wins, is_paired=is_paired) for who, wins in pairs.items()]


def have_same_deals(table: Table, result: Result, variant: int) -> bool:
    """Whether both variants have been played on the very same deals, as far as they are."""
    pairs = zip(cells_of(table, 0), cells_of(table, variant), strict=True)
    return all(result.cells[a].done == result.cells[b].done for a, b in pairs)


def _difference(kind: Side, name: str, before: Wins, after: Wins, *, is_paired: bool) -> Difference:
    old, new = before.share, after.share
    change = after.change_from(before) if is_paired else new.minus(old)
    return Difference(kind, name, old, new, change)
