"""The path of every HTTP request to its endpoint: session, origin check, decoding, errors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from undercard.kernel.errors import UndercardError
from undercard.server.http.addresses import Addresses
from undercard.server.http.call import Call, address_of
from undercard.server.http.decoder import read_body, read_query
from undercard.server.http.endpoint import Endpoint
from undercard.server.http.errors import TooLarge, TooSlow, refusal_of, status_of
from undercard.server.http.metrics import Metrics
from undercard.server.http.origin import check_origin
from undercard.server.http.rate_limits import RateLimits
from undercard.server.http.responses import json_response, refusal_response
from undercard.server.http.revocations import Revocations
from undercard.server.http.session import Session, Sessions, TokenSessions
from undercard.server.settings import ServerSettings

T = TypeVar("T")
REFUSALS = "undercard-refusals"
"""A page that sends this header with `in-body` gets errors with status 200, because browsers log
any other status in the console as a failure."""
STATUS = "undercard-status"
"""The header that then contains the original status."""

DEVICE_SECONDS = 365 * 86_400.0
"""The time for which a browser is recognised after its last sign-in."""


@dataclass(frozen=True)
class Gateway:
    """The services that all requests share."""

    settings: ServerSettings
    sessions: Sessions
    tokens: TokenSessions
    rates: RateLimits
    metrics: Metrics
    addresses: Addresses
    revocations: Revocations

    @property
    def cookie(self) -> str:
        """The name of the cookie; with https its prefix prevents other subdomains from setting
        it."""
        return "__Host-undercard" if self.settings.secure_cookies else "undercard"

    @property
    def device_cookie(self) -> str:
        """The name of the cookie with which a browser is recognised at its next sign-in."""
        return f"{self.cookie}-device"

    def route(self, endpoint: Endpoint) -> Route:
        async def serve(request: Request) -> Response:
            return await self._serve(endpoint, request)

        return Route(endpoint.path, serve, methods=[endpoint.method], name=endpoint.name)

    async def session_of(self, connection: HTTPConnection) -> tuple[str | None, Session | None]:
        """Return the token in the cookie, and its session."""
        token = connection.cookies.get(self.cookie)
        session = await self.sessions.find(token) if token else None
        if session is not None:
            self.addresses.note(session.who.id, address_of(connection))
        return token, session

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
        if call.cookie is not None:
            self._set_cookie(response, self.cookie, *call.cookie)
        if call.keeps_device and call.device is not None:
            self._set_cookie(response, self.device_cookie, call.device, DEVICE_SECONDS)
        return response

    async def _accept(self, endpoint: Endpoint, request: Request) -> Call:
        """Find the session. Browsers also send a cookie with requests from other sites, but never a
        token, so only requests with a cookie need the origin check."""
        self.revocations.check_address(address_of(request))
        if endpoint.scope is not None:
            session = await self.tokens.session_of(request, endpoint.scope)
            self.addresses.note(session.who.id, address_of(request))
            return Call(request, self.rates, None, session)
        if endpoint.method != "GET":
            check_origin(request, self.settings.origins)
        device = request.cookies.get(self.device_cookie)
        return Call(request, self.rates, *await self.session_of(request), device=device)

    async def _run(self, endpoint: Endpoint, call: Call) -> object:
        if endpoint.body is not None:
            limits = self.settings.limits
            most, seconds = endpoint.most(limits), limits.request_seconds
            body: object = await self._read(call.request, endpoint.body, most, seconds)
            return await endpoint.run(call, body)
        if endpoint.query is not None:
            return await endpoint.run(call, read_query(call.request.query_params, endpoint.query))
        return await endpoint.run(call)

    async def _read(self, request: Request, kind: type[T], most: int, seconds: float) -> T:
        try:
            return await read_body(request, kind, most, seconds)
        except TooLarge:
            is_usual = most == self.settings.limits.body_bytes
            self.metrics.limit("body_bytes" if is_usual else "record_bytes")
            raise
        except TooSlow:
            self.metrics.limit("late_request")
            raise

    def _set_cookie(self, response: Response, name: str, token: str, seconds: float) -> None:
        response.set_cookie(
            name,
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
