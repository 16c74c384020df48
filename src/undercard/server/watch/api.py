"""Games to watch over HTTP."""

from __future__ import annotations

from dataclasses import dataclass

from undercard.server.http.call import Call
from undercard.server.http.endpoint import get_by
from undercard.server.tables.games import check_game
from undercard.server.watch.service import Watched, WatchList
from undercard.server.watch.wire import WatchedGame, WatchQuery, WatchReply
from undercard.table.snapshot import Snapshot


@dataclass(frozen=True)
class WatchApi:
    games: WatchList

    @get_by(
        "/api/watch",
        "Public games to watch: the best running ones, and recent ones that have ended.",
        WatchQuery,
        WatchReply,
    )
    async def show_games(self, call: Call, query: WatchQuery) -> WatchReply:
        call.take(call.rates.snapshot)
        if query.game is not None:
            check_game(query.game)
        chosen = await self.games.select(query.game, query.running, query.finished)
        return WatchReply(
            running=tuple(_shown(*it) for it in chosen.running),
            count=chosen.count,
            finished=tuple(_shown(*it) for it in chosen.finished),
        )


def _shown(game: Watched, shown: Snapshot) -> WatchedGame:
    return WatchedGame(
        table=game.table,
        ratings=game.ratings,
        watching=game.watching,
        number=shown.number,
        view=shown.view,
    )
