"""Moderation of clubs over HTTP: their list, the end of a club."""

from __future__ import annotations

from dataclasses import dataclass

from undercard.server.admin import changes, club_lists
from undercard.server.host import wire
from undercard.server.host.service import HOSTS, MOST, Hosts
from undercard.server.http.call import Call
from undercard.server.http.callers import caller_of
from undercard.server.http.endpoint import get, post
from undercard.server.http.wire import Done


@dataclass(frozen=True)
class HostClubsApi:
    hosts: Hosts

    @get("/api/host/clubs", "Clubs.", wire.HostClubsReply)
    async def show_all_clubs(self, call: Call) -> wire.HostClubsReply:
        await self.hosts.check(call.who, caller_of(call))
        found = await self.hosts.database.read(lambda db: club_lists.list_clubs(db, MOST))
        return wire.HostClubsReply(clubs=tuple(found))

    @post("/api/host/clubs/{club}/end", "Delete a club.", Done)
    async def end_club(self, call: Call) -> Done:
        caller, club = await self.hosts.check(call.who, caller_of(call), HOSTS), call.path("club")
        return Done(
            done=await self.hosts.act(lambda db, at: changes.end_club(db, club, at, caller))
        )
