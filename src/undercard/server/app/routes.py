"""Routes from APIs, and their description."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from undercard.kernel.plugin import game_names
from undercard.kernel.registry import load
from undercard.server.app import access, company, operation, play, programs, results
from undercard.server.bot_api.api import endpoints_for_bots
from undercard.server.http.concurrency import Concurrency
from undercard.server.http.endpoint import Endpoint, endpoints_of
from undercard.server.http.gateway import Gateway
from undercard.server.http.host_check import HostCheck
from undercard.server.http.instrumentation import Instrumentation
from undercard.server.http.openapi import LiveMessages, describe
from undercard.server.http.pages import Head, PageRoute
from undercard.server.http.responses import json_response, refusal_response
from undercard.server.http.wire import Refusal
from undercard.server.live.wire import ClientMessage, ServerMessage
from undercard.server.notices.wire import Pushed

APIS: tuple[type, ...] = (
    *access.APIS,
    *results.APIS,
    *play.APIS,
    *company.APIS,
    *programs.APIS,
    *operation.APIS,
)
MESSAGES = LiveMessages(ClientMessage, ServerMessage, (Pushed,))


def all_endpoints(apis: Iterable[object] = APIS) -> list[Endpoint]:
    """Return the endpoints of these APIs, including those that are also served to bots.

    Endpoints of classes are for descriptions only; those of objects can be served.
    """
    own = [endpoint for api in apis for endpoint in endpoints_of(api)]
    return [*own, *endpoints_for_bots(own)]


def create_app(
    gateway: Gateway, apis: Iterable[object], others: Iterable[BaseRoute], head: Head
) -> Starlette:
    """Return the ASGI application with these APIs, their description, other routes and the
    pages."""
    routes: list[BaseRoute] = [
        *map(gateway.route, all_endpoints(apis)),
        Route("/api/openapi.json", _show_description),
        *others,
        PageRoute(head=head),
    ]
    settings, metrics = gateway.settings, gateway.metrics
    app = Starlette(
        routes=routes,
        middleware=[
            Middleware(Instrumentation, metrics=metrics, routes=routes),
            Middleware(HostCheck, host=settings.host, origins=settings.origins),
            Middleware(Concurrency, limits=settings.limits, metrics=metrics),
        ],
        exception_handlers={HTTPException: _refuse_route},
    )
    # Otherwise a path with a trailing slash is redirected to one that may not exist either.
    app.router.redirect_slashes = False
    return app


async def _show_description(_: Request) -> Response:
    games = await asyncio.to_thread(lambda: [load(name) for name in game_names()])
    return json_response(describe(all_endpoints(), MESSAGES, games))


async def _refuse_route(_: Request, error: Exception) -> Response:
    """Refuse an unknown path or method."""
    assert isinstance(error, HTTPException)
    code = {404: "not_found", 405: "bad_method"}.get(error.status_code, "bad_request")
    response = refusal_response(Refusal(error=code, message=error.detail), error.status_code)
    response.headers.update(error.headers or {})
    return response
