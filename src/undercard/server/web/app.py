"""The application: routes, what surrounds them, and typed answers to whatever goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from undercard.kernel.plugin import game_names
from undercard.kernel.registry import load
from undercard.server.bot_api.play_api import BOTS
from undercard.server.bot_api.tokens_api import TOKENS
from undercard.server.lab.api import LAB
from undercard.server.live.route import LiveRoute
from undercard.server.notices.api import NOTICES
from undercard.server.notices.service import Notices
from undercard.server.pages.route import PageRoute
from undercard.server.people import People
from undercard.server.readiness import Readiness
from undercard.server.settings import Settings
from undercard.server.store.errors import StoreUnavailable
from undercard.server.together import Together
from undercard.server.web.account_api import ACCOUNT
from undercard.server.web.boxes_api import BOXES
from undercard.server.web.call import Site
from undercard.server.web.chat_api import CHAT
from undercard.server.web.contract import Tables
from undercard.server.web.endpoint import json_response, refusal_response
from undercard.server.web.games_api import GAMES
from undercard.server.web.history_api import HISTORY
from undercard.server.web.matching_api import MATCHING
from undercard.server.web.metrics import MEDIA_TYPE
from undercard.server.web.observing import Observing
from undercard.server.web.openapi import describe
from undercard.server.web.people_api import PEOPLE
from undercard.server.web.qr_api import CODES
from undercard.server.web.ratings_api import RATINGS
from undercard.server.web.readiness_api import READINESS
from undercard.server.web.replay_api import REPLAYS
from undercard.server.web.tables_api import TABLES
from undercard.server.web.wire import Health, HealthReply, Refusal
from undercard.server.web.words_api import WORDS
from undercard.version import __version__

TOGETHER = (*CHAT, *RATINGS, *HISTORY, *MATCHING, *ACCOUNT)
ENDPOINTS = (
    *PEOPLE,
    *TOGETHER,
    *GAMES,
    *READINESS,
    *TABLES,
    *BOXES,
    *WORDS,
    *REPLAYS,
    *LAB,
    *NOTICES,
    *CODES,
    *TOKENS,
    *BOTS,
)
HEALTH_SECONDS = 3.0


def create_app(
    settings: Settings,
    tables: Tables,
    people: People,
    notices: Notices,
    together: Together,
    readiness: Readiness,
) -> Starlette:
    site = Site(settings, tables, people, notices, together, readiness)
    routes: list[BaseRoute] = [
        *(endpoint.route(site) for endpoint in ENDPOINTS),
        Route("/api/openapi.json", _show_description),
        Route("/health", _health(site)),
        Route("/metrics", _metrics(site)),
        WebSocketRoute("/api/live", LiveRoute(site).serve),
        PageRoute(),
    ]
    app = Starlette(
        routes=routes,
        middleware=[Middleware(Observing, metrics=site.metrics, routes=routes)],
        exception_handlers={HTTPException: _refuse_route},
    )
    # Else a path with a slash too many is sent on to one that may not exist either.
    app.router.redirect_slashes = False
    app.state.site = site
    return app


async def _show_description(_: Request) -> Response:
    games = await asyncio.to_thread(lambda: [load(name) for name in game_names()])
    return json_response(describe(ENDPOINTS, games))


def _health(site: Site) -> Callable[[Request], Awaitable[Response]]:
    async def show(_: Request) -> Response:
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await site.people.check_health()
        except (StoreUnavailable, TimeoutError):
            return json_response(_health_now(site, "unavailable"), 503)
        return json_response(_health_now(site, "ok"))

    return show


def _health_now(site: Site, status: Health) -> HealthReply:
    return HealthReply(status=status, version=__version__, compilation=site.readiness.state)


def _metrics(site: Site) -> Callable[[Request], Awaitable[Response]]:
    async def show(_: Request) -> Response:
        return Response(site.metrics.text(), media_type=MEDIA_TYPE)

    return show


async def _refuse_route(_: Request, error: Exception) -> Response:
    """No such path, or not with this method."""
    assert isinstance(error, HTTPException)
    code = {404: "not_found", 405: "bad_method"}.get(error.status_code, "bad_request")
    response = refusal_response(Refusal(error=code, message=error.detail), error.status_code)
    response.headers.update(error.headers or {})
    return response
