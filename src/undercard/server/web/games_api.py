"""The games, their options and the bots one can play against."""

from __future__ import annotations

import asyncio
from functools import cache

from undercard.bots.bot_set import bot_set
from undercard.bots.house import HouseBot
from undercard.bots.levels import Ladder, Level
from undercard.bots.make import UnknownBot
from undercard.kernel.errors import UnknownGame
from undercard.kernel.game import Game, per_seat_fields
from undercard.kernel.options import Option
from undercard.kernel.plugin import game_names
from undercard.kernel.registry import load
from undercard.server.tables.opening import is_known_bot
from undercard.server.web.call import Call
from undercard.server.web.endpoint import get
from undercard.server.web.wire import GameInfo, GamesReply, LevelInfo, OptionInfo
from undercard.table.boxes import box_names, box_option


async def show_games(call: Call) -> GamesReply:
    """In a thread: a game is loaded when first asked for."""
    return await asyncio.to_thread(_games, call.site.settings.house_bots)


@cache
def _games(house: tuple[HouseBot, ...]) -> GamesReply:
    return GamesReply(games=tuple(describe(load(name), house) for name in game_names()))


def describe(game: Game, house: tuple[HouseBot, ...]) -> GameInfo:
    """Return what pages show of a game before a table is made."""
    bots, box = bot_set(game.name), box_option(game.name)
    return GameInfo(
        game=game.name,
        rules=game.rules_version,
        seats=game.seats,
        per_seat=per_seat_fields(game.view_type),
        options=tuple(map(option_info, game.all_options)),
        levels=tuple(_level(level, bots.ladder) for level in bots.levels),
        bots=tuple(bot.name for bot in house if game.name in bot.games),
        boxes=box_names(game.name),
        box=option_info(box) if box else None,
    )


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        default=option.default,
        rule=option.rule,
        choices=option.choices,
        span=option.span,
        set_by=option.set_by,
    )


def _level(level: Level, ladder: Ladder | None) -> LevelInfo:
    """The rating is None where the ladder has not been played yet."""
    rated = ladder.rating_of(level.number) if ladder else None
    return LevelInfo(
        level=level.name,
        number=level.number,
        rating=rated.rating if rated else None,
        margin=rated.margin if rated else None,
    )


def check_game(game: str) -> None:
    if game not in game_names():
        raise UnknownGame(f"there is no game {game[:64]!r}; there are {', '.join(game_names())}")


def check_bot(game: str, name: str, house: tuple[HouseBot, ...] = ()) -> None:
    """`UnknownBot` unless a bot or a level of that name plays the game."""
    if not is_known_bot(game, name, house):
        names = (*bot_set(game).names, *(bot.name for bot in house if game in bot.games))
        raise UnknownBot(f"no bot {name[:64]!r} plays {game}; there are {', '.join(names)}")


GAMES = (get("/api/games", "Games, options, bots.", GamesReply, show_games),)
