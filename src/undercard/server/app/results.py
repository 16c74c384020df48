"""What remains of games: ratings, histories, replays and pictures."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import dataclass

from undercard.server.app.core import Core
from undercard.server.history.api import HistoryApi
from undercard.server.history.archive import archive_game
from undercard.server.history.service import History
from undercard.server.ratings.api import RatingsApi
from undercard.server.ratings.service import Ratings
from undercard.server.ratings.shared_addresses import SharedAddresses
from undercard.server.replays.api import ReplaysApi
from undercard.server.sharing.api import SharingApi
from undercard.server.sharing.service import Sharing

APIS: tuple[type, ...] = (RatingsApi, HistoryApi, ReplaysApi, SharingApi)


@dataclass(frozen=True)
class ResultServices:
    ratings: Ratings
    ratings_api: RatingsApi
    """Other features show the ratings of people."""
    sharing: Sharing
    apis: tuple[object, ...]


def open_results(stack: AsyncExitStack, core: Core) -> ResultServices:
    """Start what judges finished games, before the tables start."""
    database, tables = core.database, core.tables
    ratings = Ratings(database, tables, note=archive_game)
    ratings.start()
    stack.push_async_callback(ratings.close)
    shared = SharedAddresses(database, core.addresses)
    shared.listen_to(tables)
    stack.push_async_callback(shared.close)
    sharing = Sharing(database, tables)
    ratings_api = RatingsApi(ratings)
    apis = (
        ratings_api,
        HistoryApi(History(database, tables), ratings_api.ratings_of, ratings.settle_of),
        ReplaysApi(tables),
        SharingApi(sharing),
    )
    return ResultServices(ratings, ratings_api, sharing, apis)
