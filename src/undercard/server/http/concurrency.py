"""Middleware that limits the requests of one address that are answered at the same time.

Behind a proxy, sockets say nothing about clients, so requests are counted by the client's address.
"""

from __future__ import annotations

from collections import Counter

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from undercard.server.http.call import address_of
from undercard.server.http.errors import Busy, refusal_of, status_of
from undercard.server.http.metrics import Metrics
from undercard.server.http.responses import refusal_response

WAIT_SECONDS = 1.0


class Concurrency:
    """Counts a request before anything is awaited."""

    def __init__(self, app: ASGIApp, most: int, metrics: Metrics) -> None:
        self._app, self._most, self._metrics = app, most, metrics
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        address = address_of(HTTPConnection(scope))
        if self._open[address] >= self._most:
            self._metrics.add("rate_limited_total", limit="address_requests")
            error = Busy("too many requests at the same time from this address", WAIT_SECONDS)
            await refusal_response(refusal_of(error), status_of(error))(scope, receive, send)
            return
        self._open[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
