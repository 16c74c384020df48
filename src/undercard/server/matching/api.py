"""Quick match over HTTP."""

from __future__ import annotations

from dataclasses import dataclass

from undercard.server.http.call import Call
from undercard.server.http.endpoint import post_with
from undercard.server.matching import wire
from undercard.server.matching.early_exits import EarlyExits
from undercard.server.matching.service import Matchmaker
from undercard.server.tables.games import check_game
from undercard.server.tables.setup import TableSetup
from undercard.server.tables.wire import NewTable


@dataclass(frozen=True)
class MatchingApi:
    matchmaker: Matchmaker
    setup: TableSetup
    exits: EarlyExits

    @post_with(
        "/api/quick-match",
        "A game with a person who waits, or a table to wait at.",
        wire.QuickMatch,
        wire.QuickMatched,
    )
    async def find_match(self, call: Call, body: wire.QuickMatch) -> wire.QuickMatched:
        """Find a match. A new table counts against the usual limit; a repeated request does not."""
        who = call.person
        call.rates.step.take(who.id)
        check_game(body.game)
        await self.exits.check(who)

        async def make() -> str:
            call.take(call.rates.table)
            wanted = NewTable(game=body.game, contributes=body.contributes)
            return (await self.setup.make(who, wanted)).table

        matched = await self.matchmaker.find(who, body.game, body.contributes, make)
        return wire.QuickMatched(
            table=matched.table,
            is_waiting=matched.is_waiting,
            commitment=await self.matchmaker.commitment_of(matched.table),
        )

    @post_with(
        "/api/quick-match/withdraw",
        "Wait no longer.",
        wire.QuickMatchWithdrawal,
        wire.QuickMatchWithdrawn,
    )
    async def withdraw(
        self, call: Call, body: wire.QuickMatchWithdrawal
    ) -> wire.QuickMatchWithdrawn:
        call.rates.step.take(call.person.id)
        check_game(body.game)
        table = await self.matchmaker.withdraw(call.person, body.game)
        return wire.QuickMatchWithdrawn(table=table)
