"""Colour and layout for the terminal; plain text if the output is not a terminal."""

from __future__ import annotations

import os
import sys
import textwrap
import unicodedata

RESET = "\x1b[0m"
STYLES = {
    "bold": "\x1b[1m",
    "dim": "\x1b[2m",
    "red": "\x1b[31m",
    "green": "\x1b[32m",
    "yellow": "\x1b[33m",
    "magenta": "\x1b[35m",
    "cyan": "\x1b[36m",
}
WIDTH = 72


def has_colour() -> bool:
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ


def paint(text: str, *styles: str) -> str:
    """Return the text in colour, if this is a terminal with colours."""
    if not has_colour() or not styles:
        return text
    return "".join(STYLES[style] for style in styles) + text + RESET


def pad(text: str, width: int) -> str:
    """Return the text padded with blanks to a width; combining accents have no width."""
    return text + " " * (width - cells(text))


def cells(text: str) -> int:
    """Return the number of columns a text takes."""
    return sum(not unicodedata.combining(letter) for letter in text)


def wrap(text: str, indent: str = "") -> list[str]:
    """Return the text in lines that fit the screen, indented."""
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent)


def rule_line(title: str) -> str:
    """Return a line across the screen with a title in it."""
    return paint(f"── {title} " + "─" * max(3, WIDTH - cells(title) - 4), "dim")


def clear_screen() -> None:
    """Remove the last player's hand from view: scroll it away, or clear a real terminal."""
    sys.stdout.write("\x1b[2J\x1b[3J\x1b[H" if sys.stdout.isatty() else "\n" * 50)
