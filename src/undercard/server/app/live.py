"""The WebSocket, with the services that its connections share."""

from __future__ import annotations

from starlette.routing import WebSocketRoute

from undercard.server.app.access import Access
from undercard.server.app.company import Company
from undercard.server.app.core import Core
from undercard.server.app.play import PlayServices
from undercard.server.chat.feed import ChatFeeds
from undercard.server.live.route import LiveRoute
from undercard.server.live.services import LiveServices
from undercard.server.tables.lobby import Lobby, LobbyFeed


def live_route(core: Core, access: Access, play: PlayServices, company: Company) -> WebSocketRoute:
    settings, rates, metrics = core.settings, access.rates, core.metrics

    async def read_lobby() -> Lobby:
        return Lobby(await play.listed.read(), play.visitors.count())

    services = LiveServices(
        limits=settings.limits,
        message_rate=rates.message,
        snapshot_rate=rates.snapshot,
        metrics=metrics,
        sessions=access.people,
        tables=core.tables,
        steps=play.steps,
        lobby=LobbyFeed(read_lobby, settings.lobby_seconds),
        clubs=company.club_lobbies,
        chat=ChatFeeds(company.chat, rates.chat, metrics),
        emotes=company.emotes,
        presence=core.attendance.presence,
        audience=play.audience,
        site=core.attendance.site,
    )
    return WebSocketRoute("/api/live", LiveRoute(access.gateway, services, play.visitors).serve)
