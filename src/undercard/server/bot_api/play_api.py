"""What a program may do with its token: hear what happens, sit down, act, resign."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import replace
from typing import cast

import msgspec
from starlette.responses import Response

from undercard.server.bot_api.accounts import become_bot
from undercard.server.bot_api.errors import NeedsAccount, NoSeat, NotABot
from undercard.server.bot_api.events import account_of, hear_events
from undercard.server.bot_api.streams import NDJSON
from undercard.server.bot_api.tokens import Scope
from undercard.server.bot_api.wire import (
    BotAccount,
    BotAct,
    BotSit,
    EventLine,
    EventsQuery,
    StreamQuery,
    TableLine,
)
from undercard.server.live import table_feed
from undercard.server.live.client_steps import post_step
from undercard.server.notices.api import NOTICES
from undercard.server.people.queries import Who
from undercard.server.web import wire
from undercard.server.web.call import Call, now
from undercard.server.web.chat_api import CHAT
from undercard.server.web.endpoint import Endpoint, get, get_by, post, post_with
from undercard.server.web.tables_api import TABLES, key_of, table_of


def bot_of(call: Call) -> Who:
    """Whose token it is, if that is a bot account."""
    who = call.person
    if not who.is_bot:
        raise NotABot("programs play through bot accounts: POST /api/bot/account/upgrade")
    return who


async def show_account(call: Call) -> BotAccount:
    return account_of(call.person)


async def upgrade_account(call: Call) -> BotAccount:
    who = call.person
    if not who.has_account:
        raise NeedsAccount("a guest cannot become a bot")
    await call.site.notices.places.flush()
    await become_bot(call.site.people.database, who, now())
    return account_of(replace(who, is_bot=True))


# Streams


async def stream_events(call: Call, query: EventsQuery) -> Response:
    who = bot_of(call)
    return await _answer(call, who, hear_events(call.site.notices, who, query.after))


async def stream_table(call: Call, query: StreamQuery) -> Response:
    who = bot_of(call)
    return await _answer(call, who, _hear_to_the_end(call, who, query))


async def _hear_to_the_end(
    call: Call, who: Who, query: StreamQuery
) -> AsyncGenerator[msgspec.Struct]:
    table, site = table_of(call), call.site
    lines = table_feed.stream_table(site.tables, table, who, query.seat, query.after)
    with site.notices.presence.at(table, who.ids):
        async with aclosing(lines):
            async for line in lines:
                yield line
                if line.now.phase == "finished":
                    return


async def _answer(call: Call, who: Who, source: AsyncGenerator[msgspec.Struct]) -> Response:
    site, request = call.site, call.request
    site.gate.message.take(who.id)
    return await site.streams.answer(
        who.id, source, lambda: site.access.session_of(request, "read")
    )


# Playing


async def sit_down(call: Call, body: BotSit) -> wire.StepTaken:
    who = bot_of(call)
    seat = body.seat if body.seat is not None else await _find_seat(call, None)
    return await _post(call, who, wire.PostSitDown(seat=seat, word=body.word))


async def act(call: Call, body: BotAct) -> wire.StepTaken:
    who = bot_of(call)
    seat = body.seat if body.seat is not None else await _find_seat(call, who)
    step = wire.PostAct(seat=seat, action=body.action, answers=body.answers)
    return await _post(call, who, step)


async def resign(call: Call) -> wire.StepTaken:
    who = bot_of(call)
    return await _post(call, who, wire.PostResign(seat=await _find_seat(call, who)))


async def leave(call: Call) -> wire.StepTaken:
    who = bot_of(call)
    return await _post(call, who, wire.PostLeaveSeat(seat=await _find_seat(call, who)))


async def _find_seat(call: Call, who: Who | None) -> int:
    """The bot's own seat (at practice tables that to act), or with None the first open one."""
    table, tables = table_of(call), call.site.tables
    if who is not None:
        found = await tables.seat_of(table, who.id)
    else:
        seats = (await tables.standing(table)).seats
        found = next((number for number, seat in enumerate(seats) if seat.is_open), None)
    if found is None:
        raise NoSeat("no seat is open" if who is None else "the bot does not sit at this table")
    return found


async def _post(call: Call, who: Who, step: wire.ClientStep) -> wire.StepTaken:
    number = await post_step(call.site, who, table_of(call), step, key_of(call))
    return wire.StepTaken(number=number)


# All that a browser can do at a table, a bot can

AS_IN_A_BROWSER = (
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/steps"),
    ("POST", "/api/tables/{table}/word"),
    ("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/tables/{table}/decline"),
    ("POST", "/api/tables/{table}/chat"),
    ("GET", "/api/tables/{table}/chat"),
)


def _for_bots(endpoint: Endpoint) -> Endpoint:
    async def run(call: Call) -> object:
        bot_of(call)
        return await endpoint.run(call)

    run.__name__ = f"bot_{endpoint.run.__name__}"
    path = endpoint.path.replace("/api/", "/api/bot/", 1)
    scope: Scope = "read" if endpoint.method == "GET" else "play"
    return replace(endpoint, path=path, run=run, scope=scope)


def _stream(endpoint: Endpoint) -> Endpoint:
    return replace(endpoint, scope="read", media=NDJSON)


TABLE = "/api/bot/tables/{table}"
READING = (
    replace(get("/api/bot/account", "Whose token it is.", BotAccount, show_account), scope="read"),
    _stream(
        get_by(
            "/api/bot/events",
            "All that happens to the bot, a line each; begins with all that is so now.",
            EventsQuery,
            cast(type, EventLine),
            stream_events,
        )
    ),
    _stream(
        get_by(
            f"{TABLE}/stream",
            "A table as the bot sees it, then what is new; ends with the game.",
            StreamQuery,
            cast(type, TableLine),
            stream_table,
        )
    ),
)
PLAYING = (
    post(
        "/api/bot/account/upgrade",
        "Become a bot account, for good; only an account that has never sat at a table can.",
        BotAccount,
        upgrade_account,
    ),
    post_with(f"{TABLE}/sit", "Sit down.", BotSit, wire.StepTaken, sit_down, takes_key=True),
    post_with(f"{TABLE}/act", "Take an action.", BotAct, wire.StepTaken, act, takes_key=True),
    post(f"{TABLE}/resign", "Resign.", wire.StepTaken, resign),
    post(f"{TABLE}/leave", "Leave the seat.", wire.StepTaken, leave),
)
BOTS = (
    *READING,
    *(replace(endpoint, scope="play") for endpoint in PLAYING),
    *(
        _for_bots(endpoint)
        for endpoint in (*TABLES, *CHAT, *NOTICES)
        if (endpoint.method, endpoint.path) in AS_IN_A_BROWSER
    ),
)
