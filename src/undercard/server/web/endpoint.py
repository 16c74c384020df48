"""An endpoint: a function with the types of what it takes and gives, from which the route and its
description are both made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Literal, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undercard.kernel.errors import UndercardError
from undercard.server.bot_api.tokens import Scope
from undercard.server.settings import Limits
from undercard.server.web.bodies import read_body, read_query
from undercard.server.web.call import Call, Site
from undercard.server.web.errors import refusal_of, status_of
from undercard.server.web.origin import check_origin
from undercard.server.web.wire import Refusal

T = TypeVar("T")
Method = Literal["GET", "POST", "PUT"]
Run = Callable[[Call], Awaitable[object]]
JSON = "application/json"
REFUSALS = "undercard-refusals"
"""A page that sends this header with `in-body` gets its refusals with status 200: whatever has
another status, browsers write into the console as a failure of the page."""
STATUS = "undercard-status"
"""Then the header with the status that it would have been."""
encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class Endpoint:
    """`run` reads the body or the query itself; the rest is for the description."""

    method: Method
    path: str
    summary: str
    run: Run
    gives: type
    body: type | None = None
    query: type | None = None
    status: int = 200
    takes_key: bool = False
    """Whether the header Idempotency-Key means something here."""
    media: str = JSON
    scope: Scope | None = None
    """What an access token must allow; such an endpoint is for tokens only, never for cookies."""

    def route(self, site: Site) -> Route:
        async def serve(request: Request) -> Response:
            return await _serve(self, site, request)

        return Route(self.path, serve, methods=[self.method], name=self.run.__name__)


def get(path: str, summary: str, gives: type, run: Run) -> Endpoint:
    return Endpoint("GET", path, summary, run, gives)


def get_by(
    path: str,
    summary: str,
    query: type[T],
    gives: type,
    run: Callable[[Call, T], Awaitable[object]],
) -> Endpoint:
    """With a query in the address."""

    async def read_and_run(call: Call) -> object:
        return await run(call, read_query(call.request.query_params, query))

    read_and_run.__name__ = run.__name__
    return Endpoint("GET", path, summary, read_and_run, gives, query=query)


def get_as(path: str, summary: str, media: str, run: Run, query: type | None = None) -> Endpoint:
    """Gives something else than JSON; `run` makes the response, and reads the query."""
    return Endpoint("GET", path, summary, run, str, query=query, media=media)


def post(path: str, summary: str, gives: type, run: Run) -> Endpoint:
    """Without a body."""
    return Endpoint("POST", path, summary, run, gives)


def post_with(
    path: str,
    summary: str,
    body: type[T],
    gives: type,
    run: Callable[[Call, T], Awaitable[object]],
    status: int = 200,
    takes_key: bool = False,
    most: Callable[[Limits], int] = lambda limits: limits.body_bytes,
) -> Endpoint:
    """With a body of JSON; `most` says which limit is on its length."""

    async def read_and_run(call: Call) -> object:
        length = most(call.site.settings.limits)
        return await run(call, await read_body(call.request, body, length))

    read_and_run.__name__ = run.__name__
    return Endpoint(
        "POST",
        path,
        summary,
        read_and_run,
        gives,
        body=body,
        status=status,
        takes_key=takes_key,
    )


def put_with(
    path: str,
    summary: str,
    body: type[T],
    gives: type,
    run: Callable[[Call, T], Awaitable[object]],
) -> Endpoint:
    """In place of what was there, so that sending it again changes nothing."""
    return replace(post_with(path, summary, body, gives, run), method="PUT")


async def _serve(endpoint: Endpoint, site: Site, request: Request) -> Response:
    try:
        call = await _enter(endpoint, site, request)
        reply = await endpoint.run(call)
    except UndercardError as error:
        return _soften(request, refuse(site, error))
    response = reply if isinstance(reply, Response) else json_response(reply, endpoint.status)
    call.set_cookie(response)
    return response


async def _enter(endpoint: Endpoint, site: Site, request: Request) -> Call:
    """A token is sent on purpose; a cookie also by pages of others, so those are kept out."""
    if endpoint.scope is not None:
        return Call(site, request, None, await site.access.session_of(request, endpoint.scope))
    if endpoint.method != "GET":
        check_origin(request, site.settings.origins)
    return Call(site, request, *await site.session_of(request))


def refuse(site: Site, error: UndercardError) -> Response:
    refusal = refusal_of(error)
    site.metrics.add("refusals_total", code=refusal.error)
    return refusal_response(refusal, status_of(error))


def _soften(request: Request, response: Response) -> Response:
    if request.headers.get(REFUSALS) == "in-body":
        response.headers[STATUS] = str(response.status_code)
        response.status_code = 200
    return response


def refusal_response(refusal: Refusal, status: int) -> Response:
    response = json_response(refusal, status)
    if refusal.retry_after is not None:
        response.headers["retry-after"] = str(max(1, round(refusal.retry_after + 0.5)))
    return response


def json_response(content: object, status: int = 200) -> Response:
    """What is told may be for one person only: nobody in between keeps it."""
    return Response(
        encoder.encode(content),
        status,
        {"cache-control": "no-store", "x-content-type-options": "nosniff"},
        "application/json",
    )
