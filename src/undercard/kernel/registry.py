"""Loading games by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from undercard.kernel.box import Boxes
from undercard.kernel.errors import BadOption
from undercard.kernel.game import Game
from undercard.kernel.plugin import import_entry, plugin_of


def load(name: str, /, **options: object) -> Game:
    """Return a game under the given options; the others have their defaults.

    >>> load("survive", players=3).seats
    3
    >>> load("survival")
    Traceback (most recent call last):
    undercard.kernel.errors.UnknownGame: there is no game 'survival'; did you mean survive?
    """
    build = cast(Callable[..., Game], import_entry(plugin_of(name).build))
    return build(**options)


def box_options(name: str, box: object) -> dict[str, object]:
    """Return the keyword argument by which a game takes this box; none for the usual box."""
    if box is None:
        return {}
    keyword = plugin_of(name).box
    if not keyword:
        raise BadOption(f"box: {name} is played without one")
    return {keyword: box}


def boxes_of(name: str) -> Boxes | None:
    """Return the built-in boxes of a game, if it has any."""
    entry = plugin_of(name).boxes
    return cast(Boxes, import_entry(entry)) if entry else None
