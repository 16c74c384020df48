"""Quick match over HTTP."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from undercard.bots.bot_set import bot_set
from undercard.server.db.people import Identity
from undercard.server.http.call import Call
from undercard.server.http.endpoint import get, post_with
from undercard.server.http.wire import RatingInfo
from undercard.server.matching import wire
from undercard.server.matching.early_exits import EarlyExits
from undercard.server.matching.queries import Terms
from undercard.server.matching.service import Matched, Matchmaker
from undercard.server.tables.games import check_game, quick_clock
from undercard.server.tables.setup import TableSetup
from undercard.server.tables.wire import NewTable
from undercard.table.clock import Unlimited

RatingsOf = Callable[[Sequence[str]], Awaitable[tuple[RatingInfo, ...]]]


@dataclass(frozen=True)
class MatchingApi:
    matchmaker: Matchmaker
    setup: TableSetup
    exits: EarlyExits
    ratings_of: RatingsOf

    @post_with(
        "/api/quick-match",
        "A game with a person who waits, or a table to wait at.",
        wire.QuickMatch,
        wire.QuickMatched,
    )
    async def find_match(self, call: Call, body: wire.QuickMatch) -> wire.QuickMatched:
        """Find a match. A new table counts against the usual limit; a repeated request does not."""
        who = call.person
        call.take(call.rates.quick_match)
        check_game(body.game)
        await self.exits.check(who)
        ratings = [it for it in await self.ratings_of(who.ids) if it.game == body.game]

        async def make() -> str:
            call.take(call.rates.table)
            clock = quick_clock(body.game) if body.has_clock else Unlimited()
            wanted = NewTable(game=body.game, clock=clock, contributes=body.contributes)
            return (await self.setup.make(who, wanted)).table

        terms = Terms(body.game, body.has_clock, settled_rating(ratings))
        matched = await self.matchmaker.find(who, terms, body.contributes, make)
        return await self._show(who, body.game, matched, level_for(body.game, ratings))

    async def _show(
        self, who: Identity, game: str, matched: Matched, level: str | None
    ) -> wire.QuickMatched:
        at, until = time.time(), matched.confirm_until
        return wire.QuickMatched(
            table=matched.table,
            is_waiting=matched.is_waiting,
            commitment=await self.matchmaker.commitment_of(matched.table),
            waited=0.0 if matched.since is None else max(0.0, at - matched.since),
            confirm_in=None if until is None else max(0.0, until - at),
            waiting=await self._count(game, who.ids),
            level=level,
        )

    @get("/api/quick-match/{game}", "How many people wait.", wire.WaitingPeople)
    async def count_waiting(self, call: Call) -> wire.WaitingPeople:
        game = call.path("game")
        check_game(game)
        return await self._count(game, call.who.ids if call.who is not None else ())

    async def _count(self, game: str, ids: Sequence[str]) -> wire.WaitingPeople:
        count = await self.matchmaker.count(game, ids)
        return wire.WaitingPeople(with_clock=count.get(True, 0), without_clock=count.get(False, 0))

    @post_with(
        "/api/quick-match/withdraw",
        "Wait no longer.",
        wire.QuickMatchWithdrawal,
        wire.QuickMatchWithdrawn,
    )
    async def withdraw(
        self, call: Call, body: wire.QuickMatchWithdrawal
    ) -> wire.QuickMatchWithdrawn:
        who = call.person
        call.take(call.rates.quick_match)
        check_game(body.game)
        table = await self.matchmaker.withdraw(who, body.game)
        return wire.QuickMatchWithdrawn(table=table)


def settled_rating(ratings: Sequence[RatingInfo]) -> float | None:
    """Return the rating against people; a provisional one is too uncertain to compare."""
    rated = (it.rating for it in ratings if it.pool == "people" and not it.is_provisional)
    return next(rated, None)


def level_for(game: str, ratings: Sequence[RatingInfo]) -> str | None:
    """Return the level with the nearest measured rating, or the weakest for a person without a
    rating. The rating against bots is on the same scale and comes first."""
    bots = bot_set(game)
    own = next(iter(sorted(ratings, key=lambda it: it.pool != "bots")), None)
    if own is None or bots.ladder is None:
        return bots.levels[0].name if bots.levels else None
    known = [(bots.ladder.rating_of(level.number), level.name) for level in bots.levels]
    near = [(abs(it.rating - own.rating), name) for it, name in known if it is not None]
    return min(near, default=(0.0, bots.levels[0].name))[1]
