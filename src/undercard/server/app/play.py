"""Tables, and the ways to one: the lobby, quick match, games to watch."""

from __future__ import annotations

import time
from contextlib import AsyncExitStack
from dataclasses import dataclass

from undercard.server.app.access import Access
from undercard.server.app.core import Core
from undercard.server.app.results import ResultServices
from undercard.server.games.api import GamesApi
from undercard.server.live.audience import Audience
from undercard.server.live.spectators import SpectatorExchange
from undercard.server.live.visitors import Visitors
from undercard.server.matching.api import MatchingApi
from undercard.server.matching.early_exits import EarlyExits
from undercard.server.matching.service import Matchmaker
from undercard.server.tables.absences import Absences
from undercard.server.tables.api import TablesApi
from undercard.server.tables.autostart import AutoStart
from undercard.server.tables.client_steps import ClientSteps
from undercard.server.tables.lobby_list import LobbyList
from undercard.server.tables.setup import TableSetup
from undercard.server.watch.api import WatchApi
from undercard.server.watch.service import WatchList

APIS: tuple[type, ...] = (TablesApi, GamesApi, MatchingApi, WatchApi)


@dataclass(frozen=True)
class PlayServices:
    visitors: Visitors
    audience: Audience
    steps: ClientSteps
    setup: TableSetup
    listed: LobbyList
    apis: tuple[object, ...]


async def open_play(
    stack: AsyncExitStack, core: Core, access: Access, results: ResultServices
) -> PlayServices:
    settings, database, tables = core.settings, core.database, core.tables
    exits = EarlyExits(database, tables)
    exits.start()
    stack.push_async_callback(exits.close)
    visitors = Visitors(database)
    if not core.is_alone:
        visitors.start()
    stack.push_async_callback(visitors.close)
    await tables.start()

    audience = Audience(core.attendance.presence, is_hidden=visitors.is_hidden)
    if not core.is_alone:
        spectators = SpectatorExchange(audience, core.store)
        spectators.start()
        stack.push_async_callback(spectators.close)
    autostart = AutoStart(tables)
    steps = ClientSteps(
        tables,
        autostart,
        Absences(tables, core.attendance.presence, time.time),
        access.rates.step,
        core.metrics,
        core.challenges.check_seat,
    )
    setup = TableSetup(tables, steps, settings.house_bots)
    listed = LobbyList(tables, core.addresses, settings.limits.lobby_tables)
    matchmaker = Matchmaker(database, tables, autostart)
    apis = (
        TablesApi(tables, listed, setup, steps, autostart, visitors.count, access.links),
        GamesApi(tables, settings.house_bots),
        MatchingApi(matchmaker, setup, exits, results.ratings_api.ratings_of),
        WatchApi(WatchList(tables, listed, results.ratings.in_game, audience.count)),
    )
    return PlayServices(visitors, audience, steps, setup, listed, apis)
