"""Tables over HTTP: create, find and view a table, take a step, download the record."""

from __future__ import annotations

import io
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import cast

import msgspec
import segno
from starlette.responses import Response

from undercard.kernel.record import Record
from undercard.server.http.call import Call
from undercard.server.http.endpoint import get, get_as, get_by, post_with
from undercard.server.http.errors import MalformedRequest
from undercard.server.http.links import Links, page_of
from undercard.server.http.wire import Key
from undercard.server.tables import wire
from undercard.server.tables.autostart import AutoStart
from undercard.server.tables.client_steps import ClientSteps
from undercard.server.tables.games import check_game
from undercard.server.tables.lobby_list import LobbyList
from undercard.server.tables.perspective import choose_perspective, read_snapshot, show_table
from undercard.server.tables.service import Tables
from undercard.server.tables.setup import TableSetup
from undercard.table.errors import AlreadyRevealed, AlreadyStarted, NotYourSeat
from undercard.table.phase import Phase
from undercard.table.steps import Reveal, Seal

LISTED: tuple[Phase, ...] = ("open", "running")
"""The phases that are listed by default."""
NOT_SEATED = "only those who have a seat contribute to the chance"
SVG = "image/svg+xml"


@dataclass(frozen=True)
class TablesApi:
    """`online` returns the number of people on the site."""

    tables: Tables
    listed: LobbyList
    setup: TableSetup
    steps: ClientSteps
    autostart: AutoStart
    online: Callable[[], int]
    links: Links

    @post_with("/api/tables", "Make a table.", wire.NewTable, wire.TableMade, status=201)
    async def make_table(self, call: Call, body: wire.NewTable) -> wire.TableMade:
        who = call.person
        call.take(call.rates.table)
        if body.visibility == "public" and has_open_seat(body):
            call.take(call.rates.open_table)
        if is_for_bots(body):
            call.take(call.rates.bot_table)
        return await self.setup.make(who, body)

    @get_by("/api/tables", "The lobby.", wire.LobbyQuery, wire.LobbyReply)
    async def show_lobby(self, _: Call, query: wire.LobbyQuery) -> wire.LobbyReply:
        if query.game is not None:
            check_game(query.game)
        if query.state is None and query.before is None:
            shown = await self.listed.read(query.game, query.limit)
            return wire.LobbyReply(tables=shown, online=self.online())
        listed = await self.tables.lobby(
            *((query.state,) if query.state else LISTED),
            game=query.game,
            before=query.before,
            limit=query.limit,
        )
        return wire.LobbyReply(tables=tuple(listed), online=self.online())

    @get_by(
        "/api/tables/{table}", "A table as the caller sees it.", wire.TableQuery, wire.TableShown
    )
    async def show_one(self, call: Call, query: wire.TableQuery) -> wire.TableShown:
        call.take(call.rates.snapshot)
        seen = await choose_perspective(self.tables, call.table, call.who, query.seat, query.after)
        return show_table(*await read_snapshot(self.tables, seen))

    @post_with(
        "/api/tables/{table}/steps",
        "Take one step; the header Idempotency-Key makes it safe to send it again.",
        cast(type[wire.ClientStep], wire.ClientStep),
        wire.StepTaken,
        takes_key=True,
    )
    async def take_step(self, call: Call, body: wire.ClientStep) -> wire.StepTaken:
        number = await self.steps.post(call.person, call.table, body, key_of(call))
        return wire.StepTaken(number=number)

    @post_with(
        "/api/tables/{table}/seal",
        "Seal a contribution to the chance, and say that one is there.",
        wire.SealWord,
        wire.Contributed,
    )
    async def seal_word(self, call: Call, body: wire.SealWord) -> wire.Contributed:
        """Seal the contribution of all seats of the caller."""
        call.rates.step.take(call.person.id)
        return wire.Contributed(number=await self._seal(call, call.table, body))

    @post_with(
        "/api/tables/{table}/reveal",
        "Reveal the contribution; the last player to contribute need not seal it before.",
        wire.RevealWord,
        wire.Contributed,
    )
    async def reveal_word(self, call: Call, body: wire.RevealWord) -> wire.Contributed:
        call.rates.step.take(call.person.id)
        table, revealed = call.table, msgspec.structs.asdict(body)
        for seat, by in await self._own_seats(call, table, NOT_SEATED):
            step = Reveal(at=0.0, by=by, seat=seat, **revealed)
            await self.tables.post(table, step)
        return wire.Contributed(number=await self.autostart.start_if_ready(table))

    @post_with(
        "/api/tables/{table}/rematch",
        "Play again, with all players moved by one seat.",
        wire.PlayAgain,
        wire.TableMade,
        status=201,
    )
    async def play_again(self, call: Call, body: wire.PlayAgain) -> wire.TableMade:
        """Return the table of the rematch; the first request creates it."""
        call.take(call.rates.table)
        await self._own_seats(call, call.table, "a rematch is for those who played")
        await self.steps.check_company(call.person, call.table)
        table = await self.tables.rematch(call.table)
        if not body.contributes:
            await self._be_present(call, table)
        status = await self.tables.status(table)
        return wire.TableMade(table=table, number=status.number, commitment=status.about.commitment)

    async def _be_present(self, call: Call, table: str) -> None:
        """Contribute nothing, unless the player has left or the game has started already."""
        with suppress(NotYourSeat, AlreadyStarted, AlreadyRevealed):
            await self._seal(call, table, wire.SealWord())

    async def _seal(self, call: Call, table: str, sealed: wire.SealWord) -> int:
        """Return the number of the table's last step, which may be the start."""
        for seat, by in await self._own_seats(call, table, NOT_SEATED):
            step = Seal(at=0.0, by=by, seat=seat, **msgspec.structs.asdict(sealed))
            await self.tables.post(table, step)
        return await self.autostart.start_if_ready(table)

    async def _own_seats(self, call: Call, table: str, else_: str) -> list[tuple[int, str]]:
        """Return the caller's seats, each with its id; raise `NotYourSeat` if there are none."""
        seats = enumerate((await self.tables.status(table)).seats)
        ids = call.person.ids
        mine = [(n, it.person.id) for n, it in seats if it.person and it.person.id in ids]
        if not mine:
            raise NotYourSeat(else_)
        return mine

    @get("/api/tables/{table}/record", "The record of a game that is over.", Record)
    async def show_record(self, call: Call) -> Record:
        call.take(call.rates.snapshot)
        return await self.tables.record(call.table)

    @get("/api/tables/{table}/link", "The link for invitations to a table.", wire.TableLink)
    async def show_link(self, call: Call) -> wire.TableLink:
        call.take(call.rates.snapshot)
        await self.tables.status(call.table)  # raises `UnknownTable` if there is none
        return wire.TableLink(url=self._link(call), reach=self.links.reach(call.request))

    def _link(self, call: Call) -> str:
        return self.links.origin(call.request) + page_of(call.table)

    @get_as("/api/tables/{table}/qr.svg", "A table's link as a QR code.", SVG)
    async def show_code(self, call: Call) -> Response:
        """Return a QR code, dark on white with a white border, which many cameras need."""
        call.take(call.rates.snapshot)
        await self.tables.status(call.table)  # raises `UnknownTable` if there is none
        link = self._link(call)
        picture = io.BytesIO()
        segno.make_qr(link, error="m").save(
            picture, kind="svg", dark="#000", light="#fff", border=4, omitsize=True, xmldecl=False
        )
        headers = {"cache-control": "private, max-age=3600", "x-content-type-options": "nosniff"}
        return Response(picture.getvalue(), headers=headers, media_type=SVG)


def has_open_seat(wanted: wire.NewTable) -> bool:
    return not wanted.seats or any(isinstance(seat, wire.WantOpen) for seat in wanted.seats)


def is_for_bots(wanted: wire.NewTable) -> bool:
    """Whether the table has no people."""
    return bool(wanted.seats) and all(isinstance(seat, wire.WantBot) for seat in wanted.seats)


def key_of(call: Call) -> str:
    """Return the header Idempotency-Key, or a new key: without the header, a repeated step is a
    second step."""
    given = call.request.headers.get("idempotency-key")
    if given is None:
        return secrets.token_urlsafe(12)
    try:
        return msgspec.convert(given, type=Key)
    except msgspec.ValidationError:
        raise MalformedRequest("Idempotency-Key: 1 to 64 visible ASCII characters") from None
