"""The HTTP API of bots: read events, take a seat, act, resign."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import aclosing
from dataclasses import dataclass, replace
from typing import cast

import msgspec
from starlette.responses import Response

from undercard.server.bot_api.accounts import become_bot
from undercard.server.bot_api.errors import NoSeat, NotABot
from undercard.server.bot_api.events import InvitationsOf, account_of, stream_events
from undercard.server.bot_api.tokens import AccessTokens
from undercard.server.bot_api.wire import (
    BotAccount,
    BotAct,
    BotSit,
    EventLine,
    EventsQuery,
    StreamQuery,
    TableStreamLine,
)
from undercard.server.db.database import Database
from undercard.server.db.people import Identity
from undercard.server.http.call import Call, now
from undercard.server.http.endpoint import Endpoint, get, get_by, post, post_with
from undercard.server.http.errors import NeedsAccount
from undercard.server.http.session import Scope
from undercard.server.http.streams import NDJSON, Streams
from undercard.server.tables import wire
from undercard.server.tables.api import key_of
from undercard.server.tables.attendance import Attendance
from undercard.server.tables.client_steps import ClientSteps
from undercard.server.tables.feed import stream_table
from undercard.server.tables.service import Tables

TABLE = "/api/bot/tables/{table}"
AS_IN_A_BROWSER = (
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/steps"),
    ("POST", "/api/tables/{table}/seal"),
    ("POST", "/api/tables/{table}/reveal"),
    ("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/tables/{table}/decline"),
    ("POST", "/api/tables/{table}/chat"),
    ("GET", "/api/tables/{table}/chat"),
)
"""Endpoints that are also served to bots, below `/api/bot`."""


@dataclass(frozen=True)
class BotApi:
    database: Database
    tables: Tables
    steps: ClientSteps
    attendance: Attendance
    invitations: InvitationsOf
    tokens: AccessTokens
    streams: Streams

    # The account

    @get("/api/bot/account", "Whose token it is.", BotAccount, scope="read")
    async def show_account(self, call: Call) -> BotAccount:
        return account_of(call.person)

    @post(
        "/api/bot/account/upgrade",
        "Become a bot account, for good; only an account that has never sat at a table can.",
        BotAccount,
        scope="play",
    )
    async def upgrade_account(self, call: Call) -> BotAccount:
        who = call.person
        if not who.has_account:
            raise NeedsAccount("a guest cannot become a bot")
        await self.attendance.places.flush()
        await become_bot(self.database, who, now())
        return account_of(replace(who, is_bot=True))

    # Streams

    @get_by(
        "/api/bot/events",
        "All events of the bot, a line each; begins with the present state.",
        EventsQuery,
        cast(type, EventLine),
        media=NDJSON,
        scope="read",
    )
    async def stream_events(self, call: Call, query: EventsQuery) -> Response:
        who = bot_of(call)
        events = self._events(who, query.after)
        return await self._answer(call, who, events)

    async def _events(self, who: Identity, after: float | None) -> AsyncGenerator[msgspec.Struct]:
        """Yield the events; the bot is here while it reads them."""
        events = stream_events(self.attendance, self.invitations, who, after)
        with self.attendance.site.here(who.id):
            async with aclosing(events):
                async for event in events:
                    yield event

    @get_by(
        f"{TABLE}/stream",
        "A table as the bot sees it, then what is new; ends with the game.",
        StreamQuery,
        cast(type, TableStreamLine),
        media=NDJSON,
        scope="read",
    )
    async def stream_table(self, call: Call, query: StreamQuery) -> Response:
        who = bot_of(call)
        return await self._answer(call, who, self._stream_to_the_end(call.table, who, query))

    async def _stream_to_the_end(
        self, table: str, who: Identity, query: StreamQuery
    ) -> AsyncGenerator[msgspec.Struct]:
        lines = stream_table(self.tables, table, who, query.seat, query.after)
        with self.attendance.presence.at(table, who.ids):
            async with aclosing(lines):
                async for line in lines:
                    yield line
                    if line.now.phase == "finished":
                        return

    async def _answer(
        self, call: Call, who: Identity, source: AsyncGenerator[msgspec.Struct]
    ) -> Response:
        call.rates.message.take(who.id)
        request = call.request
        return await self.streams.answer(
            who.id, source, lambda: self.tokens.session_of(request, "read")
        )

    # Playing

    @post_with(f"{TABLE}/sit", "Sit down.", BotSit, wire.StepTaken, takes_key=True, scope="play")
    async def sit_down(self, call: Call, body: BotSit) -> wire.StepTaken:
        who = bot_of(call)
        seat = body.seat if body.seat is not None else await self._find_seat(call, None)
        step = wire.PostSitDown(seat=seat, contributes=body.contributes)
        return await self._post(call, who, step)

    @post_with(
        f"{TABLE}/act", "Take an action.", BotAct, wire.StepTaken, takes_key=True, scope="play"
    )
    async def act(self, call: Call, body: BotAct) -> wire.StepTaken:
        who = bot_of(call)
        seat = body.seat if body.seat is not None else await self._find_seat(call, who)
        step = wire.PostAct(seat=seat, action=body.action, answers=body.answers)
        return await self._post(call, who, step)

    @post(f"{TABLE}/resign", "Resign.", wire.StepTaken, scope="play")
    async def resign(self, call: Call) -> wire.StepTaken:
        who = bot_of(call)
        return await self._post(call, who, wire.PostResign(seat=await self._find_seat(call, who)))

    @post(f"{TABLE}/leave", "Leave the seat.", wire.StepTaken, scope="play")
    async def leave(self, call: Call) -> wire.StepTaken:
        who = bot_of(call)
        step = wire.PostLeaveSeat(seat=await self._find_seat(call, who))
        return await self._post(call, who, step)

    async def _find_seat(self, call: Call, who: Identity | None) -> int:
        """Return the bot's seat (at a practice table the one to act), or with None the first open
        one."""
        if who is not None:
            found = await self.tables.seat_of(call.table, who.id)
        else:
            seats = (await self.tables.status(call.table)).seats
            found = next((number for number, seat in enumerate(seats) if seat.is_open), None)
        if found is None:
            raise NoSeat("no seat is open" if who is None else "the bot does not sit at this table")
        return found

    async def _post(self, call: Call, who: Identity, step: wire.ClientStep) -> wire.StepTaken:
        number = await self.steps.post(who, call.table, step, key_of(call))
        return wire.StepTaken(number=number)


def bot_of(call: Call) -> Identity:
    """Return the owner of the token; raise `NotABot` unless it is a bot account."""
    who = call.person
    if not who.is_bot:
        raise NotABot("programs play through bot accounts: POST /api/bot/account/upgrade")
    return who


def endpoints_for_bots(endpoints: Iterable[Endpoint]) -> Iterator[Endpoint]:
    """Return the endpoints of browsers that are also served to bots: everything at a table."""
    for endpoint in endpoints:
        if (endpoint.method, endpoint.path) in AS_IN_A_BROWSER:
            yield _for_bots(endpoint)


def _for_bots(endpoint: Endpoint) -> Endpoint:
    async def run(call: Call, *given: object) -> object:
        bot_of(call)
        return await endpoint.run(call, *given)

    path = endpoint.path.replace("/api/", "/api/bot/", 1)
    scope: Scope = "read" if endpoint.method == "GET" else "play"
    return replace(endpoint, path=path, name=f"bot_{endpoint.name}", run=run, scope=scope)
