"""A view of any game as a picture, for `render_mode="rgb_array"`.

Like the text, it is built from a view alone, so it shows only what that seat may know.
"""

from __future__ import annotations

import textwrap

from PIL import Image, ImageDraw

from undercard.adapters.observation import draw_text
from undercard.kernel.game import Game, GameView

NIGHT, INK, DIM = "#14121f", "#f4f1ff", "#55516f"
COLUMNS = 90
SIZE = (640, 480)
MARGIN = 12
LEAST_FONT, MOST_FONT = 9.0, 20.0
LINE_HEIGHT, LETTER_WIDTH = 1.3, 0.55
"""As fractions of the font's size."""


def draw_picture(game: Game, view: GameView) -> Image.Image:
    """Return the game's text as a picture, in the largest font that fits."""
    image = Image.new("RGB", SIZE, NIGHT)
    lines = _wrapped(draw_text(game, view))
    text, size = "\n".join(lines), _font_size(lines)
    spacing = (LINE_HEIGHT - 1.0) * size
    ImageDraw.Draw(image).text((MARGIN, MARGIN), text, INK, spacing=spacing, font_size=size)
    return image


def _font_size(lines: list[str]) -> float:
    width, height = (side - 2 * MARGIN for side in SIZE)
    fits = min(
        width / max(map(len, lines)) / LETTER_WIDTH,
        height / len(lines) / LINE_HEIGHT,
    )
    return min(max(fits, LEAST_FONT), MOST_FONT)


def _wrapped(text: str) -> list[str]:
    """Return the lines of a text; continuation lines keep the indentation."""
    lines = []
    for line in text.split("\n"):
        indent = " " * (len(line) - len(line.lstrip()) + 4)
        lines += textwrap.wrap(line, COLUMNS, subsequent_indent=indent) or [""]
    return lines
