"""What members do inside a club, over HTTP: the board, tables and results."""

from __future__ import annotations

from dataclasses import dataclass

from undercard.server.clubs import wire
from undercard.server.clubs.board import Boards
from undercard.server.clubs.lobby import ClubLobbies
from undercard.server.clubs.paths import club_in
from undercard.server.clubs.standings import Rankings
from undercard.server.clubs.tables import table_of
from undercard.server.http.call import Call
from undercard.server.http.endpoint import get, get_by, post, post_with
from undercard.server.http.metrics import Metrics
from undercard.server.http.wire import Done
from undercard.server.tables.games import check_game
from undercard.server.tables.setup import TableSetup
from undercard.server.tables.wire import TableMade


@dataclass(frozen=True)
class ClubRoomApi:
    boards: Boards
    lobbies: ClubLobbies
    rankings: Rankings
    setup: TableSetup
    metrics: Metrics

    # Board

    @get_by("/api/clubs/{club}/board", "Posts of a club.", wire.BoardQuery, wire.BoardReply)
    async def show_board(self, call: Call, query: wire.BoardQuery) -> wire.BoardReply:
        return await self.boards.read(call.who, club_in(call), query)

    @post_with(
        "/api/clubs/{club}/board",
        "Write on the board of a club.",
        wire.NewPost,
        wire.Posted,
        status=201,
    )
    async def write_post(self, call: Call, body: wire.NewPost) -> wire.Posted:
        who = call.person
        call.take(call.rates.chat)
        number = await self.boards.write(who, club_in(call), body.text)
        self.metrics.add("chat_lines_total")
        return wire.Posted(number=number)

    @post("/api/clubs/{club}/board/{number}/remove", "Remove a post.", Done)
    async def remove_post(self, call: Call) -> Done:
        who = call.person
        call.take(call.rates.club)
        await self.boards.remove(who, club_in(call), call.number)
        return Done(done=True)

    @post_with(
        "/api/clubs/{club}/board/{number}/report",
        "Report a post to the host of the site.",
        wire.NewPostReport,
        Done,
    )
    async def report_post(self, call: Call, body: wire.NewPostReport) -> Done:
        who = call.person
        call.take(call.rates.club)
        await self.boards.report(who, club_in(call), call.number, body.reason)
        self.metrics.add("reports_total")
        return Done(done=True)

    # Tables and results

    @get("/api/clubs/{club}/tables", "The tables of a club.", wire.ClubTables)
    async def show_club_tables(self, call: Call) -> wire.ClubTables:
        return await self.lobbies.tables(call.who, club_in(call))

    @post_with(
        "/api/clubs/{club}/tables",
        "Make a table with the defaults of a club.",
        wire.NewClubTable,
        TableMade,
        status=201,
    )
    async def make_club_table(self, call: Call, body: wire.NewClubTable) -> TableMade:
        who, club = call.person, club_in(call)
        call.take(call.rates.table)
        defaults = await self.lobbies.defaults(who, club)
        made = await self.setup.make(who, table_of(defaults, contributes=body.contributes))
        await self.lobbies.add(who, club, made.table)
        return made

    @get_by(
        "/api/clubs/{club}/ranking",
        "The members of a club by rating, and their results among each other.",
        wire.RankingQuery,
        wire.ClubRanking,
    )
    async def show_ranking(self, call: Call, query: wire.RankingQuery) -> wire.ClubRanking:
        call.take(call.rates.profile)
        check_game(query.game)
        return await self.rankings.read(call.who, club_in(call), query.game)
