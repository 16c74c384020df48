"""The card of a finished game: the picture beside a link, and the one that players download.

The left part belongs to the game; the right part has the result, the reason and the count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from undercard.pictures.svg import (
    ACCENT,
    GROUND,
    LINE,
    LINE_STRONG,
    SOFT,
    SURFACE,
    TEXT,
    document,
    fitted,
    line,
    mixed,
    placed,
    shortened,
    width_of,
)

WIDTH, HEIGHT = 1200, 630
"""The size that Open Graph readers expect."""
FACES = 452
"""The width of the left part."""
LEFT, RIGHT = 486, 1148
BOTTOM = 592
HEADLINE = (104.0, 92.0, 80.0, 70.0, 60.0, 52.0)
REASON = (34.0, 30.0, 27.0)
KICKER, NAME, SIGN = 25.0, 34.0, 30.0
GAP = 12
LOWEST, HIGHEST = 62.0, 112.0
"""The heights of a row."""


@dataclass(frozen=True)
class Row:
    """One player in the count."""

    name: str
    colour: str
    points: str = ""
    share: float | None = None
    """The length of the bar; None for no bar."""
    goal: float | None = None
    """The place of the goal on the bar."""
    marks: str = ""
    """A drawing of height 100 and width `marks_width`: a hand, the resources at home."""
    marks_width: float = 0.0
    wins: bool = False


@dataclass(frozen=True)
class Scene:
    """The end of a game."""

    kicker: str
    headline: str
    reason: str
    faces: str
    """A drawing in a box as wide as `FACES` and as high as the card."""
    rows: Sequence[Row] = field(default=())


def draw_card(scene: Scene) -> str:
    """Return the card as SVG."""
    head, y = _head(scene)
    content = backdrop(WIDTH, HEIGHT) + scene.faces + head + _rows(scene.rows, y)
    return document(content + wordmark(RIGHT, 66, SIGN, "end"), WIDTH, HEIGHT)


def draw_site_card(games: Sequence[str], about: str) -> str:
    """Return the card of the site, which shows nothing of any game."""
    middle = WIDTH / 2
    size, lines = fitted(about, 1040, REASON, 2)
    content = [backdrop(WIDTH, HEIGHT), wordmark(middle, 322, 150, "middle")]
    content += [
        line(middle, 392 + n * size * 1.25, it, size, SOFT, "middle") for n, it in enumerate(lines)
    ]
    titles = shortened(" · ".join(games), NAME, 1080)
    content.append(line(middle, 540, titles, NAME, TEXT, "middle"))
    content.append(f'<path fill="{ACCENT}" d="M540 474H660V480H540Z"/>')
    return document("".join(content), WIDTH, HEIGHT)


def backdrop(width: int, height: int) -> str:
    """Return the arena: a dark hall, lit from the left, with the lines of a ring."""
    beam = f"M{width * 0.2:g} 0L0 {height}H{width * 0.42:g}L{width * 0.3:g} 0Z"
    low, high = height * 0.86, height * 0.18
    ring = (
        f"M0 {high:g}L{width * 0.33:g} {height * 0.05:g}H{width * 0.7:g}L{width} {high:g}"
        f"M0 {low:g}L{width * 0.3:g} {height * 0.97:g}H{width * 0.72:g}L{width} {low:g}"
    )
    return (
        '<defs><radialGradient id="hall" cx="0.22" cy="0.42" r="0.95">'
        f'<stop offset="0" stop-color="#33225e"/><stop offset="0.45" stop-color="#1a1334"/>'
        f'<stop offset="1" stop-color="{GROUND}"/></radialGradient></defs>'
        f'<rect width="{width}" height="{height}" fill="url(#hall)"/>'
        f'<path fill="{TEXT}" opacity="0.035" d="{beam}"/>'
        f'<path fill="none" stroke="{LINE_STRONG}" stroke-width="2" opacity="0.22" d="{ring}"/>'
    )


def wordmark(x: float, y: float, size: float, anchor: str) -> str:
    """Return the name of the site in its two colours."""
    first, second = "UNDER", "CARD"
    wide, more = width_of(first, size), width_of(second, size)
    start = {"start": x, "middle": x - (wide + more) / 2, "end": x - wide - more}[anchor]
    return line(start, y, first, size) + line(start + wide, y, second, size, ACCENT)


def _head(scene: Scene) -> tuple[str, float]:
    """Return kicker, headline and reason, and the height at which they end."""
    wide = RIGHT - LEFT
    kicker = shortened(scene.kicker.upper(), KICKER, wide - 190)
    parts = [line(LEFT, 66, kicker, KICKER, SOFT)]
    size, lines = fitted(scene.headline.upper(), wide, HEADLINE, 1 if len(scene.rows) > 2 else 2)
    y = 66 + 16.0
    for it in lines:
        y += size * 0.88
        parts.append(line(LEFT, y, it, size))
    if scene.reason:
        size, lines = fitted(scene.reason, wide, REASON, 2)
        y += 14
        for it in lines:
            y += size * 1.16
            parts.append(line(LEFT, y, it, size, SOFT))
    return "".join(parts), y


def _rows(rows: Sequence[Row], y: float) -> str:
    """Return the count; it ends at the same height on every card."""
    if not rows:
        return ""
    free = BOTTOM - (y + 30) - GAP * (len(rows) - 1)
    height = max(LOWEST, min(HIGHEST, free / len(rows)))
    top = BOTTOM - height * len(rows) - GAP * (len(rows) - 1)
    # Bars have the same scale in all rows.
    free = min(_free(row, height) for row in rows)
    return "".join(
        placed(_row(row, height, free), LEFT, top + n * (height + GAP))
        for n, row in enumerate(rows)
    )


def _sizes(row: Row, height: float) -> tuple[float, float]:
    """Return the size of the points and the scale of the marks."""
    widest = 300 / row.marks_width if row.marks_width else 1.0
    return min(64.0, height * 0.66), min(0.8, (height - 20) / 100, widest)


def _free(row: Row, height: float) -> float:
    """Return the width that points and marks leave for the name and the bar."""
    points, scale = _sizes(row, height)
    marks = row.marks_width * scale
    return RIGHT - LEFT - 76 - width_of(row.points, points) - (marks + 24 if marks else 0)


def _row(row: Row, height: float, bar: float) -> str:
    wide = RIGHT - LEFT
    edge = row.colour if row.wins else LINE
    frame = (
        f'<rect width="{wide}" height="{height:g}" rx="12" fill="{SURFACE}" fill-opacity="0.92"'
        f' stroke="{edge}" stroke-width="2.5"/><path fill="{row.colour}"'
        f' d="M0 12Q0 0 12 0H6V{height:g}H12Q0 {height:g} 0 {height - 12:g}Z"/>'
    )
    parts = [frame]
    points, scale = _sizes(row, height)
    numbers, marks = width_of(row.points, points), row.marks_width * scale
    base = height / 2 + (NAME * 0.34 if row.share is None else -2)
    parts.append(line(26, base, shortened(row.name, NAME, _free(row, height)), NAME, row.colour))
    if row.share is not None:
        parts.append(placed(_bar(row, bar), 26, height / 2 + 14))
    parts.append(line(wide - 26, height / 2 + points * 0.35, row.points, points, TEXT, "end"))
    if marks:
        x = wide - 26 - numbers - 24 - marks
        parts.append(placed(row.marks, x, (height - 100 * scale) / 2, scale))
    return "".join(parts)


def _bar(row: Row, width: float) -> str:
    length = max(0.0, min(1.0, row.share or 0.0)) * width
    colour = mixed(row.colour, GROUND, 0.1)
    parts = [
        f'<rect width="{width:g}" height="14" rx="7" fill="{GROUND}" stroke="{LINE}"/>',
        f'<rect width="{max(length, 7):g}" height="14" rx="7" fill="{colour}"/>',
    ]
    if row.goal is not None:
        parts.append(
            f'<rect x="{row.goal * width - 1.5:g}" y="-5" width="3" height="24" fill="#fff"/>'
        )
    return "".join(parts)
