"""Measure the win rates of bots and write the tables of `docs/bots.md`.

    scripts/bench results docs/bots.md [--only ROW ...] [--more] [--seconds N]

The results are stored in a JSON file beside the page, so that a long match need not be repeated
when others change. The page has the tables between two marks.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from undercard.bots.bot_set import bot_set
from undercard.bots.levels import Ladder
from undercard.kernel.errors import BadOption, UndercardError
from undercard.kernel.plugin import game_names
from undercard.lab.match import BUDGET, Match, MatchResult, Options, play_matches

START, END = "<!-- results: begin -->", "<!-- results: end -->"


@dataclass(frozen=True)
class Row:
    """A match to measure."""

    key: str
    game: str
    bots: tuple[str, str]
    options: Options
    what: str
    games: int
    budget: float = 0.0
    """Seconds per move of a bot that searches."""

    @property
    def name(self) -> str:
        return f"{self.game.capitalize()} {self.what}: {self.bots[0]} against {self.bots[1]}"


MATCH: Options = (("mode", "match"),)
THREE: Options = (("players", 3),)
ROWS = (
    Row("greedy-random", "fightdrome", ("greedy", "random"), (), "bouts", 20_000),
    Row("greedy-random-match", "fightdrome", ("greedy", "random"), MATCH, "matches", 2000),
    Row("learned-greedy", "fightdrome", ("learned", "greedy"), (), "bouts", 6000),
    Row("learned-greedy-match", "fightdrome", ("learned", "greedy"), MATCH, "matches", 2000),
    Row("generic-random", "fightdrome", ("generic", "random"), (), "bouts", 400, 0.05),
    Row("search-generic", "fightdrome", ("search", "generic"), (), "bouts", 400, 0.05),
    Row("search-greedy", "fightdrome", ("search", "greedy"), (), "bouts", 2000, 0.1),
    Row("champion-greedy", "fightdrome", ("champion", "greedy"), (), "bouts", 2000, 0.1),
    Row("champion-greedy-match", "fightdrome", ("champion", "greedy"), MATCH, "matches", 1000, 0.1),
    Row("champion-learned", "fightdrome", ("champion", "learned"), (), "bouts", 2000, 0.1),
    Row("champion-search-quick", "fightdrome", ("champion", "search"), (), "bouts", 2000, 0.1),
    Row("champion-search", "fightdrome", ("champion", "search"), (), "bouts", 2000, 1.0),
    Row("champion-search-match", "fightdrome", ("champion", "search"), MATCH, "matches", 1000, 1.0),
    Row("survive-greedy-random", "survive", ("greedy", "random"), (), "for two", 1000),
    Row("survive-greedy-random-3", "survive", ("greedy", "random"), THREE, "for three", 999),
    Row("survive-generic-random", "survive", ("generic", "random"), (), "for two", 100, 0.05),
    Row("survive-generic-random-3", "survive", ("generic", "random"), THREE, "for three", 99, 0.05),
    Row("survive-search-generic", "survive", ("search", "generic"), (), "for two", 40, 0.05),
    Row("survive-search-greedy", "survive", ("search", "greedy"), (), "for two", 400, 0.1),
    Row("survive-search-greedy-3", "survive", ("search", "greedy"), THREE, "for three", 399, 0.1),
)


class RowResult(msgspec.Struct, frozen=True):
    """The result of a row."""

    games: int
    won: float
    slowest: float


NOTHING = RowResult(0, 0.0, 0.0)


class ExploitResult(msgspec.Struct, frozen=True):
    """The result of a best response against the network, from `undercard lab exploit`."""

    made_by: str
    what: str
    games: int
    won: float


class BotResults(msgspec.Struct):
    rows: dict[str, RowResult] = {}
    exploits: list[ExploitResult] = []


def measure(
    rows: Sequence[Row], path: Path, seconds: float = math.inf, *, is_more: bool = False
) -> BotResults:
    """Play these rows in parallel for about `seconds` seconds; replace or extend stored results.

    Results are written periodically, so an interruption keeps the games so far.
    """
    results = read_results(path)
    before = [results.rows.get(row.key, NOTHING) if is_more else NOTHING for row in rows]
    matches = [
        Match(row.game, row.bots, row.games, row.options, row.budget or BUDGET, first=old.games)
        for row, old in zip(rows, before, strict=True)
    ]

    def keep(played: list[MatchResult]) -> None:
        for row, old, new in zip(rows, before, played, strict=True):
            if new.games:
                results.rows[row.key] = RowResult(
                    old.games + new.games, old.won + new.won, max(old.slowest, new.slowest)
                )
        write_results(results, path)

    keep(play_matches(matches, seconds, keep))
    return results


def read_results(path: Path) -> BotResults:
    return (
        msgspec.json.decode(path.read_bytes(), type=BotResults) if path.exists() else BotResults()
    )


def write_results(results: BotResults, path: Path) -> None:
    text = msgspec.json.format(msgspec.json.encode(results), indent=1).decode()
    path.write_text(text + "\n", encoding="utf-8")


def put_into(page: str, results: BotResults, ladders: list[Ladder]) -> str:
    """Return the page with its tables rebuilt."""
    before, start, rest = page.partition(START)
    _, end, after = rest.partition(END)
    if not start or not end:
        raise UndercardError(f"the page has no {START} … {END}")
    parts = [match_table(results), exploit_table(results), *map(ladder_table, ladders)]
    tables = "\n\n".join(part for part in parts if part)
    return f"{before}{start}\n\n{tables}\n\n{end}{after}"


def match_table(results: BotResults) -> str:
    lines = [
        "| | seconds a move | wins | games | 99% of decisions under |",
        "|---|---:|---:|---:|---:|",
    ]
    for row in ROWS:
        if (found := results.rows.get(row.key)) is not None:
            result = MatchResult(found.games, found.won, found.slowest, 0.0)
            lines.append(
                f"| {row.name} | {row.budget or '–'} | {result.share:.1%} ± "
                f"{result.margin:.1%} | {found.games:,} | {1000 * found.slowest:.1f} ms |"
            )
    return "\n".join(lines)


def exploit_table(results: BotResults) -> str:
    if not results.exploits:
        return ""
    lines = ["| best response against the network | wins | games |", "|---|---:|---:|"]
    for found in results.exploits:
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


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("page", type=Path, help="the page, such as docs/bots.md")
    parser.add_argument(
        "--only",
        nargs="*",
        metavar="ROW",
        help="measure these rows; without it, only write the tables",
    )
    parser.add_argument("--more", action="store_true", help="add to the stored results")
    parser.add_argument("--seconds", type=float, default=600.0, help="approximate duration")
    arguments = parser.parse_args(given)
    keys = [row.key for row in ROWS]
    wanted = keys if arguments.only is None else arguments.only
    if unknown := set(wanted) - set(keys):
        raise BadOption(
            f"--only: unknown row {', '.join(sorted(unknown))}; rows are {', '.join(keys)}"
        )
    rows = [row for row in ROWS if row.key in wanted]
    data = arguments.page.with_suffix(".json")
    results = measure(rows, data, arguments.seconds, is_more=arguments.more)
    for row in rows:
        found = results.rows[row.key]
        print(f"{row.key}: {found.won:g} of {found.games}")
    ladders = [ladder for game in game_names() if (ladder := bot_set(game).ladder)]
    page = put_into(arguments.page.read_text(encoding="utf-8"), results, ladders)
    arguments.page.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
