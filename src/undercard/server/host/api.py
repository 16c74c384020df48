"""Moderation over HTTP: people, addresses, tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import get_args

from sqlalchemy import Connection

from undercard.server.admin import changes, lists, moderation
from undercard.server.admin.lists import PersonLine
from undercard.server.admin.moderation import BadNetwork
from undercard.server.db.audit import Caller
from undercard.server.host import wire
from undercard.server.host.errors import NotAddress, Untouchable
from undercard.server.host.service import HOSTS, MOST, Hosts
from undercard.server.http.call import Call
from undercard.server.http.callers import caller_of
from undercard.server.http.endpoint import get, get_by, post, post_with
from undercard.server.http.errors import UnknownPerson
from undercard.server.http.revocations import Revocations
from undercard.server.http.wire import Done
from undercard.table.phase import Phase

ActOnId = Callable[[Connection, str, float, Caller], object]
PHASES: tuple[Phase, ...] = get_args(Phase)


@dataclass(frozen=True)
class ModerationApi:
    hosts: Hosts
    revocations: Revocations

    # People

    @get_by("/api/host/people", "People.", wire.PeopleQuery, wire.PeopleReply)
    async def show_people(self, call: Call, query: wire.PeopleQuery) -> wire.PeopleReply:
        await self._moderator(call)

        def find(db: Connection) -> list[PersonLine]:
            if query.name is None:
                return lists.list_newest_people(db, MOST)
            return lists.list_people(db, query.name)[:MOST]

        return wire.PeopleReply(people=tuple(await self.hosts.database.read(find)))

    @post_with("/api/host/people/{person}/mute", "Mute for a time.", wire.NewMute, Done)
    async def mute(self, call: Call, body: wire.NewMute) -> Done:
        caller = await self._moderator(call)

        def run(db: Connection, line: PersonLine, at: float) -> None:
            moderation.silence(db, line.id, body.seconds, body.reason, at, caller)

        await self.hosts.act_on(call.path("person"), caller, run)
        return Done(done=True)

    @post("/api/host/people/{person}/unmute", "Lift a mute.", Done)
    async def unmute(self, call: Call) -> Done:
        caller = await self._moderator(call)
        run = partial(_with_id, moderation.end_silence, caller)
        return Done(done=bool(await self.hosts.act_on(call.path("person"), caller, run)))

    @post("/api/host/people/{person}/kick", "Sign a person out everywhere.", Done)
    async def kick(self, call: Call) -> Done:
        caller = await self._moderator(call)
        await self.hosts.act_on(
            call.path("person"), caller, partial(_with_id, moderation.kick, caller)
        )
        await self.revocations.check()
        return Done(done=True)

    @post_with("/api/host/people/{person}/ban", "Ban a person.", wire.NewBan, Done)
    async def ban(self, call: Call, body: wire.NewBan) -> Done:
        caller = await self._host(call)

        def run(db: Connection, line: PersonLine, at: float) -> None:
            moderation.ban(db, line.id, body.reason, at, caller)

        await self.hosts.act_on(call.path("person"), caller, run)
        await self.revocations.check()
        return Done(done=True)

    @post("/api/host/people/{person}/unban", "Lift a ban.", Done)
    async def unban(self, call: Call) -> Done:
        caller = await self._host(call)
        run = partial(_with_id, moderation.unban, caller)
        return Done(done=bool(await self.hosts.act_on(call.path("person"), caller, run)))

    @post_with("/api/host/people/{person}/role", "Appoint or dismiss.", wire.NewRole, Done)
    async def appoint(self, call: Call, body: wire.NewRole) -> Done:
        caller = await self._host(call)

        def run(db: Connection, line: PersonLine, at: float) -> None:
            _check_account(line)
            changes.appoint(db, line, body.role, at, caller)

        await self.hosts.act_on(call.path("person"), caller, run)
        return Done(done=True)

    @post("/api/host/people/{person}/reset", "A link for a new password.", wire.NewResetLink)
    async def make_reset(self, call: Call) -> wire.NewResetLink:
        caller = await self._host(call)

        def run(db: Connection, line: PersonLine, at: float) -> str:
            _check_account(line)
            return changes.make_reset(db, line, at, caller)

        token = await self.hosts.act_on(call.path("person"), caller, run)
        return wire.NewResetLink(path=f"/reset#{token}")

    # Addresses

    @get("/api/host/addresses", "Banned addresses.", wire.AddressesReply)
    async def show_addresses(self, call: Call) -> wire.AddressesReply:
        await self._host(call)
        found = await self.hosts.database.read(lists.list_address_bans)
        return wire.AddressesReply(addresses=tuple(found))

    @post_with("/api/host/addresses/ban", "Ban an address.", wire.AddressInput, Done)
    async def ban_address(self, call: Call, body: wire.AddressInput) -> Done:
        caller = await self._host(call)
        try:
            if moderation.key_of(body.address) == call.address:
                raise Untouchable("that is your own address")
        except BadNetwork as error:
            raise NotAddress(str(error)) from None
        await self.hosts.act(
            lambda db, at: moderation.ban_address(db, body.address, body.reason, at, caller)
        )
        await self.revocations.check()
        return Done(done=True)

    @post_with("/api/host/addresses/unban", "Lift a ban.", wire.AddressInput, Done)
    async def unban_address(self, call: Call, body: wire.AddressInput) -> Done:
        caller = await self._host(call)
        try:
            done = await self.hosts.act(
                lambda db, at: moderation.unban_address(db, body.address, at, caller)
            )
        except BadNetwork as error:
            raise NotAddress(str(error)) from None
        await self.revocations.check()
        return Done(done=done)

    # Tables

    @get_by("/api/host/tables", "Tables.", wire.HostTablesQuery, wire.HostTablesReply)
    async def show_tables(self, call: Call, query: wire.HostTablesQuery) -> wire.HostTablesReply:
        await self._moderator(call)
        states = PHASES if query.state is None else (query.state,)
        found = await self.hosts.database.read(lambda db: lists.list_tables(db, states, limit=MOST))
        return wire.HostTablesReply(tables=tuple(found))

    @post("/api/host/tables/{table}/end", "Delete a table.", Done)
    async def end_table(self, call: Call) -> Done:
        caller, table = await self._moderator(call), call.table
        done = await self.hosts.act(lambda db, at: changes.end_table(db, table, at, caller))
        await self.revocations.check()
        return Done(done=done)

    async def _moderator(self, call: Call) -> Caller:
        return await self.hosts.check(call.who, caller_of(call))

    async def _host(self, call: Call) -> Caller:
        return await self.hosts.check(call.who, caller_of(call), HOSTS)


def _with_id(run: ActOnId, caller: Caller, db: Connection, line: PersonLine, at: float) -> object:
    return run(db, line.id, at, caller)


def _check_account(line: PersonLine) -> None:
    if not line.has_account:
        raise UnknownPerson("a guest has neither a password nor a role")
