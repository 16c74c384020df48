"""The terminal output of the studies of `undercard lab`: progress and results."""

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
from undercard.lab.prepared_study import PreparedStudy
from undercard.lab.results import Result
from undercard.lab.run import RunProgress, StopLimits, cells_of, is_narrow
from undercard.lab.summary import Share, Summary, most_frequent

if TYPE_CHECKING:
    from undercard.lab.report import StudyReport
    from undercard.lab.study import Study

EVERY = 0.2
SHOWN = 6


class ProgressLine:
    """A line with a study's progress and ETA, if stderr is a terminal."""

    def __init__(self, name: str, limits: StopLimits) -> None:
        self._name, self._limits = name, limits
        self._shown, self._width = 0.0, 0
        self._progress: RunProgress | None = None

    def __call__(self, progress: RunProgress, result: Result) -> None:
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

    def was_broken_off(self, prepared: PreparedStudy, result: Result) -> bool:
        """Whether Ctrl-C ended the run: no limit was reached, and games are missing."""
        progress = self._progress
        if progress is None or progress.games >= progress.of:
            return False
        limits = self._limits
        return progress.seconds <= limits.seconds and not is_narrow(prepared, result, limits.within)


def games_needed(progress: RunProgress, share: Share, limits: StopLimits) -> int:
    """Return the expected number of games until a limit ends the run."""
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


def print_study(prepared: PreparedStudy, result: Result) -> None:
    if len(prepared.games) == 1 and not groupings_of(prepared):
        _print_match(prepared, Summary.of(result.total(range(prepared.cells))))
    else:
        _print_variants(prepared, result)
    for name, value in sorted(result.seen.items()):
        print(f"  {name}: {value:g}")


def _print_match(prepared: PreparedStudy, total: Summary) -> None:
    one, other = prepared.study.bots
    decisions, spread = total.decisions
    print(
        f"{prepared.study.game}: {one} wins {total.share} of {total.games:,} games "
        f"against {other}\n"
        f"  decisions in a game: {decisions:.1f} (standard deviation {spread:.1f})"
        f"{f', rounds: {total.rounds:.1f}' if total.rounds else ''}\n"
        f"  the deal explains {total.luck:.0%} of the result; {_seats(prepared, total)}"
    )
    if total.score(0)[0] or total.score(1)[0]:
        (mine, spread), (theirs, theirs_spread) = total.score(0), total.score(1)
        score = f"{mine:.1f} ± {spread:.1f} to {theirs:.1f} ± {theirs_spread:.1f}"
        print(f"  {prepared.traits.score}: {score}")
    for tally, numbers in total.tallies(prepared.traits.tallies(prepared.games[0])):
        shares = most_frequent(tally, numbers, SHOWN)
        print(f"  {tally.name}: {', '.join(f'{name} {it:.1%}' for name, it in shares.items())}")


def _seats(prepared: PreparedStudy, total: Summary) -> str:
    if prepared.traits.has_starter:
        return f"the starter wins {total.starter}"
    return ", ".join(f"seat {p + 1} wins {total.seat(p)}" for p in range(prepared.seats))


def _print_variants(prepared: PreparedStudy, result: Result) -> None:
    study = prepared.study
    print(f"{study.game}, {study.name}: {' against '.join(study.bots)}")
    for n, line in enumerate(variant_lines(prepared, result)):
        summary = line.summary
        print(
            f"  {line.name:<28} {_seats(prepared, summary)}, {summary.decisions[0]:.0f} decisions, "
            f"luck {summary.luck:.0%}, {summary.games:,} games"
        )
        if n and len(prepared.games) > 2:
            print(f"  {'':<28} {_changes(prepared, result, n)}")
    if groupings_of(prepared):
        _print_groups(prepared, result)
    if len(prepared.games) == 2:
        _print_differences(prepared, result)


def _changes(prepared: PreparedStudy, result: Result, variant: int) -> str:
    """Return the changes against the first variant, for studies with too many for a table each."""
    found = [it for it in differences(prepared, result, variant) if it.kind in ("seat", "starter")]
    shown = [it for it in found if it.kind == "starter"] or found
    return "change: " + ", ".join(f"{it.what} {_signed(it)}" for it in shown)


def _signed(found: Difference) -> str:
    clear = "" if found.is_clear else " (within chance)"
    return f"{found.change.signed}{clear}"


def _print_groups(prepared: PreparedStudy, result: Result) -> None:
    """Print the strongest and the weakest members of the finest grouping, in each variant."""
    grouping, even = groupings_of(prepared)[0], 1 / prepared.seats
    low, high = 0.9 * even, 1.1 * even
    for n, variant in enumerate(prepared.study.all_variants):
        if not Summary.of(result.total(cells_of(prepared, n))).games:
            continue
        found = group_shares(prepared, result, n, grouping)
        fair = sum(low <= share.share <= high for share in found.values())
        of = f"{fair} of {len(found)} {grouping.many}"
        print(f"  {variant.name}: {of} win {low:.0%} to {high:.0%}")
        names = list(found)
        if len(names) > 2 * SHOWN:
            names = [*names[:SHOWN], "…", *names[-SHOWN:]]
        for name in names:
            print(f"    {name:<18} {found[name]}" if name in found else f"    {name}")


def _print_differences(prepared: PreparedStudy, result: Result) -> None:
    print(
        f"  {prepared.study.all_variants[1].name}, against {prepared.study.all_variants[0].name}:"
    )
    for found in differences(prepared, result, 1):
        shares = f"{found.before.share:.1%} → {found.after.share:.1%}"
        print(f"    {found.what:<22} {shares}: {_signed(found)}")


def write_numbers(arguments: argparse.Namespace, parts: list[StudyReport]) -> None:
    """Write `--json`, `--csv` and `--parquet`; several studies get a file each."""
    for part in parts:
        for target, text in ((arguments.json, to_json), (arguments.csv, to_csv)):
            if target == "-":
                print(text(part.prepared, part.result).rstrip("\n"))
            elif target:
                path = path_of(Path(target), part.prepared.study, len(parts))
                path.write_text(text(part.prepared, part.result), encoding="utf-8")
        if arguments.parquet:
            path = path_of(arguments.parquet, part.prepared.study, len(parts))
            write_parquet(part.prepared, part.result, path)


def path_of(path: Path, study: Study, studies: int) -> Path:
    """Return the file of a study; several studies have a file each, named after the study."""
    if studies == 1:
        return path
    return path.with_name(f"{path.stem}-{study.name}{path.suffix or '.json'}")
