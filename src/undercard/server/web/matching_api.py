"""Quick match over HTTP."""

from __future__ import annotations

from undercard.server.web import wire
from undercard.server.web.call import Call
from undercard.server.web.endpoint import post_with
from undercard.server.web.games_api import check_game
from undercard.server.web.tables_api import set_up


async def find_match(call: Call, body: wire.QuickMatch) -> wire.QuickMatched:
    """A new table counts against the same limit as any other; asking again does not."""
    who = call.person
    call.site.gate.step.take(who.id)
    check_game(body.game)

    async def make() -> str:
        call.site.gate.table.take(who.id)
        made = await set_up(call.site, who, wire.NewTable(game=body.game, word=body.word))
        return made.table

    matched = await call.site.quick_match.find(who, body.game, body.word, make)
    return wire.QuickMatched(table=matched.table, is_waiting=matched.is_waiting)


async def withdraw(call: Call, body: wire.QuickMatchWithdrawal) -> wire.QuickMatchWithdrawn:
    call.site.gate.step.take(call.person.id)
    check_game(body.game)
    return wire.QuickMatchWithdrawn(
        table=await call.site.quick_match.withdraw(call.person, body.game)
    )


MATCHING = (
    post_with(
        "/api/quick-match",
        "A game with whoever waits, or a table to wait at.",
        wire.QuickMatch,
        wire.QuickMatched,
        find_match,
    ),
    post_with(
        "/api/quick-match/withdraw",
        "Wait no longer.",
        wire.QuickMatchWithdrawal,
        wire.QuickMatchWithdrawn,
        withdraw,
    ),
)
