"""Checks of the games and bots of a table."""

from __future__ import annotations

from undercard.bots.bot_set import bot_set
from undercard.bots.house import HouseBot, find_house_bot
from undercard.bots.make import UnknownBot
from undercard.kernel.errors import UnknownGame
from undercard.kernel.options import Option
from undercard.kernel.plugin import game_names, plugin_of
from undercard.server.tables.wire import OptionInfo
from undercard.table.clock import Fischer


def check_game(game: str) -> None:
    """Raise `UnknownGame` if no game has that name."""
    if game not in game_names():
        raise UnknownGame(f"there is no game {game[:64]!r}; there are {', '.join(game_names())}")


def check_bot(game: str, name: str, house: tuple[HouseBot, ...] = ()) -> None:
    """Raise `UnknownBot` if no bot or level with that name plays the game."""
    if not is_known_bot(game, name, house):
        names = (*bot_set(game).names, *(bot.name for bot in house if game in bot.games))
        raise UnknownBot(f"no bot {name[:64]!r} plays {game}; there are {', '.join(names)}")


def is_known_bot(game: str, name: str, house: tuple[HouseBot, ...] = ()) -> bool:
    """Whether a bot, a level or a house bot of this name plays the game."""
    return name in bot_set(game).names or find_house_bot(house, game, name) is not None


def quick_clock(game: str) -> Fischer:
    """Return the clock of a quick match."""
    return Fischer(*plugin_of(game).quick_clock)


def option_info(option: Option) -> OptionInfo:
    """Return an option of a game for clients."""
    return OptionInfo(
        name=option.name,
        default=option.default,
        rule=option.rule,
        choices=option.choices,
        span=option.span,
        set_by=option.set_by,
    )
