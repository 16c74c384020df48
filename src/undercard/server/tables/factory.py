"""Creates tables from headers in a thread, because without a warm-up the first one compiles the
rules."""

from __future__ import annotations

import asyncio
import gc
import secrets

from msgspec.structs import replace

from undercard.bots.compilation import run_rules
from undercard.bots.house import HouseBot
from undercard.kernel.chance_source import SECRET_BYTES
from undercard.kernel.game import Game
from undercard.server.db.tokens import new_token
from undercard.server.tables.games import is_known_bot
from undercard.table.errors import BadHeader, BadStep
from undercard.table.header import About, TableHeader, make_header
from undercard.table.rematch import rematch
from undercard.table.seats import Bot
from undercard.table.steps import SitDown, Step, TakeOver
from undercard.table.table import Table

ID_BYTES = 12
"""The bytes of a table's id. The id protects a private table: 96 bits cannot be guessed."""


async def new_table(about: About) -> Table:
    """Return a table with a new secret, and with an id if `about` has none."""
    return await asyncio.to_thread(_new_table, about)


async def next_table(over: Table, at: float) -> tuple[Table, list[Step]]:
    """Return the table of a rematch, and the steps that seat all remaining players."""
    header, sitting = rematch(over, _new_id(), secrets.token_bytes(SECRET_BYTES), at)
    return await open_table(header), sitting


async def open_table(header: TableHeader) -> Table:
    return await asyncio.to_thread(_open_table, header)


def check_bots(game: str, step: Step, house: tuple[HouseBot, ...]) -> None:
    """Refuse a bot that does not exist, before a player waits for its move."""
    match step:
        case SitDown(who=Bot(level)) | TakeOver(bot=Bot(level)):
            if not is_known_bot(game, level, house):
                raise BadStep(f"no bot {level!r} plays {game}")


def _new_table(about: About) -> Table:
    about = replace(about, id=about.id or _new_id())
    table = _open_table(make_header(about, secrets.token_bytes(SECRET_BYTES)))
    if not is_known_bot(about.game, about.stand_in):
        raise BadHeader(f"stand_in: no bot {about.stand_in!r} plays {about.game}")
    return table


def _new_id() -> str:
    return new_token(ID_BYTES)


def _open_table(header: TableHeader) -> Table:
    table = Table(header)
    _compile(table.game)
    return table


_compiled: set[str] = set()


def _compile(game: Game) -> None:
    """Call once what a table calls often, so that the event loop compiles nothing."""
    if game.name not in _compiled:
        run_rules(game)
        _compiled.add(game.name)
        # Otherwise every full collection would visit Numba's objects for a tenth of a second.
        gc.freeze()
