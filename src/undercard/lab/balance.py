"""Balance figures from a study: win rates of paired items, and the effects of a variant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Literal, TypeAlias, TypeVar

from undercard.lab.counts import FIRST_BOT, STARTER
from undercard.lab.prepared_study import PreparedStudy
from undercard.lab.results import Result
from undercard.lab.run import cells_of
from undercard.lab.summary import Share, Summary, Wins
from undercard.lab.traits import Grouping

Side: TypeAlias = Literal["seat", "starter", "bot", "group"]
Members: TypeAlias = Sequence[tuple[str, int]]
Key = TypeVar("Key")


def groupings_of(prepared: PreparedStudy) -> tuple[Grouping, ...]:
    """Return the groupings of a study's cells; none if games are dealt by the rules."""
    return prepared.traits.groupings.get(prepared.study.pairings, ())


def group_shares(
    prepared: PreparedStudy, result: Result, variant: int, grouping: Grouping
) -> dict[str, Share]:
    """Return the win rate of each group member over all its opponents, the strongest first."""
    found = group_wins(prepared, result, variant, grouping)
    shares = {name: wins.share for name, wins in found.items() if wins.games}
    return dict(sorted(shares.items(), key=lambda item: -item[1].share))


def group_wins(
    prepared: PreparedStudy, result: Result, variant: int, grouping: Grouping
) -> dict[str, Wins]:
    found: dict[str, Wins] = {}
    for members, counts in _cells(prepared, result, variant, grouping):
        for name, side in members:
            _add(found, name, Wins.of(counts, side))
    return found


def meetings(
    prepared: PreparedStudy, result: Result, variant: int, grouping: Grouping
) -> dict[tuple[str, str], float]:
    """Return the win rate of each member against each other member that it meets."""
    found: dict[tuple[str, str], Wins] = {}
    for members, counts in _cells(prepared, result, variant, grouping):
        for (one, side), (other, _) in permutations(members, 2):
            _add(found, (one, other), Wins.of(counts, side))
    return {key: wins.share.share for key, wins in found.items() if wins.games}


def _cells(
    prepared: PreparedStudy, result: Result, variant: int, grouping: Grouping
) -> Iterator[tuple[Members, list[int]]]:
    for cell in cells_of(prepared, variant):
        pairing = prepared.pairings[prepared.split(cell)[1]]
        yield grouping.members(prepared.games[variant], pairing), result.cells[cell].counts


def _add(found: dict[Key, Wins], key: Key, wins: Wins) -> None:
    found[key] = found[key].plus(wins) if key in found else wins


@dataclass(frozen=True)
class VariantSummary:
    """A variant as a whole, over all its games."""

    name: str
    summary: Summary
    seats: list[Share]


def variant_lines(prepared: PreparedStudy, result: Result) -> list[VariantSummary]:
    lines = []
    for n, variant in enumerate(prepared.study.all_variants):
        total = Summary.of(result.total(cells_of(prepared, n)))
        if total.games:
            lines.append(
                VariantSummary(variant.name, total, [total.seat(p) for p in range(prepared.seats)])
            )
    return lines


@dataclass(frozen=True)
class Difference:
    """The effect of a variant on a share, against the first variant."""

    kind: Side
    name: str
    """The name of the group member or the bot, or the seat's number, from 1."""
    before: Share
    after: Share
    change: Share

    @property
    def what(self) -> str:
        who = {"seat": f"seat {self.name}", "starter": "the starter"}.get(self.kind, self.name)
        return f"{who} wins"

    @property
    def is_clear(self) -> bool:
        """Whether the interval excludes 0."""
        return abs(self.change.share) > self.change.margin


def differences(prepared: PreparedStudy, result: Result, variant: int) -> list[Difference]:
    """Return the differences between a variant and the first one."""
    old, new = (Summary.of(result.total(cells_of(prepared, n))) for n in (0, variant))
    sides: dict[tuple[Side, str], int] = {("seat", str(p + 1)): p for p in range(prepared.seats)}
    if prepared.traits.has_starter:
        sides["starter", ""] = STARTER
    if prepared.study.bots[0] != prepared.study.bots[1]:
        sides["bot", prepared.study.bots[0]] = FIRST_BOT
    pairs = {who: (old.wins(side), new.wins(side)) for who, side in sides.items()}
    for grouping in groupings_of(prepared):
        if grouping.is_compared:
            before, after = (group_wins(prepared, result, n, grouping) for n in (0, variant))
            both = [name for name in before if name in after]
            pairs |= {("group", name): (before[name], after[name]) for name in both}
    is_paired = have_same_deals(prepared, result, variant)
    return [_difference(*who, *wins, is_paired=is_paired) for who, wins in pairs.items()]


def have_same_deals(prepared: PreparedStudy, result: Result, variant: int) -> bool:
    """Whether the same deals have been played for both variants so far."""
    pairs = zip(cells_of(prepared, 0), cells_of(prepared, variant), strict=True)
    return all(result.cells[a].done == result.cells[b].done for a, b in pairs)


def _difference(kind: Side, name: str, before: Wins, after: Wins, *, is_paired: bool) -> Difference:
    old, new = before.share, after.share
    change = after.change_from(before) if is_paired else new.minus(old)
    return Difference(kind, name, old, new, change)
