"""The path of every HTTP request to its endpoint: session, origin check, decoding, errors."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from undercard.kernel.errors import UndercardError
from undercard.server.http.call import Call
from undercard.server.http.decoder import read_body, read_query
from undercard.server.http.endpoint import Endpoint
from undercard.server.http.errors import refusal_of, status_of
from undercard.server.http.metrics import Metrics
from undercard.server.http.origin import check_origin
from undercard.server.http.rate_limits import RateLimits
from undercard.server.http.responses import json_response, refusal_response
from undercard.server.http.session import Session, Sessions, TokenSessions
from undercard.server.settings import ServerSettings

REFUSALS = "undercard-refusals"
"""A page that sends this header with `in-body` gets errors with status 200, because browsers log
any other status in the console as a failure."""
STATUS = "undercard-status"
"""The header that then contains the original status."""


@dataclass(frozen=True)
class Gateway:
    """The services that all requests share."""

    settings: ServerSettings
    sessions: Sessions
    tokens: TokenSessions
    rates: RateLimits
    metrics: Metrics

    @property
    def cookie(self) -> str:
        """The name of the cookie; with https its prefix prevents other subdomains from setting
        it."""
        return "__Host-undercard" if self.settings.secure_cookies else "undercard"

    def route(self, endpoint: Endpoint) -> Route:
        async def serve(request: Request) -> Response:
            return await self._serve(endpoint, request)

        return Route(endpoint.path, serve, methods=[endpoint.method], name=endpoint.name)

    async def session_of(self, connection: HTTPConnection) -> tuple[str | None, Session | None]:
        """Return the token in the cookie, and its session."""
        token = connection.cookies.get(self.cookie)
        return token, await self.sessions.find(token) if token else None

    def refuse(self, error: UndercardError) -> Response:
        refusal = refusal_of(error)
        self.metrics.add("refusals_total", code=refusal.error)
        return refusal_response(refusal, status_of(error))

    async def _serve(self, endpoint: Endpoint, request: Request) -> Response:
        try:
            call = await self._accept(endpoint, request)
            reply = await self._run(endpoint, call)
        except UndercardError as error:
            return _soften(request, self.refuse(error))
        response = reply if isinstance(reply, Response) else json_response(reply, endpoint.status)
        self._set_cookie(call, response)
        return response

    async def _accept(self, endpoint: Endpoint, request: Request) -> Call:
        """Find the session. Browsers also send a cookie with requests from other sites, but never a
        token, so only requests with a cookie need the origin check."""
        if endpoint.scope is not None:
            session = await self.tokens.session_of(request, endpoint.scope)
            return Call(request, self.rates, None, session)
        if endpoint.method != "GET":
            check_origin(request, self.settings.origins)
        return Call(request, self.rates, *await self.session_of(request))

    async def _run(self, endpoint: Endpoint, call: Call) -> object:
        if endpoint.body is not None:
            length = endpoint.most(self.settings.limits)
            return await endpoint.run(call, await read_body(call.request, endpoint.body, length))
        if endpoint.query is not None:
            return await endpoint.run(call, read_query(call.request.query_params, endpoint.query))
        return await endpoint.run(call)

    def _set_cookie(self, call: Call, response: Response) -> None:
        if call.cookie is None:
            return
        token, seconds = call.cookie
        response.set_cookie(
            self.cookie,
            token,
            max_age=int(seconds),
            path="/",
            secure=self.settings.secure_cookies,
            httponly=True,
            samesite="lax",
        )


def _soften(request: Request, response: Response) -> Response:
    if request.headers.get(REFUSALS) == "in-body":
        response.headers[STATUS] = str(response.status_code)
        response.status_code = 200
    return response
