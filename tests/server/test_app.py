"""The composition of the server."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.routing import Route

from undercard.server.app import all_endpoints

DESCRIPTION = "GET", "/api/openapi.json"


async def test_every_described_endpoint_is_served(app: Starlette) -> None:
    served = {
        (method, route.path)
        for route in app.routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    described = {(it.method, it.path) for it in all_endpoints()}
    assert described == {it for it in served if it[1].startswith("/api/")} - {DESCRIPTION}
