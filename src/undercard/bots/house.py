"""House bots: bots that a host provides in a Python file.

A bot is a class with the method `decide`. It may have a `name`, a tuple `games` if it does not play
all games, and an `__init__` that takes `game`, `seed`, both or neither. Loading the file executes
it.
"""

from __future__ import annotations

import importlib.util
import inspect
import sys
import traceback
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import cast

import msgspec

from undercard.bots.bot import Decider
from undercard.bots.bot_set import bot_set
from undercard.kernel.errors import UndercardError
from undercard.kernel.game import Game
from undercard.kernel.plugin import game_names

LONGEST_NAME = 32
EXAMPLE = "examples/my_bot.py"


class BadBot(UndercardError):
    """A file without a bot, or with a bot that cannot play."""


class HouseBot(msgspec.Struct, frozen=True):
    """What is known about a bot without loading it."""

    name: str
    games: tuple[str, ...]
    path: str


def find_house_bot(bots: Iterable[HouseBot], game: str, name: str) -> HouseBot | None:
    return next((bot for bot in bots if bot.name == name and game in bot.games), None)


def make_house_bot(bot: HouseBot, game: Game, seed: int) -> Decider:
    """Return a new instance for one seat of one game."""
    made = next((cls for cls in _classes(bot.path) if _name_of(cls) == bot.name), None)
    if made is None:
        raise BadBot(f"{bot.path}: no longer contains the bot {bot.name!r}")
    return _make(made, game, seed)


def examine(path: str) -> list[HouseBot]:
    """Return the bots of a file; `BadBot` states what is wrong and what would be right."""
    classes = _classes(path)
    if not classes:
        raise BadBot(f"{path}: no class with a method decide(self, view, legal, budget); {EXAMPLE}")
    return [_examine_class(path, cls) for cls in classes]


def _examine_class(path: str, cls: type) -> HouseBot:
    where = f"{path}: {cls.__name__}"
    name = _name_of(cls)
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise BadBot(f"{where}.name: must be a text of 1 to {LONGEST_NAME} characters")
    if name == "human" or any(name in bot_set(game).names for game in game_names()):
        raise BadBot(f"{where}.name: {name!r} is already the name of another bot; choose another")
    _check_decide(where, cls)
    _arguments(cls, where)
    return HouseBot(name, _games_of(where, cls), path)


def _name_of(cls: type) -> object:
    return getattr(cls, "name", cls.__name__)


def _games_of(where: str, cls: type) -> tuple[str, ...]:
    given = getattr(cls, "games", game_names())
    games = (given,) if isinstance(given, str) else tuple(given)
    if not games or not set(games) <= set(game_names()):
        raise BadBot(f"{where}.games: {given!r}; there are {', '.join(game_names())}")
    return games


def _check_decide(where: str, cls: type) -> None:
    try:
        inspect.signature(getattr(cls, "decide")).bind(None, None, [], 1.0)  # noqa: B009
    except TypeError:
        raise BadBot(f"{where}: decide must take (self, view, legal, budget)") from None


def _arguments(cls: type, where: str) -> set[str]:
    """Return which of `game` and `seed` its constructor takes."""
    needed = set()
    for name, parameter in inspect.signature(cls).parameters.items():
        if name in ("game", "seed"):
            needed.add(name)
        elif parameter.default is parameter.empty and parameter.kind not in (
            parameter.VAR_POSITIONAL,
            parameter.VAR_KEYWORD,
        ):
            raise BadBot(f"{where}: __init__ may take game and seed, not {name!r}")
    return needed


def _make(cls: type, game: Game, seed: int) -> Decider:
    given = {"game": game, "seed": seed}
    return cast(Decider, cls(**{name: given[name] for name in _arguments(cls, cls.__name__)}))


@cache
def _classes(path: str) -> list[type]:
    """Return the classes defined in the file itself, not those it imports."""
    module = _load(path)
    return [
        thing
        for name, thing in vars(module).items()
        if inspect.isclass(thing)
        and thing.__module__ == module.__name__
        and not name.startswith("_")
        and not inspect.isabstract(thing)
        and callable(getattr(thing, "decide", None))
    ]


def _load(path: str) -> ModuleType:
    file = Path(path)
    if file.suffix != ".py" or not file.is_file():
        raise BadBot(f"{path}: no such Python file")
    spec = importlib.util.spec_from_file_location(f"undercard_house_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    # Modules beside the file can be imported; installed packages take precedence.
    sys.path.append(str(file.resolve().parent))
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BadBot(f"{path}: {_describe(error, file)}") from None
    return module


def _describe(error: BaseException, file: Path) -> str:
    """Return the error and its line."""
    if isinstance(error, SyntaxError):
        return f"line {error.lineno}: {error.msg}"
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if Path(frame.filename) == file]
    where = f"line {lines[-1]}: " if lines else ""
    return f"{where}{type(error).__name__}: {error}"
