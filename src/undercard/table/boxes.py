"""The built-in packs and scenarios, and the choice among them at a table."""

from __future__ import annotations

from pathlib import Path

from undercard.kernel.options import Option
from undercard.kernel.record import load_boxed
from undercard.kernel.registry import boxes_of

OPTION = "box"


def box_names(game: str) -> tuple[str, ...]:
    """Return the names of a game's built-in boxes."""
    boxes = boxes_of(game)
    return boxes.names if boxes else ()


def name_or_path(game: str, text: str) -> str | Path:
    """Return a command-line argument as the name of a built-in box, else as a path."""
    return text if text in box_names(game) else Path(text)


def box_option(game: str) -> Option | None:
    """Return the boxes that fit the same table as an option, the default box first.

    None if there is nothing to choose: the other options of the table select the box.
    """
    boxes = boxes_of(game)
    if boxes is None:
        return None
    plain = load_boxed(game, {}, None)
    usual = str(plain.box_document())
    suits = [it for it in boxes.names if load_boxed(game, {}, it).options == plain.options]
    if len(suits) < 2:
        return None
    others = tuple(name for name in suits if name != usual)
    return Option(OPTION, usual, boxes.rule, choices=(usual, *others))
