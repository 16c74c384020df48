"""Words over HTTP, for pages and clients that know nothing of a game but its name."""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec
from starlette.responses import PlainTextResponse, Response

from undercard.kernel.game import Game, GameView
from undercard.kernel.record import load_boxed
from undercard.locales import Messages, game_messages
from undercard.server.live.perspective import choose_perspective, look
from undercard.server.web import wire
from undercard.server.web.call import Call
from undercard.server.web.descriptions import describe_action, describe_events, seat_names
from undercard.server.web.endpoint import get_as, get_by
from undercard.server.web.games_api import check_game
from undercard.server.web.tables_api import table_of
from undercard.table.header import About
from undercard.table.snapshot import Snapshot

KEPT = 64
"""Games: a table asks once for each of its steps."""


async def show_words(call: Call, query: wire.WordsQuery) -> wire.TableWordsReply:
    tables = call.site.tables
    seen = await choose_perspective(tables, table_of(call), call.who, query.seat, query.after)
    _, shown = await look(tables, seen)
    return await asyncio.to_thread(_describe, shown, query.language)


def _describe(shown: Snapshot, language: wire.Language) -> wire.TableWordsReply:
    """Describe what the snapshot shows, and nothing else: it is what the caller may see."""
    messages, about = Messages(language), shown.about
    names = seat_names(shown.seats, about.game, messages)
    words = _game_of(about).words(messages, names)
    legal = shown.view.legal if isinstance(shown.view, GameView) else []
    return wire.TableWordsReply(
        number=shown.number,
        seat=shown.seat,
        actions={action: describe_action(words, action) for action in legal},
        entries=tuple(
            wire.EntryWords(
                number=entry.number, lines=describe_events(words, entry.events, shown.seat)
            )
            for entry in shown.log
            if entry.events
        ),
    )


def _game_of(about: About) -> Game:
    return _load(msgspec.json.encode((about.game, about.options, about.box)))


@lru_cache(maxsize=KEPT)
def _load(played: bytes) -> Game:
    game, options, box = msgspec.json.decode(played)
    return load_boxed(game, options, box)


async def show_messages(call: Call) -> Response:
    """The messages that a plug-in brings; those of the pages come with the pages."""
    game, language = (str(call.request.path_params[it]) for it in ("game", "language"))
    check_game(game)
    Messages(language)
    text = await asyncio.to_thread(game_messages, game, language)
    return PlainTextResponse(text, headers={"cache-control": "no-cache"})


WORDS = (
    get_by(
        "/api/tables/{table}/words",
        "A table as the caller sees it, in words.",
        wire.WordsQuery,
        wire.TableWordsReply,
        show_words,
    ),
    get_as(
        "/api/games/{game}/messages/{language}",
        "The messages of a game, as a Fluent file.",
        "text/plain",
        show_messages,
    ),
)
