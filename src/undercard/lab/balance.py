"""What a study says about balance: characters, Sleeves and Stacks, and what a variant changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from undercard.games.fightdrome.game import Fightdrome
from undercard.lab.counts import DEALS, GAMES, SEAT_DEALS_2, SEAT_WON
from undercard.lab.results import Result
from undercard.lab.run import cells_of
from undercard.lab.study import Table, character_name
from undercard.lab.summary import Share, Summary, share_by_deals

Character: TypeAlias = tuple[int, int]
"""Sleeve and Stack."""
Group: TypeAlias = Literal["character", "Sleeve", "Stack"]


@dataclass
class _Won:
    won: int = 0
    won_2: int = 0
    deals: int = 0
    games: int = 0

    def add(self, counts: list[int], seat: int) -> None:
        self.won += counts[SEAT_WON + seat]
        self.won_2 += counts[SEAT_DEALS_2 + seat]
        self.deals += counts[DEALS]
        self.games += counts[GAMES]

    @property
    def share(self) -> Share:
        return share_by_deals(self.won, self.won_2, self.deals, self.games)


def group_shares(table: Table, result: Result, variant: int, group: Group) -> dict[str, Share]:
    """How often each character, Sleeve or Stack wins over all it can meet."""
    name = _namer(table, variant, group)
    found: dict[str, _Won] = {}
    for cell in cells_of(table, variant):
        numbers = table.pairings[table.split(cell)[1]].numbers
        for seat in range(2):
            character = (numbers[2 * seat], numbers[2 * seat + 1])
            found.setdefault(name(character), _Won()).add(result.cells[cell].counts, seat)
    return {key: won.share for key, won in found.items() if won.games}


def meetings(
    table: Table, result: Result, variant: int, group: Group
) -> dict[tuple[str, str], Share]:
    """How often one wins against another."""
    name = _namer(table, variant, group)
    found: dict[tuple[str, str], _Won] = {}
    for cell in cells_of(table, variant):
        a, b, c, d = table.pairings[table.split(cell)[1]].numbers
        one, other = name((a, b)), name((c, d))
        found.setdefault((one, other), _Won()).add(result.cells[cell].counts, 0)
        found.setdefault((other, one), _Won()).add(result.cells[cell].counts, 1)
    return {key: won.share for key, won in found.items() if won.games}


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

    what: str
    before: Share
    after: Share

    @property
    def change(self) -> Share:
        """The interval is that of two measurements apart; common deals make it no wider."""
        return self.after.minus(self.before)

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out no change at all."""
        return abs(self.change.share) > self.change.margin


def differences(table: Table, result: Result, variant: int) -> list[Difference]:
    """A variant beside the first one."""
    lines = variant_lines(table, result)
    before, after = lines[0], lines[variant]
    found = [
        Difference(f"seat {n + 1} wins", a, after.seats[n]) for n, a in enumerate(before.seats)
    ]
    if table.study.game == "fightdrome":
        starters = before.summary.starter, after.summary.starter
        found.append(Difference("the starter wins", *starters))
    if table.study.bots[0] != table.study.bots[1]:
        shares = before.summary.share, after.summary.share
        found.append(Difference(f"{table.study.bots[0]} wins", *shares))
    if table.study.pairings == "characters":
        old, new = (group_shares(table, result, n, "Stack") for n in (0, variant))
        found += [Difference(f"{name} wins", old[name], new[name]) for name in old if name in new]
    return found
