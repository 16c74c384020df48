"""Reports: one self-contained HTML file with charts and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from undercard.bots.bot_set import bot_set
from undercard.lab import svg
from undercard.lab.balance import differences, group_shares, groupings_of, meetings, variant_lines
from undercard.lab.counts import BINS
from undercard.lab.export import rows_of, to_csv
from undercard.lab.prepared_study import PreparedStudy
from undercard.lab.results import Result
from undercard.lab.run import cells_of
from undercard.lab.summary import Summary, most_frequent
from undercard.lab.traits import Grouping, Tally

STYLE = (Path(__file__).parent / "report.css").read_text(encoding="utf-8")
MOST_ROWS = 200
"""Longer tables appear only in the CSV file that the page offers for download."""
MOST_NAMES = 24
"""A larger group has a chart without names, and a table."""
MOST_KINDS = 20
"""The number of kinds of a tally that are shown, the most frequent first."""


@dataclass(frozen=True)
class StudyReport:
    """A study and its results."""

    prepared: PreparedStudy
    result: Result


def write_report(parts: list[StudyReport], path: Path) -> None:
    path.write_text(make_report(parts), encoding="utf-8")


def make_report(parts: list[StudyReport]) -> str:
    games = sorted({part.prepared.study.game for part in parts})
    title = f"Lab report: {', '.join(game.capitalize() for game in games)}"
    body = [f"<h1>{escape(title)}</h1>", *(_section(part) for part in parts)]
    body += [_ladder(game) for game in games]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(body)}</main></body></html>\n"
    )


def _section(part: StudyReport) -> str:
    prepared, result = part.prepared, part.result
    study = prepared.study
    total = Summary.of(result.total(range(prepared.cells)))
    first = Summary.of(result.total(cells_of(prepared, 0)))
    if not first.games:
        return ""
    bots = " against ".join(study.bots).capitalize()
    parts = [
        f"<h2>{escape(study.name.capitalize())}</h2>",
        (
            f"<p>{escape(bots)}, {total.games:,} games of {total.deals:,} "
            f"deals, seed {study.seed}. Intervals are 95%. The deal explains {first.luck:.0%} of "
            "the result.</p>"
        ),
        _variants(part),
    ]
    if groupings := groupings_of(prepared):
        for n, variant in enumerate(study.all_variants):
            parts.append(f"<h3>{escape(variant.name.capitalize())}</h3>")
            parts += [_figures([*_groups(part, n, groupings), *_pictures(part, n)])]
            parts += [_details(part, n, grouping) for grouping in groupings]
        figures = [*_lengths(part, first)]
    else:
        figures = [*_lengths(part, first), *_pictures(part, 0)]
    parts += [_figures(figures), _numbers(part)]
    return f"<section>{''.join(parts)}</section>"


def _variants(part: StudyReport) -> str:
    seats = [f"seat {p + 1}" for p in range(part.prepared.seats)]
    starts = part.prepared.traits.has_starter
    lines = variant_lines(part.prepared, part.result)
    has_rounds = any(line.summary.rounds for line in lines)
    head = ["", *seats, *(["starter"] if starts else []), "decisions"]
    head += [*(["rounds"] if has_rounds else []), "luck", "games"]
    is_compared = len(part.prepared.games) > 2
    if is_compared:
        head.insert(1, "change")
    rows = []
    for n, line in enumerate(lines):
        summary = line.summary
        rows.append(
            [
                line.name,
                *([_change(part, n)] if is_compared else []),
                *map(str, line.seats),
                *([str(summary.starter)] if starts else []),
                f"{summary.decisions[0]:.1f} ± {summary.decisions[1]:.1f}",
                *([f"{summary.rounds:.1f}"] if has_rounds else []),
                f"{summary.luck:.0%}",
                f"{summary.games:,}",
            ]
        )
    side = "starter’s" if starts else "first seat’s"
    note = f"<p>Change: of the {side} wins, against the first line.</p>" if is_compared else ""
    return _table(head, rows) + note + _differences(part)


def _change(part: StudyReport, variant: int) -> str:
    """Return a variant's effect on the starter, or on the first seat if there is no starter."""
    if variant == 0:
        return ""
    found = {it.kind: it for it in reversed(differences(part.prepared, part.result, variant))}
    return found["starter" if "starter" in found else "seat"].change.signed


def _differences(part: StudyReport) -> str:
    if len(part.prepared.games) != 2:
        return ""
    rows = [
        [
            found.what,
            found.change.signed,
            "clear" if found.is_clear else "within chance",
            str(found.before),
            str(found.after),
        ]
        for found in differences(part.prepared, part.result, 1)
    ]
    names = [variant.name for variant in part.prepared.study.all_variants]
    return f"<h3>What changes</h3>{_table(['', 'difference', '', *names], rows)}"


def _groups(part: StudyReport, variant: int, groupings: Iterable[Grouping]) -> Iterable[str]:
    """Yield the charts of the paired items."""
    prepared, result = part.prepared, part.result
    for grouping in groupings:
        shares = group_shares(prepared, result, variant, grouping)
        met, names = meetings(prepared, result, variant, grouping), list(shares)
        is_small = len(shares) <= MOST_NAMES
        if is_small:
            title = f"Wins by {grouping.one}"
            yield _figure(title, svg.bars(shares, title, prepared.seats))
        if met:
            title = f"{grouping.one} against {grouping.one}"
            picture = svg.heat_map(names, names, met, title, is_labelled=is_small)
            caption = f"Of 100 games, {title}, the row wins; the strongest first; blank: none"
            yield _figure(caption, picture)


def _details(part: StudyReport, variant: int, grouping: Grouping) -> str:
    shares = group_shares(part.prepared, part.result, variant, grouping)
    if len(shares) <= MOST_NAMES:
        return ""
    rows = [[name, str(share)] for name, share in shares.items()]
    title = f"Every {grouping.one}"
    return f"<details><summary>{escape(title)}</summary>{_table(['', 'wins'], rows)}</details>"


def _pictures(part: StudyReport, variant: int) -> Iterable[str]:
    """Yield the game's own charts."""
    prepared = part.prepared
    for caption, picture in prepared.traits.pictures(
        prepared.games[variant], prepared.study.bots[0]
    ):
        yield _figure(caption, picture)


def _lengths(part: StudyReport, total: Summary) -> Iterable[str]:
    prepared = part.prepared
    labels = [str(n * prepared.widths[0]) for n in range(BINS)]
    yield _figure("Decisions in a game", svg.distribution(total.lengths, labels, "lengths"))
    for tally, numbers in total.tallies(prepared.traits.tallies(prepared.games[0])):
        yield _figure(tally.name.capitalize(), _tally(tally, numbers))


def _tally(tally: Tally, numbers: list[int]) -> str:
    if tally.is_scale:
        labels = [tally.label(n) for n in range(tally.size)]
        return svg.distribution(numbers, labels, tally.name)
    return svg.amounts(most_frequent(tally, numbers, MOST_KINDS), tally.name)


def _ladder(game: str) -> str:
    ladder = bot_set(game).ladder
    if ladder is None:
        return ""
    found = {f"level {x.level}": (x.rating, x.margin) for x in ladder.levels}
    figure = _figure("Ratings", svg.ladder(found, "ratings of the levels"))
    return f"<section><h2>The bots of {escape(game.capitalize())}</h2>{figure}</section>"


def _numbers(part: StudyReport) -> str:
    """Return a table if it is short, and a link to download all rows."""
    rows = rows_of(part.prepared, part.result)
    saved = escape(to_csv(part.prepared, part.result))
    shown = ""
    if len(rows) <= MOST_ROWS:
        cells = [[_format_value(value) for value in row.values()] for row in rows]
        shown = _table(list(rows[0]), cells)
    return (
        f"<details><summary>The numbers ({len(rows):,} cells)</summary>{shown}"
        f'<textarea readonly rows="6" aria-label="CSV">{saved}</textarea></details>'
    )


def _format_value(value: str | float) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def _figures(figures: Iterable[str]) -> str:
    return f'<div class="figures">{"".join(figures)}</div>'


def _figure(caption: str, picture: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>{picture}</figure>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f'<div class="wide" tabindex="0"><table><tr>{top}</tr>{body}</table></div>'
