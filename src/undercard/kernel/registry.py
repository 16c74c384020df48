"""Which games there are. A game registers a way to build it; nothing is imported before use."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Protocol, cast

from undercard.kernel.announcement import expect
from undercard.kernel.errors import UnknownGame, did_you_mean, quoted
from undercard.kernel.game import Game


class Builder(Protocol):
    """Builds a game from its options, or refuses them with an `UndercardError`."""

    def __call__(self, **options: object) -> Game: ...


@dataclass(frozen=True)
class Entry:
    builder: str
    box: str
    compile_seconds: int


_games: dict[str, Entry] = {}


def register(name: str, builder: str, *, box: str, compile_seconds: int = 30) -> None:
    """Make a game known.

    `builder` is written `package.module:function`; `box` is the keyword by which it takes the
    game's data, such as a pack or a scenario. `compile_seconds` is what a person is told who waits
    for the rules to be compiled.
    """
    _games[name] = Entry(builder, box, compile_seconds)
    package = builder.split(":")[0].rpartition(".")[0]
    if package:
        expect(package, f"{name.capitalize()}'s rules", compile_seconds)


def game_names() -> list[str]:
    """The names of all registered games."""
    return sorted(_games)


def load(name: str, /, **options: object) -> Game:
    """A game by name, under the given options; the rest have their defaults.

    >>> load("survive", players=3).seats
    3
    >>> load("survival")
    Traceback (most recent call last):
    undercard.kernel.errors.UnknownGame: there is no game 'survival'; did you mean survive?
    """
    module, function = _entry(name).builder.split(":")
    return cast(Builder, getattr(importlib.import_module(module), function))(**options)


def box_keyword(name: str) -> str:
    """The keyword by which a game takes its data: `pack`, `scenario`."""
    return _entry(name).box


def compile_seconds(name: str) -> int:
    """How long it takes about to compile the rules, on a machine with nothing else to do."""
    return _entry(name).compile_seconds


def _entry(name: str) -> Entry:
    if not isinstance(name, str):
        raise UnknownGame(f"a game is loaded by its name, not by {quoted(name)}")
    if name not in _games:
        raise UnknownGame(f"there is no game {quoted(name)}; {did_you_mean(name, game_names())}")
    return _games[name]
