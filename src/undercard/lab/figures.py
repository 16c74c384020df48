"""`undercard lab figures`: who beats whom how often, measured and written into `docs/bots.md`.

The rows are kept in a JSON file beside the page, so that a long one need not be run again for the
others' sake. The page has the tables between two marks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from undercard.bots.levels import Ladder
from undercard.kernel.errors import UndercardError
from undercard.kernel.plugin import game_names
from undercard.lab.match import BUDGET, Match, MatchResult, Options, play_matches
from undercard.lab.traits import traits_of

START, END = "<!-- figures: begin -->", "<!-- figures: end -->"


@dataclass(frozen=True)
class Row:
    """A match to be measured."""

    key: str
    game: str
    bots: tuple[str, str]
    options: Options
    what: str
    games: int
    budget: float = 0.0
    """Seconds a move, where a bot thinks."""

    @property
    def name(self) -> str:
        return f"{self.game.capitalize()} {self.what}: {self.bots[0]} against {self.bots[1]}"


def all_rows() -> list[Row]:
    """The rows of all games."""
    return [row for game in game_names() for row in traits_of(game).figures]


class Figure(msgspec.Struct, frozen=True):
    """What was measured of a row."""

    games: int
    won: float
    slowest: float


NOTHING = Figure(0, 0.0, 0.0)


class Exploit(msgspec.Struct, frozen=True):
    """What a best response against the network won, as `undercard lab exploit` said."""

    made_by: str
    what: str
    games: int
    won: float


class Figures(msgspec.Struct):
    rows: dict[str, Figure] = {}
    exploits: list[Exploit] = []


def measure(
    rows: Sequence[Row], path: Path, seconds: float = math.inf, *, is_more: bool = False
) -> Figures:
    """All of these rows at once, about so many seconds; anew, or added to what is in the file.

    It is written now and then, so whoever stops in the middle keeps what was played.
    """
    figures = read_figures(path)
    before = [figures.rows.get(row.key, NOTHING) if is_more else NOTHING for row in rows]
    matches = [
        Match(row.game, row.bots, row.games, row.options, row.budget or BUDGET, first=old.games)
        for row, old in zip(rows, before, strict=True)
    ]

    def keep(results: list[MatchResult]) -> None:
        for row, old, new in zip(rows, before, results, strict=True):
            if new.games:
                figures.rows[row.key] = Figure(
                    old.games + new.games, old.won + new.won, max(old.slowest, new.slowest)
                )
        write_figures(figures, path)

    keep(play_matches(matches, seconds, keep))
    return figures


def read_figures(path: Path) -> Figures:
    return msgspec.json.decode(path.read_bytes(), type=Figures) if path.exists() else Figures()


def write_figures(figures: Figures, path: Path) -> None:
    text = msgspec.json.format(msgspec.json.encode(figures), indent=1).decode()
    path.write_text(text + "\n", encoding="utf-8")


def put_into(page: str, figures: Figures, ladders: list[Ladder]) -> str:
    """The page with its tables made anew."""
    before, start, rest = page.partition(START)
    _, end, after = rest.partition(END)
    if not start or not end:
        raise UndercardError(f"the page has no {START} … {END}")
    parts = [match_table(figures), exploit_table(figures), *map(ladder_table, ladders)]
    tables = "\n\n".join(part for part in parts if part)
    return f"{before}{start}\n\n{tables}\n\n{end}{after}"


def match_table(figures: Figures) -> str:
    lines = [
        "| | seconds a move | wins | games | 99% of decisions under |",
        "|---|---:|---:|---:|---:|",
    ]
    for row in all_rows():
        if (found := figures.rows.get(row.key)) is not None:
            result = MatchResult(found.games, found.won, found.slowest, 0.0)
            lines.append(
                f"| {row.name} | {row.budget or '–'} | {result.share:.1%} ± "
                f"{result.margin:.1%} | {found.games:,} | {1000 * found.slowest:.1f} ms |"
            )
    return "\n".join(lines)


def exploit_table(figures: Figures) -> str:
    if not figures.exploits:
        return ""
    lines = ["| best response against the network | wins | games |", "|---|---:|---:|"]
    for found in figures.exploits:
        result = MatchResult(found.games, found.won, 0.0, 0.0)
        share = f"{result.share:.1%} ± {result.margin:.1%}"
        lines.append(f"| {found.what}: `{found.made_by}` | {share} | {found.games:,} |")
    return "\n".join(lines)


def ladder_table(ladder: Ladder) -> str:
    name = f"{ladder.game.capitalize()} level"
    lines = [
        f"| {name} | rating | games | against the level below | 99% of decisions under |",
        "|---|---:|---:|---:|---:|",
    ]
    for level in ladder.levels:
        below = "–"
        if level.against_below is not None and level.against_below_margin is not None:
            below = f"{level.against_below:.1%} ± {level.against_below_margin:.1%}"
        lines.append(
            f"| {level.level} | {level.rating:.0f} ± {level.margin:.0f} | {level.games:,} | "
            f"{below} | {1000 * level.slowest:.1f} ms |"
        )
    return "\n".join(lines)
