"""What a table or a game is played with: the pack or scenario in full, and every option."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import msgspec

from undercard.kernel.options import OptionValue
from undercard.kernel.record import load_boxed
from undercard.server.web.call import Call
from undercard.server.web.endpoint import get
from undercard.server.web.games_api import check_game
from undercard.server.web.tables_api import table_of
from undercard.server.web.wire import ShownBox


class TableBox(msgspec.Struct, frozen=True, kw_only=True):
    """The same for everybody, from the first moment to the last."""

    game: str
    options: dict[str, OptionValue]
    """All of them, also those left as usual."""
    box: ShownBox


async def show_usual_box(call: Call) -> TableBox:
    """What a table of the game gets that asks for nothing else."""
    game = str(call.request.path_params["game"])
    check_game(game)
    return await asyncio.to_thread(_box_of, game, {}, None)


async def show_box(call: Call) -> TableBox:
    shown = await call.site.tables.snapshot(table_of(call), None, 0)
    about = shown.about
    return await asyncio.to_thread(_box_of, about.game, about.options, about.box)


def _box_of(name: str, options: Mapping[str, OptionValue], box: object) -> TableBox:
    game = load_boxed(name, options, box)
    return TableBox(game=game.name, options=game.options, box=game.shown_box())


BOXES = (
    get("/api/tables/{table}/box", "What a table is played with.", TableBox, show_box),
    get("/api/games/{game}/box", "What a game is usually played with.", TableBox, show_usual_box),
)
