"""Load games by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from undercard.kernel.box import Boxes
from undercard.kernel.errors import BadOption
from undercard.kernel.game import Game
from undercard.kernel.plugin import import_entry, plugin_of


def load(name: str, /, **options: object) -> Game:
    """Return a game under the given options; all other options have their defaults.

    >>> load("survive", players=3).seats
    3
    >>> load("survival")
    Traceback (most recent call last):
    undercard.kernel.errors.UnknownGame: there is no game 'survival'; did you mean survive?
    """
    build = cast(Callable[..., Game], import_entry(plugin_of(name).build))
    return build(**options)


def box_options(name: str, box: object) -> dict[str, object]:
    """Return the keyword argument that passes this box to a game; empty for the default box."""
    if box is None:
        return {}
    keyword = plugin_of(name).box
    if not keyword:
        raise BadOption(f"box: {name} has no packs or scenarios; leave it out")
    return {keyword: box}


def boxes_of(name: str) -> Boxes | None:
    """Return the built-in boxes of a game, or None if it has none."""
    entry = plugin_of(name).boxes
    return cast(Boxes, import_entry(entry)) if entry else None
