"""Reports over HTTP: their queue, and the reported lines of chat and posts of clubs."""

from __future__ import annotations

from dataclasses import dataclass

from undercard.server.admin import reports
from undercard.server.db.audit import Caller
from undercard.server.db.reports import CHAT_LINES, CLUB_POSTS, Source
from undercard.server.host import wire
from undercard.server.host.service import MOST, Hosts
from undercard.server.http.call import Call
from undercard.server.http.callers import caller_of
from undercard.server.http.endpoint import get_by, post
from undercard.server.http.wire import Done

AROUND = 10
"""The number of lines before and after a reported one."""


@dataclass(frozen=True)
class ReportsApi:
    hosts: Hosts

    @get_by("/api/host/reports", "Reports.", wire.ReportsQuery, wire.ReportsReply)
    async def show_reports(self, call: Call, query: wire.ReportsQuery) -> wire.ReportsReply:
        await self._moderator(call)
        found = await self.hosts.database.read(
            lambda db: reports.list_reports(db, query.closed, MOST)
        )
        return wire.ReportsReply(reports=tuple(found))

    # Chat

    @get_by("/api/host/tables/{table}/chat", "Lines around one.", wire.LinesQuery, wire.LinesReply)
    async def show_lines(self, call: Call, query: wire.LinesQuery) -> wire.LinesReply:
        return await self._show(call, CHAT_LINES, call.table, query.around)

    @post("/api/host/tables/{table}/chat/{number}/remove", "Remove a line.", Done)
    async def remove_line(self, call: Call) -> Done:
        caller = await self._moderator(call)
        return Done(done=await self.hosts.remove_line(call.table, call.number, caller))

    @post("/api/host/tables/{table}/chat/{number}/close", "Close the reports of a line.", Done)
    async def close_report(self, call: Call) -> Done:
        return await self._close(call, CHAT_LINES, call.table)

    # Boards of clubs

    @get_by("/api/host/clubs/{club}/board", "Posts around one.", wire.LinesQuery, wire.LinesReply)
    async def show_posts(self, call: Call, query: wire.LinesQuery) -> wire.LinesReply:
        return await self._show(call, CLUB_POSTS, call.path("club"), query.around)

    @post("/api/host/clubs/{club}/board/{number}/remove", "Remove a post.", Done)
    async def remove_club_post(self, call: Call) -> Done:
        caller, club, number = await self._moderator(call), call.path("club"), call.number
        done = await self.hosts.act(
            lambda db, at: reports.remove_club_post(db, club, number, at, caller)
        )
        return Done(done=done)

    @post("/api/host/clubs/{club}/board/{number}/close", "Close the reports of a post.", Done)
    async def close_club_report(self, call: Call) -> Done:
        return await self._close(call, CLUB_POSTS, call.path("club"))

    async def _show(self, call: Call, source: Source, place: str, around: int) -> wire.LinesReply:
        await self._moderator(call)
        found = await self.hosts.database.read(
            lambda db: reports.list_lines(db, source, place, around, AROUND)
        )
        return wire.LinesReply(lines=tuple(found))

    async def _close(self, call: Call, source: Source, place: str) -> Done:
        caller, number = await self._moderator(call), call.number
        done = await self.hosts.act(
            lambda db, at: reports.close_report(db, source, place, number, at, caller)
        )
        return Done(done=done)

    async def _moderator(self, call: Call) -> Caller:
        return await self.hosts.check(call.who, caller_of(call))
