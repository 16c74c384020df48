"""An endpoint: a method of a feature's API with the types of its arguments and result.

The decorators mark the methods; the route and its description both derive from the mark.

    class GamesApi:
        @get("/api/games", "Games, options, bots.", GamesReply)
        async def show_games(self, call: Call) -> GamesReply: ...
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeVar

from undercard.server.http.call import Call
from undercard.server.http.session import Scope
from undercard.server.settings import UsageLimits

S = TypeVar("S")
T = TypeVar("T")
R = TypeVar("R")
Method = Literal["GET", "POST", "PUT"]
Plain = Callable[[S, Call], Awaitable[R]]
WithInput = Callable[[S, Call, T], Awaitable[R]]
JSON = "application/json"
_MARK = "_endpoint"


def body_bytes(limits: UsageLimits) -> int:
    return limits.body_bytes


@dataclass(frozen=True)
class Endpoint:
    """An endpoint; `run` is called with the call and the decoded body or query, if there is one."""

    method: Method
    path: str
    summary: str
    name: str
    run: Callable[..., Awaitable[object]]
    gives: type
    body: type | None = None
    query: type | None = None
    status: int = 200
    takes_key: bool = False
    """Whether the endpoint supports the header Idempotency-Key."""
    media: str = JSON
    scope: Scope | None = None
    """The scope that an access token needs; such an endpoint accepts only tokens, never cookies."""
    most: Callable[[UsageLimits], int] = body_bytes
    """The limit on the length of the body."""


def get(
    path: str, summary: str, gives: type, *, scope: Scope | None = None
) -> Callable[[Plain[S, R]], Plain[S, R]]:
    def mark(run: Plain[S, R]) -> Plain[S, R]:
        return _mark(run, Endpoint("GET", path, summary, run.__name__, run, gives, scope=scope))

    return mark


def get_by(
    path: str,
    summary: str,
    query: type[T],
    gives: type,
    *,
    media: str = JSON,
    scope: Scope | None = None,
) -> Callable[[WithInput[S, T, R]], WithInput[S, T, R]]:
    """Mark a GET endpoint with a query."""

    def mark(run: WithInput[S, T, R]) -> WithInput[S, T, R]:
        made = Endpoint("GET", path, summary, run.__name__, run, gives, scope=scope)
        return _mark(run, replace(made, query=query, media=media))

    return mark


def get_as(path: str, summary: str, media: str) -> Callable[[Plain[S, R]], Plain[S, R]]:
    """Mark a GET endpoint that builds its own response, which is not JSON."""

    def mark(run: Plain[S, R]) -> Plain[S, R]:
        return _mark(run, Endpoint("GET", path, summary, run.__name__, run, str, media=media))

    return mark


def post(
    path: str, summary: str, gives: type, *, scope: Scope | None = None
) -> Callable[[Plain[S, R]], Plain[S, R]]:
    """Mark a POST endpoint without a body."""

    def mark(run: Plain[S, R]) -> Plain[S, R]:
        return _mark(run, Endpoint("POST", path, summary, run.__name__, run, gives, scope=scope))

    return mark


def post_with(
    path: str,
    summary: str,
    body: type[T],
    gives: type,
    *,
    method: Method = "POST",
    status: int = 200,
    takes_key: bool = False,
    media: str = JSON,
    scope: Scope | None = None,
    most: Callable[[UsageLimits], int] = body_bytes,
) -> Callable[[WithInput[S, T, R]], WithInput[S, T, R]]:
    """Mark a POST endpoint with a JSON body."""

    def mark(run: WithInput[S, T, R]) -> WithInput[S, T, R]:
        made = Endpoint(method, path, summary, run.__name__, run, gives, body, scope=scope)
        return _mark(run, replace(made, status=status, takes_key=takes_key, media=media, most=most))

    return mark


def put_with(
    path: str, summary: str, body: type[T], gives: type
) -> Callable[[WithInput[S, T, R]], WithInput[S, T, R]]:
    """Mark a PUT endpoint with a JSON body; repeating the request changes nothing."""
    return post_with(path, summary, body, gives, method="PUT")


def _mark(run: T, endpoint: Endpoint) -> T:
    setattr(run, _MARK, endpoint)
    return run


def endpoints_of(api: object) -> Iterator[Endpoint]:
    """Return the endpoints of an API, in the order of their methods.

    Those of an object can be served; those of its class are for descriptions only.
    """
    kind = api if isinstance(api, type) else type(api)
    for name, member in vars(kind).items():
        endpoint: Endpoint | None = getattr(member, _MARK, None)
        if endpoint is not None:
            yield endpoint if api is kind else replace(endpoint, run=getattr(api, name))
