"""The allowed imports between packages, and their diagrams in `docs/architecture.md`.

PYTHONPATH=tests python -m packages  # draws the diagrams
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "undercard"
PICTURES = ROOT / "docs" / "pictures"
Arrows = Mapping[str, set[str]]

MAY_IMPORT: Arrows = {
    "version": set(),
    "kernel": set(),
    "locales": {"kernel"},
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "table": {"kernel", "games"},
    "lab": {"kernel", "games", "bots"},
    "adapters": {"kernel", "games", "bots"},
    "pictures": {"kernel", "games", "locales"},
    "puzzles": {"kernel", "games", "bots", "lab"},
    "server": {
        "kernel",
        "games",
        "bots",
        "table",
        "lab",
        "puzzles",
        "locales",
        "pictures",
        "version",
    },
    "cli": {"kernel", "games", "bots", "table", "lab", "puzzles", "server", "locales", "version"},
}
"""The packages that each package of `undercard` may import."""

_FEATURE = {"logs", "db", "settings", "mail", "http", "bot_workers", "tables"}
FEATURES = (
    "bot_api",
    "challenges",
    "chat",
    "clubs",
    "emotes",
    "friends",
    "games",
    "health",
    "history",
    "host",
    "lab",
    "matching",
    "notices",
    "people",
    "puzzles",
    "ratings",
    "replays",
    "sharing",
    "watch",
)
SERVER_MAY_IMPORT: Arrows = {
    "logs": set(),
    "db": set(),
    "listener": set(),
    "settings": {"logs", "db"},
    "mail": {"logs", "db", "settings"},
    "http": {"logs", "db", "settings", "listener"},
    "bot_workers": {"logs"},
    "tables": {"logs", "db", "settings", "http", "bot_workers"},
    "live": {"logs", "db", "settings", "http", "tables"},
    # What the command line and the pages of hosts both do.
    "admin": {"db", "http", "tables"},
    **dict.fromkeys(FEATURES, _FEATURE),
    "host": _FEATURE | {"admin"},
    # Chat and emotes are sent over the WebSocket too; they register their feeds with `live`.
    "chat": _FEATURE | {"live"},
    "emotes": _FEATURE | {"live"},
    "app": _FEATURE | {"live", *FEATURES},
    "serve": {"logs", "db", "settings", "http", "bot_workers", "live", "app", "listener"},
    "typescript": {"http", "app"},
}
"""The packages that each package of `undercard.server` may import; features never import each
other."""


def reduced(arrows: Arrows) -> dict[str, set[str]]:
    """Return the arrows without those that follow from others."""
    reached = {part: set().union(*(_reached(arrows, it) for it in arrows[part])) for part in arrows}
    return {part: set(arrows[part]) - reached[part] for part in arrows}


def _reached(arrows: Arrows, part: str) -> set[str]:
    """Return all packages that a package imports, directly or indirectly."""
    return set(arrows[part]).union(*(_reached(arrows, it) for it in arrows[part]))


# Pictures

WIDTH, MARGIN, PAD = 760, 20, 12
LINE, GAP = 20, 46
CHARACTER = 8.2
MOST_CHARACTERS = 46
HEAD = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" {size}
  font-family="monospace" font-size="14">
<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8"
  orient="auto"><path d="M0 0 10 5 0 10z" fill="#7e57c2"/></marker></defs>
<rect {size} fill="#fff"/>"""


class Box(NamedTuple):
    """Packages with the same imports and the same importers."""

    names: tuple[str, ...]
    x: float
    y: float
    width: float
    height: float
    lines: tuple[str, ...]


def draw(arrows: Arrows) -> str:
    """Return an SVG with a box for each package above those that it imports; equal ones share a
    box."""
    arrows = reduced(arrows)
    groups = _groups(arrows)
    rows: dict[int, list[tuple[str, ...]]] = {}
    for group in groups:
        rows.setdefault(_layer(arrows, group[0]), []).append(group)
    boxes: list[Box] = []
    y: float = MARGIN
    for layer in sorted(rows, reverse=True):
        row = _row(rows[layer], y)
        boxes += row
        y = max(box.y + box.height for box in row) + GAP
    return _svg(boxes, arrows, y - GAP + MARGIN)


def _groups(arrows: Arrows) -> list[tuple[str, ...]]:
    importers = {part: {it for it in arrows if part in arrows[it]} for part in arrows}
    groups: dict[tuple[frozenset[str], frozenset[str]], list[str]] = {}
    for part in arrows:
        key = frozenset(arrows[part]), frozenset(importers[part])
        groups.setdefault(key, []).append(part)
    return [tuple(group) for group in groups.values()]


def _layer(arrows: Arrows, part: str) -> int:
    """Return the layer: above all imports, or right below the importers for a package without
    imports."""
    if arrows[part]:
        return 1 + max(_depth(arrows, it) for it in arrows[part])
    return min((_depth(arrows, it) for it in arrows if part in arrows[it]), default=1) - 1


def _depth(arrows: Arrows, part: str) -> int:
    return 1 + max((_depth(arrows, it) for it in arrows[part]), default=-1)


def _row(groups: list[tuple[str, ...]], y: float) -> list[Box]:
    texts = [_wrapped(group) for group in groups]
    widths = [max(len(line) for line in lines) * CHARACTER + 2 * PAD for lines in texts]
    free = (WIDTH - 2 * MARGIN - sum(widths)) / (len(widths) + 1)
    boxes, x = [], MARGIN + free
    for group, lines, width in zip(groups, texts, widths, strict=True):
        boxes.append(Box(group, x, y, width, len(lines) * LINE + PAD, lines))
        x += width + free
    return boxes


def _wrapped(names: Iterable[str]) -> tuple[str, ...]:
    lines = [""]
    for name in names:
        line = f"{lines[-1]}, {name}" if lines[-1] else name
        if len(line) <= MOST_CHARACTERS:
            lines[-1] = line
        else:
            lines[-1] += ","
            lines.append(name)
    return tuple(lines)


def _svg(boxes: list[Box], arrows: Arrows, height: float) -> str:
    at = {name: box for box in boxes for name in box.names}
    pairs = dict.fromkeys((at[part], at[it]) for part in arrows for it in sorted(arrows[part]))
    size = f'width="{WIDTH}" height="{height:.0f}"'
    parts = [HEAD.format(size=size, view=f"0 0 {WIDTH} {height:.0f}")]
    for above, below in pairs:
        parts.append(
            f'<line x1="{above.x + above.width / 2:.0f}" y1="{above.y + above.height:.0f}"'
            f' x2="{below.x + below.width / 2:.0f}" y2="{below.y:.0f}"'
            ' stroke="#7e57c2" marker-end="url(#tip)"/>'
        )
    for box in boxes:
        parts.append(
            f'<rect x="{box.x:.0f}" y="{box.y:.0f}" width="{box.width:.0f}"'
            f' height="{box.height:.0f}" rx="6" fill="#f3effa" stroke="#7e57c2"/>'
        )
        for number, line in enumerate(box.lines):
            parts.append(
                f'<text x="{box.x + box.width / 2:.0f}" y="{box.y + LINE * (number + 1):.0f}"'
                f' text-anchor="middle">{line}</text>'
            )
    return "\n".join([*parts, "</svg>", ""])


def pictures() -> dict[Path, str]:
    """Return the text of each diagram, by file."""
    return {
        PICTURES / "packages.svg": draw(MAY_IMPORT),
        PICTURES / "server.svg": draw(SERVER_MAY_IMPORT),
    }


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    for path, text in pictures().items():
        path.write_text(text, encoding="utf-8")
