"""Middleware around every HTTP request: metrics, a log line, and a response to internal errors."""

from __future__ import annotations

import logging
import time

from starlette.routing import BaseRoute, Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undercard.server.http.metrics import Metrics
from undercard.server.http.responses import refusal_response
from undercard.server.http.wire import Refusal

log = logging.getLogger("undercard.server.http")


class Instrumentation:
    """Names routes by their pattern: an address may contain the id of a private table."""

    def __init__(self, app: ASGIApp, metrics: Metrics, routes: list[BaseRoute]) -> None:
        self._app, self._metrics, self._routes = app, metrics, routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watch)
        except Exception:
            log.exception("a request failed")
            self._metrics.add("failures_total")
            if not status:
                failure = Refusal(error="internal", message="a defect of ours; it was logged")
                await refusal_response(failure, 500)(scope, receive, watch)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = self._pattern(scope)
        method = scope["method"] if scope["method"] in ("GET", "POST", "HEAD") else "other"
        self._metrics.add("http_requests_total", route=route, method=method, status=str(status))
        self._metrics.observe("http_seconds", seconds, route=route)
        fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1e3, 2)}
        log.info("request", extra={"fields": fields})

    def _pattern(self, scope: Scope) -> str:
        for route in self._routes:
            if isinstance(route, Route) and route.matches(scope)[0] is not Match.NONE:
                return route.path
        return "other"
