"""Tables over HTTP: make one, find one, look, take a step, take the record home."""

from __future__ import annotations

import asyncio
import secrets
from typing import cast

import msgspec

from undercard.kernel.record import Record, load_boxed
from undercard.server.people.queries import Who
from undercard.server.web import wire
from undercard.server.web.call import Call
from undercard.server.web.endpoint import get, get_by, post_with
from undercard.server.web.errors import Malformed
from undercard.server.web.games_api import check_bot
from undercard.server.web.looking import choose_look, look_at, show_table
from undercard.server.web.stepping import post_step, step_of
from undercard.table.header import About
from undercard.table.seats import Person

ID_BYTES = 12
"""Of a table's id. A private table is one whose id one must be told: 96 bits are not guessed."""


async def make_table(call: Call, body: wire.NewTable) -> wire.TableMade:
    who = call.person
    call.site.gate.table.take(who.id)
    seats = await _check_seats(body)
    table = await call.site.tables.create(_about(body, who))
    number = 0
    for step in _first_steps(body, seats):
        number = await call.site.tables.post(table, step_of(step, who), secrets.token_urlsafe(8))
    return wire.TableMade(table=table, number=number)


def _about(body: wire.NewTable, who: Who) -> About:
    return About(
        id=secrets.token_urlsafe(ID_BYTES),
        game=body.game,
        options=body.options,
        box=body.box,
        clock=body.clock,
        draws=body.draws,
        visibility=body.visibility,
        open_hands=body.open_hands,
        stand_in=body.stand_in,
        creator=Person(who.id, who.name),
    )


async def _check_seats(body: wire.NewTable) -> tuple[wire.SeatWanted, ...]:
    """Everything about the seats that could be refused, before there is a table."""
    game = await asyncio.to_thread(load_boxed, body.game, body.options, body.box)
    seats = body.seats or (wire.WantMe(), *(wire.WantOpen(),) * (game.seats - 1))
    if len(seats) != game.seats:
        raise Malformed(f"{body.game} has {game.seats} seats under these options")
    mine = sum(isinstance(seat, wire.WantMe) for seat in seats)
    if mine > 1 and body.visibility != "practice":
        raise Malformed("one seat is yours; several only at a practice table")
    for name in (body.stand_in, *(it.level for it in seats if isinstance(it, wire.WantBot))):
        check_bot(game.name, name)
    return seats


def _first_steps(body: wire.NewTable, seats: tuple[wire.SeatWanted, ...]) -> list[wire.ClientStep]:
    """Who sits where; with nobody to wait for, the game begins."""
    steps: list[wire.ClientStep] = []
    for number, seat in enumerate(seats):
        if not isinstance(seat, wire.WantOpen):
            bot = seat.level if isinstance(seat, wire.WantBot) else None
            steps.append(wire.PostSitDown(seat=number, bot=bot))
    if len(steps) == len(seats):
        words = [body.word if isinstance(seat, wire.WantMe) else "" for seat in seats]
        steps.append(wire.PostStart(contributions=tuple(words)))
    return steps


async def show_lobby(call: Call, query: wire.LobbyQuery) -> wire.LobbyReply:
    listed = await call.site.tables.lobby("open", "running", game=query.game, limit=query.limit)
    return wire.LobbyReply(tables=tuple(listed))


async def show_one(call: Call, query: wire.TableQuery) -> wire.TableShown:
    person = call.who.id if call.who is not None else None
    tables = call.site.tables
    look = await choose_look(tables, table_of(call), person, query.seat, query.after)
    return show_table(*await look_at(tables, look))


async def take_step(call: Call, body: wire.ClientStep) -> wire.StepTaken:
    key = _key(call)
    number = await post_step(call.site, call.person, table_of(call), body, key)
    return wire.StepTaken(number=number)


def _key(call: Call) -> str:
    """Without one, a step sent twice is two steps; most of them the table refuses anyway."""
    given = call.request.headers.get("idempotency-key")
    if given is None:
        return secrets.token_urlsafe(12)
    try:
        return msgspec.convert(given, type=wire.Key)
    except msgspec.ValidationError:
        raise Malformed("Idempotency-Key: 1 to 64 visible ASCII characters") from None


async def show_record(call: Call) -> Record:
    return await call.site.tables.record(table_of(call))


def table_of(call: Call) -> str:
    return str(call.request.path_params["table"])


TABLES = (
    post_with("/api/tables", "Make a table.", wire.NewTable, wire.TableMade, make_table, 201),
    get_by("/api/tables", "The lobby.", wire.LobbyQuery, wire.LobbyReply, show_lobby),
    get_by(
        "/api/tables/{table}",
        "A table as the caller sees it.",
        wire.TableQuery,
        wire.TableShown,
        show_one,
    ),
    post_with(
        "/api/tables/{table}/steps",
        "Take one step; the header Idempotency-Key makes it safe to send it again.",
        cast(type[wire.ClientStep], wire.ClientStep),
        wire.StepTaken,
        take_step,
        takes_key=True,
    ),
    get("/api/tables/{table}/record", "The record of a game that is over.", Record, show_record),
)
