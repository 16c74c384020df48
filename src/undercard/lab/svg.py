"""Charts as SVG text: heat maps, bars with intervals, distributions; the page sets the colours.

They are as wide as a phone's screen, so that their labels are readable there.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

from undercard.lab.summary import Share

STEPS = 10
"""Colour steps to either side of even."""
BAR, LABEL, WIDE, VALUE = 22, 74, 340, 52
GROWTH = 1.4
"""The maximum scale of a chart on a wide screen."""


def heat_map(
    names: Sequence[str],
    columns: Sequence[str],
    shares: Mapping[tuple[str, str], float],
    title: str,
    spread: float = 0.25,
    *,
    is_labelled: bool = True,
) -> str:
    """Return rows against columns; the darkest colours are `spread` or more from even."""
    side = 25 if is_labelled else 6
    left = 7 * max(map(len, names)) + 8 if is_labelled else 0
    top = 5 * max(map(len, columns)) + 16 if is_labelled else 0
    by_step: dict[int, list[str]] = {}
    numbers: list[str] = []
    for y, one in enumerate(names):
        for x, other in enumerate(columns):
            share = shares.get((one, other), math.nan)
            if math.isnan(share):
                continue
            at = left + x * side, top + y * side
            step = round(max(-1.0, min(1.0, (share - 0.5) / spread)) * STEPS)
            by_step.setdefault(step, []).append(f"M{at[0]} {at[1]}h{side}v{side}h-{side}z")
            if is_labelled:
                numbers.append(
                    _text(at[0] + side / 2, at[1] + side / 2 + 4, f"{100 * share:.0f}", "mid")
                )
    cells = [f'<path {_step(n)} d="{"".join(d)}"/>' for n, d in sorted(by_step.items())]
    if is_labelled:
        numbers += [_text(left - 6, top + y * side + 17, n, "end") for y, n in enumerate(names)]
        numbers += [_slanted(left + x * side + 16, top - 6, n) for x, n in enumerate(columns)]
    width, height = left + side * len(columns), top + side * len(names)
    return _svg(width + 12 if is_labelled else width, height + 2, title, [*cells, *numbers])


def _step(step: int) -> str:
    if step == 0:
        return 'class="even"'
    return f'class="{"more" if step > 0 else "less"}" style="--step:{abs(step) / STEPS:g}"'


def bars(shares: Mapping[str, Share], title: str, seats: int = 2) -> str:
    """Return shares with intervals around even, and the target range: 45% to 55% for two seats."""
    room, even = WIDE - LABEL - VALUE, 1 / seats
    low, high, goal = 0.6 * even, 1.4 * even, (0.9 * even, 1.1 * even)

    def x(share: float) -> float:
        return LABEL + room * (max(low, min(high, share)) - low) / (high - low)

    height = BAR * len(shares)
    parts = [
        (
            f'<rect class="goal" x="{x(goal[0]):.1f}" y="0" width="{x(goal[1]) - x(goal[0]):.1f}" '
            f'height="{height}"/>'
        ),
        f'<path class="axis" d="M{x(even):.1f} 0V{height}"/>',
    ]
    for n, (name, share) in enumerate(shares.items()):
        y = n * BAR + BAR / 2
        ends = x(share.share - share.margin), x(share.share + share.margin)
        parts += [
            _text(LABEL - 8, y + 4, name, "end"),
            f'<path class="span" d="M{ends[0]:.1f} {y}H{ends[1]:.1f}"/>',
            f'<circle cx="{x(share.share):.1f}" cy="{y}" r="4"/>',
            _text(WIDE, y + 4, f"{share.share:.1%}", "end"),
        ]
    return _svg(WIDE, height, title, parts)


def distribution(counts: Sequence[int], labels: Sequence[str], title: str) -> str:
    """Return a histogram, from the smallest value that occurred to the largest."""
    seen = [n for n, count in enumerate(counts) if count] or [0]
    counts, labels = counts[seen[0] : seen[-1] + 1], labels[seen[0] : seen[-1] + 1]
    most, step = max(counts, default=1) or 1, WIDE / len(counts)
    every = max(1, math.ceil(len(counts) / 9))
    parts = []
    for n, count in enumerate(counts):
        height = 140 * count / most
        parts.append(
            f'<rect class="bar" x="{n * step + 1:.1f}" y="{150 - height:.1f}" '
            f'width="{max(step - 2, 1):.1f}" height="{height:.1f}"/>'
        )
        if n % every == 0:
            parts.append(_text(n * step + step / 2, 168, labels[n], "mid"))
    return _svg(WIDE, 174, title, parts)


def amounts(shares: Mapping[str, float], title: str) -> str:
    """Return how often each of several things happened, as horizontal bars."""
    most = max(shares.values(), default=1.0)
    rows = {name: (share / most, f"{share:.1%}") for name, share in shares.items()}
    return _rows(rows, title, VALUE)


def ladder(ratings: Mapping[str, tuple[float, float]], title: str) -> str:
    """Return ratings with their margins, as bars from the weakest level."""
    least = min(rating - margin for rating, margin in ratings.values()) - 50
    most = max(rating + margin for rating, margin in ratings.values())
    rows = {
        name: ((rating - least) / (most - least), f"{rating:.0f} ± {margin:.0f}")
        for name, (rating, margin) in ratings.items()
    }
    return _rows(rows, title, 1.5 * VALUE)


def _rows(rows: Mapping[str, tuple[float, str]], title: str, value: float) -> str:
    """Return bars between a name and a text; a length of 1 is the full width."""
    room, parts = WIDE - LABEL - value, []
    for n, (name, (length, text)) in enumerate(rows.items()):
        y = n * BAR + BAR / 2
        parts += [
            _text(LABEL - 8, y + 4, name, "end"),
            f'<rect class="bar" x="{LABEL}" y="{y - 7}" width="{room * length:.1f}" height="14"/>',
            _text(WIDE, y + 4, text, "end"),
        ]
    return _svg(WIDE, BAR * len(rows), title, parts)


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text class="{anchor}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def _slanted(x: float, y: float, text: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" transform="rotate(-60 {x:g} {y:g})">{escape(text)}</text>'


def _svg(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    """Return the SVG element; without a title it is decorative, and the page describes it."""
    role = 'role="img"' if title else 'aria-hidden="true"'
    said = f"<title>{escape(title)}</title>" if title else ""
    size = f'viewBox="0 0 {width:g} {height:g}" style="max-width:{GROWTH * width:g}px"'
    return f"<svg {size} {role}>{said}{''.join(parts)}</svg>"
