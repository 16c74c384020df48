"""Tables over HTTP: make one, find one, look, take a step, take the record home."""

from __future__ import annotations

import asyncio
import secrets
from typing import cast

import msgspec

from undercard.bots.bot_set import bot_set
from undercard.kernel.record import Record, load_boxed
from undercard.server.live.client_steps import make_step, post_step
from undercard.server.live.perspective import choose_perspective, look, show_table
from undercard.server.people.queries import Who
from undercard.server.web import wire
from undercard.server.web.call import Call, Site
from undercard.server.web.endpoint import get, get_by, post_with
from undercard.server.web.errors import Malformed
from undercard.server.web.games_api import check_bot, check_game
from undercard.table.errors import NotYourSeat
from undercard.table.header import About
from undercard.table.phase import Phase
from undercard.table.seats import Person

LISTED: tuple[Phase, ...] = ("open", "running")
"""The tables that are listed unless a phase is given."""


async def make_table(call: Call, body: wire.NewTable) -> wire.TableMade:
    call.site.gate.table.take(call.person.id)
    return await set_up(call.site, call.person, body)


async def set_up(site: Site, who: Who, body: wire.NewTable) -> wire.TableMade:
    """A table with its first people and bots; with nobody to wait for, the game begins."""
    seats = await _check_seats(site, body)
    table = await site.tables.create(await about_of(body, who))
    await site.starting.words.give(table, who.id, body.word)
    number = 0
    for step in _first_steps(seats):
        taken = await make_step(site, who, table, step)
        number = await site.tables.post(table, taken, secrets.token_urlsafe(8))
    return wire.TableMade(table=table, number=number)


async def about_of(body: wire.NewTable, who: Who) -> About:
    """With those options only that are not the usual ones: whoever joins reads them all."""
    game = await asyncio.to_thread(load_boxed, body.game, body.options, None)
    changed = {it.name for it in game.all_options if game.options[it.name] != it.default}
    return About(
        id="",
        game=body.game,
        options={name: game.options[name] for name in body.options if name in changed},
        box=None if body.box == game.box_document() else body.box,
        clock=body.clock,
        draws=body.draws,
        visibility=body.visibility,
        open_hands=body.open_hands,
        stand_in=body.stand_in or bot_set(body.game).stand_in,
        creator=Person(who.id, who.name, who.is_bot),
        rated=body.rated and body.visibility == "public" and not isinstance(body.box, dict),
        starts_when_full=body.starts_when_full,
    )


async def _check_seats(site: Site, body: wire.NewTable) -> tuple[wire.SeatWanted, ...]:
    """Everything about the seats that could be refused, before there is a table."""
    game = await asyncio.to_thread(load_boxed, body.game, body.options, body.box)
    seats = body.seats or (wire.WantMe(), *(wire.WantOpen(),) * (game.seats - 1))
    if len(seats) != game.seats:
        raise Malformed(f"{body.game} has {game.seats} seats under these options")
    mine = sum(isinstance(seat, wire.WantMe) for seat in seats)
    if mine > 1 and body.visibility != "practice":
        raise Malformed("one seat is yours; several only at a practice table")
    if body.stand_in is not None:
        check_bot(game.name, body.stand_in)
    for seat in seats:
        if isinstance(seat, wire.WantBot):
            check_bot(game.name, seat.level, site.settings.house_bots)
    return seats


def _first_steps(seats: tuple[wire.SeatWanted, ...]) -> list[wire.ClientStep]:
    """Who sits where; with nobody to wait for, the game begins."""
    steps: list[wire.ClientStep] = []
    for number, seat in enumerate(seats):
        if not isinstance(seat, wire.WantOpen):
            bot = seat.level if isinstance(seat, wire.WantBot) else None
            steps.append(wire.PostSitDown(seat=number, bot=bot))
    if len(steps) == len(seats):
        steps.append(wire.PostStart())
    return steps


async def show_lobby(call: Call, query: wire.LobbyQuery) -> wire.LobbyReply:
    if query.game is not None:
        check_game(query.game)
    listed = await call.site.tables.lobby(
        *((query.state,) if query.state else LISTED),
        game=query.game,
        before=query.before,
        limit=query.limit,
    )
    return wire.LobbyReply(tables=tuple(listed), online=call.site.visitors.count)


async def show_one(call: Call, query: wire.TableQuery) -> wire.TableShown:
    tables = call.site.tables
    seen = await choose_perspective(tables, table_of(call), call.who, query.seat, query.after)
    return show_table(*await look(tables, seen))


async def take_step(call: Call, body: wire.ClientStep) -> wire.StepTaken:
    key = key_of(call)
    number = await post_step(call.site, call.person, table_of(call), body, key)
    return wire.StepTaken(number=number)


def key_of(call: Call) -> str:
    """Without one, a step sent twice is two steps; most of them the table refuses anyway."""
    given = call.request.headers.get("idempotency-key")
    if given is None:
        return secrets.token_urlsafe(12)
    try:
        return msgspec.convert(given, type=wire.Key)
    except msgspec.ValidationError:
        raise Malformed("Idempotency-Key: 1 to 64 visible ASCII characters") from None


async def give_word(call: Call, body: wire.GiveWord) -> wire.WordGiven:
    """As whoever of the caller's sits there."""
    call.site.gate.step.take(call.person.id)
    table = table_of(call)
    mine = await _own_ids(call, table, "only those who have a seat give a word of chance")
    return wire.WordGiven(number=await _give_words(call, table, mine, body.word))


async def play_again(call: Call, body: wire.GiveWord) -> wire.TableMade:
    """The table of the rematch, where the caller is expected; the first to ask makes it."""
    call.site.gate.table.take(call.person.id)
    over = table_of(call)
    mine = await _own_ids(call, over, "a rematch is for those who played")
    table = await call.site.tables.rematch(over)
    return wire.TableMade(table=table, number=await _give_words(call, table, mine, body.word))


async def _own_ids(call: Call, table: str, else_: str) -> list[str]:
    """Under which the caller sits at a table; `NotYourSeat` if under none."""
    seats = (await call.site.tables.standing(table)).seats
    mine = [it.person.id for it in seats if it.person and it.person.id in call.person.ids]
    if not mine:
        raise NotYourSeat(else_)
    return mine


async def _give_words(call: Call, table: str, people: list[str], word: str) -> int:
    """The table's last step: the start, if all are there now."""
    for person in people:
        await call.site.starting.words.give(table, person, word)
    return await call.site.starting.start_if_ready(table)


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
    post_with(
        "/api/tables/{table}/word",
        "Give a word of chance, and say that one is there.",
        wire.GiveWord,
        wire.WordGiven,
        give_word,
    ),
    post_with(
        "/api/tables/{table}/rematch",
        "Play again, everybody one seat further.",
        wire.GiveWord,
        wire.TableMade,
        play_again,
        201,
    ),
    get("/api/tables/{table}/record", "The record of a game that is over.", Record, show_record),
)
