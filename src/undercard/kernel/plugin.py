"""The plug-in record: everything the package needs to know about a game before loading it.

A package provides a game through the entry-point group `undercard.games`. The entry is named after
the game and refers to a `GamePlugin`:

    [project.entry-points."undercard.games"]
    nines = "undercard_nines:PLUGIN"

A field that holds an entry string (`package.module:name`) is imported on first use, so listing the
games imports no rules, no bots and no compiler. Every field except `name` and `build` has a working
default.
"""

from __future__ import annotations

import importlib
import sys
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from undercard.kernel.errors import UndercardError, UnknownGame, did_you_mean, quoted

GROUP = "undercard.games"


class BadPlugin(UndercardError):
    """An entry point that does not refer to a valid game plug-in."""


@dataclass(frozen=True)
class GamePlugin:
    """One game, described by its name and entry strings."""

    name: str
    """Lower-case letters, digits and hyphens: it appears in URLs and message ids."""
    build: str
    """A function that takes the options as keywords and returns a `Game`."""
    box: str = ""
    """The keyword of `build` for the game's data (`pack`, `scenario`); empty for none."""
    boxes: str = ""
    """A `box.Boxes`: the built-in packs or scenarios. Default: the game has none."""
    bots: str = ""
    """A `BotSet`. Default: random and the generic search, in five levels."""
    screen: str = ""
    """A `Screen` for the terminal. Default: the view as text, and the legal actions in words."""
    commands: str = ""
    """A function that adds the game's own commands to `undercard`. Default: none."""
    observation: str = ""
    """An `Observation`: the view as numbers. Default: derived from the view."""
    lab: str = ""
    """The `Traits` that the lab counts. Default: wins, length, decisions and actions."""
    facts: str = ""
    """A `facts.GameFacts`: what profiles show of a finished game. Default: its result only."""
    pictures: str = ""
    """A `pictures.artist.Artist`: the end of a game and a moment of it. Default: its result and
    sentences."""
    achievements: str = ""
    """An `achievements.AchievementSet`. Default: the game has none."""
    messages: str = ""
    """A package with a message file `<language>.ftl` for each language. Default: no messages."""
    quick_clock: tuple[float, float] = (600.0, 10.0)
    """The clock of a quick match: seconds for the game, and seconds more after every turn."""
    compile_seconds: int = 30
    """The estimated seconds to compile the rules, shown to a waiting person."""

    @property
    def package(self) -> str:
        """The package that contains the rules."""
        return self.build.partition(":")[0].rpartition(".")[0]


@cache
def import_entry(entry: str) -> object:
    """Import the object that an entry string refers to."""
    module, _, name = entry.partition(":")
    return getattr(importlib.import_module(module), name)


_registered: dict[str, GamePlugin] = {}


def register(plugin: GamePlugin) -> None:
    """Add a game to this process only, for a notebook or a test.

    A game that servers, workers and commands must find needs an entry point.
    """
    _registered[plugin.name] = plugin


def unregister(name: str) -> None:
    """Remove a game that `register` added."""
    del _registered[name]


def game_names() -> list[str]:
    """Return the names of all games, in alphabetical order."""
    return sorted(_installed().keys() | _registered.keys())


def plugin_of(name: str) -> GamePlugin:
    """Return the plug-in of a game; `UnknownGame` lists the available games."""
    if not isinstance(name, str):
        raise UnknownGame(f"a game is loaded by its name, not by {quoted(name)}")
    found = _registered.get(name) or _installed().get(name)
    if found is None:
        raise UnknownGame(f"there is no game {quoted(name)}; {did_you_mean(name, game_names())}")
    return found


@cache
def _installed() -> dict[str, GamePlugin]:
    """Return the plug-ins of all installed packages; a broken one is reported and skipped."""
    found: dict[str, GamePlugin] = {}
    for entry in entry_points(group=GROUP):
        try:
            found.setdefault(entry.name, _load(entry))
        except Exception as error:
            sys.stderr.write(f"Skipping the game {entry.name} ({entry.value}): {error}\n")
    return found


def _load(entry: EntryPoint) -> GamePlugin:
    plugin = entry.load()
    if not isinstance(plugin, GamePlugin):
        raise BadPlugin(f"{entry.value} must be a GamePlugin")
    if plugin.name != entry.name:
        raise BadPlugin(f"its plug-in is named {quoted(plugin.name)}; both names must be equal")
    return plugin
