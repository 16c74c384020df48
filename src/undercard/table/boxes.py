"""The packs and scenarios that come with the games, and the choice among them at a table."""

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
    """What a person wrote on the command line: a built-in box's name, else a file's path."""
    return text if text in box_names(game) else Path(text)


def box_option(game: str) -> Option | None:
    """The boxes that suit the same table, as an option with the usual one first.

    None where there is nothing to choose: the other options of the table name the box.
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
