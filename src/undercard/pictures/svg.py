"""SVG text: lines of the display face with known widths, and colours.

All text uses the display face of the pages, so that a picture looks the same on every server.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path

from PIL import ImageFont

FONT = Path(__file__).parent / "barlow-condensed-700.ttf"
"""The file of `web/src/lib/fonts` as TrueType, which both libraries read on every platform."""
FAMILY = "Barlow Condensed"
GROUND, SURFACE, LINE, LINE_STRONG = "#0c0a16", "#161326", "#3a3459", "#7d74a8"
TEXT, SOFT, ACCENT, INK = "#f4f1ff", "#b7b0d3", "#ff4d7d", "#120d1f"
SEATS = ("#ffd23f", "#5fe1ff", "#ff9be8", "#6ee7a8")
"""The colours of the seats, in the dark theme of the pages."""
SHARED = {"accent": ACCENT, "text": TEXT, "you-fill": SEATS[0]}
"""The variables of the theme that drawings of the pages use."""
ELLIPSIS = "…"
_VARIABLE = re.compile(r"var\(--([A-Za-z-]+)\)")
_MEASURED = 100


@cache
def _font() -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(FONT), _MEASURED)


def width_of(content: str, size: float) -> float:
    """Return the width of a line."""
    return _font().getlength(content) * size / _MEASURED


def line(
    x: float, y: float, content: str, size: float, fill: str = TEXT, anchor: str = "start"
) -> str:
    """Return a line of text; `y` is its baseline."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{FAMILY}" font-weight="700" font-size="{size:g}"'
        f' fill="{fill}" text-anchor="{anchor}">{escape(content)}</text>'
    )


def wrapped(content: str, size: float, width: float) -> list[str]:
    """Return the lines of a text; a word that is too long has a line of its own."""
    lines: list[str] = []
    for word in content.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def shortened(content: str, size: float, width: float) -> str:
    """Return a line that fits, with an ellipsis if it had to be cut."""
    if width_of(content, size) <= width:
        return content
    while content and width_of(content + ELLIPSIS, size) > width:
        content = content[:-1]
    return content.rstrip() + ELLIPSIS


def fitted(
    content: str, width: float, sizes: tuple[float, ...], most: int
) -> tuple[float, list[str]]:
    """Return the first of the sizes at which a text fits in `most` lines, and its lines.

    What does not fit at the last size is cut.
    """
    for size in sizes:
        lines = wrapped(content, size, width)
        if len(lines) <= most and all(width_of(it, size) <= width for it in lines):
            return size, lines
    size = sizes[-1]
    lines = wrapped(content, size, width)
    cut = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return size, [shortened(it, size, width) for it in cut]


def placed(content: str, x: float, y: float, scale: float = 1.0, more: str = "") -> str:
    """Return a group at a place."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g}){more}">{content}</g>'


def resolved(drawing: str, colours: dict[str, str]) -> str:
    """Return a drawing with the values of its CSS variables, which rasterisers do not know."""
    known = SHARED | colours
    return _VARIABLE.sub(lambda found: known[found[1]], drawing)


def mixed(colour: str, other: str, share: float) -> str:
    """Return a colour with a share of another one."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[n : n + 2], 16) for n in (1, 3, 5))


def document(content: str, width: int, height: int) -> str:
    """Return a whole picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}">{content}</svg>'
    )
