"""The games over HTTP: options, bots, boxes, messages, and a table in words."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from starlette.responses import PlainTextResponse, Response

from undercard.bots.bot_set import bot_set
from undercard.bots.house import HouseBot
from undercard.bots.levels import Ladder, Level
from undercard.kernel.game import Game, per_seat_fields
from undercard.kernel.options import OptionValue
from undercard.kernel.plugin import game_names
from undercard.kernel.record import load_boxed
from undercard.kernel.registry import load
from undercard.locales import Messages, game_messages
from undercard.server.games.wire import (
    GameInfo,
    GamesReply,
    LevelInfo,
    TableBox,
    TableWordsReply,
    WordsQuery,
)
from undercard.server.games.words import describe_table
from undercard.server.http.call import Call
from undercard.server.http.endpoint import get, get_as, get_by
from undercard.server.tables.games import check_game, option_info, quick_clock
from undercard.server.tables.perspective import choose_perspective, read_snapshot
from undercard.server.tables.service import Tables
from undercard.table.boxes import box_names, box_option


@dataclass(frozen=True)
class GamesApi:
    tables: Tables
    house: tuple[HouseBot, ...]

    @get("/api/games", "Games, options, bots.", GamesReply)
    async def show_games(self, _: Call) -> GamesReply:
        """Return the games; in a thread, because the first request loads them."""
        return await asyncio.to_thread(_games, self.house)

    @get("/api/games/{game}/box", "What a game is usually played with.", TableBox)
    async def show_usual_box(self, call: Call) -> TableBox:
        game = call.path("game")
        check_game(game)
        return await asyncio.to_thread(_box_of, game, {}, None)

    @get("/api/tables/{table}/box", "What a table is played with.", TableBox)
    async def show_box(self, call: Call) -> TableBox:
        about = (await self.tables.snapshot(call.table, None, 0)).about
        return await asyncio.to_thread(_box_of, about.game, about.options, about.box)

    @get_by(
        "/api/tables/{table}/words",
        "A table as the caller sees it, in words.",
        WordsQuery,
        TableWordsReply,
    )
    async def show_words(self, call: Call, query: WordsQuery) -> TableWordsReply:
        seen = await choose_perspective(self.tables, call.table, call.who, query.seat, query.after)
        _, shown = await read_snapshot(self.tables, seen)
        return await asyncio.to_thread(describe_table, shown, query.language)

    @get_as(
        "/api/games/{game}/messages/{language}",
        "The messages of a game, as a Fluent file.",
        "text/plain",
    )
    async def show_messages(self, call: Call) -> Response:
        """Return the messages of a plug-in; those of the pages are part of the pages."""
        game, language = call.path("game"), call.path("language")
        check_game(game)
        Messages(language)
        text = await asyncio.to_thread(game_messages, game, language)
        return PlainTextResponse(text, headers={"cache-control": "no-cache"})


@cache
def _games(house: tuple[HouseBot, ...]) -> GamesReply:
    return GamesReply(games=tuple(describe(load(name), house) for name in game_names()))


def describe(game: Game, house: tuple[HouseBot, ...]) -> GameInfo:
    """Return the description of a game for the creation of a table."""
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
        quick_clock=quick_clock(game.name),
        box=option_info(box) if box else None,
    )


def _level(level: Level, ladder: Ladder | None) -> LevelInfo:
    """Return a level; its rating is None if it was not measured."""
    rated = ladder.rating_of(level.number) if ladder else None
    return LevelInfo(
        level=level.name,
        number=level.number,
        rating=rated.rating if rated else None,
        margin=rated.margin if rated else None,
    )


def _box_of(name: str, options: Mapping[str, OptionValue], box: object) -> TableBox:
    game = load_boxed(name, options, box)
    return TableBox(game=game.name, options=game.options, box=game.shown_box())
