"""What the studies of `undercard lab` print: how far they are, and what came out."""

from __future__ import annotations

import argparse
import math
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from undercard.lab.balance import (
    Difference,
    differences,
    group_shares,
    groupings_of,
    variant_lines,
)
from undercard.lab.export import to_csv, to_json, write_parquet
from undercard.lab.results import Result
from undercard.lab.run import Limits, Progress, cells_of, is_narrow
from undercard.lab.summary import Share, Summary, most_frequent
from undercard.lab.table import Table

if TYPE_CHECKING:
    from undercard.lab.report import Part
    from undercard.lab.study import Study

EVERY = 0.2
SHOWN = 6


class Watch:
    """A line that says how far a study is, where somebody looks."""

    def __init__(self, name: str, limits: Limits) -> None:
        self._name, self._limits = name, limits
        self._shown, self._width = 0.0, 0
        self._progress: Progress | None = None

    def __call__(self, progress: Progress, result: Result) -> None:
        self._progress = progress
        now = time.monotonic()
        if not sys.stderr.isatty() or now - self._shown < EVERY:
            return
        self._shown = now
        share = Summary.of(result.total(range(len(result.cells)))).share
        of = games_needed(progress, share, self._limits)
        left = replace(progress, of=of).seconds_left
        line = (
            f"{self._name}: {progress.games / of:.0%} of {of:,} games · {share} · "
            f"{_time(left)} left"
        )
        print(f"\r{line:<{self._width}}", end="", file=sys.stderr, flush=True)
        self._width = len(line)

    def end(self) -> None:
        if self._width:
            print(f"\r{'':<{self._width}}\r", end="", file=sys.stderr, flush=True)

    def was_broken_off(self, table: Table, result: Result) -> bool:
        """Whether Ctrl-C ended it: no limit did, and games are missing."""
        progress = self._progress
        if progress is None or progress.games >= progress.of:
            return False
        limits = self._limits
        return progress.seconds <= limits.seconds and not is_narrow(table, result, limits.within)


def games_needed(progress: Progress, share: Share, limits: Limits) -> int:
    """How many it will be when a limit ends the run, by what is known so far."""
    new, of = progress.games - progress.before, progress.of
    if limits.within > 0 and share.margin > limits.within:
        of = min(of, round(progress.games * (share.margin / limits.within) ** 2))
    if math.isfinite(limits.seconds) and progress.seconds > 0:
        of = min(of, progress.before + round(new * limits.seconds / progress.seconds))
    return max(of, progress.games)


def _time(seconds: float) -> str:
    if not math.isfinite(seconds):
        return "some time"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"


def say_study(table: Table, result: Result) -> None:
    if len(table.games) == 1 and not groupings_of(table):
        _say_match(table, Summary.of(result.total(range(table.cells))))
    else:
        _say_variants(table, result)
    for name, value in sorted(result.seen.items()):
        print(f"  {name}: {value:g}")


def _say_match(table: Table, total: Summary) -> None:
    one, other = table.study.bots
    decisions, spread = total.decisions
    print(
        f"{table.study.game}: {one} wins {total.share} of {total.games:,} games against {other}\n"
        f"  decisions in a game: {decisions:.1f} (standard deviation {spread:.1f})"
        f"{f', rounds: {total.rounds:.1f}' if total.rounds else ''}\n"
        f"  the deal explains {total.luck:.0%} of the result; {_seats(table, total)}"
    )
    if total.score(0)[0] or total.score(1)[0]:
        (mine, spread), (theirs, theirs_spread) = total.score(0), total.score(1)
        score = f"{mine:.1f} ± {spread:.1f} to {theirs:.1f} ± {theirs_spread:.1f}"
        print(f"  {table.traits.score}: {score}")
    for tally, numbers in total.tallies(table.traits.tallies(table.games[0])):
        shares = most_frequent(tally, numbers, SHOWN)
        print(f"  {tally.name}: {', '.join(f'{name} {it:.1%}' for name, it in shares.items())}")


def _seats(table: Table, total: Summary) -> str:
    if table.traits.has_starter:
        return f"the starter wins {total.starter}"
    return ", ".join(f"seat {p + 1} wins {total.seat(p)}" for p in range(table.seats))


def _say_variants(table: Table, result: Result) -> None:
    study = table.study
    print(f"{study.game}, {study.name}: {' against '.join(study.bots)}")
    for n, line in enumerate(variant_lines(table, result)):
        summary = line.summary
        print(
            f"  {line.name:<28} {_seats(table, summary)}, {summary.decisions[0]:.0f} decisions, "
            f"luck {summary.luck:.0%}, {summary.games:,} games"
        )
        if n and len(table.games) > 2:
            print(f"  {'':<28} {_changes(table, result, n)}")
    if groupings_of(table):
        _say_groups(table, result)
    if len(table.games) == 2:
        _say_differences(table, result)


def _changes(table: Table, result: Result, variant: int) -> str:
    """Against the first variant, where there are too many for a table of each."""
    found = [it for it in differences(table, result, variant) if it.kind in ("seat", "starter")]
    shown = [it for it in found if it.kind == "starter"] or found
    return "change: " + ", ".join(f"{it.what} {_signed(it)}" for it in shown)


def _signed(found: Difference) -> str:
    clear = "" if found.is_clear else " (within chance)"
    return f"{found.change.signed}{clear}"


def _say_groups(table: Table, result: Result) -> None:
    """The strongest and the weakest of the finest grouping, in each variant."""
    grouping, even = groupings_of(table)[0], 1 / table.seats
    low, high = 0.9 * even, 1.1 * even
    for n, variant in enumerate(table.study.all_variants):
        if not Summary.of(result.total(cells_of(table, n))).games:
            continue
        found = group_shares(table, result, n, grouping)
        fair = sum(low <= share.share <= high for share in found.values())
        of = f"{fair} of {len(found)} {grouping.many}"
        print(f"  {variant.name}: {of} win {low:.0%} to {high:.0%}")
        names = list(found)
        if len(names) > 2 * SHOWN:
            names = [*names[:SHOWN], "…", *names[-SHOWN:]]
        for name in names:
            print(f"    {name:<18} {found[name]}" if name in found else f"    {name}")


def _say_differences(table: Table, result: Result) -> None:
    print(f"  {table.study.all_variants[1].name}, against {table.study.all_variants[0].name}:")
    for found in differences(table, result, 1):
        shares = f"{found.before.share:.1%} → {found.after.share:.1%}"
        print(f"    {found.what:<22} {shares}: {_signed(found)}")


def write_numbers(arguments: argparse.Namespace, parts: list[Part]) -> None:
    """`--json`, `--csv`, `--parquet`; several studies have a file each."""
    for part in parts:
        for target, text in ((arguments.json, to_json), (arguments.csv, to_csv)):
            if target == "-":
                print(text(part.table, part.result).rstrip("\n"))
            elif target:
                path = path_of(Path(target), part.table.study, len(parts))
                path.write_text(text(part.table, part.result), encoding="utf-8")
        if arguments.parquet:
            path = path_of(arguments.parquet, part.table.study, len(parts))
            write_parquet(part.table, part.result, path)


def path_of(path: Path, study: Study, studies: int) -> Path:
    """The file of a study; several have one each, named after them."""
    if studies == 1:
        return path
    return path.with_name(f"{path.stem}-{study.name}{path.suffix or '.json'}")
