"""Which games there are. A game registers a way to build it; nothing is imported before use."""

from __future__ import annotations

import difflib
import importlib
from typing import Protocol, cast

from undercard.kernel.errors import UnknownGame
from undercard.kernel.game import Game


class Builder(Protocol):
    """Builds a game from its options, or refuses them with an `UndercardError`."""

    def __call__(self, **options: object) -> Game: ...


_games: dict[str, str] = {}


def register(name: str, builder: str) -> None:
    """Make a game known: `builder` is written `package.module:function`."""
    _games[name] = builder


def games() -> list[str]:
    """The names of all registered games."""
    return sorted(_games)


def load(name: str, **options: object) -> Game:
    """A game by name, under the given options; the rest have their defaults."""
    if name not in _games:
        near = difflib.get_close_matches(name, _games, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(games())}"
        raise UnknownGame(f"there is no game {name!r}; {hint}")
    module, function = _games[name].split(":")
    return cast(Builder, getattr(importlib.import_module(module), function))(**options)
