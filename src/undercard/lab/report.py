"""Reports: one HTML file with pictures and the numbers, which needs nothing beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

import numpy as np

from undercard.bots.levels import ratings
from undercard.games.fightdrome.game import Fightdrome
from undercard.lab import svg
from undercard.lab.balance import differences, group_shares, meetings, variant_lines
from undercard.lab.counts import BINS, HANDS
from undercard.lab.export import rows_of, to_csv
from undercard.lab.hands import lead_chances
from undercard.lab.players import width_of
from undercard.lab.results import Result
from undercard.lab.run import cells_of
from undercard.lab.study import Table
from undercard.lab.summary import Share, Summary

STYLE = (Path(__file__).parent / "report.css").read_text(encoding="utf-8")
MOST_ROWS = 200
"""Longer tables are only in the file that can be saved from the page."""


@dataclass(frozen=True)
class Part:
    """A study and what came out."""

    table: Table
    result: Result


def write_report(parts: list[Part], path: Path) -> None:
    path.write_text(make_report(parts), encoding="utf-8")


def make_report(parts: list[Part]) -> str:
    games = sorted({part.table.study.game for part in parts})
    title = f"Lab report: {', '.join(game.capitalize() for game in games)}"
    body = [f"<h1>{escape(title)}</h1>", *(_section(part) for part in parts)]
    body += [_ladder(game) for game in games]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(body)}</main></body></html>\n"
    )


def _section(part: Part) -> str:
    table, result = part.table, part.result
    study = table.study
    total = Summary.of(result.total(range(table.cells)))
    first = Summary.of(result.total(cells_of(table, 0)))
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
    if study.pairings == "characters":
        parts += _characters(part)
    if study.pairings == "figures":
        shares = {
            p.name: Summary(result.cells[n].counts).share for n, p in enumerate(table.pairings)
        }
        picture = svg.bars(shares, "wins by the figure left out", table.seats)
        parts.append(_figures([_figure("Wins of who leaves a figure out", picture)]))
    parts += [_figures([*_lengths(part, first), *_first_leads(part)]), _numbers(part)]
    return f"<section>{''.join(parts)}</section>"


def _variants(part: Part) -> str:
    seats = [f"seat {p + 1}" for p in range(part.table.seats)]
    fights = part.table.study.game == "fightdrome"
    head = ["", *seats, *(["starter"] if fights else []), "decisions", "rounds", "luck", "games"]
    is_compared = len(part.table.games) > 2
    if is_compared:
        head.insert(1, "change")
    rows = []
    for n, line in enumerate(variant_lines(part.table, part.result)):
        summary = line.summary
        rows.append(
            [
                line.name,
                *([_change(part, n)] if is_compared else []),
                *map(str, line.seats),
                *([str(summary.starter)] if fights else []),
                f"{summary.decisions[0]:.1f} ± {summary.decisions[1]:.1f}",
                f"{summary.rounds:.1f}",
                f"{summary.luck:.0%}",
                f"{summary.games:,}",
            ]
        )
    side = "starter’s" if fights else "first seat’s"
    note = f"<p>Change: of the {side} wins, against the first line.</p>" if is_compared else ""
    return _table(head, rows) + note + _differences(part)


def _change(part: Part, variant: int) -> str:
    """What a variant does to the starter, or to the first seat where nobody starts."""
    if variant == 0:
        return ""
    found = {it.kind: it for it in reversed(differences(part.table, part.result, variant))}
    return _signed(found["starter" if "starter" in found else "seat"].change)


def _signed(change: Share) -> str:
    return f"{change.share:+z.1%} ± {change.margin:.1%}"


def _differences(part: Part) -> str:
    if len(part.table.games) != 2:
        return ""
    rows = [
        [
            found.what,
            _signed(found.change),
            "clear" if found.is_clear else "within chance",
            str(found.before),
            str(found.after),
        ]
        for found in differences(part.table, part.result, 1)
    ]
    names = [variant.name for variant in part.table.study.all_variants]
    return f"<h3>What changes</h3>{_table(['', 'difference', '', *names], rows)}"


def _characters(part: Part) -> Iterable[str]:
    table, result = part.table, part.result
    for n, variant in enumerate(table.study.all_variants):
        yield f"<h3>{escape(variant.name.capitalize())}</h3>"
        characters = _ranked(group_shares(table, result, n, "character"))
        yield _figures(_of_characters(part, n, list(characters)))
        rows = [[name, str(share)] for name, share in characters.items()]
        yield f"<details><summary>Every character</summary>{_table(['', 'wins'], rows)}</details>"


def _of_characters(part: Part, n: int, characters: list[str]) -> Iterable[str]:
    """The pictures of one variant."""
    table, result = part.table, part.result
    stacks = _ranked(group_shares(table, result, n, "Stack"))
    yield _figure("Wins of each Stack", svg.bars(stacks, "wins of each Stack"))
    sleeves = _ranked(group_shares(table, result, n, "Sleeve"))
    yield _figure("Wins of each Sleeve", svg.bars(sleeves, "wins of each Sleeve"))
    met = {key: share.share for key, share in meetings(table, result, n, "Stack").items()}
    names = list(stacks)
    picture = svg.heat_map(names, names, met, "Stack against Stack")
    yield _figure("Stack (row) against Stack: of 100 bouts the row wins", picture)
    met = {key: share.share for key, share in meetings(table, result, n, "character").items()}
    title = "all characters"
    picture = svg.heat_map(characters, characters, met, title, is_labelled=False)
    yield _figure("All characters, the strongest first; blank: they cannot meet", picture)
    yield _leads(part, n)


def _first_leads(part: Part) -> Iterable[str]:
    """Of the game as it is, where there is no other room for it."""
    if part.table.study.game == "fightdrome" and part.table.study.pairings == "dealt":
        yield _leads(part, 0)


def _leads(part: Part, variant: int) -> str:
    game = part.table.games[variant]
    assert isinstance(game, Fightdrome)
    bot = "random" if part.table.study.bots[0] == "random" else "greedy"
    chances = lead_chances(game, bot)
    seen = [n for n in range(1, HANDS) if np.isfinite(chances[n]).any()]
    names = {n: f"{n} card{'s' if n > 1 else ''}" for n in seen}
    shares = {(names[a], str(b)): float(chances[a, b]) for a in seen for b in seen}
    columns = [str(n) for n in seen]
    picture = svg.heat_map(list(names.values()), columns, shares, "win chance by hand sizes", 0.5)
    caption = (
        "Win chance by the Lead and both hands: of 100 bouts, how many are won by whoever leads "
        f"with so many cards (row) against so many (column); {bot.capitalize()} plays"
    )
    return _figure(caption, picture)


def _ranked(shares: dict[str, Share]) -> dict[str, Share]:
    return dict(sorted(shares.items(), key=lambda item: -item[1].share))


def _lengths(part: Part, total: Summary) -> Iterable[str]:
    width = width_of(part.table.games[0])
    labels = [str(n * width) for n in range(BINS)]
    yield _figure("Decisions in a game", svg.distribution(total.lengths, labels, "lengths"))
    if part.table.study.game == "fightdrome":
        labels = [str(n) for n in range(HANDS)]
        picture = svg.distribution(total.hands_left, labels, "hands left")
        yield _figure("Cards left in the winner's hand", picture)


def _ladder(game: str) -> str:
    found = {f"level {x.level}": (x.rating, x.margin) for x in ratings(game).levels}
    figure = _figure("Ratings", svg.ladder(found, "ratings of the levels"))
    return f"<section><h2>The bots of {escape(game.capitalize())}</h2>{figure}</section>"


def _numbers(part: Part) -> str:
    """A table where it is short, and all of it to save."""
    rows = rows_of(part.table, part.result)
    saved = escape(to_csv(part.table, part.result))
    shown = ""
    if len(rows) <= MOST_ROWS:
        cells = [[_said(value) for value in row.values()] for row in rows]
        shown = _table(list(rows[0]), cells)
    return (
        f"<details><summary>The numbers ({len(rows):,} cells)</summary>{shown}"
        f'<textarea readonly rows="6" aria-label="CSV">{saved}</textarea></details>'
    )


def _said(value: str | float) -> str:
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
