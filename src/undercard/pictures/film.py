"""The stage of an animation, which all games share."""

from __future__ import annotations

from undercard.pictures.card import backdrop, wordmark
from undercard.pictures.svg import GROUND, TEXT, document, fitted, line

FILM_WIDTH, FILM_HEIGHT = 800, 450
FRAME_MS = 60
BAND = 62
"""The height of the captions."""


def stage(content: str) -> str:
    """Return a frame."""
    return document(backdrop(FILM_WIDTH, FILM_HEIGHT) + content, FILM_WIDTH, FILM_HEIGHT)


def caption(sentence: str, left: float = 0.0) -> str:
    """Return a band at the lower edge with a sentence and the name of the site."""
    top, width = FILM_HEIGHT - BAND, FILM_WIDTH - left - 170
    size, lines = fitted(sentence, width, (27.0, 24.0, 21.0), 2)
    base = top + BAND / 2 + size * 0.35 - (len(lines) - 1) * size * 0.53
    return (
        f'<rect y="{top}" width="{FILM_WIDTH}" height="{BAND}" fill="{GROUND}" opacity="0.82"/>'
        + "".join(
            line(left + 22, base + n * size * 1.06, it, size, TEXT) for n, it in enumerate(lines)
        )
        + wordmark(FILM_WIDTH - 22, FILM_HEIGHT - 22, 24, "end")
    )


def eased(share: float) -> float:
    """Return a place on the way that is fast first and slow at the end."""
    return float(1 - (1 - share) ** 3)
