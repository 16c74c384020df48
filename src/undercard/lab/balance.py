"""What a study says about balance: characters, Sleeves and Stacks, and what a variant changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar

from undercard.games.fightdrome.game import Fightdrome
from undercard.lab.counts import FIRST_BOT, STARTER
from undercard.lab.results import Result
from undercard.lab.run import cells_of
from undercard.lab.study import Table, character_name
from undercard.lab.summary import Share, Summary, Wins

Character: TypeAlias = tuple[int, int]
"""Sleeve and Stack."""
Group: TypeAlias = Literal["character", "Sleeve", "Stack"]
Side: TypeAlias = Literal["seat", "starter", "bot", "stack"]
Key = TypeVar("Key")


def group_shares(table: Table, result: Result, variant: int, group: Group) -> dict[str, Share]:
    """How often each character, Sleeve or Stack wins over all it can meet."""
    found = group_wins(table, result, variant, group)
    return {name: wins.share for name, wins in found.items() if wins.games}


def group_wins(table: Table, result: Result, variant: int, group: Group) -> dict[str, Wins]:
    name = _namer(table, variant, group)
    found: dict[str, Wins] = {}
    for cell in cells_of(table, variant):
        numbers = table.pairings[table.split(cell)[1]].numbers
        for seat in range(2):
            who = name((numbers[2 * seat], numbers[2 * seat + 1]))
            _add(found, who, Wins.of(result.cells[cell].counts, seat))
    return found


def meetings(
    table: Table, result: Result, variant: int, group: Group
) -> dict[tuple[str, str], Share]:
    """How often one wins against another."""
    name = _namer(table, variant, group)
    found: dict[tuple[str, str], Wins] = {}
    for cell in cells_of(table, variant):
        a, b, c, d = table.pairings[table.split(cell)[1]].numbers
        one, other = name((a, b)), name((c, d))
        _add(found, (one, other), Wins.of(result.cells[cell].counts, 0))
        _add(found, (other, one), Wins.of(result.cells[cell].counts, 1))
    return {key: wins.share for key, wins in found.items() if wins.games}


def _add(found: dict[Key, Wins], key: Key, wins: Wins) -> None:
    found[key] = found[key].plus(wins) if key in found else wins


def _namer(table: Table, variant: int, group: Group) -> Callable[[Character], str]:
    game = table.games[variant]
    assert isinstance(game, Fightdrome)
    pack = game.pack
    if group == "Sleeve":
        return lambda character: pack.sleeves.cards[character[0]].name
    if group == "Stack":
        return lambda character: pack.stacks.cards[character[1]].name
    return lambda character: character_name(game, character)


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
    """Of the Stack or the bot; the seat's number, from 1."""
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
    if table.study.game == "fightdrome":
        sides["starter", ""] = STARTER
    if table.study.bots[0] != table.study.bots[1]:
        sides["bot", table.study.bots[0]] = FIRST_BOT
    pairs = {who: (old.wins(side), new.wins(side)) for who, side in sides.items()}
    if table.study.pairings == "characters":
        before, after = (group_wins(table, result, n, "Stack") for n in (0, variant))
        pairs |= {("stack", name): (before[name], after[name]) for name in before if name in after}
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
